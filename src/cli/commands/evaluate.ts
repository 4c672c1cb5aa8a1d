import { checkFilePlace, checkFolderPlace, filesOf, refuseOverInputs } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import {
  conflictingPairs,
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
  type OwnResult,
  type ProbeTriple,
  type Protocol,
  probeKind,
  type ReportBundle,
  type RunReport,
  type RunReportOptions,
  readScoreFile,
  reportDocument,
  reportTables,
  runNames,
  type SetReport,
  type SetsToScore,
  type SignedChoices,
  signatures,
  textTable,
  writePlots,
  writeReport,
} from "../../evaluate/index.ts";
import { DEFAULT_SYSTEM, type System } from "../../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { evaluateInterpretable } from "../evaluate/evaluate-interpretable.ts";
import {
  addFigures,
  addInterpretable,
  addWhat,
  checkOptions,
  checkTask,
  type EvaluateCommandOptions as Options,
} from "../evaluate/evaluate-options.ts";
import { rankRuns } from "../evaluate/evaluate-runs.ts";
import { addGoldFileOptions, goldSets } from "../options/gold-sets.ts";
import { withSystems } from "../options/open-systems.ts";
import { gather, givenLanguages, signedChoices } from "../options/options.ts";
import { checkSaveScores, saveScores } from "../options/save-scores.ts";

export const command: CliCommand = {
  configure(command, io) {
    addWhat(command);
    addFigures(command);
    addGoldFileOptions(command);
    addInterpretable(command);
    command.action((options: Options) => {
      checkTask(command);
      return options.task === "interpretable" ? evaluateInterpretable(options, io) : run(options, io);
    });
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
      "samesay evaluate --task interpretable --gold gold.wa --run run.wa",
      "samesay evaluate --task interpretable --gold gold.wa --system ists-baseline",
    ]);
  },
};

async function run(options: Options, io: CliIo): Promise<void> {
  checkOptions(options);
  const triples = await probesOf(options);
  const sets = await goldSets(options, "evaluate", io, options.probes !== undefined);
  if (options.published && sets.protocol?.published === undefined) {
    throw new StsError(
      "E_INPUT",
      `${options.protocol} has no published table; 'samesay leaderboard' lists them`,
    );
  }
  await refuseOverInputs(options.report ?? [], await inputsOf(options, sets));
  await checkPlaces(options, sets);
  if (options.runs !== undefined) return rankRuns(options.runs, sets, options, io);
  const { evaluations, reports } =
    options.scores === undefined
      ? await ofSystems(options, sets, triples, io)
      : await ofScoreFiles(options.scores, options, sets, io);
  const board = options.published && sets.protocol ? await published(evaluations, sets.protocol) : undefined;
  const bundleOf = (reports: readonly DetailedReport[], difficult: number): ReportBundle => ({
    document: reportDocument(reports, evaluations, {
      difficult,
      published: board,
      level: options.level,
      seed: options.seed,
    }),
    reports,
    evaluations,
    ...(board && { leaderboard: board }),
    ...(options.failUnder !== undefined && { failUnder: options.failUnder }),
  });
  const asked = bundleOf(
    reports.map((report) => asAsked(report, options)),
    options.worst ?? 0,
  );
  // First, so that a report that cannot be written costs nobody the figures.
  if (options.json)
    await ("runs" in asked.document
      ? io.printJson("evaluate-runs", asked.document)
      : io.printJson("evaluate", asked.document));
  else await io.print(forPeople(asked));
  const bundle = bundleOf(reports, figureOptions(options).worst);
  for (const file of options.report ?? []) {
    await writeReport(file, bundle);
    io.note(`wrote ${file}`);
  }
  if (options.plots !== undefined) {
    const files = await writePlots(options.plots, bundle, io.note);
    io.note(`wrote ${files.length} plots to ${options.plots}`);
  }
  if (options.saveScores !== undefined)
    await saveScores(
      options.saveScores,
      evaluations.map(({ run }) => run),
      await inputsOf(options, sets),
      io,
    );
  for (const report of reports) judge(report, options, io);
}

/** Refuses before the work what could not be written after it. @throws StsError E_OUTPUT */
async function checkPlaces(options: Options, sets: SetsToScore): Promise<void> {
  const { report = [], plots, saveScores: folder, scores, system, model } = options;
  for (const file of report) await checkFilePlace(file);
  if (plots !== undefined) await checkFolderPlace(plots);
  if (folder === undefined) return;
  const systems = [...(system ?? []), ...(model === undefined ? [] : [model])];
  const named = scores === undefined ? systems : runNames([...new Set(scores)]);
  await checkSaveScores(
    folder,
    named.length === 0 ? [DEFAULT_SYSTEM] : named,
    sets.sets.map(({ name }) => name),
    await inputsOf(options, sets),
  );
}

/** Exit code 1, with the reason, for a figure under --fail-under and for what --strict does not allow. */
function judge(report: DetailedReport, { failUnder, strict }: Options, io: CliIo): void {
  const headline = headlineOf(report);
  if (failUnder !== undefined && !(headline !== null && headline >= failUnder)) {
    const figure = headline === null ? "no correlation" : headline.toFixed(3);
    io.note(`samesay: ${report.system}: ${figure}, which is under --fail-under ${failUnder}`);
    io.answerNo();
  }
  if (strict && isTainted(report)) {
    io.note(`samesay: ${report.system}: --strict: it saw what it is scored on, or what the rules forbid`);
    io.answerNo();
  }
}

