import { type ChunkAlignment, chunkTokens } from "../data/index.ts";
import { type Chunks, comment } from "./chunk-comment.ts";

/** Two chunks, by their places, and how many of their tokens are the same. */
interface ChunkLink {
  readonly left: number;
  readonly right: number;
  readonly weight: number;
}

/**
 * The organisers' baseline of the 2015 pilot. Tokens that are the same in lower case are linked; the weight of two chunks is
 * the number of links between their tokens. The two of the highest weight (the first in reading order of equals) become
 * EQUI 5 and are taken, and so on. A chunk that is linked to taken ones alone becomes ALIC, one without links NOALI.
 *
 * Every token of both sentences stands in one alignment. Time: chunks of one x chunks of the other.
 * @see Agirre et al. 2015 (SemEval task 2), section 4.2
 */
export function alignByTokenOverlap(left: Chunks, right: Chunks): ChunkAlignment[] {
  const links = linksOf(left, right);
  const [leftTaken, rightTaken] = [new Map<number, number>(), new Set<number>()];
  for (const link of links) {
    if (leftTaken.has(link.left) || rightTaken.has(link.right)) continue;
    leftTaken.set(link.left, link.right);
    rightTaken.add(link.right);
  }
  const [leftTokens, rightTokens] = [chunkTokens(left), chunkTokens(right)];
  const alone = (linked: boolean) => ({ type: linked ? "ALIC" : "NOALI", marks: [], score: null }) as const;
  const ofLeft = left.map((words, l): ChunkAlignment => {
    const partner = leftTaken.get(l);
    if (partner === undefined) {
      const linked = links.some((link) => link.left === l);
      return { left: leftTokens[l]!, right: [], ...alone(linked), comment: comment(words, undefined) };
    }
    const sides = { left: leftTokens[l]!, right: rightTokens[partner]! };
    return { ...sides, type: "EQUI", marks: [], score: 5, comment: comment(words, right[partner]!) };
  });
  const ofRight = right.flatMap((words, r): ChunkAlignment[] => {
    if (rightTaken.has(r)) return [];
    const linked = links.some((link) => link.right === r);
    return [{ left: [], right: rightTokens[r]!, ...alone(linked), comment: comment(undefined, words) }];
  });
  return [...ofLeft, ...ofRight];
}

/** Chunks with tokens in common, the heaviest first, equals in reading order. */
function linksOf(left: Chunks, right: Chunks): ChunkLink[] {
  const lower = (chunks: Chunks) => chunks.map((words) => words.map((word) => word.toLowerCase()));
  const [a, b] = [lower(left), lower(right)];
  const links = a.flatMap((own, l) =>
    b.map((other, r) => ({
      left: l,
      right: r,
      weight: own.reduce((sum, word) => sum + other.filter((it) => it === word).length, 0),
    })),
  );
  return links.filter(({ weight }) => weight > 0).sort((x, y) => y.weight - x.weight);
}
