import { checkFolderPlace, filesOf } from "../data/index.ts";
import { StsError } from "../errors.ts";
import {
  type Comparison,
  comparisonDocument,
  evaluateScoreFiles,
  figure,
  goldOfSet,
  readScoreFile,
  runNames,
  type ScoredRun,
  type ScoredSet,
  type SetsToScore,
  scoreSet,
  textTable,
} from "../evaluate/index.ts";
import type { LanguageTag, System } from "../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "./command.ts";
import { addGoldFileOptions, addGoldOptions, type GoldChoice, goldSets } from "./gold-sets.ts";
import { withSystems } from "./open-systems.ts";
import { gather, langOption, numberParser, threadsOption, wholeNumberParser } from "./options.ts";
import { saveScores, saveScoresOption } from "./save-scores.ts";

interface Options extends GoldChoice {
  readonly systems?: readonly string[];
  readonly scores?: readonly string[];
  readonly model?: string;
  readonly threads?: number;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly draws: number;
  readonly seed: number;
  readonly level: number;
  readonly failUnless?: string;
  readonly saveScores?: string;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .option("-s, --systems <names>", "two systems or more, with commas", gather)
      .option("--scores <file>", "a run's scores instead of a system; again for each", gather)
      .option("-m, --model <folder>", "a sentence encoder of your own; a system beside those named")
      .addOption(langOption())
      .addOption(threadsOption());
    addGoldOptions(command);
    addGoldFileOptions(command);
    command
      .option(
        "--level <share>",
        "what intervals cover; 1 - level is where p counts",
        numberParser(0.5, 0.9999),
        0.95,
      )
      .option("--draws <n>", "bootstrap draws", wholeNumberParser(10, 1_000_000), 1000)
      .option("--seed <n>", "seed of the draws", wholeNumberParser(0, 2 ** 31), 1)
      .option("--fail-unless <name>", "exit with 1 unless this one is significantly better than every other")
      .addOption(saveScoresOption())
      .option("--json", "print JSON")
      .action((options: Options) => compare(options, io));
    command.addHelpText(
      "after",
      `
Both systems are scored on the same pairs, so their correlations depend on each other: read Williams' t (the 2017
task's test) and the interval of the difference. Fisher's z takes them as independent; it is what the 2014 and 2015
papers printed, and finds far fewer differences. Three systems or more: p after Holm's correction as well.`,
    );
    withExamples(command, [
      "samesay compare --systems base,token-cosine --data stsb-dev",
      "samesay compare --systems base,fast,token-cosine --protocol sts2015",
      "samesay compare --scores a.txt --scores b.txt --data gold.tsv --json",
      "samesay compare --systems base,fast --data stsb-dev --fail-unless base",
      "samesay compare --systems base,fast --data stsb-dev --save-scores runs/",
    ]);
  },
};

async function compare(options: Options, io: CliIo): Promise<void> {
  const { scores = [], systems = [], draws, seed, level } = options;
  if (scores.length > 0 && systems.length > 0) {
    throw new StsError("E_INPUT", "--systems and --scores given; compare systems, or score files");
  }
  if (scores.length + systems.length + (options.model === undefined ? 0 : 1) < 2) {
    throw new StsError("E_INPUT", "name two or more: --systems A,B, or --scores a.txt --scores b.txt");
  }
  const named = scores.length > 0 ? scores : systems;
  const twice = named.find((name, i) => named.indexOf(name) < i);
  if (twice !== undefined)
    throw new StsError("E_INPUT", `${twice} is named twice; it does not differ from itself`);
  const wantedFile = scores.length > 0 ? wantedName(options.failUnless, scores, runNames(scores)) : undefined;
  if (options.saveScores !== undefined) await checkFolderPlace(options.saveScores);
  const sets = await goldSets(options, "compare", io);
  for (const { name, obtain } of sets.missing)
    io.note(`samesay: ${name} is not here and is left out: ${obtain}`);
  const { runs, wanted } =
    scores.length > 0
      ? { runs: await runsOfFiles(scores, sets, io), wanted: wantedFile }
      : await runsOfSystems(systems, options, sets, io);
  const document = comparisonDocument(runs, { draws, seed, level });
  const comparisons = "comparisons" in document ? document.comparisons : [document];
  if (options.json) await io.printJson(document);
  else {
    const texts = comparisons.map((each) => forPeople(each, level));
    await io.print(`${[...texts, document.signature].join("\n\n")}\n`);
  }
  if (options.saveScores !== undefined)
    await saveScores(options.saveScores, runs, [...sets.sets.flatMap(filesOf), ...scores], io);
  for (const { systems, reason } of comparisons) {
    if (reason === undefined) continue;
    io.note(`samesay: ${systems.join(" and ")} cannot be compared: ${reason}`);
    io.answerNo();
  }
  if (wanted !== undefined && !isBest(wanted, comparisons, 1 - level)) io.answerNo();
}

