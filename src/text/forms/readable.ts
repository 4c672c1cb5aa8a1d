import { checkText } from "../../arguments.ts";

/**
 * What the encoders can read: words of Latin and Arabic letters, and numbers. Of other scripts they know few pieces or
 * none, and give unrelated texts vectors that lie close together.
 */

const NON_ASCII = /[^\0-\x7f]/;
const FOREIGN_LETTER = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;
const KNOWN_LETTER = /(?=\p{L})[\p{Script=Latin}\p{Script=Arabic}]/gu;
const WORD_SIGN = /[\p{L}\p{N}]/u;
const PLAIN_WORD_SIGN = /[A-Za-z0-9]/;

/**
 * Whether a text holds something to read: a letter or digit, and fewer than half of its letters of a script that none of
 * the four languages uses. O(length); ASCII costs a look at its first word.
 */
export function isReadable(text: string): boolean {
  checkText(text, "isReadable: text");
  if (!NON_ASCII.test(text)) return PLAIN_WORD_SIGN.test(text);
  if (!WORD_SIGN.test(text)) return false;
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0;
  return foreign === 0 || foreign < (text.match(KNOWN_LETTER)?.length ?? 0);
}

const LONE_LETTERS = /^[^\p{L}\p{N}]*\p{L}(?:[^\p{L}\p{N}]+\p{L})*[^\p{L}\p{N}]*$/u;

/** Whether a text is single letters and signs alone ("a", "B."), which name something and mean nothing. */
export function isLoneLetters(text: string): boolean {
  checkText(text, "isLoneLetters: text");
  return text.length < 20 && LONE_LETTERS.test(text);
}
