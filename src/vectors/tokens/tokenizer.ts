import { checkRecord, checkText } from "../../arguments.ts";

/** Text to the integers a model reads. Same ids as Python's `tokenizers` for the same `tokenizer.json`. */
export interface Tokenizer {
  /** Model kind as `tokenizer.json` names it: WordPiece, Unigram, BPE. */
  readonly kind: string;
  /** Ids put before and after every text ([CLS] ... [SEP]). */
  readonly prefix: readonly number[];
  readonly suffix: readonly number[];
  /** How two texts stand in one row; absent where the file does not tell or the general library reads it. */
  readonly pair?: PairTemplate | undefined;
  /** Id that fills a batch's short rows. */
  readonly padId: number;
  /** Ids of a text, without `prefix` and `suffix`. Lone surrogates count as U+FFFD. O(length). */
  encode(text: string): number[];
}

/** Parts of a row of two texts, in order: special ids, or one of the texts; each with its segment (token type). */
export type PairTemplate = readonly (
  | { readonly ids: readonly number[]; readonly segment: number }
  | { readonly side: 0 | 1; readonly segment: number }
)[];

/** `prefix`, the text's ids, `suffix`: what Python's `encode(text).ids` gives. */
export function encodeWithSpecials(tokenizer: Tokenizer, text: string): number[] {
  checkRecord(tokenizer, "encodeWithSpecials: tokenizer", "a Tokenizer", ["prefix", "suffix", "encode"]);
  checkText(text, "encodeWithSpecials: text");
  return [...tokenizer.prefix, ...tokenizer.encode(text), ...tokenizer.suffix];
}
