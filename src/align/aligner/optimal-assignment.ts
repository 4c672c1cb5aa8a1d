import { munkres } from "munkres";
import { fitOf, neighbourContext, treeContext } from "./content-words.ts";
import type { WordPairs } from "./word-pairs.ts";

/** Content words of a text that one assignment takes; its time grows with their cube. */
const MAX_ASSIGNED = 150;

/**
 * Links the free content words of two texts so that the sum of their fits is the highest there is, in place of the greedy
 * passes (`linkByTree`, `linkByNeighbours`),
 *
 *   fit(i, j) = .9 like(i, j) + .1 (context in the trees + context in the text), 0 where like(i, j) is 0
 *
 * by the Hungarian method. Texts of more than 150 free content words: the first 150 of each. O(n ^ 3), n = min(150, words)
 * @see Munkres 1957, https://doi.org/10.1137/0105003; SemantiKLUE (Proisl et al. 2014) matches words so
 */
export function linkOptimally(pairs: WordPairs): void {
  const rows = pairs.left.content.filter((i) => pairs.toRight[i] === -1).slice(0, MAX_ASSIGNED);
  const columns = pairs.right.content.filter((j) => pairs.toLeft[j] === -1).slice(0, MAX_ASSIGNED);
  if (rows.length === 0 || columns.length === 0) return;
  const costs = rows.map((i) =>
    columns.map((j) => {
      const weight = pairs.weight(i, j);
      if (weight === 0) return 0;
      return -fitOf(weight, treeContext(pairs, i, j) + neighbourContext(pairs, i, j));
    }),
  );
  for (const [row, column] of munkres(costs)) {
    const [i, j] = [rows[row]!, columns[column]!];
    if (costs[row]![column]! < 0) pairs.link(i, j, "neighbours");
  }
}
