import { basename } from "node:path";
import type { Scale } from "../../data/index.ts";
import { StsError, unknownName } from "../../errors.ts";
import {
  getPublished,
  HEAD_TIERS,
  type HeadFile,
  type HeadTier,
  isPublished,
  isShippedName,
  PUBLISHED,
} from "../../systems/index.ts";
import { checkHeadFolder, FEW_PAIRS, saveHead, trainHead } from "../../train/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { noteLanguages } from "../options/language-check.ts";
import {
  addInputOptions,
  type InputChoice,
  langOption,
  type SystemChoice,
  scaleOption,
  threadsOption,
  wholeNumberParser,
} from "../options/options.ts";
import { TRANSLATOR_HELP } from "../options/translator.ts";
import { labelledPairs } from "../train/labelled-pairs.ts";
import { trainPublished } from "../train/train-published.ts";

interface Options extends Pick<SystemChoice, "lang">, InputChoice {
  readonly data: string;
  readonly head?: boolean;
  readonly system: string;
  readonly threads?: number;
  readonly output?: string;
  readonly out?: string;
  readonly name?: string;
  readonly scale?: Scale;
  readonly seed?: number;
  readonly text?: string;
  readonly translator?: string;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .requiredOption("-d, --data <file>", "labelled pairs: a file, or a set's name")
      .option("-o, --output <folder>", "where the trained system goes; --system takes that folder")
      .option("--out <folder>", "the same")
      .option("--head", "train a head on what the tier says (the default for tiers)")
      .option("-s, --system <name>", "tier to adapt, base or fast, or a published system to train", "base")
      .option("-n, --name <name>", "the system's name in reports; the folder's name when absent")
      .addOption(scaleOption("lowest and highest gold score of the file"))
      .addOption(langOption())
      .addOption(threadsOption())
      .option("--text <file>", "published systems: further sentences, one a line, to learn words from")
      .option("--translator <name>", TRANSLATOR_HELP)
      .option("--seed <number>", "heads: seed of the folds (default: 1)", wholeNumberParser(0, 2 ** 32 - 1));
    addInputOptions(command);
    command.option("--json", "print JSON").action((options: Options) => train(options, io));
    command.addHelpText(
      "after",
      `
Adapts a tier to your own judgements in seconds, starting from what the tier says: its score as it is, a new
calibration of it, or a linear or a small network's correction made of both sentence vectors. The simplest that none
beats on pairs it was not fitted on is kept. The figures printed are of such pairs (5 folds, no sentence on both
sides). Under 50 pairs they say little.

A published system (samesay systems lists them) is trained as its paper has it: its features, its learner. Those that
bring other languages into English first do so with the tables of words that ship; nothing is sent anywhere unless
--translator names a server.`,
    );
    withExamples(command, [
      "samesay train --head --data judged.tsv --output ./my-system",
      "samesay train --system ecnu-2017-gb --data stsb-train --out ./ecnu",
      "samesay train --system stsb-word2vec --data stsb-train --text sentences.txt --out ./word2vec",
      "samesay train --head --data labels.csv --columns a=q1,b=q2,score=same --scale 0..1 -o ./duplicates",
      "samesay score --system ./my-system 'Cannot log in' 'Login fails'",
    ]);
  },
};

