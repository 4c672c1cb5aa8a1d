import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { StsError } from "../../errors.ts";
import { getPublished, isShippedName, type LanguageTag } from "../../systems/index.ts";
import { checkRecipeFolder, saveRecipe, trainRecipe } from "../../train/index.ts";
import type { CliIo } from "../command.ts";
import { checkTranslator } from "../options/translator.ts";
import { type LabelledChoice, labelledPairs, noteEmpty, recipePairs } from "./labelled-pairs.ts";

export interface TrainPublishedChoice extends LabelledChoice {
  readonly system: string;
  readonly output: string;
  readonly name?: string;
  /** File of further sentences, one a line. */
  readonly text?: string;
  readonly lang?: readonly [LanguageTag, LanguageTag];
  readonly threads?: number;
  readonly translator?: string;
  readonly json?: boolean;
}

/** `samesay train --system NAME` for a published system. */
export async function trainPublished(options: TrainPublishedChoice, io: CliIo): Promise<void> {
  const recipe = getPublished(options.system);
  const name = options.name ?? basename(options.output);
  if (name !== recipe.name && (await isShippedName(name)))
    throw new StsError(
      "E_INPUT",
      `"${name}" is the name of another system that ships; say --name with another`,
    );
  await checkRecipeFolder(options.output);
  checkTranslator(recipe, options.translator);
  const text = options.text === undefined ? [] : await sentencesOf(options.text);
  const { pairs, unlabelled, source } = await labelledPairs(options, io);
  const labelled = await recipePairs(pairs, options.lang, io);
  const progress = io.progress("training", 100);
  const saved = await trainRecipe(recipe, labelled, {
    name,
    source,
    text,
    ...(options.translator !== undefined && { translator: options.translator }),
    ...(options.threads !== undefined && { threads: options.threads }),
    signal: io.signal,
    onProgress: (share) => progress.update(Math.floor(100 * share)),
  }).finally(() => progress.stop());
  await saveRecipe(options.output, saved);
  if (unlabelled > 0) io.note(`samesay: ${unlabelled} pairs without a gold score left out`);
  const { heldOut, trainedOn } = saved;
  noteEmpty(pairs.length - trainedOn.pairs, io);
  const features = saved.columns.length;
  if (options.json) {
    await io.printJson("train", {
      schema: 1,
      output: options.output,
      system: name,
      recipe: recipe.name,
      features,
      heldOut,
      trainedOn,
    });
    return;
  }
  const r = heldOut.pearson === null ? "undefined" : heldOut.pearson.toFixed(3);
  await io.print(
    `${recipe.name}: ${features} features, trained on ${trainedOn.pairs} pairs of ${trainedOn.set}\n` +
      `Pearson ${r} on ${heldOut.pairs} pairs${recipe.learner.kind === "mean" ? "" : " that a first fit did not see"}\n` +
      `Saved in ${options.output}; use it with --system ${options.output}\n`,
  );
}

/** Lines of a text file that hold more than blanks. @throws StsError E_INPUT when it cannot be read or holds none */
async function sentencesOf(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch((cause: Error) => {
    throw new StsError("E_INPUT", `--text ${path}: cannot be read (${cause.message}); name a text file`, {
      cause,
    });
  });
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0)
    throw new StsError("E_INPUT", `--text ${path}: holds no sentence; write one a line`);
  return lines;
}
