import { diceOf, type FeatureFamily, ngramsOf, sharedSum, sumOf } from "./family.ts";

/** S4, S12, K9: overlap of lemmas that weigh their idf, n-grams the sum of their words', and the cosine of tf-idf vectors. */
export const idfOverlap: FeatureFamily = {
  name: "idf-overlap",
  version: 1,
  columns: ["idf-1", "idf-2", "idf-3", "idf-containment", "tf-idf-cosine", "shared-idf", "unshared-idf"],
  usesCorpus: "counts",
  compute: (a, b, { corpus }) => {
    const weight = (gram: string) => sumOf(gram.split(" "), corpus.idf);
    const dice = [1, 2, 3].map((n) => {
      const [x, y] = [ngramsOf(a.lemmas, n), ngramsOf(b.lemmas, n)];
      return diceOf(sharedSum(x, y, weight), sumOf(x, weight), sumOf(y, weight));
    });
    const shared = sharedSum(a.lemmas, b.lemmas, corpus.idf);
    const [x, y] = [sumOf(a.lemmas, corpus.idf), sumOf(b.lemmas, corpus.idf)];
    const least = Math.min(x, y);
    return Float64Array.from([
      ...dice,
      least === 0 ? 1 : shared / least,
      tfIdfCosine(a.lemmas, b.lemmas, corpus.idf),
      shared,
      x + y - 2 * shared,
    ]);
  },
};

function tfIdfCosine(a: readonly string[], b: readonly string[], idf: (word: string) => number): number {
  const vectorOf = (items: readonly string[]) => {
    const vector = new Map<string, number>();
    for (const item of items) vector.set(item, (vector.get(item) ?? 0) + idf(item));
    return vector;
  };
  const [x, y] = [vectorOf(a), vectorOf(b)];
  const length = (v: ReadonlyMap<string, number>) =>
    Math.sqrt([...v.values()].reduce((sum, value) => sum + value ** 2, 0));
  let dot = 0;
  for (const [item, value] of x) dot += value * (y.get(item) ?? 0);
  const lengths = length(x) * length(y);
  return lengths === 0 ? 0 : dot / lengths;
}