/** Every file that is read: gold, scores, confidences, submissions. */
async function inputsOf(options: Options, { sets }: SetsToScore): Promise<string[]> {
  const { scores = [], confidences, runs } = options;
  const submitted = runs === undefined ? [] : await filesBelow(runs);
  return [
    ...sets.flatMap(filesOf),
    ...scores,
    ...(confidences === undefined ? [] : [confidences]),
    ...submitted,
  ];
}

/** Files in a folder and its folders; none where it cannot be read, which its reader says. */
async function filesBelow(folder: string): Promise<string[]> {
  const { readdir } = await import("node:fs/promises");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => `${folder}/${name}`);
}

/**
 * Weights saw what they must not, or scored pairs with their labels. A calibration is monotone: it leaves the correlations
 * that runs are judged by as they are, and what it saw is said beside the errors.
 */
function isTainted({ rules = [], overlap = [] }: DetailedReport): boolean {
  const touches = (use: string) => use !== "selection" && use !== "calibration";
  return (
    rules.some(({ taints }) => taints === "all") ||
    overlap.some(({ use, pairs }) => touches(use) && (pairs ?? 0) > 0)
  );
}

async function probesOf({ probes, lang }: Options): Promise<ProbeTriple[] | undefined> {
  if (probes === undefined || probes === false) return undefined;
  const kinds = typeof probes === "string" ? gather(probes, undefined).map(probeKind) : undefined;
  // The texts of a triple are of one language: two that are named are two lists.
  const languages = [...new Set(lang)].filter((language) => language !== "und");
  return loadProbes({ ...(kinds && { kinds }), ...(languages.length > 0 && { languages }) });
}

/** Only the details that options name: what a page and its plots need besides is theirs. */
function asAsked(report: DetailedReport, { worst, breakdown }: Options): DetailedReport {
  const { worst: listed, calibration, ...rest } = report;
  return {
    ...rest,
    ...(worst !== undefined && listed && { worst: listed }),
    ...(breakdown && calibration && { calibration }),
  };
}

type FigureOptions = Omit<RunReportOptions, "protocol" | "goldAtHand"> &
  DetailOptions & { readonly choices: SignedChoices };

/** What evaluations and their details are asked for, by options and by the page and plots that are to be written. */
function figureOptions(options: Options): FigureOptions & { readonly worst: number } {
  const withPlots =
    options.plots !== undefined || (options.report ?? []).some((file) => /\.html?$/i.test(file));
  return {
    draws: options.draws,
    seed: options.seed,
    level: options.level,
    method: options.interval,
    choices: signedChoices(options),
    threshold: options.threshold,
    allMeasures: options.allMeasures ?? false,
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
  const names = [...new Set(options.system ?? (options.model === undefined ? [DEFAULT_SYSTEM] : []))];
  return withSystems(names, options, io, async (systems) => {
    for (const system of systems) await ofSystem(system, options, sets, triples, io, results);
    return results;
  });
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
      ...givenLanguages(options),
      withoutSeen: options.withoutSeen ?? false,
      withoutConflicts: options.withoutConflicts ?? false,
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
  const conflicts = options.withoutConflicts ? await conflictingPairs([gold]) : undefined;
  const results: Results = { evaluations: [], reports: [] };
  const files = [...new Set(paths)];
  const names = runNames(files);
  for (const [i, path] of files.entries()) {
    const file = await readScoreFile(path);
    const evaluation = evaluateScoreFiles(
      names[i]!,
      new Map([[gold.name, file]]),
      [gold],
      sets,
      file.sha256,
      {
        ...figures,
        ...(confidences && { confidences }),
        ...(conflicts && { conflicts }),
        rescale: options.rescale ?? false,
        calibrate: options.calibrate ?? false,
      },
    );
    results.evaluations.push(evaluation);
    results.reports.push(await detailed(evaluation, figures));
  }
  return results;
}

async function published(evaluations: readonly Evaluation[], protocol: Protocol): Promise<Leaderboard> {
  const own = evaluations.map(({ report }) => ({
    name: report.system,
    ...(report.seen && { seen: report.seen }),
    ...((report.rules ?? []).some(({ taints }) => taints === "all") && {
      unranked: "trained on data that the task did not allow",
    }),
    ...leftOutOf(report),
    r: Object.fromEntries(
      protocol.sets.flatMap((set) => {
        const scored = report.sets.find((own) => own.name === set.data);
        // A set that nothing is left of has no figure, not one of 0.
        const isEmptied = scored !== undefined && scored.scored === 0 && leftOutPairs(scored) > 0;
        return scored === undefined || isEmptied ? [] : [[set.name, scored.pearson]];
      }),
    ),
  }));
  return leaderboard(await loadPublished(protocol.published ?? protocol.name), own);
}

/** What `--without-seen` and `--without-conflicts` left out, with the figure over the rest. */
function leftOutOf({ sets, aggregate }: RunReport): Pick<OwnResult, "leftOut"> {
  const pairs = sets.reduce((sum, set) => sum + leftOutPairs(set), 0);
  if (pairs === 0) return {};
  const of = pairs + sets.reduce((sum, { scored }) => sum + scored, 0);
  const value = aggregate.official?.value;
  return { leftOut: { pairs, of, ...(typeof value === "number" && { aggregate: value }) } };
}

function leftOutPairs({ dropped = 0, conflicting = 0 }: SetReport): number {
  return dropped + conflicting;
}

/** Of several systems the difficult pairs alone: each one's own would be pages. */
function forPeople(bundle: ReportBundle): string {
  const several = bundle.reports.length > 1;
  const reports = several ? bundle.reports.map(({ worst, ...rest }) => rest) : bundle.reports;
  const tables = reportTables({ ...bundle, reports }).filter((table) => table.rows.length > 0);
  return `${[...tables.map(textTable), ...signatures(bundle)].join("\n\n")}\n`;
}
