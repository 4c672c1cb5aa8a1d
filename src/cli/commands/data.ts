import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type AddedSet,
  addFile,
  addSets,
  buildStsb,
  type Catalogue,
  dataFolders,
  filesOf,
  findSets,
  type GoldPair,
  knownNames,
  loadCatalogue,
  makeFolder,
  refuseExisting,
  refuseOverInputs,
  removeSet,
  resolveData,
  type Scale,
  type SetRecord,
  verifySet,
  writePairs,
} from "../../data/index.ts";
import { StsError, unknownName } from "../../errors.ts";
import { isLanguage, type Language } from "../../text/index.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";
import { addInputOptions, type InputChoice, readOptions } from "../options/options.ts";

interface Json {
  readonly json?: boolean;
}

export const command: CliCommand = {
  configure(command, io) {
    command.helpCommand("help [command]", "print a command's help");
    configureList(command, io);
    configureShow(command, io);
    configureAdd(command, io);
    configureRemove(command, io);
    configureVerify(command, io);
    configureBuild(command, io);
    withExamples(command, [
      "samesay data list",
      "samesay data show sts2014.images",
      "samesay data add Stsbenchmark.tar.gz",
      "samesay data build stsb --output built/",
    ]);
  },
};

function configureList(command: Command, io: CliIo): void {
  const list = command
    .command("list")
    .description("name the sets: shipped, added, and known but to be added")
    .option("--json", "print JSON")
    .action(async ({ json }: Json) => {
      const catalogue = await loadCatalogue();
      if (catalogue.problem !== undefined) io.note(`samesay: ${catalogue.problem.message}`);
      if (json)
        await io.printJson("data-list", {
          schema: 1,
          ...(await dataFolders()),
          groups: catalogue.groups,
          sets: catalogue.sets.map(setDocument),
        });
      else await io.print(await listForPeople(catalogue));
    });
  withExamples(list, [
    "samesay data list",
    "samesay data list --json | jq -r '.sets[] | select(.here) | .name'",
  ]);
}

function configureShow(command: Command, io: CliIo): void {
  const show = command
    .command("show")
    .description("a set's size, scale, licence, source, where it is or how to get it, and its first pairs")
    .argument("<name>", "set or group")
    .option("--json", "print JSON")
    .action(async (name: string, { json }: Json) => {
      const records = recordsOf(await loadCatalogue(), name);
      if (json) await io.printJson("data-show", { schema: 1, sets: records.map(setDocument) });
      else
        for (const [i, record] of records.entries())
          await io.print(`${i > 0 ? "\n" : ""}${await setForPeople(record)}`);
    });
  withExamples(show, ["samesay data show sts2015", "samesay data show stsb-test"]);
}

interface AddOptions extends Json, InputChoice {
  readonly name?: string;
  readonly scale?: Scale;
  readonly languages?: readonly [Language, Language];
  readonly licence?: string;
}

function configureAdd(command: Command, io: CliIo): void {
  const add = command
    .command("add")
    .description(
      "add the organisers' archives, folders or files as they are distributed, or a file of your own",
    )
    .argument("<path...>", "zip, tar.gz, folder or file; input and gold archives together")
    .option("--name <name>", "add one file under this name")
    .option("--scale <low..high>", "with --name: lowest and highest score (0..5)", parseScale)
    .option("--languages <codes>", 'with --name: "es", or "es,en" for texts a and b (en)', parseLanguages)
    .option("--licence <text>", "with --name: what to note as its licence");
  addInputOptions(add);
  add
    .option("--json", "print JSON")
    .action((paths: string[], options: AddOptions) => addData(paths, options, io));
  add.addHelpText(
    "after",
    `
Added sets are kept in SAMESAY_DATA, or the system's folder for application data; 'samesay data list' names it.`,
  );
  withExamples(add, [
    "samesay data add Stsbenchmark.tar.gz",
    "samesay data add sts2017.eval.v1.1.zip sts2017.gs.zip",
    "samesay data add answers.csv --name answers --columns a=question,b=answer,score=rating --scale 1..7",
  ]);
}

