import { foldCase } from "../../src/text/forms/casefold.ts";

/**
 * A sentence without case, accents, punctuation and blanks: equal keys are the same sentence in two sets. The same as
 * `key` of training/samesay_training/data.py.
 */
export function sentenceKey(text: string): string {
  return foldCase(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Both sentences, without regard to their order. */
export function pairKey(a: string, b: string): string {
  const left = sentenceKey(a);
  const right = sentenceKey(b);
  return left < right ? `${left}\n${right}` : `${right}\n${left}`;
}
