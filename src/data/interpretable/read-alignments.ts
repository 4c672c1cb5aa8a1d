import { textBlocks } from "../read/text-blocks.ts";
import type { AlignmentFile } from "./chunk-alignment.ts";
import { type ChunkFile, parseChunks } from "./chunked-sentence.ts";
import { type AlignmentOptions, parseAlignments } from "./parse-alignments.ts";

// Node only: files are opened inside the functions, so that a browser can import the room.

/**
 * Reads a .wa file from disk, plain or gzip. A byte order mark is dropped.
 * @throws StsError E_INPUT for a missing file or a folder, E_FORMAT as `parseAlignments` and for a wrong encoding
 */
export async function readAlignments(path: string, options: AlignmentOptions = {}): Promise<AlignmentFile> {
  return parseAlignments(await wholeText(path), path, options);
}

/**
 * Reads a chunk file from disk, plain or gzip. A byte order mark is dropped.
 * @throws StsError E_INPUT for a missing file or a folder, E_FORMAT as `parseChunks` and for a wrong encoding
 */
export async function readChunks(path: string, options: AlignmentOptions = {}): Promise<ChunkFile> {
  return parseChunks(await wholeText(path), path, options);
}

async function wholeText(path: string): Promise<string> {
  const { fileBytes } = await import("../read/node-files.ts");
  let text = "";
  for await (const block of textBlocks(fileBytes(path), path)) text += block.text;
  return text;
}
