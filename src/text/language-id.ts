import { checkOptions, checkText } from "../arguments.ts";
import { checkLanguage } from "./check-language.ts";
import { foldCase } from "./forms/casefold.ts";
import { isLanguage, LANGUAGES, type Language } from "./language.ts";
import { FUNCTION_WORDS, TELLING_WORDS } from "./words/function-words.ts";

export interface LanguageIdOptions {
  /** Languages to choose from; default all four. */
  readonly languages?: readonly Language[];
}

/** An answer with its strength. */
export interface LanguageGuess {
  /** "unsure": no letters, only names, another script or language, or too close to call. */
  readonly language: Language | "unsure";
  /** 0..1, about the share of such answers that are right; below 0.5 only for "unsure". */
  readonly confidence: number;
}

/** Texts to languages, synchronously, once loaded. */
export type LanguageIdentifier = (text: string, options?: LanguageIdOptions) => LanguageGuess;

/** Scores of each language by the n-gram model, 0..1. */
type NgramScores = (text: string) => Readonly<Record<string, number>>;

/** No sentence needs more; keeps the cost of long texts bounded. */
const MAX_CHARACTERS = 600;
const UNSURE: LanguageGuess = { language: "unsure", confidence: 0 };
const NON_LETTERS = /[^\p{L}\p{M}'’]+/u;
const ADDRESSES = /(?:https?:\/\/|www\.)\S+|\S+@\S+|[@#]\S+/gi;
/** Weight of the share of function words beside the n-gram score. */
const WORD_WEIGHT = 1;
/** Weight of letters that only one of the languages has. */
const LETTER_WEIGHT = 0.3;
/** Below this lead over the runner-up the answer is "unsure". */
const LEAST_LEAD = 0.046;
/** Letters of one of the languages that the other two lack; ç and ö also stand in loans, but hardly in English or Spanish text. */
const TURKISH_LETTERS = /[ışğçöİŞĞÇÖ]/;
const SPANISH_LETTERS = /[ñáéíóúÑÁÉÍÓÚ]/;
/** Letters of other languages in Latin script. */
const FOREIGN_LETTERS = /[ãõàèìòùêôășțąćęłńśźżčěřšžůőűøåæœßäëïþðəÃÕÀÈÌÒÙÊÔĂȘȚĄĆĘŁŃŚŹŻČĚŘŠŽŮŐŰØÅÆŒÄËÏÞÐƏ]/;

/**
 * Loads the n-gram model (once; about 1 MB of JavaScript) and returns a
 * synchronous identifier. For single short texts `identifyLanguage` is
 * cheaper: it loads the model only when script and function words leave doubt.
 */
export async function loadLanguageIdentifier(): Promise<LanguageIdentifier> {
  const ngrams = await loadNgrams();
  return (text, options = {}) => {
    const clues = readClues(text, options.languages ?? LANGUAGES);
    return obvious(clues) ?? weigh(clues, ngrams);
  };
}

/**
 * The language of a text, out of a given set.
 *
 * Script decides Arabic (Persian and Urdu letters make it unsure). Among the
 * languages in Latin script, an n-gram model, function words and letters such
 * as ş or ñ are weighed together. Names, numbers, emoji and addresses alone are
 * "unsure", as is a text that the model places in a language outside the four.
 * Gives the same answer as the loaded identifier. Reads 600 characters at most.
 * @example (await identifyLanguage("¿Qué tal?")).language // "es"
 */
export async function identifyLanguage(
  text: string,
  options: LanguageIdOptions = {},
): Promise<LanguageGuess> {
  checkOptions(options, "identifyLanguage", ["languages"]);
  const clues = readClues(text, options.languages ?? LANGUAGES);
  return obvious(clues) ?? weigh(clues, await loadNgrams());
}

/** Fewer words leave doubt; and where each has a capital, as names have, fewer than the second. */
const [FEWEST_WORDS, FEWEST_CAPITALS] = [4, 6];
const ARABIC_LETTERS = /(?=\p{L})\p{Script=Arabic}/gu;
const LATIN_LETTERS = /(?=\p{L})\p{Script=Latin}/gu;
const ARABIC_BLOCK = /[\u0600-\u06ff]/;
const NON_ASCII = /[^\0-\x7f]/;
/** Which language a function word is of; none is of two. */
const LANGUAGE_OF = new Map(
  (["en", "es", "tr"] as const).flatMap((language) =>
    [...FUNCTION_WORDS[language]].map((word) => [word, language] as const),
  ),
);

/**
 * Whether a text is plainly in another language than it is said to be: in another script, or four words or more with
 * none that tells of the language named and two that tell of another. False for short and doubtful texts. Synchronous;
 * most texts that are what they are said to be end it within a few words. Reads 600 characters at most.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the words of a text, each counted for what it tells
export function isPlainlyOther(text: string, named: Language): boolean {
  checkText(text, "isPlainlyOther: text");
  checkLanguage(named, "isPlainlyOther: named");
  if (named === "ar") return /[a-z]/i.test(text) && !ARABIC_LETTER.test(text);
  const ascii = !NON_ASCII.test(text);
  if (!ascii && ARABIC_BLOCK.test(text) && count(text, ARABIC_LETTERS) > count(text, LATIN_LETTERS))
    return true;
  const hits = { en: 0, es: 0, tr: 0 };
  const seen: string[] = [];
  let words = 0;
  let capitals = 0;
  for (let at = 0; at < text.length && at < MAX_CHARACTERS; at++) {
    if (!isLatin(text.charCodeAt(at))) continue;
    const start = at;
    while (at < text.length && isLatin(text.charCodeAt(at))) at++;
    const word = text.slice(start, at);
    const form = lower(word);
    words++;
    if (form.charCodeAt(0) !== word.charCodeAt(0)) capitals++;
    let language: "en" | "es" | "tr" | undefined = LANGUAGE_OF.get(form);
    // Names carry letters into any language: only those of other words count, but any is a sign of its own language.
    if (language === undefined && !ascii && NON_ASCII.test(word)) {
      if (TURKISH_LETTERS.test(word)) language = named === "tr" || !CAPITAL.test(word) ? "tr" : undefined;
      else if (named === "es" && SPANISH_LETTERS.test(word)) language = "es";
    }
    if (language === named) return false;
    if (language === undefined || seen.includes(form)) continue;
    seen.push(form);
    hits[language]++;
  }
  const most = Math.max(hits.en, hits.es, hits.tr);
  const enough = words >= (capitals === words ? FEWEST_CAPITALS : FEWEST_WORDS);
  return enough && most >= 2 && 5 * most >= words && hits.en + hits.es + hits.tr === most;
}

const CAPITAL = /^\p{Lu}/u;
/** Latin letters up to Turkish's, and apostrophes. */
function isLatin(code: number): boolean {
  if (code < 0x80) return (code | 32) >= 0x61 && (code | 32) <= 0x7a ? true : code === 0x27;
  return (code >= 0xc0 && code < 0x250) || code === 0x2019;
}

const ASCII_LOWER = /^[a-z]+$/;

function lower(word: string): string {
  if (ASCII_LOWER.test(word)) return word;
  return word.replaceAll("\u0130", "i").replaceAll("\u2019", "'").toLowerCase();
}

const ARABIC_LETTER = new RegExp(ARABIC_LETTERS, "u");

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** What can be seen without a model. */
interface Clues {
  readonly text: string;
  readonly languages: readonly Language[];
  readonly words: readonly string[];
  /** Function words found, by language. */
  readonly hits: Readonly<Record<Language, number>>;
  /** Function words among them that neighbouring languages lack. */
  readonly telling: Readonly<Record<Language, number>>;
  /** Words with a letter that none of the languages has. */
  readonly foreign: number;
  /** Words with a letter that only this language has. */
  readonly letters: Readonly<Record<Language, number>>;
  /** A noun, "de" and another: "ingeniero de software". */
  readonly spanishPhrase: boolean;
  readonly arabic: number;
  readonly latin: number;
  readonly other: number;
}

function readClues(original: string, languages: readonly Language[]): Clues {
  checkText(original, "identifyLanguage: text");
  const text = original.slice(0, MAX_CHARACTERS).normalize("NFC").replace(ADDRESSES, " ");
  const words = text.split(NON_LETTERS).filter((word) => word !== "");
  const hits = { en: 0, es: 0, ar: 0, tr: 0 };
  const telling = { en: 0, es: 0, ar: 0, tr: 0 };
  const letters = { en: 0, es: 0, ar: 0, tr: 0 };
  const scripts = { arabic: 0, latin: 0, other: 0 };
  let foreign = 0;
  for (const word of words) {
    const lower = word.toLowerCase().replaceAll("’", "'");
    for (const language of LATIN) {
      const form = language === "tr" && /[Iİ]/.test(word) ? foldCase(word, "tr") : lower;
      if (FUNCTION_WORDS[language].has(form)) hits[language]++;
      if (TELLING_WORDS[language].has(form)) telling[language]++;
    }
    if (ASCII_WORD.test(word)) {
      scripts.latin += word.length;
      continue;
    }
    scripts[scriptOf(word)] += word.length;
    if (TURKISH_LETTERS.test(word)) letters.tr++;
    else if (SPANISH_LETTERS.test(word)) letters.es++;
    if (FOREIGN_LETTERS.test(word)) foreign++;
  }
  if (/[¿¡]/.test(text)) letters.es += 1;
  const spanishPhrase = hits.en === 0 && letters.tr === 0 && isSpanishPhrase(text);
  return { spanishPhrase, text, languages, words, hits, telling, letters, foreign, ...scripts };
}

/**
 * Titles and names of things are Spanish by their build where their words are English ("Ingeniero de software"): a word
 * with a Spanish ending, "de" or "del", a word. Turkish has "de" too ("Ayşe de geldi"), with a verb or its like behind it.
 */
const PHRASE = /(?:^|[^\p{L}])\p{L}{2,}(?:[oae]|or|al|ista|ión|os|as|es)\s+del?\s+(\p{L}{3,})/iu;
const TURKISH_ENDING =
  /(?:[dt][ıiuü](?:m|n|k|ler|lar)?|yor\p{L}*|m[ıiuü]ş|[ae]c[ae][kğ]\p{L}*|[aeıiuü]r|m[ae]z|var|yok|iyi|kötü|güzel|çok|l[ae]r)$/iu;
/** Weight of such a phrase: as much as that of a function word in three. */
const PHRASE_WEIGHT = 0.35;

function isSpanishPhrase(text: string): boolean {
  const next = PHRASE.exec(text)?.[1];
  return next !== undefined && !TURKISH_ENDING.test(next);
}

const ASCII_WORD = /^[A-Za-z']*$/;
const LATIN = ["en", "es", "tr"] as const;

function scriptOf(word: string): "arabic" | "latin" | "other" {
  if (/\p{sc=Arabic}/u.test(word)) return "arabic";
  return /\p{sc=Latin}/u.test(word) ? "latin" : "other";
}

/** The answer where no model is needed, else undefined. */
function obvious(clues: Clues): LanguageGuess | undefined {
  const { arabic, latin, other, languages } = clues;
  const total = arabic + latin + other;
  if (total === 0 || languages.length === 0 || other > total / 2) return UNSURE;
  if (arabic >= latin) return ofArabicScript(clues);
  const strong = languages.filter((language) => clues.hits[language] + clues.letters[language] > 0);
  const first = strong[0];
  if (strong.length !== 1 || first === undefined) return undefined;
  return isClear(clues, first) ? { language: first, confidence: 0.999 } : undefined;
}

/**
 * Enough function words of one language, with none of the others and no foreign
 * letters. English "a man is playing" counts its -ing forms after an article.
 */
function isClear(clues: Clues, language: Language): boolean {
  const { words, foreign } = clues;
  if (foreign > 0) return false;
  // Turkish letters weigh like words; accents do not, Portuguese and Italian have them too.
  const letters = language === "tr" ? clues.letters.tr : 0;
  const telling = clues.telling[language] + letters;
  const share = (clues.hits[language] + letters) / words.length;
  if (telling >= 2) return share >= 0.2;
  if (telling === 1) return share >= 0.3 || (clues.hits[language] >= 2 && share >= 0.2);
  return (
    language === "en" &&
    share >= 0.3 &&
    words.some((word) => word === "a" || word === "A") &&
    words.some((word) => word.endsWith("ing"))
  );
}

/** Letters that standard Arabic does not have: Persian, Urdu, Kurdish, Uyghur. */
const OTHER_ARABIC_SCRIPT =
  /[\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1\u06c6\u06cc\u06d0\u06d2\u06d5]/g;

function ofArabicScript(clues: Clues): LanguageGuess {
  const foreign = clues.text.match(OTHER_ARABIC_SCRIPT)?.length ?? 0;
  if (!clues.languages.includes("ar")) return UNSURE;
  if (foreign > clues.arabic / 20) return { language: "unsure", confidence: 0.3 };
  return { language: "ar", confidence: clues.other + clues.latin === 0 ? 0.999 : 0.95 };
}

function weigh(clues: Clues, ngrams: NgramScores): LanguageGuess {
  const scores = ngrams(clues.text);
  const count = clues.words.length;
  let best: Language | undefined;
  let first = Number.NEGATIVE_INFINITY;
  let second = 0;
  for (const language of clues.languages) {
    if (language === "ar") continue;
    const words = WORD_WEIGHT * (clues.hits[language] / count);
    const letters = LETTER_WEIGHT * Math.min(1, (2 * clues.letters[language]) / count);
    const phrase = language === "es" && clues.spanishPhrase ? PHRASE_WEIGHT : 0;
    const score = (scores[language] ?? 0) + words + letters + phrase;
    if (score > first) {
      second = Math.max(0, first);
      first = score;
      best = language;
    } else if (score > second) second = score;
  }
  if (best === undefined || first <= 0) return UNSURE;
  return judge(clues, scores, best, first - second);
}

function judge(
  clues: Clues,
  scores: Readonly<Record<string, number>>,
  best: Language,
  lead: number,
): LanguageGuess {
  const confidence = Math.min(0.999, 1 - 0.5 * Math.exp(-lead / 0.05));
  const evidence = clues.hits[best] + clues.letters[best];
  const names = evidence === 0 && !clues.spanishPhrase && onlyNames(clues.words);
  if (lead < LEAST_LEAD || names || isForeign(clues, scores, best)) {
    return { language: "unsure", confidence: Math.min(0.49, confidence / 2) };
  }
  return { language: best, confidence };
}

/** Up to four words, each with a capital. */
function onlyNames(words: readonly string[]): boolean {
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Three words or more that fit a language outside the four clearly better. The
 * fewer words, the larger the lead has to be; words of the best language and
 * letters that none of the four has move the limit.
 */
function isForeign(clues: Clues, scores: Readonly<Record<string, number>>, best: Language): boolean {
  const count = clues.words.length;
  if (count < 3) return false;
  const own = scores[best] ?? 0;
  const share = Math.min(1, (clues.hits[best] + clues.letters[best]) / count);
  const limit = (count === 3 ? 0.2 : count < 6 ? 0.1 : 0.05) + 0.1 * share - (clues.foreign > 0 ? 0.1 : 0);
  for (const language in scores) {
    if (!isLanguage(language) && scores[language]! > own + limit) return true;
  }
  return false;
}

let loading: Promise<NgramScores> | undefined;

function loadNgrams(): Promise<NgramScores> {
  loading ??= import("eld/extrasmall").then(
    ({ eld }) =>
      (text) =>
        eld.detect(text).getScores(),
  );
  return loading;
}
