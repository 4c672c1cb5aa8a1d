import { checkOptions, checkRecord, checkText } from "../../arguments.ts";
import { clamp, setSizes } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { isOfLanguage, type Unit, viewsOf } from "../text-view.ts";

export interface TverskyOptions {
  readonly unit: Unit;
  /** Weight of what only the first text has, >= 0. */
  readonly alpha: number;
  /** Weight of what only the second text has, >= 0. */
  readonly beta: number;
}

/**
 * Tversky index of the sets of units.
 *
 *   score(a, b) = s / (s + α |A - B| + β |B - A|)    s = |A ∩ B|
 *
 * α = β = 1 is Jaccard, α = β = 0.5 Dice, α = 1 and β = 0 containment. Both
 * texts blank: 1; one blank: 0. Time O(|a| + |b|).
 * Source: Tversky 1977, https://doi.org/10.1037/0033-295X.84.4.327
 */
export function tversky(name: string, options: TverskyOptions): Measure {
  checkText(name, "tversky: name");
  checkRecord(options, "tversky: options", "a TverskyOptions", ["unit", "alpha", "beta"]);
  checkOptions(options, "tversky", ["unit", "alpha", "beta"]);
  const { unit, alpha, beta } = options;
  return {
    name,
    version: isOfLanguage(unit) ? 2 : 1,
    usesLanguage: isOfLanguage(unit),
    range: [0, 1],
    symmetric: alpha === beta,
    description: `Tversky index of ${unit}, weight ${alpha} for what only the first text has, ${beta} for the second`,
    source: "Tversky 1977, https://doi.org/10.1037/0033-295X.84.4.327",
    cost: "O(a + b)",
    score(a, b, options) {
      const [ofA, ofB] = viewsOf(a, b, options);
      const { shared, left, right } = setSizes(ofA.units(unit), ofB.units(unit));
      if (left === 0 || right === 0) return left === right ? 1 : 0;
      if (shared === 0) return 0;
      return clamp(shared / (shared + alpha * (left - shared) + beta * (right - shared)));
    },
  };
}

/** Mostly asks how much of the first text the second has. */
export const tokenTversky = tversky("token-tversky", { unit: "tokens", alpha: 0.8, beta: 0.2 });

/** The same over case-folded words. */
export const wordTversky = tversky("word-tversky", { unit: "words", alpha: 0.8, beta: 0.2 });
