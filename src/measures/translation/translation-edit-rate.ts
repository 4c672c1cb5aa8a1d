import { checkList } from "../../arguments.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";
import { translationEdits } from "./translation-edits.ts";
import { rate } from "./word-error-rates.ts";

/**
 * Translation edit rate, 0 or more; sacreBLEU's without its tokeniser.
 *
 *   TER = edits(h, r) / |r|
 *
 * Edits: `translationEdits`. Above 1 when the hypothesis has much more. Empty reference: 0 for an empty
 * hypothesis, else Infinity.
 * @source Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25
 */
export function translationEditRate(hypothesis: readonly string[], reference: readonly string[]): number {
  checkList(hypothesis, "translationEditRate: hypothesis", "an array of words");
  checkList(reference, "translationEditRate: reference", "an array of words");
  return rate(translationEdits(hypothesis, reference), reference.length);
}

/** max(0, 1 - TER), mean of both directions (`translationEditRate`, `bothDirections`). */
export const ter: Measure = bothDirections(
  {
    name: "ter",
    description: "1 - translation edit rate (edits and shifts of words), at least 0, mean of both directions",
    source: "Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25",
    cost: "O(25,000 a) in words at most; beyond 1,000 words in aligned parts with 1,000 shifts tried in all",
  },
  (hypothesis, reference) => Math.max(0, 1 - translationEditRate(hypothesis.words, reference.words)),
);
