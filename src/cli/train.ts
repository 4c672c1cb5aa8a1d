import { createHash } from "node:crypto";
import { basename } from "node:path";
import { type GoldPair, resolveData, type Scale } from "../data/index.ts";
import { StsError } from "../errors.ts";
import {
  checkHeadFolder,
  createSystem,
  FEW_PAIRS,
  type HeadEncoder,
  type HeadFile,
  saveHead,
  trainHead,
} from "../systems/index.ts";
import { type CliCommand, type CliIo, withExamples } from "./command.ts";
import {
  addInputOptions,
  type InputChoice,
  langOption,
  readOptions,
  type SystemChoice,
  scaleOption,
  wholeNumberParser,
} from "./options.ts";

interface Options extends Pick<SystemChoice, "lang">, InputChoice {
  readonly data: string;
  readonly head?: boolean;
  readonly system: string;
  readonly output: string;
  readonly name?: string;
  readonly scale?: Scale;
  readonly seed: number;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .requiredOption("-d, --data <file>", "labelled pairs: a file, or a set's name")
      .requiredOption("-o, --output <folder>", "where the trained system goes; --system takes that folder")
      .option("--head", "train a head on the tier's sentence vectors (the only kind so far, and the default)")
      .option("-s, --system <tier>", "tier to adapt: base or fast", "base")
      .option("-n, --name <name>", "the system's name in reports; the folder's name when absent")
      .addOption(scaleOption("lowest and highest gold score of the file"))
      .addOption(langOption())
      .option("--seed <number>", "seed of the folds", wholeNumberParser(0, 2 ** 32 - 1), 1);
    addInputOptions(command);
    command.option("--json", "print JSON").action((options: Options) => train(options, io));
    command.addHelpText(
      "after",
      `
Adapts a tier to your own judgements in seconds: a new calibration of its cosine, or a linear head on its sentence
vectors where that is better on pairs it was not fitted on. The figures printed are of such pairs (5 folds, no
sentence on both sides). Under 50 pairs they say little.`,
    );
    withExamples(command, [
      "samesay train --head --data judged.tsv --output ./my-system",
      "samesay train --head --data labels.csv --columns a=q1,b=q2,score=same --scale 0..1 -o ./duplicates",
      "samesay score --system ./my-system 'Cannot log in' 'Login fails'",
    ]);
  },
};

const TIERS = ["base", "fast"];

async function train(options: Options, io: CliIo): Promise<void> {
  if (!/[/\\]/.test(options.output)) {
    throw new StsError(
      "E_INPUT",
      `--output ${options.output}: write a path with a slash, ./${options.output}, as --system will take it`,
    );
  }
  if (!TIERS.includes(options.system)) {
    throw new StsError("E_INPUT", `--system ${options.system}: heads are trained on ${TIERS.join(" or ")}`);
  }
  await checkHeadFolder(options.output);
  const { pairs, scale, source } = await labelledPairs(options, io);
  const system = await createSystem(options.system, {
    ...(options.lang && { languages: options.lang }),
    signal: io.signal,
  });
  const progress = io.progress("training", 2 * pairs.length);
  let file: HeadFile;
  try {
    const shipped = await system.score(pairs, {
      signal: io.signal,
      onProgress: (done) => progress.update(done),
    });
    file = await trainHead(
      pairs,
      shipped.map((result) => result.score),
      {
        name: options.name ?? basename(options.output),
        encoder: encoderFor(
          options.system,
          shipped.map((result) => result.languages),
        ),
        scale,
        source,
        seed: options.seed,
        signal: io.signal,
        onProgress: (done) => progress.update(pairs.length + done),
      },
    );
  } finally {
    progress.stop();
    await system.close();
  }
  await saveHead(options.output, file);
  if (pairs.length < FEW_PAIRS)
    io.note(`samesay: ${pairs.length} pairs are few: the figures say little; better ${FEW_PAIRS} or more`);
  if (!isBetter(file))
    io.note(
      `samesay: "${options.system}" as shipped has the smaller error on these pairs; keep it, or label more pairs`,
    );
  if (options.json) await io.printJson({ schema: 1, output: options.output, ...summary(file) });
  else await io.print(forPeople(file, options));
}

/** The encoder that serves all pairs: the English one only where every text is English. */
function encoderFor(tier: string, languages: readonly (readonly [string, string])[]): HeadEncoder {
  if (tier === "fast") return "fast";
  return languages.every((tags) => tags.every((tag) => tag === "en" || tag === "und")) ? "en" : "multi";
}

async function labelledPairs(
  options: Options,
  io: CliIo,
): Promise<{ pairs: GoldPair[]; scale: Scale; source: { set: string; sha256: string } }> {
  const { sets } = await resolveData(options.data, {
    ...readOptions(options),
    ...(options.scale && { scale: options.scale }),
  });
  const pairs: GoldPair[] = [];
  const digests: string[] = [];
  for (const set of sets) {
    digests.push(await set.sha256());
    for await (const pair of set.read({ signal: io.signal })) {
      if (pair.gold === undefined) continue;
      // Sets of one name may have scales of their own: all are brought to 0..5 here.
      const gold = onFive(pair.gold, options.scale ?? set.scale);
      pairs.push({ ...pair, gold, ...(set.languages !== undefined && { languages: set.languages }) });
    }
  }
  if (
    options.scale === undefined &&
    pairs.length > 0 &&
    pairs.every(({ gold }) => gold === 0 || gold === 1)
  ) {
    throw new StsError("E_INPUT", `${options.data}: all gold scores are 0 or 1; say so with --scale 0..1`);
  }
  return { pairs, scale: [0, 5], source: { set: options.data, sha256: digestOf(digests) } };
}

function onFive(gold: number, [low, high]: Scale): number {
  return (5 * (gold - low)) / (high - low);
}

/** Of one set its own; of several that of their digests, a line each. */
function digestOf(digests: readonly string[]): string {
  if (digests.length === 1) return digests[0]!;
  return createHash("sha256").update(digests.join("\n")).digest("hex");
}

function keptIn({ regressor }: HeadFile): "calibration" | "head" {
  return regressor === undefined ? "calibration" : "head";
}

/** Whether what was kept has a smaller error than the tier as shipped. */
function isBetter(file: HeadFile): boolean {
  const mae = (wanted: string) =>
    file.figures.find(({ candidate }) => candidate === wanted)?.mae ?? Number.NaN;
  return mae(keptIn(file)) < mae("as shipped");
}

function summary(file: HeadFile): object {
  const { name, encoder, trainedOn, figures } = file;
  return { system: name, encoder, kept: keptIn(file), trainedOn, figures };
}

function forPeople(file: HeadFile, options: Options): string {
  const rows = file.figures.map(({ candidate, pearson, mae, withinOne }) => {
    const r = pearson === null ? "undefined" : pearson.toFixed(3);
    return `${candidate.padEnd(12)} ${r.padStart(9)} ${mae.toFixed(3).padStart(7)} ${(100 * withinOne).toFixed(1).padStart(8)} %`;
  });
  const kept = keptIn(file) === "head" ? "the head" : "the new calibration";
  return `${file.trainedOn.pairs} pairs, vectors of "${file.encoder}"; figures on pairs not fitted on
               Pearson     MAE  within 1
${rows.join("\n")}
Kept ${kept} in ${options.output}; use it with --system ${options.output}
`;
}
