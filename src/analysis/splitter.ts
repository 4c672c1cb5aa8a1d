import type { Language } from "../text/language.ts";
import { languageTable } from "../text/languages/index.ts";
import { lettersBeforeCountry } from "./gazetteer.ts";
import { imperativeLengths } from "./lemmas/imperatives.ts";
import { hashString, mix1, mix2, mix3 } from "./network/hash.ts";
import type { Table } from "./network/table.ts";
import { modelForm } from "./network/word-shape.ts";

/** A syntactic word cut from a surface word: its form, and its place in the surface word. */
export interface Part {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Takes surface words apart as the treebanks do: Spanish "del", "dámelo"; Arabic conjunctions, prepositions
 * and pronouns written on to a word; Turkish copulas and -ki.
 */
export interface SplitModel {
  readonly language: Language;
  /** Surface forms (see modelForm) seen in training, with lengths of their parts ("1,4"); one part: "". */
  readonly known: ReadonlyMap<string, string>;
  /** What can stand before and after the stem, as lists of parts: "و", "و|ب"; "" for nothing. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Hashes of words seen standing alone. */
  readonly stems: ReadonlySet<number>;
  readonly table: Table;
}

export const MAX_SPLIT_FEATURES = 20;

/** Features of one way to cut a word: `before` and `after` are written without bars. */
export function splitFeatures(
  word: string,
  before: string,
  after: string,
  stems: ReadonlySet<number>,
  out: Int32Array,
): number {
  const stem = word.slice(before.length, word.length - after.length);
  const b = hashString(before);
  const a = hashString(after);
  const known = stems.has(hashString(stem)) ? 1 : 0;
  const whole = stems.has(hashString(word)) ? 2 : 0;
  const n = Math.min(stem.length, 8);
  let k = 0;
  out[k++] = mix2(801, b, a);
  out[k++] = mix2(802, b, known + whole);
  out[k++] = mix2(803, a, known + whole);
  out[k++] = mix3(804, b, a, known + whole);
  out[k++] = mix3(805, b, hashString(stem.slice(0, 2)), 0);
  out[k++] = mix3(806, b, hashString(stem.slice(0, 3)), 0);
  out[k++] = mix3(807, a, hashString(stem.slice(-2)), 0);
  out[k++] = mix3(808, a, hashString(stem.slice(-3)), 0);
  out[k++] = mix3(809, b, a, n);
  out[k++] = mix1(810, hashString(stem));
  out[k++] = mix2(811, hashString(stem), b);
  out[k++] = mix2(812, hashString(stem), a);
  out[k++] = mix3(813, a, hashString(stem.slice(-1)), n);
  out[k++] = mix3(814, a, hashString(stem.slice(-4)), 0);
  return k;
}

/** Forms of the Arabic verb of denial, which begin like "ل" with a word. */
const WHOLE_ARABIC: ReadonlySet<string> = wholeArabic();

function wholeArabic(): ReadonlySet<string> {
  const { words, furtherNegators } = languageTable("ar").negation;
  return new Set(`${words} ${furtherNegators}`.split(" ").filter((word) => /^لي?س/.test(word)));
}

const features = new Int32Array(MAX_SPLIT_FEATURES);
const VOWELS: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

/** Answers for the words met so far, per model, at most `LIMIT`; they never depend on what is kept. */
const kept = new WeakMap<SplitModel, Map<string, readonly number[]>>();
const LIMIT = 20_000;

/** Lengths of the parts of a surface word by the model; one length when it stays whole. */
export function splitLengths(model: SplitModel, word: string): readonly number[] {
  let answers = kept.get(model);
  if (answers === undefined || answers.size >= LIMIT) {
    answers = new Map();
    kept.set(model, answers);
  }
  let answer = answers.get(word);
  if (answer === undefined) {
    answer = findLengths(model, word);
    if (word.length <= 40) answers.set(word, answer);
  }
  return answer;
}

function findLengths(model: SplitModel, word: string): number[] {
  const lower = modelForm(word, model.language);
  // Folding may change a word's length (vowel signs); then offsets would not fit, and the word stays whole.
  if (lower.length !== word.length || word.length > 40) return [word.length];
  return certainLengths(model, word, lower) ?? likeliestLengths(model, word, lower);
}

/** Of words that were seen in training, and those that a rule cuts or keeps whole. */
function certainLengths(model: SplitModel, word: string, lower: string): number[] | undefined {
  // Before what training saw: it knew "vete" and "ponte" as one word.
  const imperative = model.language === "es" ? imperativeLengths(lower) : undefined;
  if (imperative !== undefined) return imperative;
  const known = model.known.get(lower);
  if (known !== undefined) return known === "" ? [word.length] : known.split(",").map(Number);
  if (model.language === "ar") {
    if (WHOLE_ARABIC.has(lower)) return [word.length];
    const before = lettersBeforeCountry(word);
    if (before !== undefined) return before === 0 ? [word.length] : [before, word.length - before];
  }
  return model.language === "es"
    ? enclitics(lower)
    : model.language === "ar"
      ? objectOfVerb(lower)
      : undefined;
}

/** By the ends and beginnings that were cut off in training: the cut of the greatest score. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: every beginning is tried with every end, and most pairs are ruled out before they are scored
function likeliestLengths(model: SplitModel, word: string, lower: string): number[] {
  let best: [string, string] = ["", ""];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const b of model.before) {
    const before = b.replaceAll("|", "");
    if (!lower.startsWith(before)) continue;
    for (const a of model.after) {
      const after = a.replaceAll("|", "");
      if (!lower.endsWith(after) || lower.length - before.length - after.length < 2) continue;
      if (model.language === "ar" && lower.length <= 4 && (before !== "" || after !== "")) {
        // Short words are cut only where a known word is left over ("بنى" is no "ب" + "نى").
        const stem = lower.slice(before.length, lower.length - after.length);
        if (stem.length < 3 || !model.stems.has(hashString(stem))) continue;
      }
      const count = splitFeatures(lower, before, after, model.stems, features);
      let score = 0;
      for (let f = 0; f < count; f++) score += model.table.weights[features[f]! & model.table.mask]!;
      if (score > bestScore) {
        bestScore = score;
        best = [b, a];
      }
    }
  }
  const lengths: number[] = [];
  if (best[0] !== "") for (const part of best[0].split("|")) lengths.push(part.length);
  const rest = best[1] === "" ? [] : best[1].split("|").map((part) => part.length);
  const taken = [...lengths, ...rest].reduce((sum, n) => sum + n, 0);
  return [...lengths, word.length - taken, ...rest];
}

/**
 * Two pronouns on a Spanish verb, told by the accent that they bring ("dámelo", "decírselo"), and -monos ("vámonos").
 * One pronoun is the model's to tell: "película" ends like "llámala".
 */
function enclitics(lower: string): number[] | undefined {
  const two = /^(\p{L}*[áéíóú]\p{L}*?)(me|te|se|nos|os)(l[oae]s?)$/u.exec(lower);
  if (two !== null && two[1]!.length > 1) return [two[1]!.length, two[2]!.length, two[3]!.length];
  return /\p{L}[áéí]monos$/u.test(lower) ? [lower.length - 3, 3] : undefined;
}

/** وفقني, he granted me success: و is the verb's own before two letters and "me", but for particles (ولكني). */
function objectOfVerb(lower: string): number[] | undefined {
  return /^و(?!لك|[اأإ]ن|عن|من|كا|لا)\p{L}{2}ني$/u.test(lower) ? [3, 2] : undefined;
}

/** What lists say of Arabic words beyond the model; `false` throughout where there are none. */
export interface ListedWords {
  /** As a noun and not as a verb: what a possessive is written on to. */
  readonly isNoun: (word: string) => boolean;
  readonly isVerb: (word: string) => boolean;
  readonly isListed: (word: string) => boolean;
}

const NO_LISTS: ListedWords = { isNoun: () => false, isVerb: () => false, isListed: () => false };

/** Where neither the word was met nor a list has it: a listed noun or verb with a pronoun behind it. */
function pronounBehind(model: SplitModel, word: string, listed: ListedWords): number[] | undefined {
  const cut = possessive(word, listed) ?? objectBehind(word, listed);
  if (cut === undefined) return undefined;
  const wordIsKnown = model.known.has(word) || model.stems.has(hashString(word)) || WHOLE_ARABIC.has(word);
  return wordIsKnown || lettersBeforeCountry(word) !== undefined ? undefined : cut;
}

/** "Our mosque" (مسجدنا). */
function possessive(word: string, { isNoun }: ListedWords): number[] | undefined {
  const [, stem, pronoun] = /^(\p{L}{3,})(نا|هم|كم|هن|هما|ها)$/u.exec(word) ?? [];
  if (stem === undefined || pronoun === undefined || isNoun(word) || !isNoun(stem)) return undefined;
  return [stem.length, pronoun.length];
}

/** "He stole it" (سرقه), "he helped me" (ساعدني), "they love him" (يحبه); نا is left out, for on a perfect it is "we". */
function objectBehind(word: string, { isVerb, isListed }: ListedWords): number[] | undefined {
  const [, stem, pronoun] = /^(\p{L}{3,}?)(ه|ها|هم|هن|هما|ني)$/u.exec(word) ?? [];
  if (stem === undefined || pronoun === undefined || isListed(word)) return undefined;
  const imperfect = /^[يتنأ](\p{L}{2,})$/u.exec(stem)?.[1];
  const isForm = isVerb(stem) || (imperfect !== undefined && (isVerb(imperfect) || isVerb(`أ${imperfect}`)));
  return isForm ? [stem.length, pronoun.length] : undefined;
}

/**
 * The syntactic words of a surface word, in order. One part with the word's own form when nothing is cut.
 * @param listed what is known of Arabic words beyond the model
 */
export function splitWord(
  model: SplitModel | undefined,
  word: string,
  language: Language,
  listed: ListedWords = NO_LISTS,
): Part[] {
  if (language === "es") {
    const contraction = /^(d|a)(e?l)$/i.exec(word);
    if (contraction !== null && /^(del|al)$/i.test(word)) {
      const upper = word === word.toUpperCase() && word.length > 2;
      const first = word.toLowerCase() === "al" ? word[0]! : word.slice(0, 2);
      return [
        { form: first, start: 0, end: first.length },
        { form: upper ? "EL" : "el", start: first.length, end: word.length },
      ];
    }
  }
  if (model === undefined) return [{ form: word, start: 0, end: word.length }];
  const found = splitLengths(model, word);
  const lengths =
    language === "ar" && found.length === 1 ? (pronounBehind(model, word, listed) ?? found) : found;
  if (lengths.length === 1) return [{ form: word, start: 0, end: word.length }];
  const parts: Part[] = [];
  let at = 0;
  for (const length of lengths) {
    parts.push({ form: word.slice(at, at + length), start: at, end: at + length });
    at += length;
  }
  if (language === "es") {
    // "dámelo" is "da" + "me" + "lo": the accent is there only because of what follows.
    const stem = parts[0]!;
    const own =
      parts.length > 1 && /[áéí]mo$/i.test(stem.form) && /^nos$/i.test(parts[1]!.form)
        ? `${stem.form}s`
        : stem.form;
    // "Decírselo" is "decir", "oírselo" is "oír": an infinitive has its own accent only behind a vowel.
    if (!/r$/i.test(own) || /[^aeo][áéí]r$/i.test(own)) {
      parts[0] = { ...stem, form: own.replace(/[áéíóú](?=[^áéíóú]*$)/, (v) => VOWELS[v]!) };
    }
  }
  return parts;
}
