import {
  jiangConrath,
  leacockChodorow,
  resnik,
  type SynsetSimilarity,
  wuPalmer,
} from "../../lexicon/index.ts";

/** WordNet's similarities as sentences are compared by them: symmetric and in 0..1, 1 for the same synset. */

/** Mean of both orders of Wu and Palmer's, which differ where several common synsets are equally deep. */
export const symmetricWuPalmer: SynsetSimilarity = (taxonomy, a, b) => {
  const value = wuPalmer(taxonomy, a, b);
  return value === undefined ? undefined : (value + wuPalmer(taxonomy, b, a)!) / 2;
};

/** As a share of its highest value, ln 2D, that of a synset with itself. */
export const scaledLeacockChodorow: SynsetSimilarity = (taxonomy, a, b) => {
  const value = leacockChodorow(taxonomy, a, b);
  return value === undefined ? undefined : value / leacockChodorow(taxonomy, a, a)!;
};

/** As a share of the information of the rarer synset; 1 for the same. */
export const scaledResnik: SynsetSimilarity = (taxonomy, a, b) => {
  const common = resnik(taxonomy, a, b);
  if (common === undefined) return undefined;
  const most = Math.max(taxonomy.information(a), taxonomy.information(b));
  return most <= 0 ? 1 : Math.max(0, common / most);
};

/** 1 / (1 + distance), with Jiang and Conrath's distance IC(a) + IC(b) - 2 IC(c). */
export const scaledJiangConrath: SynsetSimilarity = (taxonomy, a, b) => {
  const value = jiangConrath(taxonomy, a, b);
  return value === undefined ? undefined : value <= 0 ? 0 : 1 / (1 + 1 / value);
};
