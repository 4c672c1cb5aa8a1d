import { alignedBlocks } from "../blocks.ts";
import { asSymbols } from "../edits/common-subsequence.ts";
import { BeamEditDistance } from "./beam-edit-distance.ts";
import { bestShift, type ShiftBudget } from "./shifts.ts";

/** Longest stretch edited as one. */
const EXACT = 1_000;
/** Shifts tried in all, as sacreBLEU has it. */
const MOST_SHIFTS_TRIED = 1_000;

/**
 * Edits of the translation edit rate: insertions, deletions, substitutions of words, and shifts of runs of words.
 *
 * Shifts are taken greedily, each the one that saves most edits; at most 1,000 are tried, of up to 10 words over up
 * to 50, with edit distances near the diagonal (`BeamEditDistance`), as tercom and sacreBLEU have it.
 *
 * Time O(1,000 × 25 h) up to 1,000 words. Longer lists are edited in parts at the same shares of their lengths,
 * whose edits add up, with 1,000 shifts for all of them.
 * @source Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25; Post 2018 (sacreBLEU's lib_ter.py)
 */
export function translationEdits(hypothesis: readonly string[], reference: readonly string[]): number {
  const [h, r] = asSymbols(hypothesis, reference);
  const budget: ShiftBudget = { left: MOST_SHIFTS_TRIED };
  let edits = 0;
  for (const block of alignedBlocks(h.length, r.length, EXACT)) {
    edits += editsOf(h.slice(...block.left), r.slice(...block.right), budget);
  }
  return edits;
}

function editsOf(hypothesis: readonly number[], reference: readonly number[], budget: ShiftBudget): number {
  if (hypothesis.length === 0 || reference.length === 0) return hypothesis.length + reference.length;
  const distances = new BeamEditDistance(reference, hypothesis.length);
  let words = hypothesis;
  let shifts = 0;
  while (budget.left > 0) {
    const shift = bestShift(words, reference, distances, budget);
    // The shift during which the budget ran out is not taken: sacreBLEU does not either.
    if (shift === undefined || shift.saved <= 0 || budget.left <= 0) break;
    words = shift.words;
    shifts++;
  }
  return shifts + distances.distance(words);
}
