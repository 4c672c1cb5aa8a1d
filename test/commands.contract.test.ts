import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { COMMANDS } from "../src/cli/commands.ts";
import { createIo } from "../src/cli/io.ts";
import { run } from "../src/cli/run.ts";
import { schemas } from "../src/evaluate/index.ts";
import { tinyModel } from "../src/vectors/fixtures/index.ts";

// What holds of every command, those that are added later too: they are taken from the registry, their subcommands from
// what they configure.

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command line in this process, with nothing on standard input unless told. */
async function outcome(argv: readonly string[], input = ""): Promise<Outcome> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  // Read while it runs: commands wait for readers.
  const texts = [stdout, stderr].map(async (stream) => {
    let text = "";
    for await (const piece of stream) text += piece;
    return text;
  });
  const code = await run(argv, createIo({ stdin, stdout, stderr }, new AbortController().signal));
  stdout.end();
  stderr.end();
  const [out, error] = await Promise.all(texts);
  return { code, out: out!, error: error! };
}

const quiet = createIo(
  { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() },
  new AbortController().signal,
);

/** Every command and subcommand that does something, with the words that call it. */
const leaves: { words: string[]; command: Command }[] = [];
for (const entry of COMMANDS) {
  const command = new Command(entry.name);
  (await entry.load()).command.configure(command, quiet);
  const own = command.commands.filter((sub) => sub.name() !== "help");
  if (own.length === 0) leaves.push({ words: [entry.name], command });
  for (const sub of own) leaves.push({ words: [entry.name, sub.name()], command: sub });
}

const named = leaves.map((leaf) => [leaf.words.join(" "), leaf] as const);

function expectRefusal({ code, out, error }: Outcome): void {
  expect(error).toMatch(/^samesay: [^\n]+\n$/);
  expect(error).not.toMatch(/unexpected fault/);
  expect([code, out]).toEqual([2, ""]);
}

