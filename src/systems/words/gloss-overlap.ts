import { type Gloss, type Glossed, sameGloss } from "./bilingual-lexicon.ts";

/**
 * How far the content words of two texts mean the same in English, 0..1: for each word the nearest of the other text
 * (`sameGloss`), averaged over the words of each text and then over both. 0 where a text has no content word.
 * O(words of a x words of b x glosses), symmetric.
 */
export function glossOverlap(a: Glossed, b: Glossed): number {
  const [left, right] = [new Float64Array(a.words.length), new Float64Array(b.words.length)];
  a.words.forEach((p: readonly Gloss[], i) => {
    b.words.forEach((q, j) => {
      const same = sameGloss(p, q);
      if (same > left[i]!) left[i] = same;
      if (same > right[j]!) right[j] = same;
    });
  });
  return (meanOf(left) + meanOf(right)) / 2;
}

function meanOf(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
