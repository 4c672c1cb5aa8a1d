import type { ChunkAlignment } from "../data/index.ts";
import { StsError } from "../errors.ts";
import { readText } from "../vectors/index.ts";
import { folderFiles, shippedFolder } from "../vectors/node.ts";
import { annotatePair } from "./annotate-pair.ts";
import type { ChunkedSentences } from "./chunk-comment.ts";
import { type ChunkModel, parseChunkModel } from "./model/chunk-model.ts";
import { openShippedReading } from "./open-chunk-reading.ts";
import { readChunks } from "./read-chunks.ts";

let opened: Promise<ChunkModel> | undefined;

/** models/explain/model.json, read once. @throws StsError E_MODEL where it is missing or damaged */
export function shippedChunkModel(): Promise<ChunkModel> {
  opened ??= open();
  // What could not be read is tried again by the next call.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function open(): Promise<ChunkModel> {
  const files = folderFiles(shippedFolder("explain"));
  const file = `${files.label}/model.json`;
  const text = await readText(files, "model.json");
  if (text === undefined) throw new StsError("E_MODEL", `${file}: no such file; install samesay anew`);
  return parseChunkModel(text, file);
}

/** English pairs by the shipped models. @throws StsError E_MODEL, E_ABORTED */
export async function alignLearned(
  pairs: readonly ChunkedSentences[],
  signal?: AbortSignal,
): Promise<ChunkAlignment[][]> {
  const model = await shippedChunkModel();
  const reading = openShippedReading();
  try {
    const texts = pairs.map(([left, right]) => [english(left), english(right)] as const);
    const read = await readChunks(texts, "en", { ...reading, boundaries: undefined }, signal);
    return read.map((pair) => annotatePair(pair, model.routes.en));
  } finally {
    await reading.close();
  }
}

const english = (chunks: ChunkedSentences[number]) => ({ language: "en" as const, chunks });