/**
 * `--fail-unless` takes a run's name, or the file or folder that it was asked for as.
 * @throws StsError E_INPUT for any other: before anything is scored
 */
function wantedName(
  given: string | undefined,
  places: readonly string[],
  names: readonly string[],
): string | undefined {
  if (given === undefined) return undefined;
  const found = names.find((name, i) => name === given || places[i] === given);
  if (found !== undefined) return found;
  throw new StsError(
    "E_INPUT",
    `--fail-unless names "${given}", compared are ${names.join(", ")}; name one of them`,
  );
}

function runsOfSystems(
  names: readonly string[],
  options: Options,
  sets: SetsToScore,
  io: CliIo,
): Promise<{ runs: ScoredRun[]; wanted: string | undefined }> {
  return withSystems(names, options, io, async (systems) => {
    const places = options.model === undefined ? names : [...names, options.model];
    const wanted = wantedName(
      options.failUnless,
      places,
      systems.map(({ name }) => name),
    );
    const runs: ScoredRun[] = [];
    for (const system of systems) runs.push(await runOf(system, sets, io));
    return { runs, wanted };
  });
}

async function runOf(system: System, { sets }: SetsToScore, io: CliIo): Promise<ScoredRun> {
  const total = sets.reduce((n, set) => n + (set.record?.pairs ?? 0), 0);
  const progress = io.progress(system.name, total > 0 ? total : undefined);
  try {
    const scored: ScoredSet[] = [];
    let before = 0;
    for (const set of sets) {
      const start = before;
      const result = await scoreSet(system, set, {
        signal: io.signal,
        onProgress: (done) => progress.update(start + done),
      });
      before += result.gold.length;
      scored.push(result);
    }
    return { name: system.name, source: system.signature, sets: scored };
  } finally {
    progress.stop();
  }
}

async function runsOfFiles(paths: readonly string[], sets: SetsToScore, io: CliIo): Promise<ScoredRun[]> {
  const [only, ...others] = sets.sets;
  if (only === undefined || others.length > 0) {
    throw new StsError(
      "E_INPUT",
      `--scores is for one set, here are ${sets.sets.length}; name one with --data`,
    );
  }
  const gold = await goldOfSet(only, io.signal);
  const runs: ScoredRun[] = [];
  const names = runNames(paths);
  for (const [i, path] of paths.entries()) {
    const file = await readScoreFile(path);
    runs.push(
      evaluateScoreFiles(names[i]!, new Map([[gold.name, file]]), [gold], sets, file.sha256, { draws: 0 })
        .run,
    );
  }
  return runs;
}

/** Better than every other by the (corrected) p of Williams' test. */
function isBest(name: string, comparisons: readonly Comparison[], alpha: number): boolean {
  return comparisons
    .filter(({ systems }) => systems.includes(name))
    .every((each) => {
      const sign = each.systems[0] === name ? 1 : -1;
      const p = each.holm === undefined ? each.williams?.p : each.holm;
      return p !== undefined && p !== null && p < alpha && sign * (each.difference ?? 0) > 0;
    });
}

