import type { Command } from "commander";
import { type OpenOptions, resolveData } from "../data/index.ts";
import { StsError } from "../errors.ts";
import {
  type DetailedReport,
  type DetailOptions,
  detailed,
  type Evaluation,
  evaluateScoreFiles,
  evaluateSets,
  goldOfSet,
  headlineOf,
  type Leaderboard,
  leaderboard,
  loadProbes,
  loadPublished,
  PROBE_KINDS,
  type ProbeTriple,
  probeKind,
  type ReportBundle,
  type RunReportOptions,
  readScoreFile,
  reportDocument,
  reportTables,
  type SetsToScore,
  setsOfData,
  setsOfProtocol,
  signatures,
  textTable,
  writePlots,
  writeReport,
  writeScoreFiles,
} from "../evaluate/index.ts";
import { createSystem, DEFAULT_SYSTEM, type LanguageTag, type System } from "../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "./command.ts";
import { rankRuns } from "./evaluate-runs.ts";
import { addInputOptions, gather, type InputChoice, langOption, numberParser } from "./options.ts";

interface Options extends InputChoice {
  readonly system?: readonly string[];
  readonly model?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly data?: readonly string[];
  readonly protocol?: string;
  readonly scores?: readonly string[];
  readonly confidences?: string;
  readonly rescale?: boolean;
  readonly calibrate?: boolean;
  readonly runs?: string;
  readonly published?: boolean;
  readonly measures?: string;
  readonly threshold: number;
  readonly breakdown?: boolean;
  readonly worst?: number;
  readonly ablateLength?: boolean;
  readonly probes?: boolean | string;
  readonly report?: readonly string[];
  readonly plots?: string;
  readonly saveScores?: string;
  readonly strict?: boolean;
  readonly failUnder?: number;
  readonly draws: number;
  readonly seed: number;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    addWhat(command);
    addFigures(command);
    addInputOptions(command);
    command.action((options: Options) => run(options, io));
    command.addHelpText(
      "after",
      `
Correlations are of the system's raw values, errors of its 0-5 scores. Several sets are summed up in three ways:
mean of sets, mean weighted by pairs, and one Pearson over all pairs; a protocol says which one is official.
With a score file, write one number a line in the order of the pairs; a second column is a confidence.
A report's ending gives its format: .html .md .tex .tsv .json, .xml (JUnit).`,
    );
    withExamples(command, [
      "samesay evaluate --system token-cosine --data sts2015",
      "samesay evaluate --protocol sts2014 --system token-cosine --published",
      "samesay evaluate --system base,token-cosine --data stsb-dev --report report.html --plots plots/",
      "samesay evaluate --scores run.txt --data gold.tsv --json",
      "samesay evaluate --runs submissions/ --protocol sts2015 --report ranking.html",
      "samesay evaluate --system fast --data stsb-dev --breakdown --worst 10 --ablate-length",
      "samesay evaluate --system base --probes",
    ]);
  },
};

function addWhat(command: Command): void {
  command
    .option("-s, --system <names>", `systems, several with commas (default: "${DEFAULT_SYSTEM}")`, gather)
    .option(
      "-m, --model <folder>",
      "a sentence encoder of your own, in Hugging Face layout with an ONNX file",
    )
    .addOption(langOption())
    .option("-d, --data <set>", "set, group or file with gold; again for more", gather)
    .option("-p, --protocol <name>", "a task's own protocol: its sets, aggregate and rules")
    .option("--scores <file>", "a run's scores instead of a system; again for more runs", gather)
    .option("--confidences <file>", "confidences of the one run in --scores, one a line (weighted Pearson)")
    .option("--calibrate", "map a run's scores to 0-5 before errors are taken, cross-validated on the gold")
    .option(
      "--rescale",
      "map a run's least and greatest score to 0 and 5 instead, as the 2017 paper's figure",
    )
    .option(
      "--runs <folder>",
      "rank a folder of submissions: FOLDER/TEAM-RUN/SET.txt, or FOLDER/TEAM-RUN.txt",
    );
}

