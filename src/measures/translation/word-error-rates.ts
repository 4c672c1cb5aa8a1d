import { checkList } from "../../arguments.ts";
import { multisetSizes } from "../coefficients.ts";
import { asSymbols } from "../edits/common-subsequence.ts";
import { levenshteinDistance } from "../edits/levenshtein.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";

/**
 * Word error rate, 0 or more: insertions, deletions and substitutions of words to the reference's length.
 *
 *   WER = distance(h, r) / |r|
 *
 * Above 1 when the hypothesis has much more. Empty reference: 0 for an empty hypothesis, else Infinity.
 * Cost: that of `levenshteinDistance`.
 * @source Nießen, Och, Leusch and Ney 2000, http://www.lrec-conf.org/proceedings/lrec2000/pdf/278.pdf
 */
export function wordErrorRate(hypothesis: readonly string[], reference: readonly string[]): number {
  checkList(hypothesis, "wordErrorRate: hypothesis", "an array of words");
  checkList(reference, "wordErrorRate: reference", "an array of words");
  return rate(levenshteinDistance(...asSymbols(hypothesis, reference)), reference.length);
}

/**
 * Position-independent word error rate, 0 or more: WER as if words could stand anywhere.
 *
 *   PER = (max(|h|, |r|) - |h ∩ r|) / |r|    h, r: multisets
 *
 * Empty reference as in `wordErrorRate`. Cost O(h + r).
 * @source Tillmann, Vogel, Ney, Zubiaga and Sawaf 1997, https://doi.org/10.21437/Eurospeech.1997-673
 */
export function positionIndependentErrorRate(
  hypothesis: readonly string[],
  reference: readonly string[],
): number {
  checkList(hypothesis, "positionIndependentErrorRate: hypothesis", "an array of words");
  checkList(reference, "positionIndependentErrorRate: reference", "an array of words");
  const { shared, left, right } = multisetSizes(hypothesis, reference);
  return rate(Math.max(left, right) - shared, right);
}

/** Edits for each word of the reference. */
export function rate(edits: number, referenceLength: number): number {
  return edits === 0 ? 0 : edits / referenceLength;
}

/** max(0, 1 - WER), mean of both directions (`wordErrorRate`, `bothDirections`). */
export const wer: Measure = bothDirections(
  {
    name: "wer",
    description: "1 - word error rate, at least 0, mean of both directions",
    source: "Nießen et al. 2000, http://www.lrec-conf.org/proceedings/lrec2000/pdf/278.pdf",
    cost: "O(a b / 32) in words; beyond 10,000 words in aligned parts",
  },
  (hypothesis, reference) => Math.max(0, 1 - wordErrorRate(hypothesis.words, reference.words)),
);

/** max(0, 1 - PER), mean of both directions (`positionIndependentErrorRate`, `bothDirections`). */
export const per: Measure = bothDirections(
  {
    name: "per",
    description: "1 - position-independent word error rate, at least 0, mean of both directions",
    source: "Tillmann et al. 1997, https://doi.org/10.21437/Eurospeech.1997-673",
    cost: "O(a + b)",
  },
  (hypothesis, reference) => Math.max(0, 1 - positionIndependentErrorRate(hypothesis.words, reference.words)),
);
