import { checkList, checkOptions, checkText, optionNames } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { characterNgrams, type Language } from "../../text/index.ts";
import { type Coefficient, clamp, coefficient } from "../coefficients.ts";
import type { Measure, MeasureLanguages } from "../measure.ts";
import { isOfLanguage, type Unit, viewsOf } from "../text-view.ts";

const SOFT_OPTIONS = optionNames<SoftCardinalityOptions>({
  unit: true,
  p: true,
  q: true,
  weight: true,
  coefficient: true,
  alpha: true,
  bias: true,
  similarity: true,
});

export interface SoftCardinalityOptions {
  readonly unit?: Unit;
  /** Exponent of the word similarities; high: only near-equal words share a place. Default 2. */
  readonly p?: number;
  /** Lengths of the character n-grams that compare words. Default [2, 3, 4]. */
  readonly q?: readonly number[];
  /** Compares two different words, in 0..1, in place of character n-grams. At most 300 distinct words; beyond, n-grams. */
  readonly similarity?: (a: string, b: string) => number;
  /** Weight of a word (idf); default 1 for all. */
  readonly weight?: (word: string, language: Language) => number;
  /** How the soft sizes are set against each other. Default: `alpha` and `bias`. */
  readonly coefficient?: Coefficient;
  /** Share of the larger size in the denominator; 0.5 is Dice. Default 0.5. */
  readonly alpha?: number;
  /** Added to the intersection. Default 0. */
  readonly bias?: number;
}

/** Above this many distinct words similar pairs are no longer looked for. */
const MOST_WORDS = 1_500;
/** Above this many all pairs are no longer compared. */
const MAX_COMPARED = 300;

/**
 * Soft cardinality: sets of words are sized with similar words counted as less
 * than two, so that "run" and "running" overlap.
 *
 *   |A|' = Σ_i w_i / Σ_j s(a_i, a_j)^p      |A ∩ B|' = |A|' + |B|' - |A ∪ B|'
 *   score(a, b) = (|A ∩ B|' + bias) / (α max(|A|', |B|') + (1 - α) min(|A|', |B|'))
 *
 * or a set coefficient of the three sizes. Words are distinct case-folded words;
 * s is the Dice coefficient of their sets of character q-grams, padded with a
 * blank on both sides. Clipped to 0..1, since soft sizes need not grow with the
 * set. Both texts blank: 1; one blank: 0.
 *
 * Time O(pairs of words that share a q-gram). Above 1,500 distinct words in
 * both texts together every word counts 1, as in ordinary sets.
 * Source: Jimenez, Becerra and Gelbukh 2012, https://aclanthology.org/S12-1061
 */
export function softCardinality(name: string, options: SoftCardinalityOptions = {}): Measure {
  checkText(name, "softCardinality: name");
  checkOptions(options, "softCardinality");
  checkOptions(options, "softCardinality", SOFT_OPTIONS);
  const unit = options.unit ?? "words";
  const kind = options.coefficient;
  const ofLanguage = isOfLanguage(unit) || options.weight !== undefined;
  return {
    name,
    version: ofLanguage ? 2 : 1,
    usesLanguage: ofLanguage,
    range: [0, 1],
    symmetric: kind !== "containment",
    description: `${kind ?? "parametrised"} coefficient of soft cardinalities of ${unit}, compared by character q-grams`,
    source: "Jimenez, Becerra and Gelbukh 2012, https://aclanthology.org/S12-1061",
    cost: "O(pairs of words with a common q-gram), at most 1,500 words; beyond, plain sets",
    score(a, b, scoreOptions) {
      const [ofA, ofB] = viewsOf(a, b, scoreOptions);
      const languages = [ofA.language, ofB.language] as const;
      const sizes = sizesOf(ofA.units(unit), ofB.units(unit), languages, options);
      const { shared, left, right } = sizes;
      if (kind !== undefined) return coefficient(kind, sizes);
      if (left === 0 || right === 0) return left === right ? 1 : 0;
      const alpha = options.alpha ?? 0.5;
      const denominator = alpha * Math.max(left, right) + (1 - alpha) * Math.min(left, right);
      return clamp((shared + (options.bias ?? 0)) / denominator);
    },
  };
}

/** The last lists whose words were compared as is usual: three coefficients are made of the same sizes. */
let last:
  | { readonly left: readonly string[]; readonly right: readonly string[]; readonly sizes: SoftSizes }
  | undefined;

function sizesOf(
  left: readonly string[],
  right: readonly string[],
  languages: MeasureLanguages,
  options: SoftCardinalityOptions,
): SoftSizes {
  const { p, q, similarity, weight } = options;
  if ([p, q, similarity, weight].some((own) => own !== undefined))
    return softSizes(left, right, languages, options);
  if (last?.left !== left || last.right !== right)
    last = { left, right, sizes: softSizes(left, right, languages, options) };
  return last.sizes;
}