async function addData(paths: string[], options: AddOptions, io: CliIo): Promise<void> {
  const { name, json, ...rest } = options;
  if (name !== undefined) {
    const [path, second] = paths;
    if (path === undefined || second !== undefined)
      throw new StsError("E_INPUT", "--name goes with one file");
    const added = await addFile(path, { ...rest, ...readOptions(options, io), name, signal: io.signal });
    await (json
      ? io.printJson("data-add", { schema: 1, added: [added], skipped: [] })
      : io.print(addedLine(added)));
    return;
  }
  for (const only of ["scale", "languages", "licence"] as const) {
    if (options[only] !== undefined)
      throw new StsError("E_INPUT", `--${only} goes with --name; known sets bring their own`);
  }
  const report = await addSets(paths);
  if (json) await io.printJson("data-add", { schema: 1, ...report });
  else {
    await io.print(report.added.map(addedLine).join(""));
    for (const { file, reason } of report.skipped) await io.print(`not added  ${file}: ${reason}\n`);
  }
  // A set that ships is here already: nothing to do is no failure.
  const refused = report.skipped.some(({ reason }) => !reason.endsWith("ships with samesay"));
  if (report.added.length === 0 && refused) io.answerNo();
}

function addedLine({ name, pairs, unscored, note }: AddedSet): string {
  const left = unscored > 0 ? ` (${unscored} without gold left out)` : "";
  return `added  ${name}: ${pairs} pairs${left}${note === undefined ? "" : `; ${note}`}\n`;
}

function configureRemove(command: Command, io: CliIo): void {
  const removal = command
    .command("remove")
    .description("remove a set that you added")
    .argument("<name>", "the set")
    .option("--json", "print JSON")
    .action(async (name: string, { json }: Json) => {
      await remove(name);
      await (json
        ? io.printJson("data-remove", { schema: 1, removed: name })
        : io.print(`removed  ${name}\n`));
    });
  withExamples(removal, ["samesay data remove answers"]);
}

/** Says of a set that was not added why it cannot be removed. */
async function remove(name: string): Promise<void> {
  try {
    await removeSet(name);
  } catch (error) {
    const records = findSets(await loadCatalogue(), name)?.records;
    if (!(error instanceof StsError && error.code === "E_UNKNOWN_NAME") || records === undefined) throw error;
    const [record, second] = records;
    const reason =
      second !== undefined
        ? "is a group; name one of its sets"
        : record?.file === undefined
          ? "is not here; there is nothing to remove"
          : "ships with samesay; it stays";
    throw new StsError("E_INPUT", `${name} ${reason}`, { cause: error });
  }
}

function configureVerify(command: Command, io: CliIo): void {
  const verify = command
    .command("verify")
    .description("check the sets' bytes against their sha256 and read every row; exit 1 when one is damaged")
    .argument("[name...]", "sets or groups (all that are here)")
    .option("--json", "print JSON")
    .action(async (names: string[], { json }: Json) => {
      const catalogue = await loadCatalogue();
      const records = (
        names.length === 0 ? catalogue.sets : names.flatMap((name) => recordsOf(catalogue, name))
      ).filter((record) => record.file !== undefined || names.length > 0);
      const checks = await Promise.all(records.map(verifySet));
      if (json) await io.printJson("data-verify", { schema: 1, sets: checks });
      else
        for (const { name, ok, problem } of checks)
          await io.print(ok ? `ok       ${name}\n` : `damaged  ${name}: ${problem}\n`);
      if (catalogue.problem !== undefined) io.note(`samesay: ${catalogue.problem.message}`);
      if (catalogue.problem !== undefined || checks.some((check) => !check.ok)) io.answerNo();
    });
  withExamples(verify, ["samesay data verify", "samesay data verify sts2012"]);
}

interface BuildOptions extends Json {
  readonly force?: boolean;
  readonly output: string;
  readonly format: "tsv" | "stsb";
}

function configureBuild(command: Command, io: CliIo): void {
  const build = command
    .command("build")
    .description("compose STS-benchmark train and dev from the sets of the years")
    .argument("<set>", 'what to build: "stsb"')
    .requiredOption("-o, --output <folder>", "where the two files go")
    .addOption(
      new Option("--format <name>", "tsv, or stsb for the published layout")
        .choices(["tsv", "stsb"])
        .default("tsv"),
    )
    .option("--force", "replace files that are there already")
    .option("--json", "print JSON")
    .action((name: string, options: BuildOptions) => buildData(name, options, io));
  withExamples(build, [
    "samesay data build stsb --output built/",
    "samesay data build stsb --output built/ --format stsb",
  ]);
}

