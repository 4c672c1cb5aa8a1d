import { diceOf, type FeatureFamily, ngramsOf, sharedSum } from "./family.ts";

const ONE = () => 1;

/** S5: overlap of n-grams of parts of speech. */
export const tagNgrams: FeatureFamily = {
  name: "tag-ngrams",
  version: 1,
  columns: ["tags-1", "tags-2", "tags-3", "tags-4"],
  compute: (a, b) => {
    const tags = [a, b].map(({ aligner }) => aligner.words.map(({ upos }) => upos as string));
    return Float64Array.from([1, 2, 3, 4], (n) => {
      const [x, y] = [ngramsOf(tags[0]!, n), ngramsOf(tags[1]!, n)];
      return diceOf(sharedSum(x, y, ONE), x.length, y.length);
    });
  },
};
