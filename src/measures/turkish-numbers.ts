import type { NumberWord } from "./number-word.ts";

const UNITS = words("iki 2 üç 3 dört 4 beş 5 altı 6 yedi 7 sekiz 8 dokuz 9");
const TENS = words("on 10 yirmi 20 otuz 30 kırk 40 elli 50 altmış 60 yetmiş 70 seksen 80 doksan 90");
const ONE: Named = ["bir", 1];
const HUNDRED: Named = ["yüz", 100];
const THOUSAND: Named = ["bin", 1000];
const SCALES = words("milyon 1e6 milyar 1e9 trilyon 1e12");

type Named = readonly [word: string, value: number];

/** With endings they are other words: "onu" is "him", "yüzü" "its face", "bine" also "may he get on". */
const OTHER_WITH_ENDINGS = new Set(["on", "yüz", "bin", "bir"]);
/** "of gold", "mankind", "had been enough". */
const OTHER_WORDS = ["altının", "beşer", "yetmişti"];

/**
 * Number words of Turkish as they stand in texts: bare, with endings of case ("dokuzda", "on ikiye"), possession
 * ("üçünü"), "each" ("ikişer") and copula ("yedidir"), as ordinals, and what is often written in one word ("onbeş").
 * Made by the rules of vowel harmony.
 */
export function turkishNumberWords(): Map<string, NumberWord> {
  const forms = new Map<string, NumberWord>();
  const add = (form: string, word: NumberWord) => {
    if (!forms.has(form)) forms.set(form, word);
  };
  const simple = [...UNITS, ...TENS, HUNDRED, THOUSAND];
  const glued = [
    ...TENS.flatMap(([ten, x]) => [ONE, ...UNITS].map(([unit, y]): Named => [ten + unit, x + y])),
    ...UNITS.map(([unit, x]): Named => [`${unit}yüz`, 100 * x]),
    ...[...UNITS, ...TENS, HUNDRED].map(([word, x]): Named => [`${word}bin`, 1000 * x]),
    ...[ONE, ...UNITS, ...TENS].map(([word, x]): Named => [`yüz${word}`, 100 + x]),
    ["binbir", 1001] as const,
  ];
  add("sıfır", { value: 0 });
  add("düzine", { value: 12, times: true });
  for (const [word, value] of SCALES) {
    add(word, { value });
    // "Of three million".
    add(`${word}l${soundOf(word).i}k`, { value, ends: true });
  }
  for (const [word, value] of [...simple, ...glued]) add(word, { value });
  add(ONE[0], { value: 1, only: "after" });
  for (const [word, value] of [ONE, ...simple, ...SCALES]) {
    const after = OTHER_WITH_ENDINGS.has(word) ? ({ only: "after" } as const) : {};
    for (const form of inflected(word)) add(form, { value, ends: true, ...after });
    add(locative(word), { value, ends: true, locative: true, ...after });
    // An ordinal alone is none of the numbers that are compared; at the end of one it is part of it.
    add(ordinal(word), { value, ends: true, only: "after" });
  }
  for (const [word, value] of glued) {
    for (const form of [...inflected(word), locative(word), ordinal(word)]) add(form, { value, ends: true });
  }
  for (const word of OTHER_WORDS) forms.delete(word);
  return forms;
}

/** Two harmonies, and whether the word ends in a vowel or a voiceless consonant. */
function soundOf(word: string): { a: string; i: string; open: boolean; d: string; soft: string } {
  const last = /[aıoueiöü](?=[^aıoueiöü]*$)/.exec(word)![0];
  return {
    a: /[aıou]/.test(last) ? "a" : "e",
    i: /[aı]/.test(last) ? "ı" : /[ei]/.test(last) ? "i" : /[ou]/.test(last) ? "u" : "ü",
    open: word.endsWith(last),
    d: /[fstkçşhp]$/.test(word) ? "t" : "d",
    // "dört", "dördü".
    soft: word.replace(/dört$/, "dörd"),
  };
}

function locative(word: string): string {
  const { a, d } = soundOf(word);
  return word + d + a;
}

function ordinal(word: string): string {
  const { i, open, soft } = soundOf(word);
  return open ? `${word}nc${i}` : `${soft}${i}nc${i}`;
}

function inflected(word: string): string[] {
  const { a, i, open, d, soft } = soundOf(word);
  const y = open ? `${word}y` : soft;
  const own = open ? `${word}s${i}` : `${soft}${i}`;
  return [
    // Case.
    y + i,
    y + a,
    `${word}${d}${a}n`,
    `${word}${d}${a}ki`,
    open ? `${word}n${i}n` : `${soft}${i}n`,
    open ? `${word}yl${a}` : `${word}l${a}`,
    // "Its three", "three of them", with case. "Ikisi" is "both", a word that no language's numbers hold; "yüzü" "its face".
    ...(word === "iki" || word.endsWith("yüz")
      ? []
      : ["", `n${i}`, `n${a}`, `nd${a}`, `nd${a}n`, `n${i}n`, `yl${a}`].map((end) => own + end)),
    // Each; copula.
    open ? `${word}ş${a}r` : `${soft}${a}r`,
    `${word}${d}${i}r`,
    open ? `${word}yd${i}` : `${word}${d}${i}`,
  ];
}

function words(list: string): Named[] {
  const parts = list.split(" ");
  return Array.from({ length: parts.length / 2 }, (_, k) => [parts[2 * k]!, Number(parts[2 * k + 1])]);
}
