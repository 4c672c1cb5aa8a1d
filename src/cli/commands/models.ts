import type { Command } from "commander";
import { dataFolders } from "../../data/index.ts";
import { StsError, unknownName } from "../../errors.ts";
import { type CliCommand, type CliIo, withExamples } from "../command.ts";

interface Json {
  readonly json?: boolean;
}

interface AddOptions extends Json {
  readonly name?: string;
  readonly revision?: string;
}

/** A model as this command shows it. */
interface Listed {
  readonly name: string;
  readonly origin: "shipped" | "added";
  readonly folder: string;
  readonly bytes: number;
  readonly source?: string;
  readonly revision?: string;
  readonly languages?: readonly string[];
  readonly dimension?: number;
  readonly licence?: string;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

export const command: CliCommand = {
  configure(command, io) {
    command.helpCommand("help [command]", "print a command's help");
    configureList(command, io);
    configureShow(command, io);
    configureAdd(command, io);
    configureRemove(command, io);
    configureVerify(command, io);
    withExamples(command, [
      "samesay models list",
      "samesay models add sentence-transformers/all-MiniLM-L12-v2 --name minilm",
      'samesay score --model minilm "A dog runs." "A dog is running."',
      "samesay models verify",
    ]);
  },
};

function configureList(command: Command, io: CliIo): void {
  const list = command
    .command("list")
    .description("name the sentence-vector models: shipped and added")
    .option("--json", "print JSON")
    .action(async ({ json }: Json) => {
      const models = await allModels();
      if (json) await io.printJson("models-list", { schema: 1, added: await root(), models });
      else await io.print(await listForPeople(models));
    });
  withExamples(list, ["samesay models list", "samesay models list --json"]);
}

function configureShow(command: Command, io: CliIo): void {
  const show = command
    .command("show")
    .description("a model's source, licence, size and checksums")
    .argument("<name>", "model")
    .option("--json", "print JSON")
    .action(async (name: string, { json }: Json) => {
      const model = find(await allModels(), name);
      if (json) await io.printJson("models-show", { schema: 1, models: [model] });
      else await io.print(modelForPeople(model));
    });
  withExamples(show, ["samesay models show en"]);
}

function configureAdd(command: Command, io: CliIo): void {
  const add = command
    .command("add")
    .description("fetch a sentence encoder with an ONNX file from huggingface.co (HF_ENDPOINT: another hub)")
    .argument("<repository>", "OWNER/NAME")
    .option("-n, --name <name>", "name for --model; OWNER--NAME when absent")
    .option("--revision <revision>", "branch, tag or commit; main when absent")
    .option("--json", "print JSON")
    .action(async (repository: string, options: AddOptions) => {
      const { addHubModel } = await import("../../vectors/node.ts");
      const progress = io.progress(repository);
      try {
        const model = await addHubModel(await root(), repository, {
          ...(options.name !== undefined && { name: options.name }),
          ...(options.revision !== undefined && { revision: options.revision }),
          ...(process.env.HF_ENDPOINT && { endpoint: process.env.HF_ENDPOINT.replace(/\/+$/, "") }),
          signal: io.signal,
          onProgress: (done) => progress.update(done),
        });
        progress.stop();
        if (options.json) await io.printJson("models-add", { schema: 1, models: [model] });
        else await io.print(`${model.name}: ${model.source} at ${model.revision}\nkept in ${model.folder}\n`);
      } finally {
        progress.stop();
      }
    });
  withExamples(add, ["samesay models add sentence-transformers/all-MiniLM-L12-v2"]);
}

function configureRemove(command: Command, io: CliIo): void {
  const remove = command
    .command("remove")
    .description("delete an added model")
    .argument("<name>", "model")
    .action(async (name: string) => {
      const model = find(await allModels(), name);
      if (model.origin === "shipped") throw new StsError("E_INPUT", `${name} ships with samesay; it stays`);
      await (await import("../../vectors/node.ts")).removeModel(await root(), name);
      await io.print(`${name} is gone\n`);
    });
  withExamples(remove, ["samesay models remove minilm"]);
}

function configureVerify(command: Command, io: CliIo): void {
  const verify = command
    .command("verify")
    .description(
      "check the files of models, analysers, lexicon and calibrations against their checksums; exit with 1 if one differs",
    )
    .argument("[name]", "one model; all when absent")
    .option("--json", "print JSON")
    .action(async (name: string | undefined, { json }: Json) => {
      const { listModels, shippedPackages, verifyFiles } = await import("../../vectors/node.ts");
      const shipped = (await shippedPackages()).map((model) => ({
        ...model,
        remedy: "install samesay again",
      }));
      const added = (await listModels(await root())).map((model) => ({
        ...model,
        remedy: `samesay models remove ${model.name}, then add it again`,
      }));
      const all = [...shipped, ...added];
      const chosen = name === undefined ? all : [find(all, name)];
      const checks: { name: string; files: number; problems: string[] }[] = [];
      for (const model of chosen) {
        const problems = await verifyFiles(model.folder, model.files);
        checks.push({ name: model.name, files: Object.keys(model.files).length, problems });
      }
      if (checks.some((check) => check.problems.length > 0)) io.answerNo();
      if (json) await io.printJson("models-verify", { schema: 1, models: checks });
      else await io.print(checks.map((check, i) => checkForPeople(check, chosen[i]!.remedy)).join(""));
    });
  withExamples(verify, ["samesay models verify", "samesay models verify en --json"]);
}

/** Where added models are kept. */
async function root(): Promise<string> {
  return `${(await dataFolders()).user}/models`;
}

async function allModels(): Promise<Listed[]> {
  const { listModels, shippedModels } = await import("../../vectors/node.ts");
  const shipped = (await shippedModels()).map(({ manifest, folder }): Listed => {
    const { name, languages, dimension, licence, files } = manifest;
    return { name, origin: "shipped", folder, bytes: sizeOf(files), languages, dimension, licence, files };
  });
  const added = (await listModels(await root())).map(({ name, folder, source, revision, files }): Listed => {
    return { name, origin: "added", folder, bytes: sizeOf(files), source, revision, files };
  });
  return [...shipped, ...added];
}

function sizeOf(files: Listed["files"]): number {
  return Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
}

function find<T extends { readonly name: string }>(models: readonly T[], name: string): T {
  const found = models.find((model) => model.name === name);
  if (found !== undefined) return found;
  throw unknownName(
    "model",
    name,
    models.map((model) => model.name),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

async function listForPeople(models: readonly Listed[]): Promise<string> {
  const width = Math.max(...models.map((model) => model.name.length));
  const lines = models.map(({ name, origin, bytes, languages, source }) =>
    `${name.padEnd(width)}  ${origin}  ${megabytes(bytes).padStart(9)}  ${languages?.join(" ") ?? source ?? ""}`.trimEnd(),
  );
  return `${[...lines, "", `Models you add are kept in ${await root()}`].join("\n")}\n`;
}

function modelForPeople({
  name,
  origin,
  folder,
  bytes,
  source,
  revision,
  languages,
  dimension,
  licence,
  files,
}: Listed) {
  const rows: [string, string | undefined][] = [
    ["origin", source === undefined ? origin : `${source} at ${revision}`],
    ["licence", licence],
    ["languages", languages?.join(", ")],
    ["vectors", dimension === undefined ? undefined : `${dimension} numbers`],
    ["size", megabytes(bytes)],
    ["folder", folder],
  ];
  const lines = rows
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key.padEnd(9)} ${value}`);
  const sums = Object.entries(files).map(([file, { sha256 }]) => `  ${sha256}  ${file}`);
  return `${[name, ...lines, ...sums].join("\n")}\n`;
}

function checkForPeople(
  { name, files, problems }: { name: string; files: number; problems: readonly string[] },
  remedy: string,
): string {
  if (problems.length === 0) return `${name}: ${files} ${files === 1 ? "file" : "files"} as recorded\n`;
  return problems.map((problem) => `${name}: ${problem}; ${remedy}\n`).join("");
}
