import type { ChunkAlignment } from "../../data/index.ts";
import { type AlignedChunks, alignChunks, type ChunkedPair } from "../align/align-chunks.ts";
import { annotateChunks, withWholeScores } from "../annotate-pair.ts";
import { boundaryFeatures, ENGLISH_BOUNDARY_FEATURES } from "../chunks/boundary-features.ts";
import { cutChunks } from "../chunks/cut-chunks.ts";
import { type ChunkReading, readChunks } from "../read-chunks.ts";
import type { ReadText } from "../words/read-text.ts";
import { type AnnotatedPair, fitBoundaries, fitRoute } from "./fit-chunk-model.ts";

/** An English pair with people's chunks and alignments. */
export interface GoldChunks {
  /** Words in chunks, of both sentences. */
  readonly chunks: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
  readonly alignments: readonly ChunkAlignment[];
}

/** What models that never saw a pair make of it. */
export interface HeldOutRun {
  /** On people's chunks. */
  readonly gold: readonly ChunkAlignment[];
  /** On chunks of the model's own. */
  readonly system: readonly ChunkAlignment[];
  readonly systemChunks: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
}

/** Reads annotated pairs once, for any number of fits. */
export async function readGold(
  pairs: readonly GoldChunks[],
  reading: Omit<ChunkReading, "boundaries">,
  route: "en" | "multi" = "en",
  signal?: AbortSignal,
): Promise<AnnotatedPair[]> {
  const texts = pairs.map(({ chunks: [left, right] }) => [english(left), english(right)] as const);
  const read = await readChunks(texts, route, { ...reading, boundaries: undefined }, signal);
  return read.map((chunked, i) => ({ chunked, alignments: pairs[i]!.alignments }));
}

const english = (chunks: readonly (readonly string[])[]) => ({ language: "en" as const, chunks });

/** Taught by annotated pairs, what aligns others. */
export type TeachAligner = (pairs: readonly AnnotatedPair[]) => (pair: ChunkedPair) => AlignedChunks[];

export interface CrossValidateOptions {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** The boosted trees of `samesay-ists` by default. */
  readonly teach?: TeachAligner;
}

function teachTrees(pairs: readonly AnnotatedPair[]): (pair: ChunkedPair) => AlignedChunks[] {
  const model = fitRoute(pairs);
  return (pair) => withWholeScores(alignChunks(pair, model));
}

/**
 * Every pair aligned by models that were fitted on the pairs of other folds, chunker and all.
 * @param folds shape [pairs], fold of each
 */
export async function crossValidate(
  annotated: readonly AnnotatedPair[],
  folds: Uint32Array,
  reading: Omit<ChunkReading, "boundaries">,
  { onProgress, signal, teach = teachTrees }: CrossValidateOptions = {},
): Promise<HeldOutRun[]> {
  const runs: HeldOutRun[] = new Array(annotated.length);
  const all = [...new Set(folds)].sort();
  for (const [done, fold] of all.entries()) {
    onProgress?.(done, all.length);
    const taught = annotated.filter((_, i) => folds[i] !== fold);
    const align = teach(taught);
    const boundaries = fitBoundaries(taught.flatMap(gapsOf), ENGLISH_BOUNDARY_FEATURES);
    const held = [...annotated.keys()].filter((i) => folds[i] === fold);
    const own = held.map((i) => {
      const { left, right } = sentencesOf(annotated[i]!);
      return [cut(left, boundaries), cut(right, boundaries)] as const;
    });
    const texts = own.map(([left, right]) => [english(left), english(right)] as const);
    const read = await readChunks(texts, "en", { ...reading, boundaries: undefined }, signal);
    for (const [k, i] of held.entries()) {
      runs[i] = {
        gold: annotateChunks(annotated[i]!.chunked, align(annotated[i]!.chunked)),
        system: annotateChunks(read[k]!, align(read[k]!)),
        systemChunks: own[k]!,
      };
    }
  }
  onProgress?.(all.length, all.length);
  return runs;
}

function sentencesOf({ chunked: { left, right } }: AnnotatedPair): { left: ReadText; right: ReadText } {
  return { left: left[0]!.text, right: right[0]!.text };
}

function cut(
  { analysis, tokens }: ReadText,
  boundaries: ReturnType<typeof fitBoundaries>,
): (readonly string[])[] {
  return cutChunks(analysis, tokens, boundaries).map((chunk) => chunk.map((i) => tokens[i]!.text));
}

/** Both sentences' gaps, with where people's chunks end. */
export function gapsOf({ chunked }: AnnotatedPair): { rows: Float32Array[]; ends: boolean[] }[] {
  return [chunked.left, chunked.right].map((sides) => {
    const { analysis, tokens } = sides[0]!.text;
    const last = new Set(sides.map((side) => side.tokens.at(-1)!));
    const rows = boundaryFeatures(analysis, tokens);
    return { rows, ends: rows.map((_, k) => last.has(k)) };
  });
}
