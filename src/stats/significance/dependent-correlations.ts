import { isRecord, refusedArgument } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { checkCorrelation, checkCount } from "../check.ts";

/**
 * Three correlations of two systems and one gold standard, on the same n pairs: `first` and `second` of the
 * systems with gold, `between` of the systems with each other.
 */
export interface DependentCorrelations {
  readonly first: number;
  readonly second: number;
  readonly between: number;
  /** Pairs; tests need 4 or more. */
  readonly n: number;
}

/** Systems that differ by less than this differ by rounding: one rescaled into the other, say. */
export const SAME = 1e-13;

/** @returns whether the two systems correlate with gold alike up to rounding */
export function isSame({ first, second }: DependentCorrelations): boolean {
  return Math.abs(first - second) <= SAME;
}

/**
 * Determinant of the 3 x 3 correlation matrix: 1 - r13^2 - r23^2 - r12^2 + 2 r13 r23 r12, 0 or more.
 * @throws StsError E_INPUT when a correlation is out of -1..1, n is not a whole number, or no data can
 *   have these three correlations
 */
export function checkDependent(name: string, correlations: DependentCorrelations): number {
  if (!isRecord(correlations)) throw refusedArgument(name, correlations, "{ first, second, between, n }");
  const { first, second, between, n } = correlations;
  checkCorrelation(name, "first", first);
  checkCorrelation(name, "second", second);
  checkCorrelation(name, "between", between);
  checkCount(name, "n", n, 0);
  // The sum of squares rearranged: it would cancel away for systems that hardly differ.
  const mean = (first + second) / 2;
  const determinant =
    (1 - between) * (1 + between - 2 * mean ** 2) - ((first - second) ** 2 * (1 + between)) / 2;
  if (determinant >= -1e-9) return Math.max(0, determinant);
  throw new StsError(
    "E_INPUT",
    `${name}: no data have correlations ${first} and ${second} with gold and ${between} with each other`,
  );
}
