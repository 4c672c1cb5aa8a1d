import { unknownName } from "../../errors.ts";
import { type Random, seededRandom } from "../../stats/index.ts";
import type { Language } from "../../text/index.ts";
import { ar } from "./grammar/ar.ts";
import { en } from "./grammar/en.ts";
import { es } from "./grammar/es.ts";
import type { ProbeGrammar } from "./grammar/grammar.ts";
import { tr } from "./grammar/tr.ts";
import { PROBE_KINDS, type ProbeKind, type ProbeTriple } from "./probes.ts";

const GRAMMARS: Readonly<Record<Language, ProbeGrammar>> = { en, es, ar, tr };

/** Text, closer, farther. */
type Texts = readonly [text: string, closer: string, farther: string];

/**
 * Triples of one kind and language from sentence patterns; every triple is different.
 *
 * @param seed whole number; the same seed gives the same triples for ever (under one PROBE_VERSION)
 * @param count triples wanted; fewer come back when the patterns hold no more
 */
export function generateProbes(kind: ProbeKind, language: Language, count = 24, seed = 1): ProbeTriple[] {
  if (!Object.hasOwn(GRAMMARS, language))
    throw unknownName("language of probes", language, Object.keys(GRAMMARS));
  if (!Object.hasOwn(MAKERS, kind)) throw unknownName("probe kind", kind, PROBE_KINDS);
  const grammar = GRAMMARS[language];
  const random = seededRandom(seed, PROBE_KINDS.indexOf(kind));
  const seen = new Set<string>();
  const triples: ProbeTriple[] = [];
  for (let tries = 0; triples.length < count && tries < count * 50; tries++) {
    const [text, closer, farther] = MAKERS[kind](grammar, random, language);
    // A text stands once in a list, so that no pattern is counted twice over.
    if (seen.has(text) || closer === text || farther === text || closer === farther) continue;
    seen.add(text);
    triples.push({ kind, language, text, closer, farther, origin: "generated" });
  }
  return triples;
}

const MAKERS: Readonly<Record<ProbeKind, (g: ProbeGrammar, random: Random, language: Language) => Texts>> = {
  negation: (g, random) => {
    const [statement, paraphrase, negated] = pick(g.facts, random);
    return withSubject(g, random, statement, paraphrase, negated);
  },
  antonyms: (g, random) => withSubject(g, random, ...pick(g.opposites, random)),
  "one-changed-word": (g, random) => {
    const [statement, paraphrase, , changed] = pick(g.facts, random);
    return withSubject(g, random, statement, paraphrase, changed);
  },
  paraphrase: (g, random) => {
    // The same as above, but the subject of the paraphrase is only referred to, so that nothing is shared.
    const [statement, paraphrase, , changed] = pick(g.facts, random);
    const [text, closer, farther] = withSubject(g, random, statement, paraphrase, changed);
    const subject = longestSharedStart(text, closer);
    return [text, sentence(`${g.pronoun}${closer.slice(subject.length).trim()}`, g), farther];
  },
  numbers: (g, random, language) => {
    const [statement, paraphrase] = pick(g.numbers, random);
    const n = 12 + random.below(87);
    const fill = (pattern: string, value: number | string) => pattern.replace("{n}", String(value));
    return [
      fill(statement, n),
      fill(paraphrase, inDigits(n, language)),
      fill(statement, otherNumber(n, random)),
    ];
  },
  names: (g, random) => {
    const [statement, paraphrase] = pick(g.places, random);
    const [place, other] = two(g.placeNames, random);
    const fill = (pattern: string, x: string) => pattern.replace("{x}", x);
    return [fill(statement, place), fill(paraphrase, place), fill(statement, other)];
  },
  "role-swap": (g, random) => {
    const [statement, converse] = pick(g.roles, random);
    const people = pick(g.people, random);
    const [one, two] = random.below(2) === 0 ? people : [people[1], people[0]];
    const fill = (pattern: string, first: Forms, second: Forms) =>
      sentence(
        pattern.replace(/\{([12])(\w)\}/g, (_, who, form) => (who === "1" ? first : second)[form as string]!),
        g,
      );
    return [fill(statement, one, two), fill(converse, one, two), fill(statement, two, one)];
  },
  "word-order": (g, random) => {
    const [x, y] = two(g.events, random);
    const [statement, paraphrase] = g.sequence;
    const fill = (pattern: string, first: string, second: string) =>
      sentence(pattern.replace("{x}", first).replace("{y}", second), g);
    return [fill(statement, x[0], y[0]), fill(paraphrase, x[1], y[1]), fill(statement, y[0], x[0])];
  },
  length: (g, random) => {
    const [statement, paraphrase, , changed] = pick(g.facts, random);
    const [text, closer, farther] = withSubject(g, random, statement, paraphrase, changed);
    return [text, pick(g.frames, random).replace("{p}", closer), farther];
  },
  punctuation: (g, random) => surface(g, random, (text) => otherPunctuation(text, g, random)),
  case: (g, random) => surface(g, random, (text) => otherCase(text, g, random)),
  typos: (g, random) => surface(g, random, (text) => withTypos(text, g, random)),
};

type Forms = Readonly<Record<string, string>>;

