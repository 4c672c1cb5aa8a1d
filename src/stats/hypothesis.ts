import { normalUpperTail } from "./normal.ts";

/** An interval of values, low to high. Both NaN when undefined. */
export type Interval = readonly [low: number, high: number];

/** Which differences a test looks for. "greater": the first is higher; "two-sided": either is. */
export type Alternative = "greater" | "two-sided";

/** Result of a test whose statistic follows the standard normal distribution. */
export interface ZTest {
  /** NaN when undefined. */
  readonly z: number;
  /** Share of equally good systems that would differ as much by chance. NaN when undefined. */
  readonly p: number;
}

/** Result of a test whose statistic follows Student's t distribution. */
export interface TTest {
  /** NaN when undefined. */
  readonly t: number;
  /** Degrees of freedom. */
  readonly df: number;
  /** Share of equally good systems that would differ as much by chance. NaN when undefined. */
  readonly p: number;
}

/** p of a standard normal statistic. */
export function normalP(z: number, alternative: Alternative): number {
  return alternative === "greater" ? normalUpperTail(z) : 2 * normalUpperTail(Math.abs(z));
}
