import {
  foldArabicDigits,
  isNegator,
  isStopWord,
  LANGUAGES,
  type Language,
  matchForm,
  negatedVerb,
  numberOfWord,
  unitOfWord,
} from "../../text/index.ts";
import { FUNCTION_WORDS } from "../../text/words/function-words.ts";
import { stemKey } from "../../text/words/stem-key.ts";

/** What a word is by itself, in one language; worked out once for each spelling. */
export interface Word {
  /** In match form, without what is written on to it ("'s", a Turkish name's suffix). */
  readonly form: string;
  /** In match form, with what is written on to it. */
  readonly whole: string;
  /** What makes it the same as another word: its stem, or its value where it is a number. */
  readonly key: string;
  /** Hash of the key, for a quick no. */
  readonly hash: number;
  /** Of a denied Turkish verb, what stands before the denial: "gel" of "gelmedi". */
  readonly root: string | undefined;
  /** A Turkish word, whose stem differs at times with its ending. */
  readonly turkish: boolean;
  /** Article, preposition, pronoun, auxiliary, negator: no content. */
  readonly functionWord: boolean;
  /** States a number, alone or as part of one. */
  readonly numeric: boolean;
}

/** What is remembered of a spelling: its votes for a language, and what it is in each. */
export interface Spelling {
  readonly text: string;
  /** For English, Spanish, Turkish: four bits each. */
  readonly votes: number;
  /** By place in LANGUAGES; filled in when asked for. */
  readonly words: (Word | undefined)[];
}

/** Spellings remembered; beyond, all are forgotten, which costs time and changes nothing. */
const REMEMBERED = 100_000;
const remembered = new Map<string, Spelling>();

/** A word as it stands in a text, looked up once for all that is asked of it. O(1) for one seen before. */
export function spellingOf(text: string): Spelling {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const spelling = { text, votes: votesOf(text), words: LANGUAGES.map(() => undefined) };
  remembered.set(text, spelling);
  return spelling;
}

const PLACES = Object.fromEntries(LANGUAGES.map((language, at) => [language, at])) as Record<
  Language,
  number
>;

/** What a spelling is in a language. */
export function wordOf(spelling: Spelling, language: Language): Word {
  const at = PLACES[language];
  const known = spelling.words[at];
  if (known !== undefined) return known;
  const word = factsOf(spelling.text, language);
  spelling.words[at] = word;
  return word;
}

/** Whether two words are the same but for inflection. */
export function sameWord(x: Word, y: Word): boolean {
  if (x === y) return true;
  if (x.hash === y.hash) return x.key === y.key;
  if (x.turkish && y.turkish && (isCaseOf(x.form, y.form) || isCaseOf(y.form, x.form))) return true;
  return (x.root !== undefined && isVerbOf(y, x.root)) || (y.root !== undefined && isVerbOf(x, y.root));
}

/** Endings of Turkish nouns: case, plural, possession. */
const CASE = /^(?:y?[ıiuüea]|n?[ıiuü]n|n?[dt][ea]n?|l[ea]r[ıiuü]?n?|y?l[ea]|s[ıiuü])$/;
/** Shorter words begin too many others. */
const LEAST_NOUN = 4;

/** Whether a word is another with a Turkish ending of nouns. */
function isCaseOf(word: string, bare: string): boolean {
  return (
    bare.length >= LEAST_NOUN &&
    word.length > bare.length &&
    word.startsWith(bare) &&
    CASE.test(word.slice(bare.length))
  );
}

const DIGIT = /\p{Nd}/u;
const APOSTROPHE = /['\u02bc]/;
const ENGLISH_CLITIC = /'(?:s|m|d|re|ve|ll)?$/;
/** Shorter roots begin too many other words. */
const LEAST_ROOT = 3;
/** Letters that may follow a root: endings of a verb. */
const MOST_ENDINGS = 6;

function factsOf(text: string, language: Language): Word {
  const whole = matchForm(text, language);
  const negates = isNegator(whole, language);
  const form = negates ? whole : withoutClitics(whole, language);
  const digits = DIGIT.test(form);
  const value = digits ? undefined : numberOfWord(form, language);
  const key = digits
    ? foldArabicDigits(form)
    : value === undefined
      ? (unitKey(form, language) ?? stemKey(form, language))
      : String(value);
  const root = language === "tr" && negates ? negatedVerb(form) : undefined;
  // A denied verb has content of its own.
  const functionWord = negates
    ? root === undefined
    : isStopWord(form, language) || (form === "a" && language === "en");
  return {
    form,
    whole,
    key,
    hash: hashOf(key),
    root: root !== undefined && root.length >= LEAST_ROOT ? root : undefined,
    turkish: language === "tr",
    functionWord,
    numeric: digits || value !== undefined,
  };
}

/** Units that are one word in all languages, however they are written; names of others are other words too. */
const UNITS = new Set("kg km cm mm g l ml min s GB MB USD EUR".split(" "));

function unitKey(form: string, language: Language): string | undefined {
  const unit = form.length < 2 ? undefined : unitOfWord(form, language);
  return unit !== undefined && UNITS.has(unit) ? `unit ${unit}` : undefined;
}

function withoutClitics(form: string, language: Language): string {
  const at = form.search(APOSTROPHE);
  if (at < 2) return form;
  if (language === "tr") return form.slice(0, at);
  return language === "en" ? form.replace(ENGLISH_CLITIC, "") : form;
}

function isVerbOf({ form }: Word, root: string): boolean {
  return form.length - root.length <= MOST_ENDINGS && form.startsWith(root);
}

/** FNV-1a over UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const SPANISH_LETTER = /[ñáíóú]/i;
const TURKISH_LETTER = /[ığşİĞŞ]/;
/** A telling letter weighs less than a telling word: names carry it into other languages. */
const [LETTER_VOTE, WORD_VOTE] = [1, 2];

/** A language as words look, and whether it can be relied on. */
export interface LanguageLook {
  readonly language: Language;
  readonly sure: boolean;
}

/**
 * The language that words look like: a few hundred telling words and letters, looked up. For deciding by which words
 * and endings to read a text, not for reports (`identifyLanguage` is better and slower). English where nothing tells.
 */
export function looksLike(words: readonly Spelling[], arabic: boolean): LanguageLook {
  if (arabic) return { language: "ar", sure: true };
  let [en, es, tr] = [0, 0, 0];
  for (const { votes } of words) {
    en += votes & 15;
    es += (votes >> 4) & 15;
    tr += votes >> 8;
  }
  const most = Math.max(en, es, tr);
  const second = en + es + tr - most - Math.min(en, es, tr);
  const first = most === en ? "en" : most === es ? "es" : "tr";
  return { language: most > second ? first : "en", sure: most >= 2 * WORD_VOTE && most >= 2 * second };
}

function votesOf(word: string): number {
  const lower = word.replaceAll("İ", "i").toLowerCase();
  const votes = (language: "en" | "es" | "tr") => (FUNCTION_WORDS[language].has(lower) ? WORD_VOTE : 0);
  const tells = (letters: RegExp) => (letters.test(word) ? LETTER_VOTE : 0);
  return (
    votes("en") + ((votes("es") + tells(SPANISH_LETTER)) << 4) + ((votes("tr") + tells(TURKISH_LETTER)) << 8)
  );
}
