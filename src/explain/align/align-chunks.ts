import { predictClasses } from "../../learn/index.ts";
import type { WordKnowledge } from "../words/word-knowledge.ts";
import { type Likeness, wordLikeness } from "../words/word-likeness.ts";
import { type CandidateGrid, candidateGrid, mirroredCandidate } from "./candidate-grid.ts";
import { CHUNK_FEATURES, chunkFeatures } from "./chunk-features.ts";
import { type ChunkSide, joinSides } from "./chunk-side.ts";
import { type ChunkGroup, groupCandidates } from "./group-candidates.ts";
import type { RouteModel } from "./route-model.ts";
import { sideWords } from "./side-words.ts";
import { type TypedChunks, typeChunks } from "./type-chunks.ts";
import { typeFeatures } from "./type-features.ts";

/** Chunks that go together, with what they are to each other. */
export interface AlignedChunks extends ChunkGroup, TypedChunks {}

/** Two texts cut into chunks, with all that is asked of their words. */
export interface ChunkedPair {
  readonly left: readonly ChunkSide[];
  readonly right: readonly ChunkSide[];
  readonly likeness: Likeness;
  readonly grid: CandidateGrid;
}

/** @param left, right chunks of a text each, in order; a text without chunks has none */
export function chunkedPair(
  left: readonly ChunkSide[],
  right: readonly ChunkSide[],
  knowledge?: WordKnowledge,
): ChunkedPair {
  const likeness =
    left.length === 0 || right.length === 0
      ? { like: [], exclude: [], relation: () => undefined, linked: [] }
      : wordLikeness(left[0]!.text, right[0]!.text, knowledge);
  return { left, right, likeness, grid: candidateGrid(left, right, likeness) };
}

const MARKS = CHUNK_FEATURES.indexOf("marks");

/** Whether a candidate is of words on both sides; marks are never aligned. */
export function isCandidate(row: Float32Array): boolean {
  return row[MARKS] === 0;
}

/** Aligns, types and scores the chunks of two texts; chunks in no group stand alone (NOALI). O(left x right). */
export function alignChunks(pair: ChunkedPair, model: RouteModel): AlignedChunks[] {
  const sure = pair.grid.rows.map((line) =>
    line.map((row) => (isCandidate(row) ? candidateProbability(row, model) : 0)),
  );
  return groupCandidates(sure, model.thresholds).map((group) => alignedGroup(pair, group, model));
}

/** Chunks that go together, typed and scored. */
export function alignedGroup(pair: ChunkedPair, group: ChunkGroup, model: RouteModel): AlignedChunks {
  return { ...group, ...typeChunks(groupFeatures(pair, group), model) };
}

/** How likely two chunks belong together, 0..1: of both orders of the texts, the mean. */
export function candidateProbability(row: Float32Array, { aligner }: RouteModel): number {
  return (predictClasses(aligner, row)[1]! + predictClasses(aligner, mirroredCandidate(row))[1]!) / 2;
}

/** `typeFeatures` of chunks that go together; they begin with `chunkFeatures`. */
export function groupFeatures(pair: ChunkedPair, { left, right }: ChunkGroup): Float32Array {
  const { likeness, grid } = pair;
  const joined = [
    joinSides(left.map((i) => pair.left[i]!)),
    joinSides(right.map((j) => pair.right[j]!)),
  ] as const;
  const isOne = left.length === 1 && right.length === 1;
  const row = isOne
    ? grid.rows[left[0]!]![right[0]!]!
    : chunkFeatures(sideWords(joined[0]), sideWords(joined[1]), likeness);
  return typeFeatures(row, [left.length, right.length], joined, likeness, grid.textsLike);
}
