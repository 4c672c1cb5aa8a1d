import { textBlocks } from "../text-blocks.ts";
import type { AlignmentFile } from "./chunk-alignment.ts";
import { type AlignmentOptions, parseAlignments } from "./parse-alignments.ts";

/**
 * Reads a .wa file from disk, plain or gzip (Node). A byte order mark is dropped.
 * @throws StsError E_INPUT for a missing file or a folder, E_FORMAT as `parseAlignments` and for a wrong encoding
 */
export async function readAlignments(path: string, options: AlignmentOptions = {}): Promise<AlignmentFile> {
  const { fileBytes } = await import("../node-files.ts");
  let text = "";
  for await (const block of textBlocks(fileBytes(path), path)) text += block.text;
  return parseAlignments(text, path, options);
}
