import type { NumberWord } from "./table.ts";

type Named = readonly [word: string, value: number];

/** With endings they are other words: "onu" is "him", "yüzü" "its face", "bine" also "may he get on". */
const OTHER_WITH_ENDINGS = new Set(["on", "yüz", "bin", "bir"]);
/** "of gold", "mankind", "had been enough". */
const OTHER_WORDS = new Set(["altının", "beşer", "yetmişti"]);

/**
 * Number words of Turkish as they stand in texts: bare, with endings of case ("dokuzda", "on ikiye"), possession
 * ("üçünü"), "each" ("ikişer") and copula ("yedidir"), and what is often written in one word ("onbeş"). Made by the
 * rules of vowel harmony. The first form wins where two words share one.
 */
export function* turkishNumberForms(
  words: Iterable<readonly [string, NumberWord]>,
): Generator<readonly [string, NumberWord]> {
  const bare = [...words];
  yield* bare;
  const named = (low: number, high: number, step: number) =>
    bare
      .filter(([, { role, ordinal, value }]) => isPlain(role, ordinal) && isStep(value, low, high, step))
      .map(([word, { value }]): Named => [word, value]);
  const units = named(1, 9, 1);
  const tens = named(10, 90, 10);
  const glued = [...gluedWords(units, tens)];
  for (const [word, value] of glued) yield [word, { role: "add", value }];
  for (const [word, value] of glued) yield* endings(word, { role: "add", value });
  for (const [word, number] of bare) {
    if (number.ordinal === true || number.role === "half" || number.role === "share") continue;
    yield* endings(word, number, OTHER_WITH_ENDINGS.has(word));
  }
  yield* ordinals(glued);
}

function isPlain(role: NumberWord["role"], ordinal: boolean | undefined): boolean {
  return role === "add" && ordinal !== true;
}

function isStep(value: number, low: number, high: number, step: number): boolean {
  return value >= low && value <= high && value % step === 0;
}

/** "onbeş", "ikiyüz", "beşbin", "yüzbir". */
function* gluedWords(units: readonly Named[], tens: readonly Named[]): Generator<Named> {
  for (const [ten, x] of tens) for (const [unit, y] of units) yield [ten + unit, x + y];
  for (const [unit, x] of units) if (x > 1) yield [`${unit}yüz`, 100 * x];
  for (const [word, x] of [...units, ...tens]) if (x > 1) yield [`${word}bin`, 1000 * x];
  for (const [word, x] of [...units, ...tens]) yield [`yüz${word}`, 100 + x];
}

function* endings(word: string, number: NumberWord, after = false): Generator<readonly [string, NumberWord]> {
  const { weak: _, ...plain } = number;
  const ended: NumberWord = { ...plain, ends: true, ...(after && { after: true }) };
  // "Ikisi" is "both"; in "üçte ikisi" a number.
  const forms = inflected(word);
  const own = new Set(possessed(word));
  if (word === "iki") for (const form of own) yield [form, { ...ended, after: true, possessed: true }];
  for (const [at, form] of forms.entries()) {
    if (OTHER_WORDS.has(form)) continue;
    const minutes = at === 0 ? ({ minutes: "past" } as const) : at === 1 ? ({ minutes: "to" } as const) : {};
    yield [form, { ...ended, ...minutes, ...(own.has(form) && { possessed: true }) }];
  }
  yield [locative(word), { ...ended, locative: true }];
}

function* ordinals(glued: readonly Named[]): Generator<readonly [string, NumberWord]> {
  for (const [word, value] of glued) yield [ordinal(word), { role: "add", value, ordinal: true }];
}

/** Two harmonies, and whether the word ends in a vowel or a voiceless consonant. */
function soundOf(word: string): { a: string; i: string; open: boolean; d: string; soft: string } {
  const last = /[aıoueiöü](?=[^aıoueiöü]*$)/.exec(word)?.[0] ?? "e";
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

/** The first is the accusative, the second the dative. */
function inflected(word: string): string[] {
  const { a, i, open, d, soft } = soundOf(word);
  const y = open ? `${word}y` : soft;
  return [
    y + i,
    y + a,
    `${word}${d}${a}n`,
    `${word}${d}${a}ki`,
    open ? `${word}n${i}n` : `${soft}${i}n`,
    open ? `${word}yl${a}` : `${word}l${a}`,
    `${word}l${i}k`,
    // "Its three", "three of them", with case. "Ikisi" is "both", a word that no language's numbers hold; "yüzü" "its face".
    ...(word === "iki" || word.endsWith("yüz") ? [] : possessed(word)),
    // Each; copula.
    open ? `${word}ş${a}r` : `${soft}${a}r`,
    `${word}${d}${i}r`,
    open ? `${word}yd${i}` : `${word}${d}${i}`,
  ];
}

function possessed(word: string): string[] {
  const { a, i, open, soft } = soundOf(word);
  const own = open ? `${word}s${i}` : `${soft}${i}`;
  return ["", `n${i}`, `n${a}`, `nd${a}`, `nd${a}n`, `n${i}n`, `yl${a}`].map((end) => own + end);
}