async function train({ out, ...given }: Options, io: CliIo): Promise<void> {
  const output = given.output ?? out;
  if (output === undefined)
    throw new StsError("E_INPUT", "train: no folder to write to; name one with --output ./my-system");
  const options = { ...given, output };
  if (isPublished(options.system)) {
    for (const name of ["head", "seed"] as const)
      if (options[name] !== undefined)
        throw new StsError(
          "E_INPUT",
          `--${name}: is for tiers; a published system is trained as its paper has it`,
        );
    return trainPublished(options, io);
  }
  const tier = HEAD_TIERS.find((name) => name === options.system);
  if (tier === undefined) throw await noTrainable(options.system);
  for (const name of ["text", "translator"] as const)
    if (options[name] !== undefined)
      throw new StsError(
        "E_INPUT",
        `--${name}: is for published systems (samesay systems lists them), not for tiers`,
      );
  if (!/[/\\]/.test(options.output)) {
    throw new StsError(
      "E_INPUT",
      `--output ${options.output}: write a path with a slash, ./${options.output}, as --system will take it`,
    );
  }
  const name = options.name ?? basename(options.output);
  if (await isShippedName(name)) {
    const what = options.name === undefined ? `--output ${options.output} names it` : "--name";
    throw new StsError(
      "E_INPUT",
      `${what} "${name}", as a system that ships is called; say --name with another`,
    );
  }
  await checkHeadFolder(options.output);
  const { pairs, unlabelled, scale, source } = await labelledPairs(options, io);
  noteLanguages(pairs, options.lang, io);
  const progress = io.progress("training", 100);
  let file: HeadFile;
  try {
    file = await trainHead(pairs, {
      name,
      tier,
      scale,
      source,
      ...(options.lang && { languages: options.lang }),
      ...(options.threads !== undefined && { threads: options.threads }),
      ...(options.seed !== undefined && { seed: options.seed }),
      signal: io.signal,
      onNote: (text) => io.note(text),
      onProgress: (share) => progress.update(Math.floor(100 * share)),
    });
  } finally {
    progress.stop();
  }
  await saveHead(options.output, file);
  const leftOut = { unlabelled, equalOrEmpty: pairs.length - file.trainedOn.pairs };
  for (const note of notesOn(file, leftOut, tier)) io.note(`samesay: ${note}`);
  if (options.json)
    await io.printJson("train", { schema: 1, output: options.output, ...summary(file), leftOut });
  else await io.print(forPeople(file, options));
}

/** Why there is nothing to train of that name. */
async function noTrainable(system: string): Promise<StsError> {
  await refuseChunkSystem(system);
  if (!(await isShippedName(system)))
    return unknownName("system to train", system, [...HEAD_TIERS, ...PUBLISHED.map(({ name }) => name)]);
  return new StsError(
    "E_INPUT",
    `--system ${system}: heads are trained on ${HEAD_TIERS.join(" or ")}; published systems are listed by samesay systems`,
  );
}

interface LeftOut {
  readonly unlabelled: number;
  readonly equalOrEmpty: number;
}

/** What a user should know before trusting the figures. */
function notesOn(file: HeadFile, { unlabelled, equalOrEmpty }: LeftOut, tier: HeadTier): string[] {
  const notes: string[] = [];
  const { pairs } = file.trainedOn;
  if (unlabelled > 0) notes.push(`${unlabelled} pairs without a gold score left out`);
  if (equalOrEmpty > 0)
    notes.push(`${equalOrEmpty} pairs of equal or empty texts left out: they score 5 or 0 in every system`);
  if (pairs < FEW_PAIRS)
    notes.push(`${pairs} pairs are few: the figures say little; better ${FEW_PAIRS} or more`);
  if (file.heldOut === "pairs")
    notes.push(
      "half the pairs or more hang together by shared sentences, so sentences stand on both sides of the folds: " +
        "expect a little less of new ones",
    );
  if (file.kept === "as shipped")
    notes.push(
      `nothing is better on these pairs than "${tier}" as it is: the folder scores as it does, with ranges from your ` +
        "pairs; label more pairs",
    );
  return notes;
}

function summary({ name, tier, kept, heldOut, trainedOn, figures }: HeadFile) {
  return { system: name, tier, kept, heldOut, trainedOn, figures };
}

const KEPT: Readonly<Record<HeadFile["kept"], string>> = {
  "as shipped": "the tier's scores as they are",
  calibration: "the new calibration",
  linear: "the linear correction",
  network: "the network's correction",
};

function forPeople(file: HeadFile, options: { readonly output: string }): string {
  const rows = file.figures.map(({ candidate, pearson, mae, rmse, withinOne }) => {
    const r = pearson === null ? "undefined" : pearson.toFixed(3);
    const within = (100 * withinOne).toFixed(1);
    return `${candidate.padEnd(12)} ${r.padStart(9)} ${mae.toFixed(3).padStart(7)} ${rmse.toFixed(3).padStart(7)} ${within.padStart(8)} %`;
  });
  return `${file.trainedOn.pairs} pairs on top of "${file.tier}"; figures on pairs not fitted on, errors in points of 0-5
               Pearson     MAE    RMSE  within 1
${rows.join("\n")}
Kept ${KEPT[file.kept]} in ${options.output}; use it with --system ${options.output}
`;
}

/** @throws StsError E_INPUT for what aligns chunks, with the command that takes it */
async function refuseChunkSystem(name: string): Promise<void> {
  const { chunkAligners } = await import("../../explain/index.ts");
  if (chunkAligners.some((aligner) => aligner.name === name)) getPublished(name);
}