function addFigures(command: Command): void {
  command
    .option("--published", "print the task's published rows beside one's own (needs --protocol)")
    .option("--measures <all>", "add Kendall, RMSE, nDCG, nCG, F1, average precision and AUC")
    .option(
      "--threshold <gold>",
      "gold from which a pair is a yes, for F1, AP and AUC",
      numberParser(0, 5),
      4,
    )
    .option("--breakdown", "figures by source, score band, length and language pair")
    .option(
      "--worst <n>",
      "list the worst pairs, and with several systems the difficult ones",
      numberParser(1, 1000),
    )
    .option("--ablate-length", "how much of the correlation the lengths alone explain")
    .option("--probes [kinds]", `behaviour probes: ${PROBE_KINDS.join(", ")}`)
    .option("--report <file>", "write a report; again for more formats", gather)
    .option("--plots <folder>", "write every plot as SVG and PNG")
    .option(
      "--save-scores <folder>",
      "write the raw values, one file a set, as --runs and --scores read them",
    )
    .option(
      "--strict",
      "exit with 1 when a protocol's training rule is broken or scored pairs were trained on",
    )
    .option("--fail-under <r>", "exit with 1 when a run's aggregate is lower", numberParser(-1, 1))
    .option(
      "--draws <n>",
      "bootstrap draws of the intervals; 0 leaves them out",
      numberParser(0, 100_000),
      1000,
    )
    .option("--seed <n>", "seed of the draws", numberParser(0, 2 ** 31), 1)
    .option("--json", "print JSON");
}

async function run(options: Options, io: CliIo): Promise<void> {
  checkOptions(options);
  const triples = await probesOf(options);
  const sets = await setsOf(options);
  if (options.runs !== undefined) return rankRuns(options.runs, sets, options, io);
  const { evaluations, reports } =
    options.scores === undefined
      ? await ofSystems(options, sets, triples, io)
      : await ofScoreFiles(options.scores, options, sets, io);
  const bundle: ReportBundle = {
    document: reportDocument(reports, evaluations, reports.length > 1 ? (options.worst ?? 0) : 0),
    reports,
    evaluations,
    ...(options.published && { leaderboard: await published(evaluations, sets) }),
    ...(options.failUnder !== undefined && { failUnder: options.failUnder }),
  };
  for (const file of options.report ?? []) await writeReport(file, bundle);
  if (options.plots !== undefined) await writePlots(options.plots, bundle, io.note);
  if (options.saveScores !== undefined) await saveScores(options.saveScores, evaluations);
  if (options.json) await io.printJson(bundle.document);
  else await io.print(forPeople(bundle));
  for (const report of reports) {
    const headline = headlineOf(report);
    if (options.failUnder !== undefined && !(headline !== null && headline >= options.failUnder))
      io.answerNo();
    if (options.strict && isTainted(report)) io.answerNo();
  }
}

/** One run's files lie in the folder itself, several runs' in a folder each. */
async function saveScores(folder: string, evaluations: readonly Evaluation[]): Promise<void> {
  const base = folder.replace(/[/\\]+$/, "");
  for (const { run } of evaluations) {
    const name = (run.name.split(/[/\\]/).at(-1) ?? run.name).replace(/\.[a-z]+$/i, "");
    await writeScoreFiles(evaluations.length === 1 ? base : `${base}/${name}`, run);
  }
}

/** Weights or calibration saw what they must not, or scored pairs with their labels. */
function isTainted({ rules = [], overlap = [] }: DetailedReport): boolean {
  return rules.length > 0 || overlap.some(({ use, pairs }) => use !== "selection" && (pairs ?? 0) > 0);
}

function checkOptions(options: Options): void {
  const fail = (problem: string) => new StsError("E_INPUT", problem);
  if (options.data !== undefined && options.protocol !== undefined) {
    throw fail("--data and --protocol given: a protocol names its own sets; give one or the other");
  }
  if (options.system !== undefined && (options.scores ?? options.runs) !== undefined) {
    throw fail("--system given beside --scores or --runs; give one of them");
  }
  if (options.scores !== undefined && options.runs !== undefined)
    throw fail("--scores and --runs given; give one of them");
  if (options.data === undefined && options.protocol === undefined && options.probes === undefined) {
    throw fail("name what to evaluate on: --data SET-OR-FILE, --protocol NAME or --probes");
  }
  if (options.published && options.protocol === undefined) {
    throw fail("--published needs --protocol: published rows are those of a task");
  }
  if (options.probes !== undefined && (options.scores ?? options.runs) !== undefined) {
    throw fail("--probes needs a system: score files have no scores for them");
  }
  if (options.confidences !== undefined && options.scores?.length !== 1) {
    throw fail("--confidences needs one run in --scores");
  }
  if ((options.calibrate || options.rescale) && options.scores === undefined) {
    throw fail("--calibrate and --rescale are for --scores: systems have a calibration of their own");
  }
  if (options.calibrate && options.rescale) throw fail("--calibrate and --rescale given; give one of them");
  if (options.measures !== undefined && options.measures !== "all") throw fail(`--measures takes "all"`);
}

async function probesOf({ probes, lang }: Options): Promise<ProbeTriple[] | undefined> {
  if (probes === undefined || probes === false) return undefined;
  const kinds = typeof probes === "string" ? gather(probes, undefined).map(probeKind) : undefined;
  const languages =
    lang?.[0] === lang?.[1] && lang?.[0] !== undefined && lang[0] !== "und" ? [lang[0]] : undefined;
  return loadProbes({ ...(kinds && { kinds }), ...(languages && { languages }) });
}