/** The statement written otherwise on its surface, against the clean statement with one word changed. */
function surface(g: ProbeGrammar, random: Random, change: (text: string) => string): Texts {
  const [statement, , , changed] = pick(g.facts, random);
  const [text, , farther] = withSubject(g, random, statement, statement, changed);
  return [text, change(text), farther];
}

function withSubject(g: ProbeGrammar, random: Random, ...patterns: readonly [string, string, string]): Texts {
  const subject = pick(g.subjects, random);
  return patterns.map((pattern) => pattern.replace("{s}", subject)) as unknown as Texts;
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}

/** Two different items. */
function two<T>(items: readonly T[], random: Random): [T, T] {
  const first = random.below(items.length);
  const second = (first + 1 + random.below(items.length - 1)) % items.length;
  return [items[first]!, items[second]!];
}

/** A number that looks like n: digits exchanged, ten times, or one digit changed. */
function otherNumber(n: number, random: Random): number {
  const exchanged = Number(String(n).split("").reverse().join(""));
  const choices = [exchanged, n * 10, n + 10 * (1 + random.below(5)), n + 1 + random.below(3)].filter(
    (m) => m !== n,
  );
  return pick(choices, random);
}

/** Arabic writes numbers in two sets of digits; every second Arabic paraphrase has the other one. */
function inDigits(value: number, language: Language): string {
  if (language !== "ar" || value % 2 === 0) return String(value);
  return String(value).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
}

/** First letter upper case, as sentences have it (Turkish i becomes İ); unchanged where the script has no case. */
function sentence(text: string, g: ProbeGrammar): string {
  const [first = ""] = text;
  return g.locale === undefined ? text : first.toLocaleUpperCase(g.locale) + text.slice(first.length);
}

function longestSharedStart(a: string, b: string): string {
  const [left, right] = [a.split(" "), b.split(" ")];
  let k = 0;
  while (k < left.length && left[k] === right[k]) k++;
  return left.slice(0, k).join(" ");
}

function otherPunctuation(text: string, g: ProbeGrammar, random: Random): string {
  const bare = text.replace(/\.$/, "");
  const [open, close] = g.quotes;
  switch (random.below(6)) {
    case 0:
      return bare;
    case 1:
      return `${bare}!!!`;
    case 2:
      return `${bare} ...`;
    case 3:
      return `${open}${bare}.${close}`;
    case 4:
      return `• ${bare}`;
    default:
      return `(${bare}.)`;
  }
}

/** Upper, lower or title case; in Arabic, which has none, forms of letters that readers take for the same. */
function otherCase(text: string, g: ProbeGrammar, random: Random): string {
  const locale = g.locale;
  if (locale === undefined) return otherArabicForms(text, g, random);
  switch (random.below(3)) {
    case 0:
      return text.toLocaleUpperCase(locale);
    case 1:
      return text.toLocaleLowerCase(locale);
    default:
      return text.replace(/\p{L}+/gu, (word) => {
        const [first = ""] = word;
        return first.toLocaleUpperCase(locale) + word.slice(first.length);
      });
  }
}

/** Elongation, or letters without their hamza and dots. */
function otherArabicForms(text: string, g: ProbeGrammar, random: Random): string {
  if (random.below(2) === 0) {
    const words = text.split(" ");
    const i = random.below(words.length);
    const word = words[i]!;
    // Only a letter that joins to the next one can be drawn out; the word stays the word.
    const at = [...word].findIndex((letter, k) => k > 1 && k < word.length - 2 && JOINING.test(letter));
    if (at < 0) return text;
    words[i] = `${word.slice(0, at + 1)}ـــ${word.slice(at + 1)}`;
    return words.join(" ");
  }
  return plainLetters(text, g.plainLetters);
}

const JOINING = /[بتثجحخسشصضطظعغفقكلمنهي]/;

function plainLetters(text: string, plain: Readonly<Record<string, string>>): string {
  return text.replace(/\p{L}/gu, (letter) => plain[letter] ?? letter);
}

/** Two slips in words of four letters or more: a letter left out, doubled, exchanged, or a neighbouring key hit. */
function withTypos(text: string, g: ProbeGrammar, random: Random): string {
  const plain = plainLetters(text, g.plainLetters);
  // Letters without their marks are the commonest slip there is, where a language has marks.
  if (plain !== text && random.below(3) === 0) return plain;
  const words = text.split(" ");
  const long = words.map((word, i) => ({ word, i })).filter(({ word }) => /^\p{L}{4,}/u.test(word));
  for (const { i } of random.shuffle(long).slice(0, 2)) words[i] = oneTypo(words[i]!, g, random);
  return words.join(" ");
}

function oneTypo(word: string, g: ProbeGrammar, random: Random): string {
  const letters = [...word];
  const last = letters.findLastIndex((letter) => /\p{L}/u.test(letter));
  // The first letter stays: readers, and writers, hold on to it.
  const at = 1 + random.below(Math.max(1, last - 1));
  const letter = letters[at]!;
  switch (random.below(4)) {
    case 0:
      letters.splice(at, 1);
      break;
    case 1:
      letters.splice(at, 0, letter);
      break;
    case 2:
      letters[at] = letters[at + 1]!;
      letters[at + 1] = letter;
      break;
    default:
      letters[at] = g.keyboard[letter] ?? letters[at - 1]!;
  }
  return letters.join("");
}
