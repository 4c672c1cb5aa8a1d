import { PassThrough } from "node:stream";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../src/cli/commands.ts";
import { createIo } from "../src/cli/io.ts";
import { run } from "../src/cli/run.ts";

// What holds of every command, those that are added later too: they are taken from the registry, their subcommands from
// what they configure.

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command line in this process, with nothing on standard input. */
async function outcome(argv: readonly string[]): Promise<Outcome> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end();
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

  it("prints JSON where it prints what it found", () => {
    // What is removed is told to people alone.
    const silent = /^(models|thresholds) remove$/.test(name);
    expect(command.options.some(({ long }) => long === "--json")).toBe(!silent);
  });
});

/** Those that need no input. */
const RUNS: readonly (readonly string[])[] = [
  ["score", "-s", "token-cosine", "a b", "a c"],
  ["systems"],
  ["models", "list"],
  ["data", "list"],
  ["thresholds", "list"],
  ["leaderboard", "sts2017"],
];

it.each(RUNS.map((argv) => [argv.join(" "), argv] as const))("%s --json is one document", async (_, argv) => {
  const { code, out, error } = await outcome([...argv, "--json"]);
  expect([code, error]).toEqual([0, ""]);
  expect(typeof JSON.parse(out)).toBe("object");
  expect(out).not.toMatch(/NaN|Infinity|undefined/);
});
