import type { DataSet, GoldPair } from "../data/index.ts";
import { throwIfAborted } from "../errors.ts";
import type { System } from "../systems/index.ts";
import { type ScoredSet, withGold } from "./scored-set.ts";

export interface ScoreSetOptions {
  readonly signal?: AbortSignal;
  /** Called with the pairs of this set done so far. */
  readonly onProgress?: (done: number) => void;
}

/** All pairs of a set, with the set's languages where a pair has none of its own. */
export async function readSet(set: DataSet, signal?: AbortSignal): Promise<GoldPair[]> {
  const pairs = await set.read(signal && { signal }).toArray();
  const { languages } = set;
  if (languages === undefined) return pairs;
  return pairs.map((pair) => (pair.languages === undefined ? { ...pair, languages } : pair));
}

/**
 * Scores every pair of a set that has gold.
 * @throws StsError E_FORMAT for damaged rows, E_ABORTED
 */
export async function scoreSet(
  system: System,
  set: DataSet,
  options: ScoreSetOptions = {},
): Promise<ScoredSet> {
  const { pairs, gold, skipped } = withGold(await readSet(set, options.signal));
  const { raw, score, truncated } = await scorePairs(system, pairs, options);
  return {
    name: set.name,
    scale: set.scale,
    ...(set.languages && { languages: set.languages }),
    pairs,
    gold,
    raw,
    ...(system.calibrated ? { score } : { whyNoScore: `${system.name} has no calibration to 0-5` }),
    skipped,
    ...(truncated > 0 && { truncated }),
    sha256: await set.sha256(),
  };
}

/** Scores pairs in batches, so that progress shows and a stop is heard. */
async function scorePairs(
  system: System,
  pairs: readonly GoldPair[],
  { signal, onProgress }: ScoreSetOptions,
): Promise<{ raw: Float64Array; score: Float64Array; truncated: number }> {
  const direction = system.raw.direction ?? 1;
  const size = system.batchSize ?? 1024;
  const raw = new Float64Array(pairs.length);
  const score = new Float64Array(pairs.length);
  let truncated = 0;
  for (let start = 0; start < pairs.length; start += size) {
    throwIfAborted(signal);
    const results = await system.score(pairs.slice(start, start + size), {
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (done: number) => onProgress(start + done) }),
    });
    for (const [i, result] of results.entries()) {
      raw[start + i] = direction * result.raw.value;
      score[start + i] = result.score;
      if (result.truncated !== undefined) truncated++;
    }
    onProgress?.(start + results.length);
  }
  return { raw, score, truncated };
}
