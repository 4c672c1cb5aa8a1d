import {
  checkFunction,
  checkOptions,
  checkRecord,
  checkSequence,
  checkText,
  isSequence,
  optionNames,
  refusedArgument,
} from "../../arguments.ts";
import { StsError, throwIfAborted } from "../../errors.ts";
import type { GoldPair } from "../types.ts";
import type { ColumnMap } from "./columns.ts";
import type { PairFormat } from "./format.ts";
import { idChecks, type PairParser, type ParserContext } from "./pair-parser.ts";
import { tabbedParser } from "./parse-tabbed.ts";
import { DEFAULT_SCALE, type ScaleOption } from "./score-cell.ts";
import { sniffFormat, type TextPairFormat } from "./sniff.ts";
import { textBlocks } from "./text-blocks.ts";

const READ_OPTIONS = optionNames<ReadOptions>({
  format: true,
  columns: true,
  header: true,
  scale: true,
  uniqueIds: true,
  signal: true,
  onNote: true,
});

export interface ReadOptions {
  /** Found out from name and content when absent. */
  readonly format?: PairFormat;
  /** Where the columns are, by name or 1-based number; found out from a header or the format when absent. */
  readonly columns?: ColumnMap;
  /** Whether the first line names the columns (tsv, csv); found out when absent. */
  readonly header?: boolean;
  /** Gold outside it is an error. Default: 0..5. "any" accepts every number. */
  readonly scale?: ScaleOption;
  /** Refuse ids that stand twice in the file. Default: true. */
  readonly uniqueIds?: boolean;
  readonly signal?: AbortSignal;
  /** Takes a line for people where the file could be meant otherwise: "FILE:1: taken for the columns' names ...". */
  readonly onNote?: (text: string) => void;
}

/** Rows handed over at once at most. */
export const BATCH_ROWS = 2048;

/**
 * Pairs of one file or stream, read as they are asked for; memory does not grow with the file. Can be
 * iterated once: pair by pair, or, faster, in batches of up to 2,048.
 */
export class PairReader implements AsyncIterable<GoldPair> {
  /** File name, for messages and reports. */
  readonly name: string;
  /** Pairs handed out so far, and those of them without gold. */
  readonly counts = { pairs: 0, unscored: 0 };
  readonly #open: () => AsyncIterable<GoldPair[]>;
  readonly #shape: { format?: PairFormat; extraNames?: readonly string[] };
  readonly #signal: AbortSignal | undefined;
  #used = false;

  /** @param shape filled in by `open` once the first rows were read */
  constructor(
    name: string,
    open: () => AsyncIterable<GoldPair[]>,
    shape: { format?: PairFormat; extraNames?: readonly string[] },
    signal?: AbortSignal,
  ) {
    checkText(name, "PairReader: name");
    checkFunction(open, "PairReader: open");
    checkRecord(shape, "PairReader: shape", "an object that open fills in", []);
    this.name = name;
    this.#open = open;
    this.#shape = shape;
    this.#signal = signal;
  }

  /** The file's format; known once the first batch was read. */
  get format(): PairFormat | undefined {
    return this.#shape.format;
  }

  /** Names of the columns in `extra`, where the file names them; known once the first batch was read. */
  get extraNames(): readonly string[] | undefined {
    return this.#shape.extraNames;
  }

