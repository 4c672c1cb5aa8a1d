import { checkNumber, checkRecords } from "../../arguments.ts";
import { sentenceGroups } from "../../learn/index.ts";
import { seededRandom } from "../../stats/index.ts";
import type { GoldPair } from "../types.ts";
import { openSet } from "./data-sets.ts";
import { loadHeldOutPairs } from "./held-out.ts";
import { pairKey } from "./overlap.ts";

/** Pairs that a calibration to 0-5 is fitted on. */
export interface CalibrationPairs {
  readonly pairs: readonly { readonly a: string; readonly b: string }[];
  /** Shape [n], 0..5. */
  readonly gold: Float64Array;
  /** Shape [n]; pairs that share a sentence share a group. */
  readonly groups: Uint32Array;
  /** Shape [n], 1 for the unrelated pairs: see `fitCalibration`. */
  readonly madeUp: Uint8Array;
  /** Shape [n], code units of both texts. */
  readonly lengths: Float64Array;
}

/** Unrelated pairs added for each labelled one. */
const UNRELATED_SHARE = 0.1;

/**
 * STS-benchmark train without the pairs that also stand in its test or dev part, by their texts, and one
 * in ten as many pairs of sentences drawn at random from different pairs, with gold 0: people never
 * annotated such pairs, and without them no score would come near 0 for texts that have nothing in common.
 *
 * @param limit first `limit` labelled pairs of a seeded shuffle; all by default
 */
export async function calibrationPairs(limit = Number.POSITIVE_INFINITY): Promise<CalibrationPairs> {
  const set = await openSet("stsb-train");
  const heldOut = await loadHeldOutPairs();
  const labelled: GoldPair[] = [];
  for await (const pair of set.read()) {
    if (pair.gold !== undefined && !heldOut.has(pairKey(pair))) labelled.push(pair);
  }
  return withUnrelated(
    limit < labelled.length ? seededRandom(7).shuffle(labelled).slice(0, limit) : labelled,
  );
}

/** Adds the unrelated pairs to labelled ones, and groups and lengths to both. */
export function withUnrelated(labelled: readonly GoldPair[], seed = 11): CalibrationPairs {
  checkRecords(labelled, "withUnrelated: labelled", "a GoldPair", ["a", "b"]);
  checkNumber(seed, "withUnrelated: seed");
  const random = seededRandom(seed);
  const ownGroups = sentenceGroups(labelled);
  const groups = [...ownGroups];
  const pairs: { a: string; b: string }[] = [...labelled];
  const count = Math.round(labelled.length * UNRELATED_SHARE);
  while (pairs.length < labelled.length + count) {
    const i = random.below(labelled.length);
    // About half the set away: in a set ordered by source, that is another source and topic.
    const j = (i + (labelled.length >> 1) + random.below(100)) % labelled.length;
    if (ownGroups[i] === ownGroups[j]) continue;
    pairs.push({ a: labelled[i]!.a, b: labelled[j]!.b });
    groups.push(ownGroups[i]!);
  }
  return {
    pairs,
    gold: Float64Array.from(pairs, (_, k) => labelled[k]?.gold ?? 0),
    groups: Uint32Array.from(groups),
    madeUp: Uint8Array.from(pairs, (_, k) => (k < labelled.length ? 0 : 1)),
    lengths: Float64Array.from(pairs, ({ a, b }) => Math.max(1, a.length + b.length)),
  };
}
