import type { ChunkAlignment } from "../../data/index.ts";
import { type ChunkedSentences, comment } from "../chunk-comment.ts";
import { ibmModel2 } from "./ibm-model-2.ts";

/**
 * RTM-DCU's run "1stIBM2Alignment": words aligned by IBM model 2, which learns from the pairs themselves; words that are
 * linked are EQUI 5, others stand alone. Chunks are not looked at.
 * @see Agirre et al. 2015 (SemEval task 2), table 10
 */
export function alignByIbm2(pairs: readonly ChunkedSentences[]): ChunkAlignment[][] {
  const words = pairs.map(([left, right]) => [left.flat(), right.flat()] as const);
  const lower = (list: readonly string[]) => list.map((word) => word.toLowerCase());
  const aligned = ibmModel2(words.map(([left, right]) => [lower(left), lower(right)] as const));
  return words.map(([left, right], k) => {
    const of = aligned[k]!;
    const linked = left.map((_, i) => right.flatMap((__, j) => (of[j] === i ? [j] : [])));
    const ofLeft = left.map((word, i): ChunkAlignment => {
      const partners = linked[i]!;
      if (partners.length === 0) return alone([i + 1], [], comment([word], undefined));
      const own = { left: [i + 1], right: partners.map((j) => j + 1), marks: [] };
      return {
        ...own,
        type: "EQUI",
        score: 5,
        comment: comment(
          [word],
          partners.map((j) => right[j]!),
        ),
      };
    });
    const ofRight = right.flatMap((word, j) =>
      of[j] === -1 ? [alone([], [j + 1], comment(undefined, [word]))] : [],
    );
    return [...ofLeft, ...ofRight];
  });
}

function alone(left: number[], right: number[], text: string): ChunkAlignment {
  return { left, right, type: "NOALI", marks: [], score: null, comment: text };
}
