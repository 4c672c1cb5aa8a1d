import { checkOptions, isSequence, optionNames, refusedArgument } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { GoldPair } from "../types.ts";
import type { PairFormat } from "./format.ts";
import { PairReader, parserContext, type ReadOptions, readPairs } from "./read-pairs.ts";
import { goldNameOf, isOfficialInput } from "./sniff.ts";

export const OPEN_OPTIONS = optionNames<OpenOptions>({
  format: true,
  columns: true,
  header: true,
  scale: true,
  uniqueIds: true,
  signal: true,
  onNote: true,
  gold: true,
  name: true,
});

export interface OpenOptions extends ReadOptions {
  /** Gold file of an official input file; default: the file beside it with `gs` for `input` in its name. */
  readonly gold?: string;
  /** Name for messages when the source is a stream. Default: "stdin". */
  readonly name?: string;
}

/**
 * Opens pairs on Node, in any of PAIR_FORMATS, plain or gzip; reads nothing until it is iterated.
 * @param source a path, or bytes such as process.stdin
 * @example for await (const { a, b, gold } of openPairs("pairs.tsv")) { }
 * @example for await (const batch of openPairs("big.tsv.gz").batches()) { }
 */
export function openPairs(
  source: string | AsyncIterable<Uint8Array | string>,
  options: OpenOptions = {},
): PairReader {
  checkOptions(options, "openPairs", OPEN_OPTIONS);
  if (typeof source !== "string") {
    if (!isSequence(source))
      throw refusedArgument("openPairs: source", source, "a path, or bytes such as those of standard input");
    const name = options.name ?? "stdin";
    return readPairs(
      lazily(async () => (await import("./node-files.ts")).unpacked(source, name)),
      name,
      readOptionsOf(options),
    );
  }
  const shape: { format?: PairFormat; extraNames?: readonly string[] } = {};
  return new PairReader(source, () => fromDisk(source, options, shape), shape, options.signal);
}

/** What of the options `readPairs` takes. */
function readOptionsOf({ gold: _, name: __, ...options }: OpenOptions): ReadOptions {
  return options;
}

async function* fromDisk(
  path: string,
  options: OpenOptions,
  shape: { format?: PairFormat; extraNames?: readonly string[] },
): AsyncGenerator<GoldPair[]> {
  const files = await import("./node-files.ts");
  const start = (await files.isRegular(path)) ? await files.firstBytes(path, 512) : [];
  const isParquet = start[0] === 0x50 && start[1] === 0x41 && start[2] === 0x52 && start[3] === 0x31;
  // Cut short or overwritten: no text has such bytes.
  const isDamaged = /\.parquet$/i.test(path) && start.some((byte) => byte === 0 || byte > 0xf4);
  if (isParquet || isDamaged || options.format === "parquet") {
    const { parquetPairs } = await import("./parse-parquet.ts");
    yield* parquetPairs(path, options, shape);
    return;
  }
  const gold = options.gold ?? (await goldBeside(path, options, files.exists));
  if (gold !== undefined) {
    await files.checkReadable(gold);
    const { officialPairs } = await import("./parse-official.ts");
    shape.format = "sts";
    let any = false;
    for await (const batch of officialPairs(
      files.fileBytes(path),
      files.fileBytes(gold),
      gold,
      parserContext(path, options),
    )) {
      any = true;
      yield batch;
    }
    if (!any) throw new StsError("E_FORMAT", `${path}:1: the file is empty; expected pairs of texts`);
    return;
  }
  const reader = readPairs(files.fileBytes(path), path, readOptionsOf(options));
  for await (const batch of reader.batches()) {
    Object.assign(shape, { format: reader.format }, reader.extraNames && { extraNames: reader.extraNames });
    yield batch;
  }
}

/** The gold file beside an official input file; undefined when the set came without one. */
async function goldBeside(
  path: string,
  options: OpenOptions,
  exists: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  // Columns that the caller names are a file's own, whatever its name.
  const official = options.columns === undefined && isOfficialInput(path);
  if (options.format !== undefined ? options.format !== "sts" : !official) return undefined;
  const gold = goldNameOf(path);
  return gold !== path && (await exists(gold)) ? gold : undefined;
}

async function* lazily<T>(open: () => Promise<AsyncIterable<T>>): AsyncGenerator<T> {
  yield* await open();
}
