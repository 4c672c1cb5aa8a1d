import { fisherInterval } from "../correlation/fisher.ts";
import type { Interval } from "../hypothesis.ts";
import { checkDependent, type DependentCorrelations, isSame } from "./dependent-correlations.ts";

/**
 * Zou's confidence interval for the difference `first` - `second` of two correlations that share the gold
 * standard. It says by how much one system is better, where a test says only whether.
 *
 *   c = ((r12 - r13 r23 / 2)(1 - r13^2 - r23^2 - r12^2) + r12^3) / ((1 - r13^2)(1 - r23^2))
 *   L = d - sqrt((r13 - l1)^2 + (u2 - r23)^2 - 2 c (r13 - l1)(u2 - r23))
 *   U = d + sqrt((u1 - r13)^2 + (r23 - l2)^2 - 2 c (u1 - r13)(r23 - l2))
 *
 * d = r13 - r23; (l1, u1) and (l2, u2) are Fisher's intervals of r13 and r23.
 *
 * @param level share covered, 0.95 by default
 * @returns [NaN, NaN] when n < 4 or a correlation with gold is -1 or 1; [0, 0] for a system and its copy
 * @throws StsError E_INPUT as `checkDependent`, and when level is not between 0 and 1
 * @see Zou 2007, p. 409, https://doi.org/10.1037/1082-989X.12.4.399; checked against its example and R's cocor
 */
export function zouInterval(correlations: DependentCorrelations, level = 0.95): Interval {
  checkDependent("zouInterval", correlations);
  const { first, second, between, n } = correlations;
  const [l1, u1] = fisherInterval(first, n, level);
  const [l2, u2] = fisherInterval(second, n, level);
  if (n < 4 || Math.abs(first) === 1 || Math.abs(second) === 1) return [NaN, NaN];
  // The formula would give a copy a width, as Fisher's intervals are lopsided.
  if (isSame(correlations) && between > 1 - 1e-12) return [0, 0];
  const free = 1 - first ** 2 - second ** 2 - between ** 2;
  const c = ((between - (first * second) / 2) * free + between ** 3) / ((1 - first ** 2) * (1 - second ** 2));
  const difference = isSame(correlations) ? 0 : first - second;
  const side = (mine: number, other: number) =>
    Math.sqrt(Math.max(0, mine ** 2 + other ** 2 - 2 * c * mine * other));
  return [difference - side(first - l1, u2 - second), difference + side(u1 - first, second - l2)];
}