async function buildData(name: string, options: BuildOptions, io: CliIo): Promise<void> {
  const { output, format, force, json } = options;
  if (name !== "stsb") throw unknownName("set to build", name, ["stsb"]);
  const { join } = await import("node:path");
  const placeOf = (part: string) => join(output, format === "stsb" ? `sts-${part}.csv` : `stsb-${part}.tsv`);
  const parts = await buildStsb();
  // The shipped files have these names too: --force does not reach them.
  const here = (await loadCatalogue()).sets.filter(({ file }) => file !== undefined);
  const sets = (await Promise.all(here.map(({ name }) => resolveData(name)))).flatMap(({ sets }) => sets);
  const places = parts.map(({ part }) => placeOf(part));
  await refuseOverInputs(places, sets.flatMap(filesOf));
  if (!force) await refuseExisting(places);
  await makeFolder(output);
  const built = [];
  for (const { part, pairs, lacking } of parts) {
    const path = placeOf(part);
    await writePairs(path, format === "stsb" ? pairs : pairs.map(withSourceColumns), {
      format,
      signal: io.signal,
    });
    built.push({ part, path, pairs: pairs.length, lacking });
  }
  if (json) return io.printJson("data-build", { schema: 1, parts: built });
  for (const { part, path, pairs, lacking } of built) {
    const missing = lacking.reduce((sum, { rows }) => sum + rows, 0);
    await io.print(`${part}  ${path}: ${pairs} of ${pairs + missing} pairs\n`);
    for (const { set, rows } of lacking)
      await io.print(`       ${rows} of ${set} lack: samesay data show ${set}\n`);
  }
}

/** Genre and source-year as further columns, as the shipped files have them. */
function withSourceColumns(pair: GoldPair): GoldPair {
  return { ...pair, extra: [pair.genre ?? "", `${pair.source}-${pair.year}`] };
}

function recordsOf(catalogue: Awaited<ReturnType<typeof loadCatalogue>>, name: string): SetRecord[] {
  const found = findSets(catalogue, name);
  // It may stand among the user's own, which cannot be read.
  if (found === undefined && catalogue.problem !== undefined) throw catalogue.problem;
  if (found === undefined) throw unknownName("set", name, knownNames(catalogue), "samesay data list");
  return found.records;
}

function setDocument({ files: _files, inputLines: _inputLines, ...record }: SetRecord) {
  return { ...record, here: record.file !== undefined };
}

async function listForPeople(catalogue: Catalogue): Promise<string> {
  const here = catalogue.sets.filter((record) => record.file !== undefined);
  const away = catalogue.sets.filter((record) => record.file === undefined);
  const width = Math.max(...catalogue.sets.map((record) => record.name.length));
  const line = ({ name, pairs, scale, languages, year, split }: SetRecord) =>
    `${name.padEnd(width)}  ${String(pairs).padStart(5)}  ${scale.join("-")}  ${languages.join("-")}  ${year ?? "    "}  ${split ?? ""}`.trimEnd();
  const { user } = await dataFolders();
  return [
    `${"Sets here".padEnd(width)}  pairs  scale langs  year  part`,
    ...here.map(line),
    "",
    "Known, to be added by you ('samesay data show NAME' says how)",
    ...away.map(line),
    "",
    "Groups",
    ...catalogue.groups.map(({ name, title }) => `${name.padEnd(width)}  ${title}`),
    "",
    `Sets you add are kept in ${user}`,
    "",
  ].join("\n");
}

async function setForPeople(record: SetRecord): Promise<string> {
  const { name, pairs, scale, languages, licence, licenceFiles, origin, sha256, file, obtain } = record;
  const lines = [
    name,
    `  pairs     ${pairs}, gold ${scale.join(" to ")}, ${languages.join("-")}`,
    `  origin    ${origin}`,
    `  licence   ${licence}${licenceFiles.length > 0 ? ` (${licenceFiles.join(", ")})` : ""}`,
  ];
  if (file === undefined) return `${[...lines, `  not here  ${obtain}`].join("\n")}\n`;
  const { sets } = await resolveData(name);
  const set = sets[0]!;
  lines.push(`  file      ${set.path}`, `  sha256    ${sha256}`);
  for await (const batch of set.read().batches()) {
    for (const { gold, a, b } of batch.slice(0, 3))
      lines.push(`  ${gold}  ${a}`, `  ${" ".repeat(String(gold).length)}  ${b}`);
    break;
  }
  return `${lines.join("\n")}\n`;
}

function parseScale(text: string): Scale {
  const [low = Number.NaN, high = Number.NaN] = text.split(/\.\.|,/).map(Number);
  if (!(low < high || low > high))
    throw new InvalidArgumentError('Write the scores of least and most alike pairs, e.g. "1..5" or "4..1".');
  return [low, high];
}

function parseLanguages(text: string): readonly [Language, Language] {
  const [a = "", b = a, more] = text.split(",").map((code) => code.trim());
  if (more !== undefined || !isLanguage(a) || !isLanguage(b))
    throw new InvalidArgumentError('Write e.g. "es" or "es,en".');
  return [a, b];
}
