import type { ChunkAlignment } from "../../data/index.ts";
import { fitTrees, type TreesModel } from "../../learn/index.ts";
import { type ChunkedPair, groupFeatures, isCandidate } from "../align/align-chunks.ts";
import { CANDIDATE_FEATURES } from "../align/candidate-grid.ts";
import type { ChunkGroup, GroupThresholds } from "../align/group-candidates.ts";
import type { RouteModel } from "../align/route-model.ts";
import {
  ALIGNED_TYPES,
  type AlignedType,
  mirroredType,
  SCORE_FEATURES,
  scoreRow,
} from "../align/type-chunks.ts";
import { mirroredFeatures, TYPE_FEATURES } from "../align/type-features.ts";

/** Two chunked texts with people's alignments. */
export interface AnnotatedPair {
  readonly chunked: ChunkedPair;
  readonly alignments: readonly ChunkAlignment[];
}

/** Set once on folds of the training parts. */
const THRESHOLDS: GroupThresholds = { align: 0.4, join: 0.6 };

/** Fits what aligns, types and scores; half a minute for 1,100 pairs. Deterministic. */
export function fitRoute(pairs: readonly AnnotatedPair[]): RouteModel {
  const candidates = { rows: [] as Float32Array[], together: [] as number[] };
  const types = { rows: [] as Float32Array[], classes: [] as number[] };
  const scores = { rows: [] as Float32Array[], values: [] as number[] };
  for (const { chunked, alignments } of pairs) {
    const groups = alignments.flatMap((alignment) => goldGroup(chunked, alignment) ?? []);
    const together = new Set(
      groups.flatMap(({ left, right }) => left.flatMap((i) => right.map((j) => `${i} ${j}`))),
    );
    for (const [i, line] of chunked.grid.rows.entries()) {
      for (const [j, row] of line.entries()) {
        if (!isCandidate(row)) continue;
        candidates.rows.push(row);
        candidates.together.push(Number(together.has(`${i} ${j}`)));
      }
    }
    for (const group of groups) {
      const row = groupFeatures(chunked, group);
      // Both orders of the texts are seen.
      for (const [own, type] of [
        [row, group.type] as const,
        [mirroredFeatures(row), mirroredType(group.type)] as const,
      ]) {
        types.rows.push(own);
        types.classes.push(ALIGNED_TYPES.indexOf(type));
        if (type === "EQUI") continue;
        scores.rows.push(scoreRow(own, type));
        scores.values.push(group.score);
      }
    }
  }
  return {
    aligner: fitTrees(candidates.rows, candidates.together, {
      loss: "classes",
      rounds: 100,
      depth: 5,
      rate: 0.12,
      columns: 0.4,
      features: CANDIDATE_FEATURES,
    }),
    types: fitTrees(types.rows, types.classes, {
      loss: "classes",
      classes: ALIGNED_TYPES.length,
      rounds: 70,
      depth: 4,
      rate: 0.12,
      columns: 0.4,
      features: TYPE_FEATURES,
    }),
    scores: fitTrees(scores.rows, scores.values, {
      rounds: 60,
      depth: 4,
      columns: 0.4,
      features: SCORE_FEATURES,
    }),
    thresholds: THRESHOLDS,
  };
}

/** Tokens of an alignment as the chunks they are in; undefined for one that stands alone. */
export function goldGroup(
  { left, right }: ChunkedPair,
  { left: l, right: r, type, score }: ChunkAlignment,
): (ChunkGroup & { readonly type: AlignedType; readonly score: number }) | undefined {
  if (l.length === 0 || r.length === 0 || score === null) return undefined;
  const places = (sides: ChunkedPair["left"], tokens: readonly number[]) =>
    sides.flatMap((side, i) => (side.tokens.some((token) => tokens.includes(token + 1)) ? [i] : []));
  return { left: places(left, l), right: places(right, r), type: type as AlignedType, score };
}

/** Gaps of sentences with whether people's chunks end there. */
export interface ChunkedGaps {
  /** Shape [gaps][ENGLISH_BOUNDARY_FEATURES]. */
  readonly rows: readonly Float32Array[];
  readonly ends: readonly boolean[];
}

/** Fits what tells where chunks end, by the first of a gap's features: all, or those of any language. */
export function fitBoundaries(sentences: readonly ChunkedGaps[], features: readonly string[]): TreesModel {
  return fitTrees(
    sentences.flatMap(({ rows }) => rows.map((row) => row.subarray(0, features.length))),
    sentences.flatMap(({ ends }) => ends.map(Number)),
    { loss: "classes", rounds: 150, depth: 6, rate: 0.1, columns: 0.3, rows: 0.8, features },
  );
}
