import type { LexicalSimilarity } from "../../../align/index.ts";
import type { CorpusReader } from "../corpus/corpus.ts";
import type { RecipeText } from "../recipe-text.ts";

/** What features may ask beside the two texts. */
export interface FeatureTools {
  /** Paraphrases of a list, and what else relates two words. */
  readonly similarity: LexicalSimilarity;
  readonly corpus: CorpusReader;
  /** Vector of a word by the table of `fast`; present for recipes that ask for it. */
  readonly tokenVector?: (word: string) => Float32Array;
}

/** What a recipe learns from sentences: how many have each word, vectors of words (and those counts), vectors of texts. */
export type CorpusPart = "counts" | "vectors" | "texts";

/** Features that belong together: what an ablation leaves out at once, and what is kept on disk as one. */
export interface FeatureFamily {
  /** Kebab-case, as recipes name it. */
  readonly name: string;
  /** Raise when any value can change. */
  readonly version: number;
  readonly columns: readonly string[];
  /** What of the sentences that the recipe was trained on its values hang on; absent: nothing. */
  readonly usesCorpus?: CorpusPart;
  readonly usesTokenVectors?: boolean;
  /** Shape [columns], finite. Pure. */
  compute(a: RecipeText, b: RecipeText, tools: FeatureTools): Float64Array;
}

/** 0 where a ratio has nothing below the line. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** 2 m / (a + b) of a shared sum; 1 where both sides are empty. */
export function diceOf(shared: number, a: number, b: number): number {
  return a + b === 0 ? 1 : (2 * shared) / (a + b);
}

/** Sum of weights that two lists have in common, each item as often as both have it. */
export function sharedSum(
  a: readonly string[],
  b: readonly string[],
  weight: (item: string) => number,
): number {
  const left = new Map<string, number>();
  for (const item of a) left.set(item, (left.get(item) ?? 0) + 1);
  let sum = 0;
  for (const item of b) {
    const count = left.get(item) ?? 0;
    if (count === 0) continue;
    left.set(item, count - 1);
    sum += weight(item);
  }
  return sum;
}

export function sumOf(items: readonly string[], weight: (item: string) => number): number {
  return items.reduce((sum, item) => sum + weight(item), 0);
}

export function ngramsOf(items: readonly string[], n: number): string[] {
  return Array.from({ length: Math.max(0, items.length - n + 1) }, (_, i) => items.slice(i, i + n).join(" "));
}
