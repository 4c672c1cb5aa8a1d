import type { Likeness } from "../words/word-likeness.ts";
import { CHUNK_FEATURES, chunkFeatures, mirrored } from "./chunk-features.ts";
import type { ChunkSide } from "./chunk-side.ts";
import { sideWords } from "./side-words.ts";

/** What the other chunks of both texts say of a candidate. */
const AROUND = [
  "distance",
  "both-first",
  "both-last",
  "cosine-lead-left",
  "cosine-lead-right",
  "soft-lead-left",
  "soft-lead-right",
  "shared-lead-left",
  "shared-lead-right",
  "before",
  "after",
  "texts-like",
  "chunks-left",
  "chunks-right",
] as const;

/** Names of the features of a candidate, in order. */
export const CANDIDATE_FEATURES: readonly string[] = [...CHUNK_FEATURES, ...AROUND];

const at = (name: string) => CHUNK_FEATURES.indexOf(name);
const [COSINE, SOFT, SHARED] = [at("cosine"), at("soft-mean"), at("shared-all")];

/** All chunks of one text against all of the other. */
export interface CandidateGrid {
  /** Shape [left][right][CANDIDATE_FEATURES]. */
  readonly rows: readonly (readonly Float32Array[])[];
  /** How like the two texts are chunk by chunk: the mean, over chunks of both, of the best `soft-mean`; 0..1. */
  readonly textsLike: number;
}

/** O(left x right) tokens. */
export function candidateGrid(
  left: readonly ChunkSide[],
  right: readonly ChunkSide[],
  likeness: Likeness,
): CandidateGrid {
  const words = [left.map(sideWords), right.map(sideWords)] as const;
  const plain = words[0].map((l) => words[1].map((r) => chunkFeatures(l, r, likeness)));
  const soft = matrix(plain, SOFT);
  const bestOf = (lines: readonly (readonly number[])[]) => lines.map((line) => Math.max(0, ...line));
  const best = [...bestOf(soft), ...bestOf(transposed(soft, right.length))];
  const textsLike = best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
  const leads = [COSINE, SOFT, SHARED].map((feature) => leadsOf(matrix(plain, feature), right.length));
  const rows = plain.map((line, i) =>
    line.map((row, j) => {
      const around: Record<(typeof AROUND)[number], number> = {
        distance: Math.abs(place(i, left.length) - place(j, right.length)),
        "both-first": Number(i === 0 && j === 0),
        "both-last": Number(i === left.length - 1 && j === right.length - 1),
        "cosine-lead-left": leads[0]![i]![j]![0],
        "cosine-lead-right": leads[0]![i]![j]![1],
        "soft-lead-left": leads[1]![i]![j]![0],
        "soft-lead-right": leads[1]![i]![j]![1],
        "shared-lead-left": leads[2]![i]![j]![0],
        "shared-lead-right": leads[2]![i]![j]![1],
        before: soft[i - 1]?.[j - 1] ?? Number(i === 0 && j === 0),
        after: soft[i + 1]?.[j + 1] ?? Number(i === left.length - 1 && j === right.length - 1),
        "texts-like": textsLike,
        "chunks-left": left.length,
        "chunks-right": right.length,
      };
      const whole = new Float32Array(CANDIDATE_FEATURES.length);
      whole.set(row);
      for (const [k, name] of AROUND.entries()) whole[CHUNK_FEATURES.length + k] = around[name];
      return whole;
    }),
  );
  return { rows, textsLike };
}

const SWAPPED = ["cosine-lead", "soft-lead", "shared-lead", "chunks"].map(
  (name) =>
    [CANDIDATE_FEATURES.indexOf(`${name}-left`), CANDIDATE_FEATURES.indexOf(`${name}-right`)] as const,
);

/** The row of the same candidate with the two texts changed over. */
export function mirroredCandidate(row: Float32Array): Float32Array {
  const swapped = Float32Array.from(row);
  swapped.set(mirrored(row.subarray(0, CHUNK_FEATURES.length)));
  for (const [l, r] of SWAPPED) {
    swapped[l] = row[r]!;
    swapped[r] = row[l]!;
  }
  return swapped;
}

function matrix(rows: readonly (readonly Float32Array[])[], feature: number): number[][] {
  return rows.map((line) => line.map((row) => row[feature]!));
}

function transposed(values: readonly (readonly number[])[], width: number): number[][] {
  return Array.from({ length: width }, (_, j) => values.map((line) => line[j]!));
}

/** By how much each value leads the best other of its row, and of its column. */
function leadsOf(values: readonly (readonly number[])[], width: number): [number, number][][] {
  const columns = transposed(values, width);
  const lead = (line: readonly number[], k: number) =>
    line[k]! - Math.max(0, ...line.filter((_, other) => other !== k));
  return values.map((line, i) => line.map((_, j) => [lead(line, j), lead(columns[j]!, i)]));
}

function place(i: number, count: number): number {
  return count < 2 ? 0 : i / (count - 1);
}
