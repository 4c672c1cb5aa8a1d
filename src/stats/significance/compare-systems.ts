import { checkNumber, checkNumbers, checkRecord } from "../../arguments.ts";
import { checkPaired, type Numbers } from "../check.ts";
import { correlation, definedInterval, whyUndefined } from "../correlation/correlation.ts";
import { fisherTest } from "../correlation/fisher.ts";
import { pearson } from "../correlation/pearson.ts";
import type { Interval } from "../hypothesis.ts";
import { type BootstrapTest, bootstrapTest } from "./bootstrap-test.ts";
import { SAME } from "./dependent-correlations.ts";
import { steiger } from "./steiger.ts";
import { swapTest } from "./swap-test.ts";
import { williams } from "./williams.ts";
import { zouInterval } from "./zou.ts";

/** A difference of two systems by tests that assume no distribution; nulls where undefined. */
export interface DifferenceTests {
  /** Statistic of the first and the second system. */
  readonly r: readonly [number | null, number | null];
  /** First less second. */
  readonly difference: number | null;
  /** Paired bootstrap of the difference; excludes 0 exactly when `bootstrap.p` is below 1 - level. */
  readonly interval: Interval | null;
  /** Two-sided, paired; the test to read. */
  readonly bootstrap: { readonly p: number; readonly draws: number } | null;
  /** Two-sided; values of the two systems change places. */
  readonly swap: { readonly p: number; readonly draws: number } | null;
}

/** Two systems on the same pairs. Where nothing can be said the field is null and `reason` says why. */
export interface SystemComparison extends DifferenceTests {
  readonly n: number;
  /** Pearson's r of the systems with each other. */
  readonly between: number | null;
  /** Two-sided; the 2017 task's test, made for normal scores. */
  readonly williams: { readonly t: number; readonly df: number; readonly p: number } | null;
  /** Two-sided, made for normal scores. */
  readonly steiger: { readonly z: number; readonly p: number } | null;
  /** Zou's interval of the difference, made for normal scores. */
  readonly zou: Interval | null;
  /** One-tailed for the better system, as the 2014 and 2015 tasks printed it; takes the systems as independent. */
  readonly fisher: { readonly z: number; readonly p: number } | null;
  /** The same question by Spearman's rho. */
  readonly spearman: DifferenceTests;
  readonly reason?: string;
}

/**
 * Everything about which of two systems correlates better with gold.
 *
 * @param a scores of the first system, shape [n], any unit
 * @param b scores of the second, shape [n], any unit
 * @param gold shape [n]
 * @param options `level` of all intervals (0.95), `draws` (1000), `seed` (1) and `stream` (0) of bootstrap and swaps
 * @throws StsError E_INPUT when lengths differ or a value is not finite
 */
export function compareSystems(
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  options: CompareSystemsOptions = {},
): SystemComparison {
  checkPaired("compareSystems", a, gold, 0, ["the first system", "gold"]);
  checkPaired("compareSystems", b, gold, 0, ["the second system", "gold"]);
  const n = gold.length;
  const [noFirst, noSecond] = [whyUndefined(a, gold), whyUndefined(b, gold)];
  const between = noFirst || noSecond ? NaN : pearson(a, b);
  const reason = whyIncomparable(n, noFirst, noSecond);
  if (reason !== undefined) {
    const none = { n, between: known(between), williams: null, steiger: null, zou: null, fisher: null };
    const nothing = (kind: "pearson" | "spearman") => untested(kind, a, b, gold);
    return { ...nothing("pearson"), ...none, spearman: nothing("spearman"), reason };
  }
  const tested = differenceTests("pearson", a, b, gold, options);
  const r = tested.r as readonly [number, number];
  const { reason: gap, ...byFormula } = normalScoreTests(r, between, n, options.level);
  const gaps = [
    ...(gap === undefined ? [] : [gap]),
    ...(tested.bootstrap === null ? [`resamples of ${n} pairs are constant too often`] : []),
  ];
  return {
    ...tested,
    n,
    between: known(between),
    ...byFormula,
    spearman: differenceTests("spearman", a, b, gold, options),
    ...(gaps.length > 0 && { reason: gaps.join("; ") }),
  };
}

/** Tests by formulas that hold for normal scores; nulls where undefined. */
export type NormalScoreTests = Pick<SystemComparison, "williams" | "steiger" | "zou" | "fisher" | "reason">;

/**
 * @param r Pearson's r of both systems with gold
 * @param between r of the systems with each other
 * @param n pairs, 4 or more
 */
export function normalScoreTests(
  r: readonly [number, number],
  between: number,
  n: number,
  level = 0.95,
): NormalScoreTests {
  checkNumbers(r, "normalScoreTests: r");
  checkNumber(between, "normalScoreTests: between");
  checkNumber(n, "normalScoreTests: n");
  checkNumber(level, "normalScoreTests: level");
  const three = { first: r[0], second: r[1], between, n };
  const [tTest, zTest] = [williams(three), steiger(three)];
  const fisher = fisherTest(Math.max(...r), n, Math.min(...r), n);
  const gaps = [
    ...(Number.isFinite(zTest.z) && Number.isFinite(fisher.z)
      ? []
      : ["Fisher's z of an r of -1 or 1 is infinite"]),
    ...(Number.isNaN(tTest.p)
      ? ["Williams' t is undefined for systems that are linear images of each other"]
      : []),
  ];
  return {
    williams: Number.isNaN(tTest.p) ? null : tTest,
    steiger: Number.isNaN(zTest.p) ? null : zTest,
    zou: definedInterval(zouInterval(three, level)),
    fisher: Number.isFinite(fisher.z) ? fisher : null,
    ...(gaps.length > 0 && { reason: gaps.join("; ") }),
  };
}

export interface CompareSystemsOptions {
  readonly level?: number;
  readonly draws?: number;
  readonly seed?: number;
  readonly stream?: number;
}

function differenceTests(
  kind: "pearson" | "spearman",
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  options: CompareSystemsOptions,
): DifferenceTests {
  const bare = untested(kind, a, b, gold);
  if (bare.difference === null) return bare;
  const swap = swapTest(kind, a, b, gold, options);
  return {
    ...bare,
    ...readBootstrap(bootstrapTest(kind, a, b, gold, options)),
    swap: Number.isNaN(swap.p) ? null : { p: swap.p, draws: swap.draws },
  };
}

/** A bootstrap test as users see it: nulls where undefined. */
export function readBootstrap(test: BootstrapTest): Pick<DifferenceTests, "interval" | "bootstrap"> {
  checkRecord(test, "readBootstrap: test", "a BootstrapTest", ["interval", "p", "draws"]);
  return {
    interval: definedInterval(test.interval),
    bootstrap: Number.isNaN(test.p) ? null : { p: test.p, draws: test.draws },
  };
}

function untested(kind: "pearson" | "spearman", a: Numbers, b: Numbers, gold: Numbers): DifferenceTests {
  const r = [correlation(kind, a, gold).value, correlation(kind, b, gold).value] as const;
  const difference = r[0] === null || r[1] === null ? null : r[0] - r[1];
  return {
    r,
    difference: difference !== null && Math.abs(difference) <= SAME ? 0 : difference,
    interval: null,
    bootstrap: null,
    swap: null,
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
