import { type AlignedPair, wordsOf } from "../interpretable/chunk-alignment.ts";
import { type ChunkedSentence, checkChunks } from "../interpretable/chunked-sentence.ts";
import { readAlignments, readChunks } from "../interpretable/read-alignments.ts";
import type { HeldOutPart } from "./overlap.ts";

/** Annotated pairs with people's chunks of both sentences. */
export interface ChunkSet {
  readonly name: string;
  readonly pairs: readonly AlignedPair[];
  /** Shape [pairs], of first and second sentences. */
  readonly chunks: readonly (readonly [ChunkedSentence, ChunkedSentence])[];
  /** Repairs of malformed lines. */
  readonly repairs: readonly string[];
}

/** What `--data` takes with `--task interpretable`. */
export const CHUNK_SETS: Readonly<Record<string, readonly string[]>> = {
  "ists2016-train": ["headlines", "images", "answers-students"],
};

/**
 * The shipped training part of SemEval-2016 task 2, English (data/ists2016), as the organisers' files are but for one line
 * that is repaired. Node only.
 * @param leaveOut parts of STS-benchmark whose pairs are left out
 */
export async function openChunkSet(name: string, leaveOut: readonly HeldOutPart[] = []): Promise<ChunkSet> {
  const { join } = await import("node:path");
  const { readFile } = await import("node:fs/promises");
  const { shippedFolder } = await import("../folders/data-folders.ts");
  const folder = join(shippedFolder(), "ists2016");
  const base = join(folder, `STSint.input.${name}`);
  const overlap = await readFile(join(folder, "overlap.tsv"), "utf8");
  const left = new Set(
    overlap.split("\n").flatMap((line) => {
      const [set, id, part] = line.split("\t");
      return set === name && leaveOut.includes(part as HeldOutPart) ? [id!] : [];
    }),
  );
  const { pairs, repairs } = await readAlignments(`${base}.wa.gz`, { lenient: true });
  const sides: (readonly ChunkedSentence[])[] = [];
  const allRepairs = [...repairs];
  for (const side of [0, 1] as const) {
    const file = `${base}.sent${side + 1}.chunk.txt.gz`;
    const read = await readChunks(file, { lenient: true });
    checkChunks(
      read.sentences,
      file,
      pairs.map((pair) => wordsOf(pair)?.[side] ?? []),
      `${base}.wa.gz`,
    );
    sides.push(read.sentences);
    allRepairs.push(...read.repairs);
  }
  const kept = [...pairs.keys()].filter((i) => !left.has(pairs[i]!.id));
  return {
    name,
    pairs: kept.map((i) => pairs[i]!),
    chunks: kept.map((i) => [sides[0]![i]!, sides[1]![i]!]),
    repairs: allRepairs.map((repair) => repair.replace(folder, "ists2016")),
  };
}
