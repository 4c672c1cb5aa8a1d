import type { AnalysedToken, Analysis, Entity, Quantity, Upos } from "../../analysis/index.ts";
import { checkRecord } from "../../arguments.ts";
import { isStopWord, type Language, matchForm } from "../../text/index.ts";
import { type Word, wordsOf } from "../words/word.ts";
import { type Relative, relativesOf } from "./relatives.ts";

/** Words of a text that are aligned; what stands behind is left out, and `Alignment.warnings` says so. */
export const MAX_ALIGNED_WORDS = 1000;

/** "content": neither punctuation nor a function word of the language. */
export type WordClass = "content" | "function" | "punctuation";

/** A word of an analysed text, with what the aligner asks of it. */
export interface AlignerWord {
  /** Its number in `Analysis.tokens`. */
  readonly id: number;
  /** As it stands in the text. */
  readonly text: string;
  /** In match form. */
  readonly form: string;
  /** Dictionary form, in match form. */
  readonly lemma: string;
  readonly upos: Upos;
  readonly wordClass: WordClass;
  readonly language: Language;
  /** Has a digit. */
  readonly digits: boolean;
  /** What the word is by itself: stem, what it excludes. */
  readonly word: Word | undefined;
}

/** An analysed text made ready for `alignTexts`; made once for each text, used with many others. */
export interface AlignerText {
  readonly text: string;
  readonly language: Language;
  /** At most `MAX_ALIGNED_WORDS`. */
  readonly words: readonly AlignerWord[];
  /** Indexes of the content words, ascending. */
  readonly content: readonly number[];
  /** For each word, how many content words stand before it. */
  readonly contentBefore: Int32Array;
  /** For each word, the index of its head; -1 for none. */
  readonly heads: Int32Array;
  /** For each word, the words that it hangs on or that hang on it. */
  readonly relatives: readonly (readonly Relative[])[];
  /** UTF-16 offsets of each word. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  readonly entities: readonly Entity[];
  readonly quantities: readonly Quantity[];
  readonly warnings: readonly string[];
}

/** Makes an analysed text ready for alignment. O(words) */
export function alignerText(analysis: Analysis): AlignerText {
  checkRecord(analysis, "alignerText: analysis", "an Analysis", [
    "language",
    "text",
    "tokens",
    "entities",
    "quantities",
    "warnings",
  ]);
  const language = analysis.language === "unknown" ? "en" : analysis.language;
  const tokens = analysis.tokens.slice(0, MAX_ALIGNED_WORDS);
  const words = tokens.map((token) => alignerWord(token, language));
  const content: number[] = [];
  const contentBefore = new Int32Array(words.length);
  for (const [i, word] of words.entries()) {
    contentBefore[i] = content.length;
    if (word.wordClass === "content") content.push(i);
  }
  const warnings = analysis.warnings.map(({ message }) => message);
  if (analysis.tokens.length > words.length)
    warnings.push(
      `a text of ${analysis.tokens.length} words is aligned in its first ${MAX_ALIGNED_WORDS} alone`,
    );
  return {
    text: analysis.text,
    language,
    words,
    content,
    contentBefore,
    heads: Int32Array.from(tokens, ({ head }) => (head < tokens.length ? head : -1)),
    relatives: relativesOf(tokens),
    spans: tokens,
    entities: analysis.entities.filter(({ tokens: ids }) => ids.at(-1)! < words.length),
    quantities: analysis.quantities,
    warnings,
  };
}

/** Spellings remembered a language; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 50_000;
const remembered = new Map<Language, Map<string, SpelledWord>>();

/** What does not depend on where the word stands. */
interface SpelledWord {
  readonly form: string;
  readonly stopWord: boolean;
  readonly punctuation: boolean;
  readonly digits: boolean;
  readonly word: Word | undefined;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const DIGIT = /\p{Nd}/u;

function spelledWord(form: string, language: Language): SpelledWord {
  let memory = remembered.get(language);
  if (memory === undefined) {
    memory = new Map();
    remembered.set(language, memory);
  }
  const known = memory.get(form);
  if (known !== undefined) return known;
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  const matched = matchForm(form, language);
  const [word] = wordsOf(form, language);
  const made: SpelledWord = {
    form: matched,
    stopWord: isStopWord(form, language) || (word?.empty ?? false) || isCliticPart(matched, language),
    punctuation: !LETTER_OR_DIGIT.test(form),
    digits: DIGIT.test(form),
    word,
  };
  memory.set(form, made);
  return made;
}

/** What the tokeniser cuts off English words: "'s", "'ll", "n't" of "don't", "ca" of "can't". */
function isCliticPart(form: string, language: Language): boolean {
  return language === "en" && (/^(?:'|n't$|n’t$)/.test(form) || /^(?:ca|wo|sha|ai)$/.test(form));
}

/** Parts of speech that have no content of their own, whatever the list of stop words has. */
const FUNCTION_TAGS: ReadonlySet<Upos> = new Set(["DET", "ADP", "AUX", "PART", "CCONJ", "SCONJ"]);

function alignerWord(token: AnalysedToken, language: Language): AlignerWord {
  const { form, stopWord, punctuation, digits, word } = spelledWord(token.form, language);
  const empty = stopWord || (!digits && (word?.functionWord ?? false) && FUNCTION_TAGS.has(token.upos));
  return {
    id: token.id,
    text: token.text,
    form,
    lemma: matchForm(token.lemma, language),
    upos: token.upos,
    wordClass: punctuation ? "punctuation" : empty ? "function" : "content",
    language,
    digits,
    word,
  };
}
