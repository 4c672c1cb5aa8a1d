import { checkList } from "../../arguments.ts";
import { wordNgrams } from "../../text/index.ts";
import { multisetSizes } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";

const LONGEST = 4;

/**
 * BLEU of one sentence, smoothed, in 0..1; sacreBLEU's with `effective_order` and "exp" smoothing.
 *
 *   BP × (Π_n p_n)^(1/N)    p_n = |H_n ∩ R_n| / |H_n|    BP = min(1, e^(1 - r/h))
 *
 * H_n, R_n: multisets of n-grams; h, r: lengths in words; N = min(4, h). The k-th p_n without a match is
 * 1 / (2^k |H_n|). No word shared, or an empty side: 0. Cost O(h + r).
 * @source Papineni et al. 2002, https://aclanthology.org/P02-1040; smoothing 3 of Chen and Cherry 2014,
 *   https://aclanthology.org/W14-3346; Post 2018 (sacreBLEU), https://aclanthology.org/W18-6319
 */
export function sentenceBleu(hypothesis: readonly string[], reference: readonly string[]): number {
  checkList(hypothesis, "sentenceBleu: hypothesis", "an array of words");
  checkList(reference, "sentenceBleu: reference", "an array of words");
  const longest = Math.min(LONGEST, hypothesis.length);
  let logs = 0;
  let smoothing = 1;
  for (let n = 1; n <= longest; n++) {
    const { shared, left } = multisetSizes(wordNgrams(hypothesis, n), wordNgrams(reference, n));
    if (n === 1 && shared === 0) return 0;
    if (shared === 0) smoothing *= 2;
    logs += Math.log((shared === 0 ? 1 / smoothing : shared) / left);
  }
  if (longest === 0) return 0;
  const brevity = Math.min(1, Math.exp(1 - reference.length / hypothesis.length));
  return brevity * Math.exp(logs / longest);
}

/** Smoothed sentence BLEU of words, mean of both directions (`sentenceBleu`, `bothDirections`). */
export const bleu: Measure = bothDirections(
  {
    name: "bleu",
    description: "smoothed sentence BLEU of 1 to 4 words, mean of both directions",
    source: "Papineni et al. 2002, https://aclanthology.org/P02-1040",
    cost: "O(a + b)",
  },
  (hypothesis, reference) => sentenceBleu(hypothesis.words, reference.words),
);
