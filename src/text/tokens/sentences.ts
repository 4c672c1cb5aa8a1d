import { checkOptions, checkText } from "../../arguments.ts";
import { foldCase } from "../forms/casefold.ts";
import type { Language } from "../language.ts";
import { FUNCTION_WORDS } from "../words/function-words.ts";
import { isAbbreviation, isInitial, isTitle } from "./abbreviations.ts";

/** A piece of the original text: `text.slice(start, end) === sentence.text`, without blanks at its ends. */
export interface Sentence {
  readonly text: string;
  /** UTF-16 offset in the original text. */
  readonly start: number;
  readonly end: number;
}

/** Marks that may end a sentence, with their repeats and the closing quotes and brackets after them. The look-behind keeps long runs of marks linear. */
const END =
  /(?<![.!?…؟۔。！？｡])([.!?…؟۔。！？｡]+)(["'”’»)\]}]*)(?=\s|$|[¿¡])|([。！？｡]+)(["'”’»)\]}」』]*)|\n\s*\n/gu;
/** Spanish plurals of abbreviations: "EE. UU.", "FF. AA." */
const DOUBLED = /^(\p{Lu})\1$/u;
const OPENERS = /^[\s"'“‘«([{¿¡-]+/;

/**
 * Sentences of a text, in order. A full stop does not end one after an
 * abbreviation of the language ("Dr.", "Sra.", "vb.", but "Inc. The"), after an initial
 * ("J. Smith") or doubled capital ("EE. UU."), in a Turkish ordinal ("19. yüzyıl"), or before a small letter;
 * "!" and "?" do not before a small letter when a quote closes in between
 * ("Stop!" he said). An empty line always ends a sentence; a text without any
 * mark is one sentence.
 *
 * Together the sentences hold every character that is not white space. Cost O(length).
 * @example splitSentences("Dr. Smith left. Why?").map((s) => s.text) // ["Dr. Smith left.", "Why?"]
 */
export function splitSentences(text: string, options: { readonly language?: Language } = {}): Sentence[] {
  checkText(text, "splitSentences: text");
  checkOptions(options, "splitSentences", ["language"]);
  const language = options.language ?? "en";
  const sentences: Sentence[] = [];
  let start = 0;
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length;
    if (!isEnd(text, start, found, language)) continue;
    push(sentences, text, start, end);
    start = end;
  }
  push(sentences, text, start, text.length);
  return sentences;
}

function push(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && isBlank(text, start)) start++;
  while (end > start && isBlank(text, end - 1)) end--;
  if (end > start) sentences.push({ text: text.slice(start, end), start, end });
}

function isBlank(text: string, at: number): boolean {
  return /[\s\u0085]/.test(text.charAt(at));
}

function isEnd(text: string, start: number, found: RegExpExecArray, language: Language): boolean {
  const marks = found[1];
  if (marks === undefined) return true;
  const closers = found[2]!;
  const end = found.index + found[0].length;
  const next = text.slice(end, end + 24).replace(OPENERS, "");
  const small = /^\p{Ll}/u.test(next);
  if (marks.startsWith("…") || /^\.{2,}$/.test(marks)) return !small;
  if (!marks.startsWith(".")) return !(small && closers !== "");
  if (small) return false;
  if (marks.length > 1) return true;
  const before = wordBefore(text, start, found.index);
  if (language === "tr" && /^(?:\p{Nd}{1,2}|[IVX]+)$/u.test(before))
    return next === "" || !/^\p{L}/u.test(next);
  if (next === "" || closers.includes(")")) return true;
  if ((isInitial(before, language) || DOUBLED.test(before)) && /^\p{Lu}/u.test(next)) return false;
  if (!isAbbreviation(before, language, /^\p{Nd}/u.test(next))) return true;
  return !isTitle(before, language) && startsSentence(next, language);
}

/** "Inc. The" ends a sentence, "Inc. Smith" does not: a function word with a capital begins one. */
function startsSentence(next: string, language: Language): boolean {
  const word = /^\p{Lu}[\p{L}\p{M}]*(?=[^\p{L}\p{M}]|$)/u.exec(next)?.[0];
  return word !== undefined && language !== "ar" && FUNCTION_WORDS[language].has(foldCase(word, language));
}

/** The word that ends at `at`: at most 24 characters back, not before `start`. */
function wordBefore(text: string, start: number, at: number): string {
  const part = text.slice(Math.max(start, at - 24), at);
  return /[\p{L}\p{M}\p{Nd}.ºª]*$/u.exec(part)![0];
}
