import { checkNumber, checkObject } from "../../arguments.ts";
import type { Taxonomy } from "./taxonomy.ts";

/**
 * How alike two synsets are; undefined where that cannot be said: for adjectives and adverbs, which have no
 * hypernyms, across parts of speech, and for nouns without a common hypernym. Symmetric, but for `wuPalmer` (see there).
 */
export type SynsetSimilarity = (taxonomy: Taxonomy, a: number, b: number) => number | undefined;

/**
 *   1 / (1 + d)    d: steps on the shortest way over hypernyms; in 0..1, 1 for the same synset
 *
 * Source: Rada et al. 1989, https://doi.org/10.1109/21.24528; NLTK 3.10 path_similarity
 */
export const path: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("path", taxonomy, a, b);
  const distance = taxonomy.has(a) ? taxonomy.distance(a, b) : undefined;
  return distance === undefined ? undefined : 1 / (1 + distance);
};

/**
 *   -ln((1 + d) / 2D)    D: depth of the taxonomy, 19 for nouns, 13 for verbs with the root; in 0..3.64
 *
 * Source: Leacock and Chodorow 1998; NLTK 3.10 lch_similarity
 */
export const leacockChodorow: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("leacockChodorow", taxonomy, a, b);
  const distance = taxonomy.has(a) ? taxonomy.distance(a, b) : undefined;
  return distance === undefined ? undefined : -Math.log((1 + distance) / (2 * taxonomyDepth(taxonomy, a)));
};

/**
 *   2 D / (d_a + d_b + 2 D)    D: nodes on the longest way from the common synset to the root; d: steps up to it
 *
 * The common synset is that with the longest of shortest ways to a root; of several the first by name, or `a` where it
 * is one of them, as NLTK has it. In 0..1, 1 for the same synset.
 * Source: Wu and Palmer 1994, https://aclanthology.org/P94-1019; NLTK 3.10 wup_similarity
 */
export const wuPalmer: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("wuPalmer", taxonomy, a, b);
  if (!taxonomy.has(a) || !taxonomy.has(b) || taxonomy.underRoot(a) !== taxonomy.underRoot(b))
    return undefined;
  const common = taxonomy.common(a, b);
  if (common.length === 0) return taxonomy.underRoot(a) ? overRoot(taxonomy, a, b) : undefined;
  const deepest = Math.max(...common.map((synset) => taxonomy.minDepth(synset)));
  const among = common.filter((synset) => taxonomy.minDepth(synset) === deepest);
  const chosen = among.includes(a) ? a : firstByName(taxonomy, among);
  // The root that is thought of stands before verbs' own by name, and is as deep as these.
  if (deepest === 0 && taxonomy.underRoot(a) && chosen !== a) return overRoot(taxonomy, a, b);
  const depth = taxonomy.maxDepth(chosen) + 1;
  const [left, right] = [taxonomy.distance(a, chosen)!, taxonomy.distance(b, chosen)!];
  return (2 * depth) / (left + right + 2 * depth);
};

/** Resnik: information content of what both are, in nats, 0 and up. Source: Resnik 1995, https://arxiv.org/abs/cmp-lg/9511007 */
export const resnik: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("resnik", taxonomy, a, b);
  return comparable(taxonomy, a, b) ? taxonomy.commonInformation(a, b) : undefined;
};

/**
 *   2 IC(c) / (IC(a) + IC(b))    c: the common synset of highest IC; in 0..1
 *
 * Two synsets of no information (both the root): 1.
 * Source: Lin 1998, https://dl.acm.org/doi/10.5555/645527.657297
 */
export const lin: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("lin", taxonomy, a, b);
  if (!comparable(taxonomy, a, b)) return undefined;
  const sum = taxonomy.information(a) + taxonomy.information(b);
  return sum === 0 ? 1 : (2 * taxonomy.commonInformation(a, b)) / sum;
};

/**
 *   1 / (IC(a) + IC(b) - 2 IC(c))    infinite for synsets of the same information
 *
 * Source: Jiang and Conrath 1997, https://aclanthology.org/O97-1002
 */
export const jiangConrath: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("jiangConrath", taxonomy, a, b);
  if (!comparable(taxonomy, a, b)) return undefined;
  const [left, right] = [taxonomy.information(a), taxonomy.information(b)];
  if (left === 0 || right === 0) return 0;
  return 1 / (left + right - 2 * taxonomy.commonInformation(a, b));
};

/** What a step costs, and how fast depth counts: the best of Li et al.'s trials. */
const [STEP, DEPTH] = [0.2, 0.45];

/**
 *   e^(-0.2 d) tanh(0.45 h)    d: steps on the shortest way over hypernyms; h: nodes from the deepest common synset to a root
 *
 * In 0..1; a synset with itself below 1, the less the nearer to the root. Verbs that meet in no synset of their own have
 * h = 1, the root that is thought of.
 * Source: Li, Bandar and McLean 2003, https://doi.org/10.1109/TKDE.2003.1209005
 */
export const li: SynsetSimilarity = (taxonomy, a, b) => {
  checkSynsets("li", taxonomy, a, b);
  const distance = taxonomy.has(a) ? taxonomy.distance(a, b) : undefined;
  if (distance === undefined) return undefined;
  const depths = taxonomy.common(a, b).map((synset) => taxonomy.minDepth(synset));
  // Verbs have a root above their own.
  const nodes = 1 + Math.max(0, ...depths) + (taxonomy.underRoot(a) && depths.length > 0 ? 1 : 0);
  return Math.exp(-STEP * distance) * Math.tanh(DEPTH * nodes);
};

/** Called for all senses of two words: names of arguments are put together for a message alone. */
function checkSynsets(name: string, taxonomy: Taxonomy, a: number, b: number): void {
  if (typeof taxonomy?.commonInformation === "function") {
    if (typeof a === "number" && typeof b === "number") return;
  }
  checkObject(taxonomy, `${name}: taxonomy`, "commonInformation", "a Taxonomy");
  checkNumber(a, `${name}: a`);
  checkNumber(b, `${name}: b`);
}

function comparable(taxonomy: Taxonomy, a: number, b: number): boolean {
  return taxonomy.has(a) && taxonomy.has(b) && taxonomy.underRoot(a) === taxonomy.underRoot(b);
}

/** Both meet only in the root that is thought of: depth 1, one step above the farthest of each. */
function overRoot(taxonomy: Taxonomy, a: number, b: number): number {
  return 2 / (taxonomy.stepsToRoot(a) + taxonomy.stepsToRoot(b) + 2);
}

/** Longest way to a root, in steps; with the root that is thought of one more. */
function taxonomyDepth(taxonomy: Taxonomy, synset: number): number {
  return taxonomy.depth(taxonomy.underRoot(synset) ? "v" : "n");
}

function firstByName(taxonomy: Taxonomy, synsets: readonly number[]): number {
  if (synsets.length === 1) return synsets[0]!;
  const name = (synset: number) => taxonomy.wordNet.name(synset);
  return [...synsets].sort((x, y) => (name(x) < name(y) ? -1 : 1))[0]!;
}
