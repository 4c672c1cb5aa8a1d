import { openShippedReading } from "../open-chunk-reading.ts";
import { englishKnowledge } from "../words/word-knowledge.ts";
import {
  type CrossValidateOptions,
  crossValidate,
  type GoldChunks,
  type HeldOutRun,
  readGold,
} from "./cross-validate.ts";

/** Ways to hold pairs out: shape [pairs] each, the fold of every pair. */
export interface HeldOutPlans {
  readonly byPair: Uint32Array;
  readonly bySource: Uint32Array;
}

/**
 * Every pair aligned by models that saw other folds alone, twice: other pairs of all sources, and other sources.
 * @throws StsError E_MODEL, E_ABORTED
 */
export async function heldOutRuns(
  pairs: readonly GoldChunks[],
  plans: HeldOutPlans,
  options: CrossValidateOptions = {},
): Promise<{ readonly byPair: HeldOutRun[]; readonly bySource: HeldOutRun[] }> {
  const { onProgress, signal, teach } = options;
  const shipped = openShippedReading();
  // The boosted trees ask no word aligner.
  const reading = teach === undefined ? shipped : { ...shipped, knowledge: englishKnowledge };
  const folds = [plans.byPair, plans.bySource].map((plan) => new Set(plan).size);
  const total = folds[0]! + folds[1]!;
  const told = (before: number) => ({
    onProgress: (done: number) => onProgress?.(before + done, total),
    ...(signal && { signal }),
    ...(teach && { teach }),
  });
  try {
    const gold = await readGold(pairs, reading, "en", signal);
    return {
      byPair: await crossValidate(gold, plans.byPair, reading, told(0)),
      bySource: await crossValidate(gold, plans.bySource, reading, told(folds[0]!)),
    };
  } finally {
    await reading.close();
  }
}