  /**
   * @throws StsError E_FORMAT for damaged rows (`file:line: problem`), E_INPUT for a missing file,
   *   E_ABORTED when the signal fires
   */
  async *batches(): AsyncGenerator<GoldPair[]> {
    if (this.#used)
      throw new StsError("E_INPUT", `${this.name}: pairs can be read once; open the file again`);
    this.#used = true;
    for await (const rows of this.#open()) {
      for (let start = 0; start < rows.length; start += BATCH_ROWS) {
        throwIfAborted(this.#signal);
        const batch = rows.length <= BATCH_ROWS ? rows : rows.slice(start, start + BATCH_ROWS);
        let unscored = 0;
        for (const pair of batch) if (pair.gold === undefined) unscored++;
        this.counts.pairs += batch.length;
        this.counts.unscored += unscored;
        yield batch;
      }
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<GoldPair> {
    for await (const batch of this.batches()) yield* batch;
  }

  /** All pairs at once; for sets that fit in memory. */
  async toArray(): Promise<GoldPair[]> {
    const all: GoldPair[] = [];
    for await (const batch of this.batches()) for (const pair of batch) all.push(pair);
    return all;
  }
}

/**
 * Reads pairs from bytes in any text format (all but Parquet, and without the gold file of `sts`); works
 * in browsers. On Node, `openPairs` reads every format from disk.
 * @param chunks UTF-8 bytes in pieces of any size, e.g. a fetch response's body
 * @param name for messages, and for telling the format
 */
export function readPairs(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  options: ReadOptions = {},
): PairReader {
  checkSequence(chunks, "readPairs: chunks");
  checkText(name, "readPairs: name");
  checkOptions(options, "readPairs", READ_OPTIONS);
  checkText(name, "readPairs: name");
  if (!isSequence(chunks))
    throw refusedArgument("readPairs: chunks", chunks, "bytes in pieces; openPairs takes a path");
  const shape = {};
  return new PairReader(name, () => parseText(chunks, name, options, shape), shape, options.signal);
}

async function* parseText(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  options: ReadOptions,
  shape: { format?: PairFormat; extraNames?: readonly string[] },
): AsyncGenerator<GoldPair[]> {
  if (options.format === "parquet") {
    throw new StsError("E_INPUT", `${file}: Parquet cannot be read from a stream; name the file`);
  }
  let parser: PairParser | undefined;
  let rows = 0;
  for await (const block of textBlocks(chunks, file)) {
    if (parser === undefined && isBlank(block.text)) continue;
    if (parser === undefined) {
      refuseOldMacLines(block.text, file);
      const format = options.format ?? sniffFormat(file, block.text, options.columns !== undefined);
      parser = await parserFor(format, parserContext(file, options));
    }
    const pairs = parser.parse(block);
    Object.assign(shape, { format: parser.format }, parser.extraNames && { extraNames: parser.extraNames });
    rows += pairs.length;
    if (pairs.length > 0) yield pairs;
  }
  if (parser === undefined)
    throw new StsError("E_FORMAT", `${file}:1: the file is empty; expected pairs of texts`);
  const last = parser.finish();
  Object.assign(shape, { format: parser.format }, parser.extraNames && { extraNames: parser.extraNames });
  if (last.length > 0) yield last;
  if (rows + last.length === 0) throw new StsError("E_FORMAT", `${file}:1: a header and no pairs below it`);
}

export function parserContext(file: string, options: ReadOptions): ParserContext {
  return {
    file,
    scale: options.scale ?? DEFAULT_SCALE,
    ...(options.uniqueIds === false ? { checkId: () => {}, isNewId: () => true } : idChecks(file)),
    ...(options.columns !== undefined && { columns: options.columns }),
    ...(options.header !== undefined && { header: options.header }),
    note: options.onNote ?? (() => {}),
  };
}

async function parserFor(format: TextPairFormat, context: ParserContext): Promise<PairParser> {
  switch (format) {
    case "csv":
      return (await import("./parse-csv.ts")).csvParser(context);
    case "jsonl":
      return (await import("./parse-jsonl.ts")).jsonlParser(context);
    case "sts":
      return (await import("./parse-official.ts")).officialParser(context);
    default:
      return tabbedParser(format, context);
  }
}

function isBlank(text: string): boolean {
  return /^[ \r\n]*$/.test(text);
}

function refuseOldMacLines(text: string, file: string): void {
  if (!text.includes("\n") && text.includes("\r")) {
    throw new StsError(
      "E_FORMAT",
      `${file}:1: lines end with CR alone; convert them: tr '\\r' '\\n' < file > file.txt`,
    );
  }
}
