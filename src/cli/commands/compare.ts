import { Option } from "commander";
import { filesOf } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import {
  type Comparison,
  comparisonDocument,
  runNames,
  type ScoredRun,
  type ScoredSet,
  type SetsToScore,
  scoreSet,
  seedsDocument,
  withoutConflicts,
} from "../../evaluate/index.ts";
import type { LanguageTag, System } from "../../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { addGoldFileOptions, addGoldOptions, type GoldChoice, goldSets } from "../options/gold-sets.ts";
import { withSystems } from "../options/open-systems.ts";
import {
  gather,
  givenLanguages,
  langOption,
  levelOption,
  signedChoices,
  threadsOption,
  wholeNumberParser,
} from "../options/options.ts";
import { checkSaveScores, saveScores, saveScoresOption } from "../options/save-scores.ts";
import { runsOfScores, seededSystems } from "../options/score-runs.ts";
import { seedsText } from "../output/compare-seeds-text.ts";
import { comparisonText, decidingP } from "../output/compare-text.ts";

/** `--aggregate` and what it stands for. */
const AGGREGATES = { mean: "mean", weighted: "weightedMean", pooled: "pooled" } as const;

interface Options extends GoldChoice {
  readonly systems?: readonly string[];
  readonly scores?: readonly string[];
  readonly seeds?: readonly string[];
  readonly model?: string;
  readonly threads?: number;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly draws: number;
  readonly seed: number;
  readonly level: number;
  readonly aggregate?: keyof typeof AGGREGATES;
  readonly failUnless?: string;
  readonly withoutConflicts?: boolean;
  readonly saveScores?: string;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .option("-s, --systems <names>", "two systems or more, with commas", gather)
      .option(
        "--scores <path>",
        "a run's scores instead of a system: a file, or for several sets a folder with SET.txt for each; again for each run",
        gather,
      )
      .option(
        "--seeds <folder>",
        "a system's runs with several seeds: FOLDER/SEED.txt, or FOLDER/SEED/SET.txt; again for each system",
        gather,
      )
      .option("-m, --model <folder>", "a sentence encoder of your own; a system beside those named")
      .addOption(langOption())
      .addOption(threadsOption());
    addGoldOptions(command);
    addGoldFileOptions(command);
    command
      .addOption(levelOption())
      .addOption(
        new Option(
          "--aggregate <rule>",
          "what decides over several sets (default: the protocol's own, else mean)",
        ).choices(Object.keys(AGGREGATES)),
      )
      .option("--draws <n>", "draws of bootstrap and swaps", wholeNumberParser(10, 1_000_000), 1000)
      .option("--seed <n>", "seed of the draws", wholeNumberParser(0, 2 ** 31), 1)
      .option("--fail-unless <name>", "exit with 1 unless this one is significantly better than every other")
      .option(
        "--without-conflicts",
        "leave pairs that stand in the sets more than once with conflicting gold out",
      )
      .addOption(saveScoresOption())
      .option("--json", "print JSON")
      .action((options: Options) => compare(options, io));
    command.addHelpText(
      "after",
      `
Both systems are scored on the same pairs, so their correlations depend on each other: read the paired bootstrap and the
interval of the difference. Over several sets the protocol's own aggregate decides, without a protocol the mean of sets
(--aggregate). With --seeds the test counts both seeds and pairs. Williams' t is the 2017 task's test, Fisher's z, which takes systems as independent, that of 2014 and
2015. Three systems or more: p after Holm's correction decides.`,
    );
    withExamples(command, [
      "samesay compare --systems base,token-cosine --data stsb-dev",
      "samesay compare --systems base,fast,token-cosine --protocol sts2015",
      "samesay compare --scores a.txt --scores b.txt --data gold.tsv --json",
      "samesay compare --scores runs/a --scores runs/b --protocol sts2015",
      "samesay compare --seeds old/ --seeds new/ --data gold.tsv",
      "samesay compare --systems base,fast --data stsb-dev --fail-unless base",
      "samesay compare --systems base,fast --data stsb-dev --save-scores runs/",
    ]);
  },
};

async function compare(options: Options, io: CliIo): Promise<void> {
  if (options.seeds !== undefined) return compareSeeds(options.seeds, options, io);
  const { scores = [], systems = [], draws, seed, level } = options;
  checkNamed(options);
  const wantedFile = scores.length > 0 ? wantedName(options.failUnless, scores, runNames(scores)) : undefined;
  const sets = await goldSets(options, "compare", io);
  const inputs = [...sets.sets.flatMap(filesOf), ...scores];
  if (options.saveScores !== undefined) {
    const runs =
      scores.length > 0
        ? runNames(scores)
        : [...systems, ...(options.model === undefined ? [] : [options.model])];
    await checkSaveScores(
      options.saveScores,
      runs,
      sets.sets.map(({ name }) => name),
      inputs,
    );
  }
  for (const { name, obtain } of sets.missing)
    io.note(`samesay: ${name} is not here and is left out: ${obtain}`);
  const { runs: whole, wanted } =
    scores.length > 0
      ? { runs: await runsOfScores(scores, sets, io), wanted: wantedFile }
      : await runsOfSystems(systems, options, sets, io);
  const runs = await unconflicting(whole, options, io);
  const { protocol } = sets;
  const document = comparisonDocument(runs, {
    draws,
    seed,
    level,
    ...(options.aggregate && { on: AGGREGATES[options.aggregate] }),
    ...(protocol && { protocol }),
    choices: choicesOf(options),
  });
  const comparisons = comparisonsOf(document);
  await printCompared(document, options, protocol, io);
  if (options.saveScores !== undefined) await saveScores(options.saveScores, runs, inputs, io);
  for (const each of comparisons) {
    // A formula that is undefined, as Fisher's z of an r of 1, leaves the test to read as it is.
    if (decidingP(each) !== null) continue;
    io.note(
      `samesay: ${each.systems.join(" and ")} cannot be compared: ${each.reason ?? "no test is defined"}`,
    );
    io.answerNo();
  }
  if (wanted !== undefined && !isBest(wanted, comparisons, 1 - level)) io.answerNo();
}