async function setsOf(options: Options): Promise<SetsToScore> {
  if (options.protocol !== undefined) return setsOfProtocol(options.protocol);
  const input: OpenOptions = {
    ...(options.format && { format: options.format }),
    ...(options.columns && { columns: options.columns }),
    ...(options.header !== undefined && { header: options.header }),
  };
  const resolved = [];
  for (const name of options.data ?? []) resolved.push(await resolveData(name, input));
  return setsOfData(resolved);
}

/** What evaluations and their details are asked for. */
function figureOptions(options: Options): Omit<RunReportOptions, "protocol" | "goldAtHand"> & DetailOptions {
  const withPlots =
    options.plots !== undefined || (options.report ?? []).some((file) => /\.html?$/i.test(file));
  return {
    draws: options.draws,
    seed: options.seed,
    threshold: options.threshold,
    allMeasures: options.measures === "all",
    breakdown: options.breakdown ?? false,
    worst: options.worst ?? (withPlots ? 10 : 0),
    length: options.ablateLength ?? false,
    calibration: withPlots || (options.breakdown ?? false),
  };
}

interface Results {
  readonly evaluations: Evaluation[];
  readonly reports: DetailedReport[];
}

async function ofSystems(
  options: Options,
  sets: SetsToScore,
  triples: readonly ProbeTriple[] | undefined,
  io: CliIo,
): Promise<Results> {
  const results: Results = { evaluations: [], reports: [] };
  const names = [...new Set(options.system ?? [DEFAULT_SYSTEM])];
  for (const name of names) {
    const system = await createSystem(name, {
      ...(options.lang && { languages: options.lang }),
      ...(options.model !== undefined && { model: options.model }),
      signal: io.signal,
      onNote: io.note,
    });
    try {
      await ofSystem(system, options, sets, triples, io, results);
    } finally {
      await system.close();
    }
  }
  return results;
}

async function ofSystem(
  system: System,
  options: Options,
  sets: SetsToScore,
  triples: readonly ProbeTriple[] | undefined,
  io: CliIo,
  results: Results,
): Promise<void> {
  const figures = figureOptions(options);
  const total = sets.sets.reduce((n, set) => n + (set.record?.pairs ?? 0), 0);
  const progress = io.progress(system.name, total > 0 ? total : undefined);
  try {
    const evaluation = await evaluateSets(system, sets, {
      ...figures,
      signal: io.signal,
      onProgress: (done) => progress.update(done),
    });
    results.evaluations.push(evaluation);
    results.reports.push(
      await detailed(evaluation, figures, triples && { system, triples, options: { signal: io.signal } }),
    );
  } finally {
    progress.stop();
  }
}

async function ofScoreFiles(
  paths: readonly string[],
  options: Options,
  sets: SetsToScore,
  io: CliIo,
): Promise<Results> {
  const [only, ...others] = sets.sets;
  if (only === undefined || others.length > 0) {
    const names = sets.sets.map((set) => set.name).join(", ");
    throw new StsError(
      "E_INPUT",
      `--scores is for one set, here are ${sets.sets.length} (${names}); put the files in a folder and use --runs`,
    );
  }
  const gold = await goldOfSet(only, io.signal);
  const confidences =
    options.confidences === undefined ? undefined : await readScoreFile(options.confidences);
  const figures = figureOptions(options);
  const results: Results = { evaluations: [], reports: [] };
  for (const path of new Set(paths)) {
    const file = await readScoreFile(path);
    const evaluation = evaluateScoreFiles(path, new Map([[gold.name, file]]), [gold], sets, file.sha256, {
      ...figures,
      ...(confidences && { confidences }),
      rescale: options.rescale ?? false,
      calibrate: options.calibrate ?? false,
    });
    results.evaluations.push(evaluation);
    results.reports.push(await detailed(evaluation, figures));
  }
  return results;
}

async function published(
  evaluations: readonly Evaluation[],
  { protocol }: SetsToScore,
): Promise<Leaderboard> {
  if (protocol?.published === undefined) {
    throw new StsError(
      "E_INPUT",
      `${protocol?.name} has no published table; 'samesay leaderboard' lists them`,
    );
  }
  const own = evaluations.map(({ report }) => ({
    name: report.system,
    r: Object.fromEntries(
      protocol.sets.map((set) => [
        set.name,
        report.sets.find((own) => own.name === set.data)?.pearson ?? null,
      ]),
    ),
  }));
  return leaderboard(await loadPublished(protocol.published), own);
}

function forPeople(bundle: ReportBundle): string {
  const tables = reportTables(bundle).filter((table) => table.rows.length > 0);
  return `${[...tables.map(textTable), ...signatures(bundle)].join("\n\n")}\n`;
}
