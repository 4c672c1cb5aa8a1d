import type { Command } from "commander";
import { type GoldPair, openPairs, openTable, type TableFormat } from "../data/index.ts";
import { StsError } from "../errors.ts";
import {
  createSystem,
  resolveThreshold,
  rubricLabel,
  type ScoreResult,
  type System,
} from "../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "./command.ts";
import {
  addInputOptions,
  addSystemOptions,
  type InputChoice,
  numberParser,
  type SystemChoice,
} from "./options.ts";

interface Options extends SystemChoice, InputChoice {
  readonly input?: string;
  readonly output?: string;
  readonly threshold?: string;
  readonly failUnder?: number;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[a]", "first text")
      .argument("[b]", "second text")
      .option("-i, --input <file>", 'pairs to score, plain or gzip; "-" is standard input')
      .option(
        "-o, --output <file>",
        "where scored pairs go, by its ending: .tsv .csv .jsonl .parquet, or .gz of the first three",
      );
    addSystemOptions(command);
    addInputOptions(command);
    command
      .option(
        "-t, --threshold <name|score>",
        "decide whether texts mean the same: a score, or the name of one that 'samesay fit-threshold' kept",
      )
      .option("--fail-under <score>", "exit with 1 if a pair scores below this", numberParser(0, 5))
      .option("--json", "print JSON (a stream: one document a line)")
      .action((a: string | undefined, b: string | undefined, options: Options) => score(a, b, options, io));
    describeOutput(command);
  },
};

function describeOutput(command: Command): void {
  command.addHelpText(
    "after",
    `
A pair's answer is its score, 0 (different topics) to 5 (same meaning), with the rubric's line and the range
in which people's scores of such pairs lie (8 in 10). A stream's rows are: id, score, a, b, raw value, low and
high end of that range, then the gold score and further columns if the input has them. With --threshold, a pair that
scores below it exits with 1; a stream gets a further column, "same", 1 or 0.`,
  );
  withExamples(command, [
    'samesay score "A man is playing a guitar." "A man plays the guitar."',
    'samesay score "Two kids play in the snow." "Dos niños juegan en la nieve." --json',
    "samesay score -i pairs.tsv -o scored.tsv --system token-cosine",
    "samesay score -i faq.csv --columns a=question,b=match -o scored.csv",
    "cat pairs.tsv | samesay score | sort -t $'\\t' -k2,2nr | head",
  ]);
}

async function score(
  a: string | undefined,
  b: string | undefined,
  options: Options,
  io: CliIo,
): Promise<void> {
  if (a !== undefined && b === undefined) {
    throw new StsError("E_INPUT", "one text given; give two, or pairs with --input FILE");
  }
  if (a !== undefined && options.input !== undefined) {
    throw new StsError("E_INPUT", "two texts and --input given; give one or the other");
  }
  if (a === undefined && options.input === undefined && io.stdinIsTerminal) {
    throw new StsError("E_INPUT", "give two texts, or pairs with --input FILE or on standard input");
  }
  const system = await createSystem(options.system, {
    ...(options.lang && { languages: options.lang }),
    ...(options.model !== undefined && { model: options.model }),
    signal: io.signal,
    onNote: io.note,
  });
  try {
    const threshold =
      options.threshold === undefined ? undefined : await resolveThreshold(options.threshold, system);
    if (a !== undefined && b !== undefined)
      await scorePair(system, a, b, { ...options, limit: threshold }, io);
    else await scoreStream(system, { ...options, limit: threshold }, io);
  } finally {
    await system.close();
  }
}

/** The options with the threshold's value found. */
interface Job extends Options {
  readonly limit: number | undefined;
}

async function scorePair(system: System, a: string, b: string, options: Job, io: CliIo): Promise<void> {
  const result = (await system.score([{ a, b }], { signal: io.signal }))[0]!;
  if (options.failUnder !== undefined && result.score < options.failUnder) io.answerNo();
  if (options.limit !== undefined && result.score < options.limit) io.answerNo();
  if (options.json) await io.printJson(scoreDocument(result, options.limit));
  else await io.print(forPeople(result, options.limit));
}

/** The document of `score --json`. */
function scoreDocument(result: ScoreResult, limit: number | undefined): object {
  const { score: value, ...rest } = result;
  const decision = limit === undefined ? {} : { threshold: limit, same: value >= limit };
  return { score: value, label: rubricLabel(value), ...decision, ...rest };
}

function forPeople(result: ScoreResult, limit: number | undefined): string {
  const { interval, raw, languages, warnings } = result;
  const lines = [`${result.score.toFixed(2)}  ${rubricLabel(result.score)}`];
  if (interval !== undefined && interval[0] < interval[1]) {
    lines.push(
      `      people give such pairs ${interval[0].toFixed(1)} to ${interval[1].toFixed(1)} (8 in 10)`,
    );
  }
  if (limit !== undefined) {
    const [verdict, side] = result.score >= limit ? ["the same", "at or above"] : ["not the same", "below"];
    lines.push(`      ${verdict}: ${side} the threshold ${limit.toFixed(2)}`);
  }
  const tongues = languages[0] === languages[1] ? languages[0] : languages.join("-");
  const said = tongues === "und" ? "" : `, ${tongues}`;
  lines.push(`      ${result.system}: ${raw.name} ${raw.value.toFixed(3)}${said}`);
  for (const warning of warnings) lines.push(`      note: ${warning}`);
  return `${lines.join("\n")}\n`;
}

