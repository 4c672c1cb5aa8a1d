import type { Command } from "commander";
import {
  checkFilePlace,
  goldNameOf,
  isOfficialInput,
  refuseOverInputs,
  STDIN_PATH,
} from "../../data/index.ts";
import {
  differencesOf,
  type LanguagePair,
  resolveThreshold,
  rubricLabel,
  type ScoreResult,
  type System,
  type TextPair,
} from "../../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { openSystem } from "../options/open-systems.ts";
import {
  addInputOptions,
  addSystemOptions,
  type InputChoice,
  numberParser,
  once,
  refuseTwoSystems,
  type SystemChoice,
} from "../options/options.ts";
import { checkPairInput } from "../options/pair-input.ts";
import { checkOutput, scoreDocument } from "../output/score-document.ts";

interface Options extends SystemChoice, InputChoice {
  readonly input?: string;
  readonly output?: string;
  readonly threshold?: string;
  readonly failUnder?: number;
  readonly names?: boolean;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .argument("[a]", "first text")
      .argument("[b]", "second text")
      .option("-i, --input <file>", 'pairs to score, plain or gzip; "-" is standard input', once)
      .option(
        "-o, --output <file>",
        "where scored pairs go, by its ending: .tsv .csv .jsonl .parquet, or .gz of the first three",
        once,
      );
    addSystemOptions(command);
    addInputOptions(command);
    command.option("--names", "write the names of the columns first (TSV; CSV and Parquet always have them)");
    command
      .option(
        "-t, --threshold <name|score>",
        "decide whether texts mean the same: a score, or the name of one that 'samesay fit-threshold' kept",
      )
      .option("--fail-under <score>", "exit with 1 if a pair scores below this", numberParser(0, 5))
      .option("--json", "print JSON (a stream: one document a line)")
      .action(async (a: string | undefined, b: string | undefined, options: Options, self: Command) => {
        checkUse(a, b, options, io);
        refuseTwoSystems(self, options.model);
        await score(a, b, options, io);
      });
    describeOutput(command);
  },
};

function describeOutput(command: Command): void {
  command.addHelpText(
    "after",
    `
A pair's answer is its score, 0 (different topics) to 5 (same meaning), with the rubric's line and the range
in which people's scores of such pairs lie (8 in 10). A stream's rows are: id, score, a, b, raw value, low and
high end of that range, warnings, then the gold score and further columns if the input has them (with --json, under
"gold" and "extra"); --names puts the columns' names first. With --threshold, a pair that scores below it exits with 1;
a stream gets a further column, "same", 1 or 0, behind the warnings. A long file's pairs are scored in --threads threads,
with the same results in the same order.`,
  );
  withExamples(command, [
    'samesay score "A man is playing a guitar." "A man plays the guitar."',
    'samesay score "Two kids play in the snow." "Dos niños juegan en la nieve." --json',
    "samesay score -i pairs.tsv -o scored.tsv --system token-cosine",
    "samesay score -i faq.csv --columns a=question,b=match -o scored.csv",
    "cat pairs.tsv | samesay score | sort -t $'\\t' -k2,2nr | head",
  ]);
}

function checkUse(a: string | undefined, b: string | undefined, options: Options, io: CliIo): void {
  const { input, output, format, columns, header, names, json } = options;
  const ofFiles = { output, format, columns, header, names };
  checkPairInput({ a, b, input, ofFiles, instead: "the score of two texts is printed" }, io);
  if (output !== undefined) checkOutput(output, json === true);
}

function inputFiles(input = "-"): string[] {
  if (input === "-") return [STDIN_PATH];
  return isOfficialInput(input) ? [input, goldNameOf(input)] : [input];
}

async function score(
  a: string | undefined,
  b: string | undefined,
  options: Options,
  io: CliIo,
): Promise<void> {
  if (options.output !== undefined) {
    await refuseOverInputs([options.output], inputFiles(options.input));
    if (options.output !== "-") await checkFilePlace(options.output);
  }
  const threads = await threadsOf(options);
  // A network reads in one thread where there are several of these.
  const system = await openSystem(threads > 1 ? { ...options, threads: 1 } : options, io);
  try {
    const threshold =
      options.threshold === undefined ? undefined : await resolveThreshold(options.threshold, system);
    if (a !== undefined && b !== undefined)
      await scorePair(system, a, b, { ...options, limit: threshold }, io);
    else {
      // Readers and writers of files are loaded only for them.
      const { scoreStream } = await import("../output/score-stream.ts");
      const by = { name: options.system, ...(options.lang && { languages: options.lang }), threads };
      await scoreStream(system, { ...options, limit: threshold, by }, io);
    }
  } finally {
    await system.close();
  }
}

/** In how many threads pairs of a file are scored. */
async function threadsOf({ input, system, model, threads }: Options): Promise<number> {
  if (input === undefined) return 1;
  const { threadsFor } = await import("../output/score-in-threads.ts");
  const { defaultThreads } = await import("../../vectors/node.ts");
  return threadsFor(input, system, model, threads ?? defaultThreads(), threads !== undefined);
}

/** The options with the threshold's value found. */
interface Job extends Options {
  readonly limit: number | undefined;
}

async function scorePair(system: System, a: string, b: string, options: Job, io: CliIo): Promise<void> {
  const result = (await system.score([{ a, b }], { signal: io.signal }))[0]!;
  if (options.failUnder !== undefined && result.score < options.failUnder) io.answerNo();
  if (options.limit !== undefined && result.score < options.limit) io.answerNo();
  if (options.json) await io.printJson("score", scoreDocument({ a, b }, result, options.limit));
  else await io.print(forPeople({ a, b }, result, options.limit));
}

function forPeople({ a, b }: TextPair, result: ScoreResult, limit: number | undefined): string {
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
  lines.push(...differenceLines(a, b, languages));
  const tongues = languages[0] === languages[1] ? languages[0] : languages.join("-");
  const said = tongues === "und" ? "" : `, ${tongues}`;
  lines.push(`      ${result.system}: ${raw.name} ${decimals(raw.value)}${said}`);
  for (const [i, excess] of (result.truncated?.excessTokens ?? []).entries()) {
    if (excess === 0) continue;
    const text = `text ${i === 0 ? "a" : "b"} is ${excess} token${excess === 1 ? "" : "s"} longer`;
    lines.push(`      note: ${text} than the model reads at once; scored by windows`);
  }
  for (const warning of warnings) lines.push(`      note: ${warning}`);
  return `${lines.join("\n")}\n`;
}

/** Kinds that say no more than that the words differ: the texts show it themselves. */
const PLAIN: readonly string[] = ["word", "added", "missing"];
const MAX_DIFFERENCES = 5;

/** What differs, in so far as a kind is known. */
function differenceLines(a: string, b: string, languages: LanguagePair): string[] {
  const known = differencesOf(a, b, languages).filter(({ kind }) => !PLAIN.includes(kind));
  const lines = known.slice(0, MAX_DIFFERENCES).map(({ kind, evidence, contradicts }) => {
    const told = evidence.startsWith(`${kind}:`) ? evidence : `${kind}: ${evidence.replace(/^[\w ]+: /, "")}`;
    return `      differs: ${told}${contradicts ? "" : " (both may hold)"}`;
  });
  const more = known.length - lines.length;
  return more > 0 ? [...lines, `      differs: ${more} more`] : lines;
}

/** Three decimals, never "-0.000". */
function decimals(value: number): string {
  return (Math.round(value * 1000) / 1000 + 0).toFixed(3);
}
