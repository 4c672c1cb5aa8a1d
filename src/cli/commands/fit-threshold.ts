import { basename } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { type GoldPair, languagesByText, resolveData } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { saveThreshold } from "../../systems/index.ts";
import { fitThreshold } from "../../train/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { noteLanguages } from "../options/language-check.ts";
import { openSystem } from "../options/open-systems.ts";
import {
  addInputOptions,
  addSystemOptions,
  type InputChoice,
  readOptions,
  refuseTwoSystems,
  type SystemChoice,
} from "../options/options.ts";
import { thresholdText } from "../output/threshold-text.ts";

interface Options extends SystemChoice, InputChoice {
  readonly data: string;
  readonly name?: string;
  readonly yesFrom?: number;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command.requiredOption(
      "-d, --data <file>",
      "labelled pairs: score column 1 (same) or 0 (not), or a set's name",
    );
    addSystemOptions(command);
    addInputOptions(command);
    command
      .option("-n, --name <name>", "name to keep the threshold under; the data's name when absent")
      .option("--yes-from <gold>", "gold of this value or more counts as same, for graded sets", parseGold)
      .option("--json", "print JSON")
      .action((options: Options, self: Command) => {
        refuseTwoSystems(self, options.model);
        return fitAndKeep(options, io);
      });
    command.addHelpText(
      "after",
      `
Finds the score from which on pairs count as same with the best F1, and keeps it for 'samesay score --threshold'.
A threshold belongs to the system, version and weights that it was fitted with; others refuse it.`,
    );
    withExamples(command, [
      "samesay fit-threshold --data tickets.tsv --name tickets",
      "samesay fit-threshold --data stsb-dev --yes-from 4 --name same-meaning --system fast",
      'samesay score --threshold tickets "Cannot log in" "Login fails"',
    ]);
  },
};

function parseGold(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value))
    throw new InvalidArgumentError(`"${text}" is not a number.`);
  return value;
}

async function fitAndKeep(options: Options, io: CliIo): Promise<void> {
  const pairs = await readLabelled(options, io);
  noteLanguages(pairs, options.lang, io);
  const system = await openSystem(options, io);
  const progress = io.progress(options.data, pairs.length);
  try {
    const threshold = await fitThreshold(system, pairs, {
      name: options.name ?? nameOf(options.data),
      signal: io.signal,
      onProgress: (done) => progress.update(done),
    });
    const path = await saveThreshold(threshold);
    progress.stop();
    if (options.json) await io.printJson("fit-threshold", { schema: 1, ...threshold, path });
    else await io.print(thresholdText(threshold, `  kept in ${path}`));
  } finally {
    progress.stop();
    await system.close();
  }
}

/** "data/tickets.tsv.gz" is "tickets". */
function nameOf(data: string): string {
  return basename(data).replace(/(?:\.\w+){1,2}$/, "");
}

async function readLabelled(options: Options, io: CliIo) {
  const { sets } = await resolveData(options.data, {
    ...readOptions(options, io),
    scale: "any",
    signal: io.signal,
  });
  const pairs = [];
  let further: readonly string[] = [];
  for (const set of sets) {
    const reader = set.read();
    const rows = await reader.toArray();
    const ofSet = set.languages && languagesByText(rows, set.languages);
    for (const pair of rows) {
      if (pair.gold === undefined) continue;
      const { a, b } = pair;
      const languages = ofSet ?? pair.languages;
      pairs.push({ a, b, ...(languages && { languages }), label: labelOf(pair, options) });
    }
    further = reader.extraNames ?? further;
  }
  if (pairs.length === 0) {
    const [name] = further;
    const remedy =
      name === undefined
        ? "say which column has the labels: --columns score=N"
        : `its columns beside the texts are ${further.slice(0, 10).join(", ")}: --columns score=${labelName(further)} says which has the labels`;
    throw new StsError("E_INPUT", `${options.data}: no labelled pairs; ${remedy}`);
  }
  return pairs;
}

/** The likeliest name of a column of labels. */
function labelName(names: readonly string[]): string {
  return names.find((name) => /dup|label|same|match|class|gold|quality/i.test(name)) ?? names.at(-1)!;
}

function labelOf({ id, gold }: GoldPair, { data, yesFrom }: Options): boolean {
  if (yesFrom !== undefined) return gold! >= yesFrom;
  if (gold === 0 || gold === 1) return gold === 1;
  throw new StsError(
    "E_INPUT",
    `${data}: pair ${id} has the label ${gold}, expected 1 or 0; for graded sets say --yes-from`,
  );
}