/** Soft sizes of two word lists, of their union and intersection; features of the UNAL-NLP systems. */
export interface SoftSizes {
  readonly left: number;
  readonly right: number;
  readonly union: number;
  /** Never negative, at most the smaller of the two sizes. */
  readonly shared: number;
}

/**
 * The soft cardinalities behind `softCardinality`.
 * @param languages of both lists, or of each; a word of both whose weights differ has their mean
 */
export function softSizes(
  leftWords: readonly string[],
  rightWords: readonly string[],
  languages: Language | MeasureLanguages,
  options: SoftCardinalityOptions = {},
): SoftSizes {
  checkList(leftWords, "softSizes: leftWords", "an array of words");
  checkList(rightWords, "softSizes: rightWords", "an array of words");
  if (!Array.isArray(languages)) checkLanguage(languages, "softSizes: languages");
  checkOptions(options, "softSizes");
  // Sorted, so that sums round the same whichever text comes first.
  const words = [...new Set([...leftWords, ...rightWords])].sort();
  const inLeft = membership(words, leftWords);
  const inRight = membership(words, rightWords);
  const leftSums = Float64Array.from(inLeft);
  const rightSums = Float64Array.from(inRight);
  const unionSums = new Float64Array(words.length).fill(1);
  if (words.length <= MOST_WORDS) {
    const p = options.p ?? 2;
    const { similarity: compare, q = [2, 3, 4] } = options;
    const count = (i: number, j: number, similarity: number) => {
      const part = similarity ** p;
      unionSums[i]! += part;
      unionSums[j]! += part;
      if (inLeft[i] && inLeft[j]) {
        leftSums[i]! += part;
        leftSums[j]! += part;
      }
      if (inRight[i] && inRight[j]) {
        rightSums[i]! += part;
        rightSums[j]! += part;
      }
    };
    if (compare !== undefined && words.length <= MAX_COMPARED) forAllPairs(words, compare, count);
    else forSimilarPairs(words, q, count);
  }
  const [inA, inB] = typeof languages === "string" ? [languages, languages] : languages;
  const weigh = options.weight ?? (() => 1);
  const weights = words.map((word, i) => {
    const weight = weigh(word, inLeft[i] ? inA : inB);
    return inLeft[i] && inRight[i] && inA !== inB ? (weight + weigh(word, inB)) / 2 : weight;
  });
  const left = inverseSum(leftSums, weights);
  const right = inverseSum(rightSums, weights);
  const union = inverseSum(unionSums, weights);
  const shared = Math.max(0, Math.min(left + right - union, left, right));
  return { left, right, union, shared };
}

function membership(words: readonly string[], members: readonly string[]): Uint8Array {
  const set = new Set(members);
  return Uint8Array.from(words, (word) => (set.has(word) ? 1 : 0));
}

function inverseSum(sums: Float64Array, weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < sums.length; i++) if (sums[i]! > 0) total += weights[i]! / sums[i]!;
  return total;
}

function forAllPairs(
  words: readonly string[],
  compare: (a: string, b: string) => number,
  visit: (i: number, j: number, similarity: number) => void,
): void {
  for (let j = 1; j < words.length; j++) {
    for (let i = 0; i < j; i++) {
      const similarity = compare(words[i]!, words[j]!);
      if (similarity > 0) visit(i, j, similarity);
    }
  }
}

/** Calls back once for each pair i < j of different words that share a q-gram, with their Dice coefficient. */
function forSimilarPairs(
  words: readonly string[],
  q: readonly number[],
  visit: (i: number, j: number, similarity: number) => void,
): void {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const shared = new Int32Array(words.length);
  for (const [j, word] of words.entries()) {
    const grams = new Set(q.flatMap((n) => characterNgrams(word, n, { padding: 1 })));
    sizes.push(grams.size);
    const met: number[] = [];
    for (const gram of grams) {
      const earlier = holders.get(gram);
      if (earlier === undefined) {
        holders.set(gram, [j]);
        continue;
      }
      for (const i of earlier) if (shared[i]!++ === 0) met.push(i);
      earlier.push(j);
    }
    met.sort((x, y) => x - y);
    for (const i of met) {
      visit(i, j, (2 * shared[i]!) / (sizes[i]! + grams.size));
      shared[i] = 0;
    }
  }
}

/** Dice of soft cardinalities, p = 2, q-grams of 2 to 4 characters. */
export const softCardinalityDice = softCardinality("soft-cardinality", { coefficient: "dice" });
/** Jaccard of soft cardinalities. */
export const softCardinalityJaccard = softCardinality("soft-jaccard", { coefficient: "jaccard" });
/** Cosine of soft cardinalities. */
export const softCardinalityCosine = softCardinality("soft-cosine", { coefficient: "cosine" });
/** Dice of soft cardinalities of words that are no stop words. */
export const contentSoftCardinality = softCardinality("content-soft-cardinality", {
  coefficient: "dice",
  unit: "content",
});
