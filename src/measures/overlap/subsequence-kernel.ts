import { checkOptions, checkRecord, checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { clamp } from "../coefficients.ts";
import { asSymbols } from "../edits/common-subsequence.ts";
import { inFixedOrder, sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { isOfLanguage, type Unit, viewsOf } from "../text-view.ts";

export interface SubsequenceKernelOptions {
  /** What the subsequences are made of: words, stems ..., or characters of the text. */
  readonly unit: Unit | "characters";
  /** Longest subsequence counted, 1 to 8. */
  readonly longest: number;
  /** Cost of each place spanned, 0 < λ <= 1; 1 ignores gaps. */
  readonly decay: number;
}

/** Texts are compared on their first so many units. */
const MOST_UNITS = 600;

/**
 * String subsequence kernel, gaps allowed and penalised.
 *
 *   K_n(a, b) = Σ over common subsequences u of length n of λ^(span of u in a + span of u in b)
 *   K = Σ_{n = 1..longest} λ^(-2n) K_n        score(a, b) = K(a, b) / sqrt(K(a, a) K(b, b))
 *
 * The factor λ^(-2n) lets a subsequence without gaps count 1 whatever its
 * length. Both texts blank: 1; one blank: 0. Time O(longest |a| |b|), texts cut
 * to their first 600 units.
 * @throws StsError E_INPUT when `longest` or `decay` is out of its range
 * Source: Lodhi et al. 2002, https://www.jmlr.org/papers/v2/lodhi02a.html; Cancedda et al. 2003 for words
 */
export function subsequenceKernel(name: string, options: SubsequenceKernelOptions): Measure {
  checkText(name, "subsequenceKernel: name");
  checkRecord(options, "subsequenceKernel: options", "a SubsequenceKernelOptions", [
    "unit",
    "longest",
    "decay",
  ]);
  checkOptions(options, "subsequenceKernel", ["unit", "longest", "decay"]);
  const { unit, longest, decay } = options;
  if (!Number.isInteger(longest) || longest < 1 || longest > 8) {
    throw new StsError(
      "E_INPUT",
      `subsequenceKernel: longest is ${longest}, expected a whole number from 1 to 8`,
    );
  }
  if (!(decay > 0 && decay <= 1)) {
    throw new StsError("E_INPUT", `subsequenceKernel: decay is ${decay}, expected 0 < decay <= 1`);
  }
  const ofLanguage = unit !== "characters" && isOfLanguage(unit);
  return {
    name,
    version: ofLanguage ? 2 : 1,
    usesLanguage: ofLanguage,
    range: [0, 1],
    symmetric: true,
    description: `common subsequences of 1 to ${longest} ${unit}, gaps cost ${decay} each (string kernel)`,
    source: "Lodhi et al. 2002, https://www.jmlr.org/papers/v2/lodhi02a.html",
    cost: `O(${longest} a b), on the first 600 units of each text`,
    score(a, b, scoreOptions) {
      const [leftView, rightView] = viewsOf(a, b, scoreOptions);
      const [left, right] =
        unit === "characters"
          ? [leftView.characters, rightView.characters]
          : asSymbols(leftView.units(unit), rightView.units(unit));
      const x = left.slice(0, MOST_UNITS);
      const y = right.slice(0, MOST_UNITS);
      if (x.length === 0 || y.length === 0) return left.length === right.length ? 1 : 0;
      if (sameSequence(x, y)) return 1;
      const norm = kernel(x, x, longest, decay) * kernel(y, y, longest, decay);
      const [first, second] = inFixedOrder(a, b, x, y);
      return clamp(kernel(first, second, longest, decay) / Math.sqrt(norm));
    },
  };
}

/** K of the formula above. */
export function kernel(a: readonly number[], b: readonly number[], longest: number, decay: number): number {
  const width = b.length + 1;
  // prefix[i][j]: K'_(n-1) of the first i and j symbols, Lodhi's auxiliary kernel.
  let prefix = new Float64Array((a.length + 1) * width).fill(1);
  let total = 0;
  for (let n = 1; n <= longest; n++) {
    const next = new Float64Array((a.length + 1) * width);
    let matches = 0;
    for (let i = 1; i <= a.length; i++) {
      let running = 0;
      for (let j = 1; j <= b.length; j++) {
        running *= decay;
        if (a[i - 1] === b[j - 1]) {
          const before = prefix[(i - 1) * width + j - 1]!;
          matches += before;
          running += before;
        }
        next[i * width + j] = decay * next[(i - 1) * width + j]! + running;
      }
    }
    if (matches === 0) break;
    total += matches;
    prefix = next;
  }
  return total;
}

/** Words, up to three, λ = 0.7. */
export const wordSubsequenceKernel = subsequenceKernel("subsequence-kernel", {
  unit: "words",
  longest: 3,
  decay: 0.7,
});
/** Characters, up to four, λ = 0.5. */
export const characterSubsequenceKernel = subsequenceKernel("char-subsequence-kernel", {
  unit: "characters",
  longest: 4,
  decay: 0.5,
});