/** @throws StsError E_INPUT where not two or more runs of one kind are named, each once */
function checkNamed({ scores = [], systems = [], model }: Options): void {
  if (scores.length > 0 && systems.length > 0)
    throw new StsError("E_INPUT", "--systems and --scores given; compare systems, or score files");
  if (scores.length + systems.length + (model === undefined ? 0 : 1) < 2)
    throw new StsError("E_INPUT", "name two or more: --systems A,B, or --scores a.txt --scores b.txt");
  refuseTwice(scores.length > 0 ? scores : systems);
}

/** Prints what was compared: one document, or a text for each two runs. */
async function printCompared(
  document: ReturnType<typeof comparisonDocument>,
  { json, level }: Options,
  protocol: SetsToScore["protocol"],
  io: CliIo,
): Promise<void> {
  if (json)
    return "comparisons" in document
      ? io.printJson("comparisons", document)
      : io.printJson("compare", document);
  const texts = comparisonsOf(document).map((each) => comparisonText(each, level, protocol));
  await io.print(`${[...texts, document.signature].join("\n\n")}\n`);
}

function comparisonsOf(document: ReturnType<typeof comparisonDocument>) {
  return "comparisons" in document ? document.comparisons : [document];
}

/** The runs, or under `--without-conflicts` what is left of them, and how many pairs are not. */
async function unconflicting(
  runs: readonly ScoredRun[],
  options: Options,
  io: CliIo,
): Promise<readonly ScoredRun[]> {
  if (!options.withoutConflicts) return runs;
  const { runs: left, leftOut } = await withoutConflicts(runs);
  io.note(`samesay: ${leftOut} pairs left out, which stand there again with gold a tenth of the scale away`);
  return left;
}

function choicesOf(options: Options): Readonly<Record<string, string>> {
  return { ...signedChoices(options), ...(options.withoutConflicts && { pairs: "unconflicting" }) };
}

/** @throws StsError E_INPUT */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    throw new StsError("E_INPUT", `${twice} is named twice; it does not differ from itself`);
}

/** `--seeds`: mean and spread of each system, and the test that counts seeds and pairs. */
async function compareSeeds(folders: readonly string[], options: Options, io: CliIo): Promise<void> {
  const { level, draws, seed } = options;
  if ((options.systems ?? options.scores ?? options.model ?? options.saveScores) !== undefined) {
    throw new StsError(
      "E_INPUT",
      "--seeds stands alone; leave out --systems, --scores, --model and --save-scores",
    );
  }
  refuseTwice(folders);
  const names = runNames(folders);
  const wanted = wantedName(options.failUnless, folders, names);
  const sets = await goldSets(options, "compare", io);
  for (const { name, obtain } of sets.missing)
    io.note(`samesay: ${name} is not here and is left out: ${obtain}`);
  const { protocol } = sets;
  const seeded = await seededSystems(folders, sets, io);
  const left = await unconflicting(
    seeded.flatMap((system) => system.runs),
    options,
    io,
  );
  const ends = seeded.map((_, i) => seeded.slice(0, i + 1).reduce((n, { runs }) => n + runs.length, 0));
  const systems = seeded.map(({ name }, i) => ({ name, runs: left.slice(ends[i - 1] ?? 0, ends[i]) }));
  const document = seedsDocument(systems, {
    ...{ level, draws, seed },
    ...(options.aggregate && { on: AGGREGATES[options.aggregate] }),
    ...(protocol && { protocol }),
    choices: choicesOf(options),
  });
  if (options.json) await io.printJson("compare-seeds", document);
  else await io.print(`${seedsText(document, level, protocol)}\n`);
  if (wanted === undefined) return;
  const isBest = document.comparisons
    .filter(({ systems }) => systems.includes(wanted))
    .every(({ systems, difference, p, holm = p }) => {
      const sign = systems[0] === wanted ? 1 : -1;
      return holm !== null && holm < 1 - level && sign * difference > 0;
    });
  if (!isBest) io.answerNo();
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
    for (const system of systems) runs.push(await runOf(system, sets, options, io));
    return { runs, wanted };
  });
}

async function runOf(system: System, { sets }: SetsToScore, options: Options, io: CliIo): Promise<ScoredRun> {
  const total = sets.reduce((n, set) => n + (set.record?.pairs ?? 0), 0);
  const progress = io.progress(system.name, total > 0 ? total : undefined);
  try {
    const scored: ScoredSet[] = [];
    let before = 0;
    for (const set of sets) {
      const start = before;
      const result = await scoreSet(system, set, {
        ...givenLanguages(options),
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

/** Better than every other by the (corrected) p of the paired bootstrap. */
function isBest(name: string, comparisons: readonly Comparison[], alpha: number): boolean {
  return comparisons
    .filter(({ systems }) => systems.includes(name))
    .every((each) => {
      const sign = each.systems[0] === name ? 1 : -1;
      const p = decidingP(each);
      return p !== null && p < alpha && sign * (each.difference ?? 0) > 0;
    });
}
