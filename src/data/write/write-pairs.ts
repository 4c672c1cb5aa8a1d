import { checkOptions, checkSequence, isSequence, optionNames, refusedArgument } from "../../arguments.ts";
import { StsError, throwIfAborted } from "../../errors.ts";
import type { PairFormat } from "../read/format.ts";
import { BATCH_ROWS } from "../read/read-pairs.ts";
import { goldNameOf, isOfficialInput } from "../read/sniff.ts";
import type { GoldPair } from "../types.ts";
import type { Cell, TableColumn } from "./encode-rows.ts";
import type { StreamLike } from "./node-output.ts";
import { openTable, tableFormatOf } from "./open-table.ts";
import type { TableWriter } from "./table-writer.ts";

const WRITE_OPTIONS = optionNames<WriteOptions>({ format: true, extraNames: true, signal: true });

export interface WriteOptions {
  /** By the target's name when absent (STS.input.* is `sts`); else `tsv`. */
  readonly format?: PairFormat;
  /** Names of the columns in `extra`, for formats that name columns. Default: extra1, extra2 ... */
  readonly extraNames?: readonly string[];
  readonly signal?: AbortSignal;
}

const text = (name: string): TableColumn => ({ name, type: "text" });
const SCORE: TableColumn = { name: "score", type: "number" };

/**
 * Writes pairs, streaming, and reports how many. A file appears under its name only when it is whole.
 *
 * What each format keeps: `tsv` id, score, a, b, extra; `pairs` a and b; `stsb` genre, source, year, id
 * (without the `source-year-` that reading adds), score, a, b, extra; `sts` a, b and extra, with gold in the
 * file beside it (STS.gs.*); `csv`, `jsonl` and `parquet` all, as far as the first pair has it. In the
 * tab-separated ones a tab or line end inside a text becomes a blank.
 * @throws StsError E_OUTPUT; whatever `pairs` throws: nothing is left behind then
 */
export async function writePairs(
  target: string | StreamLike,
  pairs: Iterable<GoldPair> | AsyncIterable<GoldPair | readonly GoldPair[]>,
  options: WriteOptions = {},
): Promise<number> {
  checkSequence(pairs, "writePairs: pairs");
  checkOptions(options, "writePairs", WRITE_OPTIONS);
  if (!isSequence(pairs))
    throw refusedArgument("writePairs: pairs", pairs, "an iterable or async iterable of pairs");
  const format =
    options.format ?? (typeof target === "string" && isOfficialInput(target) ? "sts" : formatOf(target));
  let plan: Plan | undefined;
  let writers: TableWriter[] = [];
  let written = 0;
  try {
    for await (const batch of batched(pairs)) {
      throwIfAborted(options.signal);
      if (plan === undefined) {
        plan = planFor(format, batch[0], options.extraNames ?? []);
        writers = await openAll(target, format, plan);
      }
      for (const [i, writer] of writers.entries()) await writer.write(batch.map(plan[i]!.row));
      written += batch.length;
      if (writers.every((writer) => writer.ended)) break;
    }
    if (plan === undefined) writers = await openAll(target, format, planFor(format, undefined, []));
    for (const writer of writers) await writer.close();
    return written;
  } finally {
    for (const writer of writers) await writer.discard();
  }
}

/** One table for each file: columns, and a pair's cells in their order. */
type Plan = readonly { readonly columns: readonly TableColumn[]; readonly row: (pair: GoldPair) => Cell[] }[];

function planFor(format: PairFormat, first: GoldPair | undefined, extraNames: readonly string[]): Plan {
  switch (format) {
    case "pairs":
      return [{ columns: [text("a"), text("b")], row: ({ a, b }) => [a, b] }];
    case "sts":
      return [
        { columns: [], row: ({ a, b, extra = [] }) => [a, b, ...extra] },
        { columns: [], row: ({ gold }) => [gold] },
      ];
    case "stsb":
      return [{ columns: [], row: stsbRow }];
    case "tsv":
      return [{ columns: [], row: ({ id, gold, a, b, extra = [] }) => [id, gold, a, b, ...extra] }];
    default:
      return [namedPlan(first, extraNames)];
  }
}

function stsbRow({ genre, source, year, id, gold, a, b, extra = [] }: GoldPair): Cell[] {
  const prefix = `${source ?? ""}-${year ?? ""}-`;
  const own = id.startsWith(prefix) ? id.slice(prefix.length) : id;
  return [genre, source, year, own, gold, a, b, ...extra];
}

/** The formats that name their columns hold what the first pair holds. */
function namedPlan(first: GoldPair | undefined, extraNames: readonly string[]): Plan[number] {
  const more = (["genre", "source", "year"] as const).filter((role) => first?.[role] !== undefined);
  const extras = (first?.extra ?? []).map((_, i) => extraNames[i] ?? `extra${i + 1}`);
  return {
    columns: [text("id"), SCORE, text("a"), text("b"), ...more.map(text), ...extras.map(text)],
    row: (pair) => [
      pair.id,
      pair.gold,
      pair.a,
      pair.b,
      ...more.map((role) => pair[role]),
      ...extras.map((_, i) => pair.extra?.[i]),
    ],
  };
}

async function openAll(target: string | StreamLike, format: PairFormat, plan: Plan): Promise<TableWriter[]> {
  const table = format === "csv" || format === "jsonl" || format === "parquet" ? format : "tsv";
  if (format === "sts" && (typeof target !== "string" || !isOfficialInput(target))) {
    throw new StsError("E_INPUT", "the official layout is two files: name the first STS.input.NAME.txt");
  }
  const targets = format === "sts" ? [target, goldNameOf(target as string)] : [target];
  const writers: TableWriter[] = [];
  try {
    for (const [i, place] of targets.entries())
      writers.push(await openTable(place, plan[i]!.columns, { format: table }));
    return writers;
  } catch (error) {
    for (const writer of writers) await writer.discard();
    throw error;
  }
}

function formatOf(target: string | StreamLike): PairFormat {
  return typeof target === "string" ? tableFormatOf(target) : "tsv";
}

async function* batched(
  pairs: Iterable<GoldPair> | AsyncIterable<GoldPair | readonly GoldPair[]>,
): AsyncGenerator<readonly GoldPair[]> {
  if (Array.isArray(pairs)) {
    for (let start = 0; start < pairs.length; start += BATCH_ROWS)
      yield pairs.slice(start, start + BATCH_ROWS);
    return;
  }
  let single: GoldPair[] = [];
  for await (const item of pairs) {
    if (Array.isArray(item)) {
      yield item;
      continue;
    }
    single.push(item as GoldPair);
    if (single.length >= BATCH_ROWS) {
      yield single;
      single = [];
    }
  }
  if (single.length > 0) yield single;
}
