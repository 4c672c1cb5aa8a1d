import { nearCopy, readTextWords, type TextWords, wordDifferences } from "../../../align/index.ts";
import { cleanText, withoutMarks } from "../../../text/index.ts";
import type { TextWordsStore } from "../../words/text-words.ts";
import { corrected, type NearCopy, nearCopyOf, type Steps } from "../tier/near-copy-correction.ts";
import type { PairBlock, TextSide } from "./pair-plan.ts";

/** Finds what differs in near copies; words of a text are read once. */
export class NearCopies {
  readonly #words: TextWordsStore;
  readonly #read = new WeakMap<TextSide, (TextWords | undefined)[]>();

  constructor(words: TextWordsStore) {
    this.#words = words;
  }

  /** What text i of one side and text j of another show; undefined where they are no near copies. Symmetric. */
  between(left: TextSide, i: number, right: TextSide, j: number): NearCopy | undefined {
    const [x, y] = [this.#wordsOf(left, i), this.#wordsOf(right, j)];
    if (nearCopy(x, y)) return compared(x, y);
    if (!typedWithoutMarks(x, y)) return undefined;
    const [p, q] = [unmarked(x), unmarked(y)];
    return nearCopy(p, q) ? compared(p, q) : undefined;
  }

  #wordsOf(side: TextSide, row: number): TextWords {
    const known = this.#read.get(side) ?? [];
    if (known.length === 0) this.#read.set(side, known);
    known[row] ??= this.#readWords(side.texts[row]!, side.languages[row]!);
    return known[row]!;
  }

  #readWords(text: string, tag: TextSide["languages"][number]): TextWords {
    const language = tag === "und" ? this.#words.of(text, tag).language : tag;
    return readTextWords(cleanText(text, tag), language);
  }
}

/** In one order whatever the caller's, since the matching of words lets the first text choose. */
function compared(x: TextWords, y: TextWords): NearCopy {
  return nearCopyOf(y.text < x.text ? wordDifferences(y, x) : wordDifferences(x, y));
}

const ASCII = /^[\0-\x7f]*$/;

/** Whether just one of two Turkish or Spanish texts is typed without the marks of its letters. */
function typedWithoutMarks(x: TextWords, y: TextWords): boolean {
  if (x.language !== y.language || (x.language !== "tr" && x.language !== "es")) return false;
  return ASCII.test(x.text) !== ASCII.test(y.text);
}

function unmarked({ text, language }: TextWords): TextWords {
  return readTextWords(withoutMarks(text), language);
}

/** The correction of the pairs of a block, by row of each side. */
export function corrector(
  steps: Steps | undefined,
  { left, right }: PairBlock,
  copies: NearCopies,
): (raw: number, i: number, j: number) => number {
  if (steps === undefined) return (raw) => raw;
  return (raw, i, j) => corrected(raw, copies.between(left, i, right, j), steps);
}
