import { StsError } from "../../errors.ts";
import { checkNumbers, type Numbers } from "../check.ts";

/**
 * Holm's step-down correction: p-values such that the chance of one false "different" among all
 * comparisons stays at the level one compares them with.
 *
 *   sorted ascending, adjusted_i = max over j <= i of min(1, (m - j + 1) p_j)
 *
 * @param p shape [m], each in 0..1; NaN (an undefined test) stays NaN and is not counted in m
 * @returns shape [m], in the order of p, never below p
 * @throws StsError E_INPUT when a value is out of 0..1
 * @see Holm 1979, https://www.jstor.org/stable/4615733; checked against R's p.adjust(method = "holm")
 */
export function holm(p: Numbers): Float64Array {
  checkNumbers("holm", p, "p");
  const defined: number[] = [];
  for (let i = 0; i < p.length; i++) {
    if (Number.isNaN(p[i])) continue;
    if (!(p[i]! >= 0 && p[i]! <= 1)) {
      throw new StsError("E_INPUT", `holm: p[${i}] is ${p[i]}, expected a number in 0..1`);
    }
    defined.push(i);
  }
  defined.sort((i, j) => p[i]! - p[j]! || i - j);
  const adjusted = new Float64Array(p.length).fill(NaN);
  let least = 0;
  defined.forEach((i, rank) => {
    least = Math.max(least, Math.min(1, (defined.length - rank) * p[i]!));
    adjusted[i] = least;
  });
  return adjusted;
}
