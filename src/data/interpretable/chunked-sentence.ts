import {
  checkEach,
  checkOptions,
  checkRecord,
  checkRecords,
  checkText,
  checkTexts,
} from "../../arguments.ts";
import { splitWords } from "./chunk-alignment.ts";
import { Faults, quoted } from "./faults.ts";
import type { AlignmentOptions } from "./parse-alignments.ts";

/** A sentence cut into chunks: one line `[ A cat ] [ sleeps ] ` of a chunk file. */
export interface ChunkedSentence {
  /** The words of each chunk, in order. */
  readonly chunks: readonly (readonly string[])[];
  /** The line as it stands in the file, with its line end. */
  readonly source?: string;
}

export interface ChunkFile {
  readonly sentences: readonly ChunkedSentence[];
  /** With `lenient`: what was wrong and what was made of it, "file:line: …". */
  readonly repairs: readonly string[];
}

/**
 * Reads a chunk file of the interpretable tasks, a sentence a line. `writeChunks` gives the same text.
 * @param file its name, for messages
 * @throws StsError E_FORMAT "file:line: problem; what would do"
 */
export function parseChunks(text: string, file: string, options: AlignmentOptions = {}): ChunkFile {
  checkText(text, "parseChunks: text");
  checkText(file, "parseChunks: file");
  checkOptions(options, "parseChunks");
  const { lenient = false } = options;
  const faults = new Faults(file, lenient);
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const sentences = lines.map((source, i) => ({ chunks: chunksOf(source, i + 1, faults), source }));
  return { sentences, repairs: faults.repairs };
}

/** A chunk file's text: lines that were read and not changed as they stood, others in the organisers' layout. */
export function writeChunks(file: Pick<ChunkFile, "sentences">): string {
  checkRecord(file, "writeChunks: file", "a ChunkFile", ["sentences"]);
  const { sentences } = file;
  const faults = () => new Faults("", true);
  return sentences
    .map(({ chunks, source }) => {
      const check = faults();
      const same =
        source !== undefined && JSON.stringify(chunksOf(source, 1, check)) === JSON.stringify(chunks);
      return same && check.repairs.length === 0
        ? source
        : `${chunks.map((words) => `[ ${words.join(" ")} ] `).join("")}\n`;
    })
    .join("");
}

/**
 * The chunks of one line. Brackets are words of their own; a lenient reading leaves out one that has no partner or stands
 * in another chunk, and makes a chunk of words outside of any.
 */
function chunksOf(source: string, line: number, faults: Faults): string[][] {
  const chunks: string[][] = [];
  let open: string[] | undefined;
  let loose: string[] = [];
  const flush = () => {
    if (loose.length === 0) return;
    const problem = `${quoted(loose.join(" "))} in no chunk`;
    faults.meet(line, problem, "put it in brackets", "it is read as a chunk");
    chunks.push(loose);
    loose = [];
  };
  const bracket = (problem: string) =>
    faults.meet(line, problem, "write chunks as [ two words ] [ one ]", "the bracket is left out");
  for (const word of splitWords(source.replace(/^\uFEFF/, ""))) {
    if (word === "[" && open !== undefined) bracket("a [ inside a chunk");
    else if (word === "[") {
      flush();
      open = [];
    } else if (word === "]" && open === undefined) bracket("a ] without [");
    else if (word === "]") {
      if (open!.length > 0) chunks.push(open!);
      else faults.meet(line, "an empty chunk", "remove it", "it is left out");
      open = undefined;
    } else (open ?? loose).push(word);
  }
  if (open !== undefined) {
    faults.meet(line, "a [ without ]", "close the chunk", "it ends with the line");
    if (open.length > 0) chunks.push(open);
  }
  flush();
  if (chunks.length === 0)
    faults.meet(line, "a line without chunks", "write one sentence a line", "it has none");
  return chunks;
}

/**
 * Whether chunks hold the words of their sentences, one sentence a line.
 * @param sentences words of every sentence
 * @param of where these come from, for messages
 * @throws StsError E_FORMAT, as "file:line: problem; what would do"
 */
export function checkChunks(
  chunked: readonly ChunkedSentence[],
  file: string,
  sentences: readonly (readonly string[])[],
  of: string,
): void {
  checkRecords(chunked, "checkChunks: chunked", "a ChunkedSentence", ["chunks"]);
  checkText(file, "checkChunks: file");
  checkEach(sentences, "checkChunks: sentences", "an array of sentences' words", checkTexts);
  checkText(of, "checkChunks: of");
  const faults = new Faults(file, false);
  const remedy = `a chunk file has the words of ${of}, one sentence a line`;
  for (const [i, words] of sentences.entries()) {
    const chunks = chunked[i]?.chunks;
    if (chunks === undefined)
      faults.meet(i + 1, `missing; ${of} has ${sentences.length} sentences`, remedy, "");
    const own = chunks!.flat();
    const length = Math.max(own.length, words.length);
    const at = Array.from({ length }, (_, k) => k).find((k) => own[k] !== words[k]);
    if (at !== undefined) {
      const shown = (word: string | undefined) => (word === undefined ? "missing" : quoted(word));
      faults.meet(i + 1, `word ${at + 1} is ${shown(own[at])}, ${of} has ${shown(words[at])}`, remedy, "");
    }
  }
  if (chunked.length > sentences.length) {
    faults.meet(
      sentences.length + 1,
      `beyond the last of ${sentences.length} sentences of ${of}`,
      remedy,
      "",
    );
  }
}

/** Token numbers of each chunk, from 1. */
export function chunkTokens(chunks: readonly (readonly string[])[]): number[][] {
  checkEach(chunks, "chunkTokens: chunks", "an array of chunks", checkTexts);
  let next = 1;
  return chunks.map((words) => words.map(() => next++));
}