describe.each(named)("samesay %s", (name, { words, command }) => {
  it("has help that says what it does, with an example of it", async () => {
    const { code, out } = await outcome([...words, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: samesay ${name}`);
    expect(command.description() || COMMANDS.find((entry) => entry.name === name)?.summary).toBeTruthy();
    expect(out).toMatch(new RegExp(`^Examples:\\n(?:.*\\n)*.*samesay ${name}\\b`, "m"));
    for (const { description, long } of command.options) expect(description, long).not.toBe("");
  });

  it("refuses an option that there is not, in one line", async () => {
    expectRefusal(await outcome([...words, "--no-such-option"]));
  });

  it("refuses an option without its value, in one line", async () => {
    for (const option of command.options.filter(({ required }) => required))
      expectRefusal(await outcome([...words, option.long!]));
  });

  it("refuses more arguments than it takes, in one line", async () => {
    if (command.registeredArguments.some(({ variadic }) => variadic)) return;
    const many = Array.from({ length: command.registeredArguments.length + 1 }, (_, k) => `x${k}`);
    expectRefusal(await outcome([...words, ...many]));
  });

  it("prints JSON where it prints what it found, by a published schema of its own", () => {
    // What is removed is told to people alone.
    const silent = /^(models|thresholds) remove$/.test(name);
    expect(command.options.some(({ long }) => long === "--json")).toBe(!silent);
    expect(Object.keys(schemas).includes(words.join("-"))).toBe(!silent);
    // A run of it below shows that it keeps to it.
    expect(Object.hasOwn(RUNS, name)).toBe(!silent);
  });
});

const work = mkdtempSync(join(tmpdir(), "samesay-commands-"));
const path = (name: string) => join(work, name);
/** A hub with one model, answering as huggingface.co does (src/vectors/store/model-store.test.ts has it whole). */
const hub = createServer(async (request, response) => {
  const files = tinyModel();
  const names = ["config.json", "model.onnx", "tokenizer.json", "tokenizer_config.json"];
  if (request.url!.includes("/api/models/")) {
    const siblings = await Promise.all(
      names.map(async (rfilename) => ({ rfilename, size: (await files.read(rfilename))!.length })),
    );
    response.end(JSON.stringify({ sha: "0123456789abcdef", siblings }));
  } else response.end(await files.read(request.url!.split("/").at(-1)!));
});
beforeAll(async () => {
  for (const name of ["DATA", "CONFIG", "CACHE"]) vi.stubEnv(`SAMESAY_${name}`, path(name));
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("HF_ENDPOINT", `http://127.0.0.1:${(hub.address() as AddressInfo).port}`);
  const rows = readFileSync("data/sts2014/deft-news.tsv", "utf8").split("\n").slice(0, 60);
  writeFileSync(path("gold.tsv"), `${rows.join("\n")}\n`);
  const labels = rows
    .map((row) => row.split("\t"))
    .map(([id, gold, ...texts]) => [id, +gold! > 3 ? 1 : 0, ...texts]);
  writeFileSync(path("labels.tsv"), labels.map((row) => `${row.join("\t")}\n`).join(""));
  for (const name of ["one.txt", "two.txt"])
    writeFileSync(path(name), rows.map((_, i) => `${(i * name.charCodeAt(0)) % 5}\n`).join(""));
});
afterAll(() => {
  vi.unstubAllEnvs();
  hub.close();
  rmSync(work, { recursive: true });
});

const MEASURE = ["-s", "token-cosine"];
/** Calls by command, each of the form of a document; what a list has to show is made before it. */
const RUNS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  score: [
    [...MEASURE, "a b", "a c"],
    [...MEASURE, "-i", "GOLD"],
  ],
  explain: [["A dog runs.", "A cat sleeps.", "-s", "fast"]],
  evaluate: [[...MEASURE, "-d", "GOLD", "--draws", "20"]],
  compare: [["--scores", "ONE", "--scores", "TWO", "-d", "GOLD", "--draws", "20"]],
  leaderboard: [["sts2017"]],
  align: [["A dog runs.", "The dog ran."]],
  analyse: [["The man was bitten by two dogs in Madrid."], ["-"]],
  systems: [[], ["ecnu-2017-gb"], ["ists-blueteam"], ["base"]],
  "models list": [[]],
  "models show": [["en"], ["fast"]],
  "models add": [["some/tiny", "--name", "tiny"]],
  "models verify": [["fast"]],
  train: [
    ["-d", "GOLD", "-s", "fast", "-o", "./HEAD"],
    ["-d", "GOLD", "-s", "baseline-tokencos", "-o", "./RECIPE"],
  ],
  ablate: [
    ["-s", "baseline-tokencos", "-d", "GOLD"],
    ["-s", "stasis-2016-linear", "-d", "GOLD", "--folds", "2"],
  ],
  "fit-threshold": [["-d", "LABELS", "--name", "mine", ...MEASURE]],
  "thresholds list": [[]],
  "thresholds show": [["mine"]],
  "data list": [[]],
  "data show": [["sts2015"]],
  "data add": [["GOLD", "--name", "own", "--scale", "0..5"]],
  "data verify": [["sts2014.deft-news"]],
  "data build": [["stsb", "-o", "BUILT"]],
  "data remove": [["own"]],
  audit: [["-d", "GOLD"]],
  split: [["-d", "GOLD", "--parts", "train=80,dev=20", "-o", "PARTS"]],
};

const ajv = new Ajv2020({ strict: true, allErrors: true, strictTypes: false });

describe("documents keep to the schema of their command", () => {
  const calls = Object.entries(RUNS).flatMap(([name, runs]) => runs.map((args) => [name, args] as const));
  // In this order: what one makes, a later one lists.
  it.each(calls.map(([name, args]) => [`${name} ${args.join(" ")}`, name, args] as const))(
    "%s",
    { timeout: 120_000 },
    async (_, name, args) => {
      const places = { GOLD: "gold.tsv", LABELS: "labels.tsv", ONE: "one.txt", TWO: "two.txt", HEAD: "head" };
      const own = args.map((arg) => {
        const place = Object.entries({ ...places, PARTS: "parts", BUILT: "built", RECIPE: "recipe" }).find(
          ([word]) => new RegExp(`^(?:\\./)?${word}$`).test(arg),
        );
        return place === undefined ? arg : path(place[1]);
      });
      const { code, out, error } = await outcome(
        [...name.split(" "), ...own, "--json"],
        "Two dogs ran. It was 5 pm.\n",
      );
      expect([0, 1], error).toContain(code);
      expect(out).not.toMatch(/NaN|Infinity|undefined/);
      const schema = name.replaceAll(" ", "-") as keyof typeof schemas;
      const valid = ajv.getSchema(schema) ?? ajv.addSchema(schemas[schema], schema).getSchema(schema)!;
      // One document, or one a line of a stream.
      const documents = out.startsWith("{\n") ? [out] : out.trimEnd().split("\n");
      expect(documents.length).toBeGreaterThan(0);
      for (const document of documents)
        expect(valid(JSON.parse(document)), JSON.stringify(valid.errors?.slice(0, 3))).toBe(true);
    },
  );
});
