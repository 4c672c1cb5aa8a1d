import { clamp } from "../coefficients.ts";
import { sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { type TextView, viewsOf } from "../text-view.ts";

/** A value of a translation (hypothesis) given its reference, in 0..1; both have a word or more. */
export type OneDirection = (hypothesis: TextView, reference: TextView) => number;

/**
 * A metric of translations as a measure of two equal sentences: the mean of both directions.
 *
 *   score(a, b) = (of(a, b) + of(b, a)) / 2
 *
 * Equal: 1, also where both texts are blank; one blank: 0.
 *
 * @param compared what the metric looks at, by which texts are equal or blank
 */
export function bothDirections(
  about: Pick<Measure, "name" | "description" | "source" | "cost">,
  of: OneDirection,
  compared: (view: TextView) => readonly string[] = (view) => view.words,
): Measure {
  return {
    ...about,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    score(a, b, options) {
      const [left, right] = viewsOf(a, b, options);
      const [inLeft, inRight] = [compared(left), compared(right)];
      if (sameSequence(inLeft, inRight)) return 1;
      if (inLeft.length === 0 || inRight.length === 0) return 0;
      return clamp((of(left, right) + of(right, left)) / 2);
    },
  };
}
