import { textBlocks } from "../../data/read/text-blocks.ts";
import { StsError } from "../../errors.ts";
import { parseScoreFile, type ScoreFile } from "./score-file.ts";

// Node only. Its modules are loaded inside the functions, so that a browser can import the room.

/** A run file from disk, with its digest for the signature. */
export interface ScoreFileOnDisk extends ScoreFile {
  /** Of the file's text as read. */
  readonly sha256: string;
}

/**
 * Reads a run file, plain or gzip.
 * @throws StsError E_INPUT for a missing file or a folder, E_FORMAT as parseScoreFile and for a wrong encoding
 */
export async function readScoreFile(path: string): Promise<ScoreFileOnDisk> {
  if (path === "-")
    throw new StsError("E_INPUT", 'no score file is named "-"; standard input is read as /dev/stdin');
  const { stat } = await import("node:fs/promises");
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory())
    throw new StsError(
      "E_INPUT",
      `${path} is a directory; name a score file in it, or rank all of its runs: --runs ${path}`,
    );
  const { fileBytes } = await import("../../data/read/node-files.ts");
  const { createHash } = await import("node:crypto");
  let text = "";
  for await (const block of textBlocks(fileBytes(path), path)) text += block.text;
  return { ...parseScoreFile(text, path), sha256: createHash("sha256").update(text).digest("hex") };
}
