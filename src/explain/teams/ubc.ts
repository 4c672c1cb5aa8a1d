import { munkres } from "munkres";
import { fitLogistic, fitRidge, predictProbability, predictRidge } from "../../learn/index.ts";
import { type ChunkedPair, isCandidate } from "../align/align-chunks.ts";
import { CHUNK_FEATURES } from "../align/chunk-features.ts";
import type { ChunkGroup } from "../align/group-candidates.ts";
import { ALIGNED_TYPES, type AlignedType } from "../align/type-chunks.ts";
import { type AnnotatedPair, goldGroup } from "../model/fit-chunk-model.ts";
import { type AlignPair, type LabelExample, type LabelFeatures, teachLabels } from "./typed-by-label.ts";

/** Chunks that are less likely than not to go together are left alone. */
const LEAST = 0.5;
/** Types other than EQUI are less than equivalent. */
const MAX_UNEQUAL_SCORE = 4.9;

/** All that two chunks say of each other, and what WordNet says of the words left over. */
const FEATURES: LabelFeatures = (row, facts) => [
  ...row.subarray(0, CHUNK_FEATURES.length),
  Number(facts.opposite),
  Number(facts.narrowerLeft),
  Number(facts.narrowerRight),
  Number(facts.sisters),
  facts.restLeft.length,
  facts.restRight.length,
  facts.similarity,
];

/**
 * UBC's first run: chunks aligned as in the second, all of them EQUI 5. Its published figures with types are those with types
 * and scores, which only EQUI gives.
 * @see Agirre et al. 2015 (UBC), https://aclanthology.org/S15-2032
 */
export function teachUbcRun1(pairs: readonly AnnotatedPair[]): AlignPair {
  const linked = teachAssignment(pairs);
  return (pair) => linked(pair).map((group) => ({ ...group, type: "EQUI", score: 5 }));
}

/**
 * UBC's second run: chunk pairs told by logistic regression and assigned one to one, types by one classifier each against the
 * rest, scores by ridge regression. Its features, which no overview tells, are ours.
 * @see Agirre et al. 2015 (UBC), https://aclanthology.org/S15-2032
 */
export const teachUbcRun2 = teachLabels({ features: FEATURES, link: teachAssignment, strength: ridgeScores });

/**
 * How likely two chunks go together, by their features and what the chunks around them say; of all ways to give each chunk one
 * partner at most, that of the highest total. O(n ^ 3), n chunks of the longer text
 */
function teachAssignment(
  pairs: readonly AnnotatedPair[],
): (pair: ChunkedPair) => (ChunkGroup & { readonly sure: number })[] {
  const rows: Float32Array[] = [];
  const together: boolean[] = [];
  for (const { chunked, alignments } of pairs) {
    const groups = alignments.flatMap((alignment) => goldGroup(chunked, alignment) ?? []);
    for (const [i, line] of chunked.grid.rows.entries()) {
      for (const [j, row] of line.entries()) {
        if (!isCandidate(row)) continue;
        rows.push(row);
        together.push(groups.some(({ left, right }) => left.includes(i) && right.includes(j)));
      }
    }
  }
  const model = fitLogistic(rows, together);
  return ({ grid }) => {
    const likely = grid.rows.map((line) =>
      line.map((row) => {
        const sure = isCandidate(row) ? predictProbability(model, row) : 0;
        return sure >= LEAST ? sure : 0;
      }),
    );
    if (likely.length === 0 || likely[0]!.length === 0) return [];
    return munkres(likely.map((line) => line.map((sure) => 1 - sure)))
      .filter(([i, j]) => likely[i]![j]! > 0)
      .sort(([x], [y]) => x - y)
      .map(([i, j]) => ({ left: [i], right: [j], sure: likely[i]![j]! }));
  };
}

/** Scores of all types but EQUI, by features and type. */
function ridgeScores(
  examples: readonly LabelExample[],
): (row: readonly number[], type: AlignedType) => number {
  const withType = (row: readonly number[], type: AlignedType) => [
    ...row,
    ...ALIGNED_TYPES.map((own) => Number(own === type)),
  ];
  const unequal = examples.filter(({ type }) => type !== "EQUI");
  const model = fitRidge(
    unequal.map(({ row, type }) => withType(row, type)),
    unequal.map(({ score }) => score),
  );
  return (row, type) => Math.max(0, Math.min(MAX_UNEQUAL_SCORE, predictRidge(model, withType(row, type))));
}