function forPeople(each: Comparison, level: number): string {
  const [a, b] = each.systems;
  const percent = `${Number((100 * level).toFixed(2))} %`;
  const head = `${a} and ${b}, ${each.n} pairs${each.sets ? ` of ${each.sets.length} sets together` : ""}`;
  if (each.reason !== undefined) return `${head}\n  cannot be compared: ${each.reason}`;
  const rows: string[][] = [
    [`r of ${a}`, figure(each.r[0])],
    [`r of ${b}`, figure(each.r[1])],
    ["r between them", figure(each.between)],
    ["difference", `${signed(each.difference)}   ${percent}: ${interval(each.interval)} (Zou)`],
    [
      "Williams' t",
      each.williams
        ? `t(${each.williams.df}) = ${each.williams.t.toFixed(2)}, p ${pValue(each.williams.p)}   <- read this one`
        : "undefined",
    ],
    ...(each.holm === undefined
      ? []
      : [["after Holm", each.holm === null ? "undefined" : `p ${pValue(each.holm)}`]]),
    [
      "Steiger's Z",
      each.steiger ? `Z = ${each.steiger.z.toFixed(2)}, p ${pValue(each.steiger.p)}` : "undefined",
    ],
    [
      "bootstrap",
      each.bootstrap
        ? `p ${pValue(each.bootstrap.p)}, ${percent}: ${interval(each.bootstrap.interval)}, ${each.bootstrap.draws} paired draws`
        : "undefined",
    ],
    [
      "Fisher's z",
      each.fisher
        ? `z = ${each.fisher.z.toFixed(2)}, p ${pValue(each.fisher.p)} one-tailed   (as 2014 and 2015 printed it; too cautious here)`
        : "undefined",
    ],
  ];
  const width = Math.max(...rows.map(([label]) => label!.length));
  const lines = rows.map(([label, text]) => `  ${label!.padEnd(width)}  ${text}`);
  return [head, ...lines, ...setLines(each), `  ${verdict(each, 1 - level)}`].join("\n");
}

function setLines(each: Comparison): string[] {
  if (each.sets === undefined || each.weightedMean === undefined) return [];
  const { difference, interval: range, p } = each.weightedMean;
  const number = (name: string) => ({ name, kind: "number" as const });
  const table = textTable({
    columns: [
      { name: "set" },
      number("pairs"),
      number("r"),
      number("r"),
      number("difference"),
      number("p (Williams)"),
    ],
    rows: each.sets.map((set) => ({
      cells: [
        set.name,
        String(set.n),
        figure(set.r[0]),
        figure(set.r[1]),
        signed(set.difference),
        set.williams ? pValue(set.williams.p) : "undefined",
      ],
    })),
  });
  return [
    ...table.split("\n").map((line) => `  ${line}`),
    `  weighted mean over sets: difference ${signed(difference)} ${interval(range)}, p ${p === null ? "undefined" : pValue(p)} (bootstrap)`,
  ];
}

function verdict(each: Comparison, alpha: number): string {
  const p = each.holm ?? each.williams?.p ?? each.bootstrap?.p;
  const [better, worse] = (each.difference ?? 0) >= 0 ? each.systems : [each.systems[1], each.systems[0]];
  if (p === undefined) return "No test is defined here.";
  if (each.difference === 0) return "Both correlate alike with people.";
  return p < alpha
    ? `${better} is better than ${worse}: a difference this large is not chance (p ${pValue(p)}).`
    : `No significant difference: chance alone gives one this large (p ${pValue(p)}).`;
}

function pValue(p: number): string {
  return p < 0.001 ? "< 0.001" : `= ${p.toFixed(3)}`;
}

function signed(value: number | null): string {
  return value === null ? "undefined" : `${value > 0 ? "+" : ""}${figure(value)}`;
}

function interval(range: readonly [number, number] | null): string {
  return range === null ? "undefined" : `[${signed(range[0])}, ${signed(range[1])}]`;
}
