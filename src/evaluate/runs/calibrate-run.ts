import type { GoldPair } from "../../data/index.ts";
import { curveValue, fitIsotonic, groupedFolds, lossFor, sentenceGroups } from "../../learn/index.ts";

const FOLDS = 5;

/**
 * Scores on 0-5 for a run of any scale: each fifth of the pairs gets the isotonic map that fits the other four (medians
 * or means: see `lossFor`), with no sentence on both sides. So errors after calibration can be compared across runs, and
 * no pair is mapped by its own gold. Correlations are not touched.
 *
 * @param raw shape [n]
 * @param gold shape [n], on 0-5
 * @returns the scores, or why there are none
 */
export function calibrateRun(
  pairs: readonly GoldPair[],
  raw: Float64Array,
  gold: Float64Array,
  seed = 1,
): { readonly score: Float64Array } | { readonly whyNoScore: string } {
  const groups = sentenceGroups(pairs);
  if (new Set(groups).size < FOLDS) {
    return { whyNoScore: `calibration needs ${FOLDS} pairs or more without common sentences` };
  }
  const loss = lossFor(gold);
  const folds = groupedFolds(groups, FOLDS, seed);
  const score = new Float64Array(raw.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = Array.from(folds.keys()).filter((i) => folds[i] !== fold);
    const curve = fitIsotonic(
      others.map((i) => raw[i]!),
      others.map((i) => gold[i]!),
      undefined,
      loss,
    );
    for (const [i, f] of folds.entries()) if (f === fold) score[i] = curveValue(curve, raw[i]!);
  }
  return { score };
}
