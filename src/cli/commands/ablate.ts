import { checkFilePlace, refuseOverInputs, type Scale, writeWhole } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { drawBars } from "../../evaluate/index.ts";
import { getPublished, type LanguageTag, type Recipe } from "../../systems/index.ts";
import { type Ablation, ablateRecipe } from "../../train/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import {
  addInputOptions,
  type InputChoice,
  langOption,
  scaleOption,
  threadsOption,
  wholeNumberParser,
} from "../options/options.ts";
import { checkTranslator, TRANSLATOR_HELP } from "../options/translator.ts";
import { labelledPairs, noteEmpty, recipePairs } from "../train/labelled-pairs.ts";

interface Options extends InputChoice {
  readonly data: string;
  readonly system: string;
  readonly folds: number;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly scale?: Scale;
  readonly plot?: string;
  readonly threads?: number;
  readonly translator?: string;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .requiredOption("-s, --system <name>", "a published system (samesay systems lists them)")
      .requiredOption("-d, --data <file>", "labelled pairs: a file, or a set's name")
      .option("--folds <number>", "parts that are held out in turn", wholeNumberParser(2, 50), 5)
      .addOption(scaleOption("lowest and highest gold score of the file"))
      .addOption(langOption())
      .option("--plot <file>", "draw what each family loses, as SVG")
      .addOption(threadsOption())
      .option("--translator <name>", TRANSLATOR_HELP);
    addInputOptions(command);
    command.option("--json", "print JSON").action((options: Options) => ablateSystem(options, io));
    command.addHelpText(
      "after",
      `
Leaves the families of features and the networks of a published system out one at a time, and tries each alone. Figures
are Pearson's r of pairs that a fit did not see (no sentence on both sides). Networks are fitted once a fold, which
takes minutes.`,
    );
    withExamples(command, [
      "samesay ablate --system dls-cu-2015-s1 --data stsb-dev",
      "samesay ablate --system ecnu-2017-gb --data stsb-train --plot families.svg",
    ]);
  },
};

async function ablateSystem(options: Options, io: CliIo): Promise<void> {
  const recipe = getPublished(options.system);
  checkTranslator(recipe, options.translator);
  if (options.plot !== undefined) await checkPlot(options.plot, options.data, recipe);
  const { pairs, unlabelled, source } = await labelledPairs(options, io);
  const labelled = await recipePairs(pairs, options.lang, io);
  const progress = io.progress("ablating", 100);
  const ablation = await ablateRecipe(recipe, labelled, {
    set: source.set,
    folds: options.folds,
    ...(options.translator !== undefined && { translator: options.translator }),
    ...(options.threads !== undefined && { threads: options.threads }),
    signal: io.signal,
    onProgress: (share) => progress.update(Math.floor(100 * share)),
  }).finally(() => progress.stop());
  if (unlabelled > 0) io.note(`samesay: ${unlabelled} pairs without a gold score left out`);
  noteEmpty(pairs.length - ablation.pairs, io);
  if (options.plot !== undefined) {
    const bars = ablation.families
      .filter(({ loss }) => !Number.isNaN(loss))
      .map(({ family, loss }) => ({ name: family, value: loss }));
    const title = `${recipe.name} on ${source.set}: what Pearson's r loses without a part`;
    await writeWhole(options.plot, await drawBars(title, bars));
    io.note(`wrote ${options.plot}`);
  }
  if (options.json) await io.printJson("ablate", document(ablation, source.set));
  else await io.print(table(ablation, source.set));
}

/** Refuses before the work what could not be drawn after it. */
async function checkPlot(plot: string, data: string, recipe: Recipe): Promise<void> {
  const families = new Set(recipe.features.map((feature) => feature.split("/")[0]));
  if (families.size + (recipe.networks?.length ?? 0) < 2)
    throw new StsError("E_INPUT", `--plot: ${recipe.name} has one part, so none can be left out`);
  if (!plot.endsWith(".svg"))
    throw new StsError("E_INPUT", `--plot ${plot}: is drawn as SVG; name a file that ends with .svg`);
  await refuseOverInputs([plot], [data]);
  await checkFilePlace(plot);
}

function document({ recipe, pairs, folds, all, families }: Ablation, set: string) {
  const figure = (r: number) => (Number.isNaN(r) ? null : r);
  return {
    schema: 1 as const,
    system: recipe,
    set,
    pairs,
    folds,
    pearson: figure(all),
    families: families.map(({ family, columns, without, alone, loss }) => ({
      family,
      columns,
      without: figure(without),
      alone: figure(alone),
      loss: figure(loss),
    })),
  };
}

/** The family that is missed most first. */
function table({ recipe, pairs, folds, all, families }: Ablation, set: string): string {
  const width = Math.max("family".length, ...families.map(({ family }) => family.length));
  const figure = (r: number) => (Number.isNaN(r) ? "undefined" : r.toFixed(4)).padStart(10);
  const rows = [...families]
    .sort((x, y) => (y.loss || 0) - (x.loss || 0))
    .map(
      ({ family, columns, without, alone, loss }) =>
        `${family.padEnd(width)} ${String(columns).padStart(8)}${figure(without)}${figure(alone)}${figure(loss)}\n`,
    );
  return `${recipe} on ${pairs} pairs of ${set}: Pearson${figure(all)} (${folds} folds)
${"family".padEnd(width)}  columns   without     alone      loss
${rows.join("")}`;
}
