import { checkNumber, checkOptions, checkSequence, checkText, checkTexts } from "../../arguments.ts";

/** Between the words of a word n-gram; no token contains it. */
const JOINT = "\u001f";

export interface CharacterNgramOptions {
  /** Blanks put before and after the text, so that its first and last characters weigh as much as the others. Default 0. */
  readonly padding?: number;
}

/**
 * All runs of `n` neighbouring tokens, in order, with repeats. Empty when there
 * are fewer than n tokens. Cost O(tokens × n).
 */
export function wordNgrams(tokens: readonly string[], n: number): string[] {
  checkTexts(tokens, "wordNgrams: tokens");
  checkNumber(n, "wordNgrams: n");
  if (n === 1) return [...tokens];
  const grams: string[] = [];
  for (let at = 0; at + n <= tokens.length; at++) grams.push(tokens.slice(at, at + n).join(JOINT));
  return grams;
}

/**
 * All runs of `n` neighbouring characters (code points: an emoji outside the
 * basic plane is one character), in order, with repeats. Empty when the text is
 * shorter than n. Cost O(length × n).
 * @example characterNgrams("añ😀", 2) // ["añ", "ñ😀"]
 */
export function characterNgrams(text: string, n: number, options: CharacterNgramOptions = {}): string[] {
  checkText(text, "characterNgrams: text");
  checkNumber(n, "characterNgrams: n");
  checkOptions(options, "characterNgrams");
  checkOptions(options, "characterNgrams", ["padding"]);
  const padding = " ".repeat(options.padding ?? 0);
  const padded = padding + text + padding;
  const grams: string[] = [];
  if (!hasSurrogates(padded)) {
    for (let at = 0; at + n <= padded.length; at++) grams.push(padded.slice(at, at + n));
    return grams;
  }
  const characters = [...padded];
  for (let at = 0; at + n <= characters.length; at++) grams.push(characters.slice(at, at + n).join(""));
  return grams;
}

/** How often each item occurs. Cost O(items). */
export function countItems(items: Iterable<string>): Map<string, number> {
  checkSequence(items, "countItems: items");
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The text's code points. Unpaired surrogates stand for themselves. Cost O(length). */
export function codePoints(text: string): number[] {
  checkText(text, "codePoints: text");
  const points: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at)!;
    if (point > 0xffff) at++;
    points.push(point);
  }
  return points;
}

function hasSurrogates(text: string): boolean {
  return /[\ud800-\udfff]/.test(text);
}
