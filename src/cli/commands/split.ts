import { InvalidArgumentError, Option } from "commander";
import {
  type DataSet,
  filesOf,
  type GoldPair,
  makeFolder,
  refuseExisting,
  refuseOverInputs,
  type Scale,
  type SplitPart,
  type SplitResult,
  splitPairs,
  upright,
  writePairs,
} from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { mean } from "../../stats/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { setsAtHand } from "../options/gold-sets.ts";
import {
  addInputOptions,
  gather,
  type InputChoice,
  numberParser,
  readOptions,
  scaleOption,
} from "../options/options.ts";

interface Options extends InputChoice {
  readonly data?: readonly string[];
  readonly output: string;
  readonly parts: Readonly<Record<string, number>>;
  readonly seed: number;
  readonly nearness?: number;
  readonly scale?: Scale;
  readonly as: "tsv" | "csv" | "jsonl" | "parquet";
  readonly force?: boolean;
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command
      .option("-d, --data <set>", "set, group or file to split (several are joined first)", gather)
      .requiredOption("-o, --output <folder>", "where the parts go, one file each")
      .addOption(
        new Option("--parts <shares>", "names and sizes")
          .argParser(parseParts)
          .default({ train: 80, dev: 10, test: 10 }, "train=80,dev=10,test=10"),
      )
      .option("--seed <n>", "another number gives another split", parseSeed, 1)
      .option(
        "--nearness <share>",
        "keep nearly equal texts together, too: trigrams they share at least",
        numberParser(0.5, 1),
      )
      .addOption(
        new Option("--as <format>", "format of the parts")
          .choices(["tsv", "csv", "jsonl", "parquet"])
          .default("tsv"),
      );
    command.option("--force", "replace parts that are there already");
    addInputOptions(command).addOption(scaleOption("scale of the gold in a file of yours"));
    command.option("--json", "print JSON").action((options: Options) => split(options, io));
    command.addHelpText(
      "after",
      "\nNo text stands in two parts; each part has its share of every source and score band.",
    );
    withExamples(command, [
      "samesay split --data mine.tsv --output parts/",
      "samesay split --data sts2012 --data sts2013 --output parts/ --parts train=70,test=30 --seed 7",
    ]);
  },
};

async function split(options: Options, io: CliIo): Promise<void> {
  const { data = [], output, parts, seed, nearness, as, json } = options;
  if (data.length === 0) throw new StsError("E_INPUT", "name what to split: --data SET-OR-FILE");
  const sets = await setsOf(data, options, io);
  const { join } = await import("node:path");
  const placeOf = (part: string) => join(output, `${part}.${as}`);
  const places = Object.keys(parts).map(placeOf);
  await refuseOverInputs(places, sets.flatMap(filesOf));
  if (!options.force) await refuseExisting(places);
  const { pairs, scale, extraNames } = await joined(sets, io);
  const result = splitPairs(pairs, { parts, seed, scale, ...(nearness !== undefined && { nearness }) });
  await makeFolder(output);
  const written = [];
  for (const part of result.parts) {
    const path = placeOf(part.name);
    const rows = as === "tsv" ? part.pairs.map(withSource) : part.pairs;
    await writePairs(path, rows, { format: as, extraNames, signal: io.signal });
    written.push({ ...summary(part, pairs.length), path });
  }
  const { groups, largestGroup } = result;
  if (json)
    await io.printJson("split", {
      schema: 1,
      data,
      seed,
      pairs: pairs.length,
      groups,
      largestGroup,
      parts: written,
    });
  else await io.print(forPeople(result, written));
}

type Written = ReturnType<typeof summary> & { readonly path: string };

function summary({ name, pairs, wanted }: SplitPart, total: number) {
  const gold = pairs.flatMap((pair) => (pair.gold === undefined ? [] : [pair.gold]));
  return {
    name,
    pairs: pairs.length,
    share: pairs.length / total,
    wanted,
    meanGold: gold.length > 0 ? mean(gold) : null,
  };
}

async function setsOf(names: readonly string[], options: Options, io: CliIo): Promise<readonly DataSet[]> {
  const { scale } = options;
  // Parts keep gold as it is; bands are the same from either end.
  const input = { ...readOptions(options, io), ...(scale && { scale: upright(scale) }) };
  return setsAtHand(names, input, io);
}

/**
 * All sets' pairs. Where several are joined, ids are made unique by the set's name; source and year are the set's where
 * a pair has none, so that the sets of two years are told apart.
 */
async function joined(sets: readonly DataSet[], io: CliIo) {
  const pairs: GoldPair[] = [];
  const scales = new Set<string>();
  let extraNames: readonly string[] = [];
  for (const set of sets) {
    scales.add(set.scale.join(".."));
    const { record, name } = set;
    const reader = set.read({ signal: io.signal });
    for await (const batch of reader.batches()) {
      for (const pair of batch) {
        const id = sets.length > 1 && record === undefined ? `${name}:${pair.id}` : pair.id;
        const own = pair.source !== undefined;
        const year = own ? pair.year : (pair.year ?? record?.year?.toString());
        pairs.push({
          ...pair,
          id,
          source: pair.source ?? record?.source ?? name,
          ...(year !== undefined && { year }),
        });
      }
    }
    extraNames = reader.extraNames ?? extraNames;
  }
  if (scales.size > 1)
    throw new StsError(
      "E_INPUT",
      `the sets have different scales (${[...scales].join(", ")}); split them one by one`,
    );
  // The formats that name their columns take them from the first pair.
  const has = (role: "genre" | "year") => pairs.some((pair) => pair[role] !== undefined);
  const blank = { ...(has("genre") && { genre: "" }), ...(has("year") && { year: "" }) };
  return { pairs: pairs.map((pair) => ({ ...blank, ...pair })), scale: sets[0]!.scale, extraNames };
}

/** Genre and source, with its year, as the fifth and sixth column, before what else the file had. */
function withSource({ genre, source, year, extra, ...pair }: GoldPair): GoldPair {
  return { ...pair, extra: [genre ?? "", [source, year].filter(Boolean).join("-"), ...(extra ?? [])] };
}

function forPeople({ groups, largestGroup }: SplitResult, written: readonly Written[]): string {
  const lines = written.map(
    ({ name, pairs, share, meanGold, path }) =>
      `${name.padEnd(8)} ${String(pairs).padStart(6)} pairs  ${(100 * share).toFixed(1).padStart(5)} %  mean gold ${meanGold === null ? "none" : meanGold.toFixed(2)}  ${path}`,
  );
  const largest = largestGroup === 1 ? "1 pair" : `${largestGroup} pairs`;
  lines.push(`${groups} groups of pairs that share no text; the largest has ${largest}`);
  return `${lines.join("\n")}\n`;
}

function parseParts(text: string): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const item of text.split(",")) {
    const [, name, share] = /^\s*([\p{L}\p{N}_-]+)\s*=\s*([\d.]+)\s*$/u.exec(item) ?? [];
    if (name !== undefined && Object.hasOwn(parts, name))
      throw new InvalidArgumentError(`Part "${name}" stands there twice; name each once.`);
    if (name === undefined)
      throw new InvalidArgumentError("Write names and sizes, e.g. train=80,dev=10,test=10.");
    parts[name] = Number(share);
  }
  return parts;
}

function parseSeed(text: string): number {
  const seed = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(seed))
    throw new InvalidArgumentError(`"${text}" is not a whole number.`);
  return seed;
}