async function scoreStream(system: System, options: Job, io: CliIo): Promise<void> {
  const reader = openPairs(
    options.input === undefined || options.input === "-" ? bytesOf(io.stdin) : options.input,
    {
      ...(options.format && { format: options.format }),
      ...(options.columns && { columns: options.columns }),
      ...(options.header !== undefined && { header: options.header }),
      scale: "any",
      uniqueIds: false,
      signal: io.signal,
    },
  );
  const sink = options.json ? jsonSink(options, io) : tableSink(options, io, () => reader.extraNames ?? []);
  const progress = io.progress(options.input ?? "scoring");
  let done = 0;
  let below = false;
  let cut = 0;
  try {
    for await (const batch of reader.batches()) {
      const results = await system.score(batch, { signal: io.signal });
      await sink.write(batch, results);
      for (const result of results) {
        if (options.failUnder !== undefined && result.score < options.failUnder) below = true;
        if (result.truncated !== undefined) cut++;
      }
      done += batch.length;
      progress.update(done);
      if (sink.ended()) break;
    }
    await sink.close();
  } finally {
    progress.stop();
    await sink.discard();
  }
  if (cut > 0)
    io.note(`${cut} of ${done} pairs have a text longer than the model reads at once; scored by windows`);
  if (below) io.answerNo();
}

interface Sink {
  write(pairs: readonly GoldPair[], results: readonly ScoreResult[]): Promise<void>;
  ended(): boolean;
  close(): Promise<void>;
  discard(): Promise<void>;
}

const COLUMNS = [
  { name: "id", type: "text" },
  { name: "score", type: "number" },
  { name: "a", type: "text" },
  { name: "b", type: "text" },
  { name: "raw", type: "number" },
  { name: "low", type: "number" },
  { name: "high", type: "number" },
] as const;

/** Opened with the first batch: only then is known whether there is gold, and what further columns are named. */
function tableSink(options: Job, io: CliIo, extraNames: () => readonly string[]): Sink {
  let opened: Awaited<ReturnType<typeof openTable>> | undefined;
  let withGold = false;
  const open = async (first: GoldPair | undefined) => {
    withGold = first?.gold !== undefined;
    const names = extraNames();
    const extra = (first?.extra ?? []).map(
      (_, i) => ({ name: names[i] ?? `extra${i + 1}`, type: "text" }) as const,
    );
    const same = options.limit === undefined ? [] : [{ name: "same", type: "number" } as const];
    const gold = withGold ? [{ name: "gold", type: "number" } as const] : [];
    opened = await openTable(options.output ?? io.stdout, [...COLUMNS, ...same, ...gold, ...extra]);
    return opened;
  };
  return {
    async write(pairs, results) {
      const table = opened ?? (await open(pairs[0]));
      const rows = pairs.map((pair, i) => {
        const { score: value, raw, interval } = results[i]!;
        const row = [
          pair.id,
          tidy(value),
          pair.a,
          pair.b,
          tidy(raw.value),
          tidy(interval?.[0]),
          tidy(interval?.[1]),
        ];
        if (options.limit !== undefined) row.push(value >= options.limit ? 1 : 0);
        if (withGold) row.push(pair.gold);
        if (pair.extra !== undefined) row.push(...pair.extra);
        return row;
      });
      await table.write(rows);
    },
    ended: () => opened?.ended === true,
    close: async () => (opened ?? (await open(undefined))).close(),
    discard: async () => opened?.discard(),
  };
}

/** One document a line, to a file or standard output. */
function jsonSink(options: Job, io: CliIo): Sink {
  let opened: Awaited<ReturnType<typeof openTable>> | undefined;
  const format: TableFormat = "tsv";
  return {
    async write(pairs, results) {
      // One text column in a format without quoting: each row is its document, line ends escaped by JSON.
      opened ??= await openTable(options.output ?? io.stdout, [{ name: "document", type: "text" }], {
        format,
      });
      await opened.write(
        pairs.map(({ id, a, b, gold }, i) => [
          JSON.stringify({
            id,
            a,
            b,
            ...(gold !== undefined && { gold }),
            ...scoreDocument(results[i]!, options.limit),
          }),
        ]),
      );
    },
    ended: () => opened?.ended === true,
    close: async () => opened?.close(),
    discard: async () => opened?.discard(),
  };
}

/** Four decimals: more are noise, and files stay small. */
function tidy(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 1e4) / 1e4;
}

async function* bytesOf(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}
