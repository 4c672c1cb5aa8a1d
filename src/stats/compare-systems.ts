import { bootstrapTest } from "./bootstrap-test.ts";
import { checkPaired, type Numbers } from "./check.ts";
import { definedInterval, whyUndefined } from "./correlation.ts";
import { fisherTest } from "./fisher.ts";
import type { Interval } from "./hypothesis.ts";
import { pearson } from "./pearson.ts";
import { steiger } from "./steiger.ts";
import { williams } from "./williams.ts";
import { zouInterval } from "./zou.ts";

/** Two systems on the same pairs. Where nothing can be said the field is null and `reason` says why. */
export interface SystemComparison {
  readonly n: number;
  /** Pearson's r of the first and the second system with gold. */
  readonly r: readonly [number | null, number | null];
  /** Pearson's r of the systems with each other. */
  readonly between: number | null;
  /** r of the first less r of the second. */
  readonly difference: number | null;
  /** Zou's interval of the difference. */
  readonly interval: Interval | null;
  /** Two-sided; the test to read. */
  readonly williams: { readonly t: number; readonly df: number; readonly p: number } | null;
  /** Two-sided. */
  readonly steiger: { readonly z: number; readonly p: number } | null;
  /** One-tailed for the better system, as the 2014 and 2015 tasks printed it; takes the systems as independent. */
  readonly fisher: { readonly z: number; readonly p: number } | null;
  /** Two-sided, paired. */
  readonly bootstrap: { readonly p: number; readonly draws: number; readonly interval: Interval } | null;
  readonly reason?: string;
}

/**
 * Everything about which of two systems correlates better with gold.
 *
 * @param a scores of the first system, shape [n], any unit
 * @param b scores of the second, shape [n], any unit
 * @param gold shape [n]
 * @param options `level` of both intervals (0.95), `draws` (1000) and `seed` (1) of the bootstrap
 * @throws StsError E_INPUT when lengths differ or a value is not finite
 */
export function compareSystems(
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  options: { readonly level?: number; readonly draws?: number; readonly seed?: number } = {},
): SystemComparison {
  checkPaired("compareSystems", a, gold, 0, ["the first system", "gold"]);
  checkPaired("compareSystems", b, gold, 0, ["the second system", "gold"]);
  const n = gold.length;
  const [noFirst, noSecond] = [whyUndefined(a, gold), whyUndefined(b, gold)];
  const r = [noFirst ? NaN : pearson(a, gold), noSecond ? NaN : pearson(b, gold)] as const;
  const between = noFirst || noSecond ? NaN : pearson(a, b);
  const reason = whyIncomparable(n, noFirst, noSecond);
  const shared = { n, r: [known(r[0]), known(r[1])] as const, between: known(between) };
  const difference = known(r[0] - r[1]);
  if (reason !== undefined) {
    const nothing = { interval: null, williams: null, steiger: null, fisher: null, bootstrap: null };
    return { ...shared, difference, ...nothing, reason };
  }
  const three = { first: r[0], second: r[1], between, n };
  const tTest = williams(three);
  const zTest = steiger(three);
  const fisher = fisherTest(Math.max(...r), n, Math.min(...r), n);
  const resampled = bootstrapTest("pearson", a, b, gold, options);
  const gaps = [
    ...(Number.isFinite(zTest.z) && Number.isFinite(fisher.z)
      ? []
      : ["Fisher's z of an r of -1 or 1 is infinite"]),
    ...(Number.isNaN(tTest.p)
      ? ["Williams' t is undefined for systems that are linear images of each other"]
      : []),
    ...(Number.isNaN(resampled.p) ? [`resamples of ${n} pairs are constant too often`] : []),
  ];
  return {
    ...shared,
    difference,
    interval: definedInterval(zouInterval(three, options.level)),
    williams: Number.isNaN(tTest.p) ? null : tTest,
    steiger: Number.isNaN(zTest.p) ? null : zTest,
    fisher: Number.isFinite(fisher.z) ? fisher : null,
    bootstrap: Number.isNaN(resampled.p)
      ? null
      : { p: resampled.p, draws: resampled.draws, interval: resampled.interval },
    ...(gaps.length > 0 && { reason: gaps.join("; ") }),
  };
}

function whyIncomparable(n: number, noFirst?: string, noSecond?: string): string | undefined {
  if (noFirst !== undefined) return `first system: ${noFirst}`;
  if (noSecond !== undefined) return `second system: ${noSecond}`;
  return n < 4 ? `needs 4 pairs or more, has ${n}` : undefined;
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
