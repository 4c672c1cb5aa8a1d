import { checkOptions, checkRecord, checkText } from "../../arguments.ts";
import type { Lexicon } from "../../lexicon/index.ts";
import { countItems, type Language } from "../../text/index.ts";
import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { type Unit, viewsOf } from "../text-view.ts";
import type { WordWeight } from "./word-weights.ts";

export interface TfidfCosineOptions {
  readonly weight: WordWeight;
  readonly unit?: Unit;
  /** For reports: where the weights come from. */
  readonly weightName: string;
}

/**
 * Cosine of the vectors of weighted word counts.
 *
 *   score(a, b) = Σ_w x_w y_w / sqrt(Σ x² Σ y²)    x_w = count of w in a × weight(w)
 *
 * Both texts without weight: 1 if their words are equal, else 0; one without:
 * 0. Time O(|a| + |b|).
 * Source: Salton and Buckley 1988, https://doi.org/10.1016/0306-4573(88)90021-0
 */
export function tfidfCosine(name: string, options: TfidfCosineOptions): Measure {
  checkText(name, "tfidfCosine: name");
  checkRecord(options, "tfidfCosine: options", "a TfidfCosineOptions", ["weight", "weightName"]);
  checkOptions(options, "tfidfCosine", ["weight", "unit", "weightName"]);
  const unit = options.unit ?? "words";
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    description: `cosine of counts of ${unit} weighted by ${options.weightName}`,
    source: "Salton and Buckley 1988, https://doi.org/10.1016/0306-4573(88)90021-0",
    cost: "O(a + b)",
    score(a, b, scoreOptions) {
      const [left, right] = viewsOf(a, b, scoreOptions);
      const { lexicon } = scoreOptions ?? {};
      return cosine(
        vectorOf(left.units(unit), left.language, options.weight, lexicon),
        vectorOf(right.units(unit), right.language, options.weight, lexicon),
      );
    },
  };
}

/** Components of words, sorted so that sums round the same for (a, b) and (b, a). */
function vectorOf(
  units: readonly string[],
  language: Language,
  weight: WordWeight,
  lexicon: Lexicon | undefined,
): ReadonlyMap<string, number> {
  const counts = [...countItems(units)].sort(([x], [y]) => (x < y ? -1 : 1));
  return new Map(counts.map(([word, count]) => [word, count * weight(word, language, lexicon)]));
}

function cosine(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  const squares = squareSum(left) * squareSum(right);
  const same = left.size === right.size && [...left].every(([word, value]) => right.get(word) === value);
  if (same) return 1;
  if (squares === 0) return 0;
  let dot = 0;
  for (const [word, value] of left) dot += value * (right.get(word) ?? 0);
  return clamp(dot / Math.sqrt(squares));
}

function squareSum(vector: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const value of vector.values()) sum += value * value;
  return sum;
}
