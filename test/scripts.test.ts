import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

// Every script that takes arguments says how it is used, and what is wrong with them in a line.

const FILES = ["scripts", "bench", "training"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => /(?<!\.test|\.d)\.(ts|mjs)$/.test(path) && !/node_modules|training\/work/.test(path));
const takes = (path: string, pattern: RegExp) => pattern.test(readFileSync(path, "utf8"));
const SCRIPTS = FILES.filter((path) => takes(path, /^import .*script-arguments\.mjs";$/m));
/** Needs a package that is installed for it alone. */
const NEEDS_MORE = "training/analysis/irregular-forms.mjs";

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a script answers in a process of its own, as users call it. */
function alone([path, ...args]: readonly string[]): Answer {
  const loader = path!.endsWith(".ts") ? ["--import", "tsx"] : [];
  const run = spawnSync(process.execPath, [...loader, path!, ...args], { encoding: "utf8" });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** What scripts answer in one process, by their call. */
const answers = new Map<string, Answer>();
const RUNNER = fileURLToPath(new URL("./support/run-scripts.mjs", import.meta.url));
const answer = (...call: readonly string[]) => answers.get(call.join(" "))!;

it("read their arguments by one piece", () => {
  const own = FILES.filter((path) =>
    takes(path, /\bparseArgs\(|process\.argv\.slice|process\.argv\[[2-9]\]/),
  );
  // The panel's options are read, and refused, where a test can hand them over.
  expect(own.filter((path) => !SCRIPTS.includes(path))).toEqual([
    "scripts/script-arguments.mjs",
    "bench/panel/options.ts",
  ]);
  expect(SCRIPTS.length).toBeGreaterThan(35);
});

const commands: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const TRIED = SCRIPTS.filter((path) => path !== NEEDS_MORE);

/** Calls that are wrong in what the script alone can tell, and what is said of them. */
const WRONG: readonly (readonly [call: readonly string[], said: string])[] = [
  [
    ["scripts/reproduce.ts", "--protocol", "nonsense"],
    '--protocol is "nonsense", expected 2014, 2015, 2016, 2017, stsb, stsb-test, 2014-es, 2015-es, 2016-es-en, 2017-en, 2017-es, 2017-ar or 2017-es-en;',
  ],
  [["scripts/reproduce.ts", "--workers", "x"], '--workers is "x", expected a whole number of 1 to 1024'],
  [["scripts/reproduce.ts", "--only", "ecnu-2017-bg"], 'no published system named "ecnu-2017-bg"'],
  [["scripts/reproduce.ts", "stsb"], '"stsb" is an argument too many'],
  [["scripts/calibrate.ts", "token-cosin"], '"token-cosin"; did you mean "token-cosine"'],
  [["bench/panel/published.ts"], "DATA is missing"],
  [["bench/panel/published.ts", "no-such-folder", "--half", "c"], '--half is "c", expected a or b'],
  [["bench/panel/published.ts", "no-such-folder"], "no-such-folder"],
  [["bench/intervals.ts", "0"], 'SAMPLES is "0", expected a whole number of 1 or more'],
  [["training/fit-tiers.ts", "no-such-folder", "fats"], 'a route is "fats", expected en, multi, fast, '],
  [["training/analysis/silver.ts", "words", "--language", "de"], '--language is "de", expected '],
  [["training/analysis/join-lemmas.ts", "--model", "m"], "--lemmas is missing"],
  [["training/opposites.ts", "no-such-folder"], "no-such-folder"],
];

beforeAll(() => {
  const calls = [
    ...TRIED.flatMap((path) => [
      [path, "--help"],
      [path, "--no-such-option"],
    ]),
    ...WRONG.map(([call]) => call),
  ];
  const run = spawnSync(process.execPath, ["--import", "tsx", RUNNER], {
    encoding: "utf8",
    input: JSON.stringify(calls),
    maxBuffer: 1 << 26,
    timeout: 280_000,
  });
  expect([run.status, run.stderr]).toEqual([0, ""]);
  for (const [i, said] of (JSON.parse(run.stdout) as Answer[]).entries())
    answers.set(calls[i]!.join(" "), said);
}, 300_000);

// Each way in which a script ends: by its use, by a refusal, by the exit code it leaves, by what it throws.
it.each([
  [["scripts/reproduce.ts", "--help"]],
  [["bench/encode.mjs", "--no-such-option"]],
  [["bench/panel/main.ts", "--no-such-option"]],
  [["training/opposites.ts", "no-such-folder"]],
])("%j answers in a process of its own as in one with others", { timeout: 120_000 }, (call) => {
  expect(answer(...call)).toEqual(alone(call));
});

describe.each(TRIED)("%s", (path) => {
  it("says how it is used, and that an option is none", () => {
    const help = answer(path, "--help");
    expect([help.status, help.stderr]).toEqual([0, ""]);
    const own = Object.keys(commands).filter((name) => commands[name]!.split(" ").includes(path));
    const names = [...own.map((name) => `npm run ${name}`), path];
    expect(names.some((name) => help.stdout.includes(name))).toBe(true);

    const wrong = answer(path, "--no-such-option");
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).toMatch(/^[^\n]*--no-such-option[^\n]*\n$/);
  });
});

describe("wrong arguments", () => {
  it.each(WRONG)("%j", (call, said) => {
    const { status, stdout, stderr } = answer(...call);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
