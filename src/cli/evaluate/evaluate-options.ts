import { type Command, Option } from "commander";
import { StsError } from "../../errors.ts";
import { INTERPRETABLE_RULES, type IntervalMethod, PROBE_KINDS, reportFormat } from "../../evaluate/index.ts";
import { DEFAULT_SYSTEM, type LanguageTag } from "../../systems/index.ts";
import { addGoldOptions, type GoldChoice } from "../options/gold-sets.ts";
import {
  gather,
  langOption,
  levelOption,
  numberParser,
  threadsOption,
  wholeNumberParser,
} from "../options/options.ts";
import { saveScoresOption } from "../options/save-scores.ts";
import type { InterpretableOptions } from "./evaluate-interpretable.ts";

/** What `samesay evaluate` takes. */
export interface EvaluateCommandOptions extends GoldChoice, InterpretableOptions {
  readonly task?: "interpretable";
  readonly system?: readonly string[];
  readonly model?: string;
  readonly threads?: number;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly scores?: readonly string[];
  readonly confidences?: string;
  readonly rescale?: boolean;
  readonly calibrate?: boolean;
  readonly runs?: string;
  readonly published?: boolean;
  readonly allMeasures?: boolean;
  readonly threshold: number;
  readonly breakdown?: boolean;
  readonly worst?: number;
  readonly ablateLength?: boolean;
  readonly probes?: boolean | string;
  readonly report?: readonly string[];
  readonly plots?: string;
  readonly saveScores?: string;
  readonly strict?: boolean;
  readonly withoutSeen?: boolean;
  readonly withoutConflicts?: boolean;
  readonly failUnder?: number;
  readonly draws: number;
  readonly seed: number;
  readonly level: number;
  readonly interval: IntervalMethod;
  readonly json?: boolean;
}

/** What to evaluate, and on what. */
export function addWhat(command: Command): void {
  command
    .option("-s, --system <names>", `systems, several with commas (default: "${DEFAULT_SYSTEM}")`, gather)
    .option(
      "-m, --model <folder>",
      "a sentence encoder of your own, in Hugging Face layout with an ONNX file; a system beside those named",
    )
    .addOption(langOption())
    .addOption(threadsOption());
  addGoldOptions(command);
  command
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

/** Aligned chunks instead of scores of pairs. */
export function addInterpretable(command: Command): void {
  command
    .addOption(
      new Option(
        "--task <name>",
        "another task than scores of pairs: aligned chunks, their types and scores",
      ).choices(["interpretable"]),
    )
    .option(
      "--gold <file>",
      "gold .wa file of --task interpretable; again for more, each with its --run",
      gather,
    )
    .option(
      "--chunks <file>",
      "for --system: chunk files of first and second sentences of each gold (default: NAME.sent1.chunk.txt and NAME.sent2.chunk.txt of NAME.wa)",
      gather,
    )
    .addOption(
      new Option(
        "--folds <n>",
        "for a --system that learns, with --data ists2016-train: teach it on the other folds, and on the other sources",
      ).argParser(wholeNumberParser(2, 100)),
    )
    .option("--save-run <file>", "for --system: write its alignments as a .wa file")
    .option("--run <file>", "the run's .wa file for that gold", gather)
    .addOption(
      new Option("--rules <year>", "whose scoring rules for --task interpretable (default: 2016)").choices(
        INTERPRETABLE_RULES,
      ),
    )
    .option("--lenient", "repair malformed lines of .wa files, or leave them out, and tell each");
}

/** Options of `--task interpretable`, by name. */
const OF_INTERPRETABLE = ["task", "gold", "run", "chunks", "saveRun", "rules", "lenient", "folds"];
/** Options of both tasks. */
const SHARED = ["system", "data", "published", "json"];

/** @throws StsError E_INPUT for options of the one task that were given with the other */
export function checkTask(command: Command): void {
  const given = (name: string) => command.getOptionValueSource(name) === "cli";
  const interpretable = given("task");
  for (const option of command.options) {
    const name = option.attributeName();
    if (!given(name) || SHARED.includes(name)) continue;
    if (interpretable !== OF_INTERPRETABLE.includes(name)) {
      const problem = interpretable
        ? `${option.long} is not for --task interpretable, which takes --gold, --run or --system with --chunks and --save-run, or --data with --folds, --rules, --lenient and --json`
        : `${option.long} is for --task interpretable; add it`;
      throw new StsError("E_INPUT", problem);
    }
  }
}

/** Which figures, and where they go. */
export function addFigures(command: Command): void {
  command
    .option("--published", "print the task's published rows beside one's own (needs --protocol or --task)")
    .option("--all-measures", "add Kendall, RMSE, nDCG, nCG, F1, average precision and AUC")
    .option(
      "--threshold <gold>",
      "gold from which a pair is a yes, for F1, AP and AUC",
      numberParser(0, 5),
      4,
    )
    .option("--breakdown", "figures by source, score band, length and language pair")
    .option(
      "--worst <n>",
      "list n pairs farthest from gold; of several systems those that all miss most (each one's own: --report, --json)",
      wholeNumberParser(1, 1000),
    )
    .option("--ablate-length", "how much of the correlation the lengths alone explain")
    .option("--probes [kinds]", `behaviour probes: ${PROBE_KINDS.join(", ")}`)
    .option("--report <file>", "write a report; again for more formats", gather)
    .option("--plots <folder>", "write every plot as SVG and PNG")
    .addOption(saveScoresOption())
    .option(
      "--strict",
      "exit with 1 when a protocol's training rule is broken or scored pairs were trained on",
    )
    .option("--without-seen", "leave pairs that the system's weights saw in training out of all figures")
    .option(
      "--without-conflicts",
      "leave pairs that stand in the sets more than once with conflicting gold out of all figures",
    )
    .option("--fail-under <r>", "exit with 1 when a run's aggregate is lower", numberParser(-1, 1))
    .option(
      "--draws <n>",
      "bootstrap draws of the intervals; 0 leaves them out",
      wholeNumberParser(0, 100_000),
      1000,
    )
    .option("--seed <n>", "seed of the draws", wholeNumberParser(0, 2 ** 31), 1)
    .addOption(levelOption())
    .addOption(
      new Option("--interval <method>", "how intervals of one run's figures are made")
        .choices(["bca", "percentile"])
        .default("bca"),
    )
    .option("--json", "print JSON");
}

/** @throws StsError E_INPUT for options that do not go together */
export function checkOptions(options: EvaluateCommandOptions): void {
  const fail = (problem: string) => new StsError("E_INPUT", problem);
  if (options.system !== undefined && (options.scores ?? options.runs) !== undefined) {
    throw fail("--system given beside --scores or --runs; give one of them");
  }
  if (options.scores !== undefined && options.runs !== undefined)
    throw fail("--scores and --runs given; give one of them");
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
  // Before anything is scored: an ending that no format has.
  for (const file of options.report ?? []) reportFormat(file);
}
