import { type GoldPair, openTable, type TableFormat } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { ScoreResult } from "../../systems/index.ts";
import type { CliIo } from "../command.ts";
import { scoreDocument } from "./score-document.ts";

/** Where a stream's scored pairs go. */
export interface ScoreSink {
  /** @param reasons of each pair, for tables that were asked for a column of them */
  write(
    pairs: readonly GoldPair[],
    results: readonly ScoreResult[],
    reasons?: readonly string[],
  ): Promise<void>;
  /** True once nobody reads any more (`| head`). */
  ended(): boolean;
  close(): Promise<void>;
  discard(): Promise<void>;
}

export interface SinkOptions {
  /** A file, or standard output when absent. */
  readonly output?: string;
  /** Score from which texts count as the same. */
  readonly limit: number | undefined;
  readonly json?: boolean;
  /** A column "reason" behind the warnings. */
  readonly reasons?: boolean;
  /** Columns' names come first, in TSV too. */
  readonly names?: boolean;
  /** Of the input, for messages. */
  readonly input: string;
  /** Names of the input's further columns, where it has them; asked for after each batch. */
  readonly extraNames: () => readonly string[];
}

export function scoreSink(options: SinkOptions, io: CliIo): ScoreSink {
  return options.json ? jsonSink(options, io) : tableSink(options, io);
}

const COLUMNS = [
  { name: "id", type: "text" },
  { name: "score", type: "number" },
  { name: "a", type: "text" },
  { name: "b", type: "text" },
  { name: "raw", type: "number" },
  { name: "low", type: "number" },
  { name: "high", type: "number" },
  { name: "warnings", type: "text" },
] as const;
const REASON = { name: "reason", type: "text" } as const;
const SAME = { name: "same", type: "number" } as const;
const GOLD = { name: "gold", type: "number" } as const;
const TAKEN: ReadonlySet<string> = new Set([...COLUMNS, REASON, SAME, GOLD].map(({ name }) => name));

/**
 * The first batch settles the columns: whether there is gold, and how many further ones. A later pair with more
 * than that is refused rather than written without it.
 */
function tableSink(options: SinkOptions, io: CliIo): ScoreSink {
  let opened: Awaited<ReturnType<typeof openTable>> | undefined;
  let withGold = false;
  let extras = 0;
  let done = 0;
  const open = async (first: readonly GoldPair[]) => {
    const names = options.extraNames();
    withGold = first.some(({ gold }) => gold !== undefined);
    extras = first.reduce((most, { extra }) => Math.max(most, extra?.length ?? 0), names.length);
    const further = furtherNames(names, extras).map((name) => ({ name, type: "text" }) as const);
    const reason = options.reasons === true ? [REASON] : [];
    const same = options.limit === undefined ? [] : [SAME];
    const gold = withGold ? [GOLD] : [];
    opened = await openTable(
      options.output ?? io.stdout,
      [...COLUMNS, ...reason, ...same, ...gold, ...further],
      {
        ...(options.names === true && { header: true }),
      },
    );
    return opened;
  };
  const refuseLate = (pair: GoldPair, what: string) =>
    new StsError(
      "E_FORMAT",
      `${options.input}: pair "${pair.id}" has ${what}, the ${done} before it have none; ` +
        "write JSONL, whose rows may differ: --json",
    );
  const row = (
    pair: GoldPair,
    { score: value, raw, interval, warnings }: ScoreResult,
    reason: string | undefined,
  ) => {
    const { extra = [] } = pair;
    if (pair.gold !== undefined && !withGold) throw refuseLate(pair, "a gold score");
    if (extra.length > extras && extra.slice(extras).some((cell) => cell !== "")) {
      throw refuseLate(pair, `a column "${options.extraNames()[extras] ?? extras + 1}"`);
    }
    const cells = [
      pair.id,
      tidy(value),
      pair.a,
      pair.b,
      tidy(raw.value),
      tidy(interval?.[0]),
      tidy(interval?.[1]),
      warnings.join("; "),
    ];
    if (options.reasons === true) cells.push(reason);
    if (options.limit !== undefined) cells.push(value >= options.limit ? 1 : 0);
    if (withGold) cells.push(pair.gold);
    for (let i = 0; i < extras; i++) cells.push(extra[i]);
    return cells;
  };
  return {
    async write(pairs, results, reasons) {
      const table = opened ?? (await open(pairs));
      await table.write(pairs.map((pair, i) => row(pair, results[i]!, reasons?.[i])));
      done += pairs.length;
    },
    ended: () => opened?.ended === true,
    close: async () => (opened ?? (await open([]))).close(),
    discard: async () => opened?.discard(),
  };
}

/** One document a line, to a file or standard output. */
function jsonSink(options: SinkOptions, io: CliIo): ScoreSink {
  let opened: Awaited<ReturnType<typeof openTable>> | undefined;
  // One text column in a format without quoting: each row is its document, line ends escaped by JSON.
  const format: TableFormat = "tsv";
  const open = async () => {
    opened = await openTable(options.output ?? io.stdout, [{ name: "document", type: "text" }], { format });
    return opened;
  };
  return {
    async write(pairs, results) {
      const names = options.extraNames();
      const table = opened ?? (await open());
      await table.write(
        pairs.map(({ id, a, b, gold, extra }, i) => [
          JSON.stringify({
            id,
            a,
            b,
            ...(gold !== undefined && { gold }),
            ...(extra !== undefined && { extra: namedCells(extra, names) }),
            ...scoreDocument({ a, b }, results[i]!, options.limit),
          }),
        ]),
      );
    },
    ended: () => opened?.ended === true,
    close: async () => (opened ?? (await open())).close(),
    discard: async () => opened?.discard(),
  };
}

function namedCells(cells: readonly string[], names: readonly string[]): Record<string, string> {
  const own = uniqueNames(names, cells.length, new Set());
  return Object.fromEntries(cells.map((cell, i) => [own[i]!, cell]));
}

/** Further columns named so that none takes the place of a column of ours: a file may be scored again. */
function furtherNames(names: readonly string[], count: number): string[] {
  return uniqueNames(names, count, TAKEN);
}

function uniqueNames(names: readonly string[], count: number, taken: ReadonlySet<string>): string[] {
  const seen = new Set(taken);
  // Numbers used up by a name, so that 20,000 columns of one name are not each tried against all before.
  const last = new Map<string, number>();
  return Array.from({ length: count }, (_, i) => {
    const wanted = names[i] || `extra${i + 1}`;
    let name = seen.has(wanted) ? `input_${wanted}` : wanted;
    let n = last.get(wanted) ?? 1;
    while (seen.has(name)) name = `input_${wanted}_${++n}`;
    last.set(wanted, n);
    seen.add(name);
    return name;
  });
}

/** Four decimals: more are noise, and files stay small. Never -0. */
function tidy(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 1e4) / 1e4 + 0;
}
