import { checkInterval, checkNumberOrNaN, checkNumbers, checkText } from "../../arguments.ts";
import { checkPaired, checkWeights, isConstant, type Numbers } from "../check.ts";
import type { Interval } from "../hypothesis.ts";
import { centre } from "../mean.ts";
import { kendall } from "./kendall.ts";
import { pearson } from "./pearson.ts";
import { spearman } from "./spearman.ts";
import { isConstantWhereWeighted, weightedPearson } from "./weighted-pearson.ts";

/**
 * A statistic as users see it: a number, or null with the reason why there is none. Bare statistic
 * functions return NaN where they are undefined; reports and commands show this instead.
 */
export type Statistic =
  | {
      readonly value: number;
      /** Present when the value is defined but may be inaccurate. */
      readonly warning?: string;
    }
  | { readonly value: null; readonly reason: string };

const unweighted = { pearson, spearman, kendall };

export type CorrelationKind = keyof typeof unweighted | "weightedPearson";

/**
 * A correlation of system scores with gold, or why there is none.
 *
 * @param kind "weightedPearson" needs `weights`
 * @param x system scores, shape [n], any n
 * @param y gold scores, shape [n]
 * @throws StsError E_INPUT when lengths differ, a value is not finite, or a weight is negative
 * @example correlation("pearson", [3, 3, 3], [1, 2, 5])
 *   // { value: null, reason: "all 3 system scores equal 3" }
 */
export function correlation(kind: CorrelationKind, x: Numbers, y: Numbers, weights?: Numbers): Statistic {
  checkText(kind, "correlation: kind");
  checkNumbers(x, "correlation: x");
  checkNumbers(y, "correlation: y");
  if (weights !== undefined) checkNumbers(weights, "correlation: weights");
  checkPaired(kind, x, y, 0);
  const w = kind === "weightedPearson" ? (weights ?? []) : undefined;
  if (w) checkWeights(kind, w, x.length);
  const reason = whyUndefined(x, y, w);
  if (reason !== undefined) return { value: null, reason };
  const value = w ? weightedPearson(x, y, w) : unweighted[kind as keyof typeof unweighted](x, y);
  if (Number.isNaN(value))
    return {
      value: null,
      reason: "the scores are too large, or too close to each other, for numbers to hold",
    };
  const near = kind === "pearson" ? nearlyConstant(x, y) : undefined;
  return near === undefined
    ? { value }
    : { value, warning: `${near} are nearly constant; r may be inaccurate` };
}

/**
 * Why a correlation of x and y is undefined, in words for a report; undefined when it is defined.
 * @param weights pairs of weight 0 do not count
 */
export function whyUndefined(x: Numbers, y: Numbers, weights?: Numbers): string | undefined {
  checkNumbers(x, "whyUndefined: x");
  checkNumbers(y, "whyUndefined: y");
  if (weights !== undefined) checkNumbers(weights, "whyUndefined: weights");
  const n = weights ? countPositive(weights) : x.length;
  const what = weights ? "pairs of weight above 0" : "pairs";
  if (n < 2) return `needs 2 ${what} or more, has ${n}`;
  const constant = (values: Numbers) =>
    weights ? isConstantWhereWeighted(values, weights) : isConstant(values);
  if (constant(x)) return `all ${n} system scores equal ${firstOf(x, weights)}`;
  if (constant(y)) return `all ${n} gold scores equal ${firstOf(y, weights)}`;
  return undefined;
}

/** A bare statistic's value as users see it: NaN becomes null with the given reason. */
export function defined(value: number, reason: string): Statistic {
  checkNumberOrNaN(value, "defined: value");
  return Number.isNaN(value) ? { value: null, reason } : { value };
}

/** An interval as users see it: null when undefined. */
export function definedInterval(interval: Interval): Interval | null {
  checkInterval(interval, "definedInterval: interval");
  return Number.isNaN(interval[0]) || Number.isNaN(interval[1]) ? null : interval;
}

/** Which side varies by less than about 1e-12 of its size: SciPy warns at the same limit. */
function nearlyConstant(x: Numbers, y: Numbers): string | undefined {
  const limit = Number.EPSILON ** 0.75;
  const near = (values: Numbers) => {
    const middle = centre(values);
    let squares = 0;
    for (let i = 0; i < values.length; i++) squares += (values[i]! - middle) ** 2;
    return Math.sqrt(squares) < limit * Math.abs(middle);
  };
  if (near(x)) return "system scores";
  return near(y) ? "gold scores" : undefined;
}

function countPositive(weights: Numbers): number {
  let n = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i]! > 0) n++;
  return n;
}

function firstOf(x: Numbers, weights: Numbers | undefined): number | undefined {
  for (let i = 0; i < x.length; i++) if (!weights || weights[i]! > 0) return x[i];
  return undefined;
}
