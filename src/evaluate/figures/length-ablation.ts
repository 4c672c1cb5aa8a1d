import { checkRecord } from "../../arguments.ts";
import { fitRidge, predictRidge } from "../../learn/index.ts";
import { correlation } from "../../stats/index.ts";
import { goldOnFive, type ScoredSet } from "../runs/scored-set.ts";
import { wordCount } from "./breakdown.ts";

/** How much of a system's correlation text length alone explains. */
export interface LengthAblation {
  readonly set: string;
  readonly pairs: number;
  /** The system's own r. */
  readonly pearson: number | null;
  /** Multiple correlation of gold with the length features: what one could reach by counting words. */
  readonly lengthAlone: number | null;
  /** Multiple correlation of the system's values with the length features: how far the system counts words. */
  readonly systemOnLength: number | null;
  /** r of system and gold with the length features taken out of both. */
  readonly partial: number | null;
  readonly reason?: string;
}

/**
 * Partial correlation with the lengths taken out: least squares of system and gold on (difference over the longer,
 * logarithm of the mean length, logarithm of their ratio), then Pearson's r of the residuals.
 *
 * @see Cohen et al. 2003, section 3.3, for partial correlation
 */
export function ablateLength(set: ScoredSet): LengthAblation {
  checkRecord(set, "ablateLength: set", "a ScoredSet", ["name", "pairs", "gold", "raw"]);
  const gold = goldOnFive(set);
  const r = correlation("pearson", set.raw, gold);
  const shared = { set: set.name, pairs: gold.length, pearson: r.value };
  const nothing = { lengthAlone: null, systemOnLength: null, partial: null };
  if (r.value === null) return { ...shared, ...nothing, reason: r.reason };
  if (gold.length < 10)
    return { ...shared, ...nothing, reason: `needs 10 pairs or more, has ${gold.length}` };
  const features = set.pairs.map(({ a, b }) => lengthFeatures(wordCount(a), wordCount(b)));
  const [byLength, systemByLength] = [fitted(features, gold), fitted(features, set.raw)];
  const rest = (values: Float64Array, fit: Float64Array) => values.map((value, i) => value - fit[i]!);
  const partial = correlation("pearson", rest(set.raw, systemByLength), rest(gold, byLength));
  return {
    ...shared,
    // No variance of length: counting words explains nothing.
    lengthAlone: correlation("pearson", byLength, gold).value ?? 0,
    systemOnLength: correlation("pearson", systemByLength, set.raw).value ?? 0,
    partial: partial.value,
    ...(partial.value === null && { reason: partial.reason }),
  };
}

function lengthFeatures(a: number, b: number): number[] {
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  return [
    long === 0 ? 0 : (long - short) / long,
    Math.log(1 + (a + b) / 2),
    Math.log((1 + long) / (1 + short)),
  ];
}

function fitted(features: readonly number[][], y: Float64Array): Float64Array {
  const model = fitRidge(features, y, { alpha: 0 });
  return Float64Array.from(features, (row) => predictRidge(model, row));
}
