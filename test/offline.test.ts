import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_TESTS } from "./support/all-tests.ts";
import { BIN } from "./support/command.ts";
import { BUN, DENO, NODE_22, NODE_24 } from "./support/engines.ts";
import { STRACE, type Trace, traced } from "./support/strace.ts";

// Nothing leaves the machine, and nothing is written outside samesay's own folders: onnxruntime-node has a telemetry that
// writes as soon as a session is made and looks for its host ten seconds later.

const folder = realpathSync(mkdtempSync(join(tmpdir(), "samesay-offline-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ENCODE = resolve("test/fixtures/encoders/encode-and-wait.mjs");
/** Longer than the ten seconds after which the telemetry looks for its host. */
const LIFE = "13";
const PAIR = ["A man is playing a guitar.", "A man plays the guitar."];

/** An empty home, and an environment that names no other place. */
function home(name: string): { path: string; env: Record<string, string> } {
  const path = join(folder, name);
  mkdirSync(path);
  // Where the engines keep what they compiled is theirs, not ours.
  const engines = { DENO_DIR: join(folder, `${name}-deno`), BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0" };
  return { path, env: { HOME: path, PATH: process.env.PATH ?? "", ...engines } };
}

const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: "utf8" });

function expectSilence(trace: Trace): void {
  expect(trace.network).toEqual([]);
  expect(trace.read.filter((path) => path.includes("machine-id"))).toEqual([]);
  expect(trace.written).toEqual([]);
}

describe("onnxruntime-node", () => {
  const run = (name: string, env: Record<string, string> = {}) => {
    const place = home(name);
    const script = `const { InferenceSession } = require("onnxruntime-node");
      InferenceSession.create(${JSON.stringify(resolve("src/vectors/fixtures/tiny/model.onnx"))});`;
    const { status } = spawnSync(process.execPath, ["--eval", script], { env: { ...place.env, ...env } });
    expect(status).toBe(0);
    return filesIn(place.path);
  };

  // Without this the tests below would pass on a version that has no telemetry, and prove nothing about one that has.
  it("writes a device id where nobody tells it not to, and none where its switch is set", () => {
    expect(run("telling").filter((path) => path.endsWith("deviceid"))).toHaveLength(1);
    expect(run("silent", { ORT_DISABLE_TELEMETRY: "1" })).toEqual([]);
  });

  it("is the version of the lock file", () => {
    const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const { version } = JSON.parse(readFileSync("node_modules/onnxruntime-node/package.json", "utf8"));
    expect(version).toBe(lock.packages["node_modules/onnxruntime-node"].version);
  });
});

const CAN_TRACE = ALL_TESTS && STRACE !== undefined;

function trace(name: string, argv: readonly string[]): Promise<Trace> {
  const { path, env } = home(name);
  return traced(join(folder, `${name}.log`), [process.execPath, ...argv], { cwd: path, env });
}

/** Long lives in the main thread and in a worker, which mostly wait: the other tests run meanwhile. */
let lives: readonly Promise<Trace>[] = [];
beforeAll(() => {
  if (CAN_TRACE) lives = ["main", "worker"].map((where) => trace(`life-${where}`, [ENCODE, where, LIFE]));
});

describe.skipIf(!CAN_TRACE)("what the system is asked for", () => {
  it.each(["base", "fast", "accurate"])("a score of %s opens no socket and writes nothing", async (tier) => {
    const run = await trace(`score-${tier}`, [BIN, "score", "--system", tier, ...PAIR]);
    expect([run.status, run.stdout]).toEqual([0, expect.stringMatching(/^\d\.\d\d/)]);
    expectSilence(run);
  });

  it("a model of the user's writes its calibration into samesay's cache folder and nothing else", async () => {
    const run = await trace("model", [
      BIN,
      "score",
      "--model",
      resolve("src/vectors/fixtures/tiny"),
      ...PAIR,
    ]);
    expect(run.status).toBe(0);
    expect(run.network).toEqual([]);
    const cache = join(folder, "model/.cache");
    expect(run.written.length).toBeGreaterThan(0);
    // The first folder that is made may be the user's cache folder itself.
    expect(
      run.written.filter((path) => path !== cache && !`${path}/`.startsWith(`${cache}/samesay/`)),
    ).toEqual([]);
  });
});

describe("a home that stays empty", () => {
  const run = (name: string, engine: string, argv: readonly string[], env: Record<string, string> = {}) => {
    const place = home(name);
    const { status, stdout, stderr } = spawnSync(engine, argv, {
      env: { ...place.env, ...env },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
    expect(filesIn(place.path)).toEqual([]);
    return JSON.parse(stdout);
  };

  it("although the environment asks for telemetry", () => {
    const answer = run("asked", process.execPath, [ENCODE, "worker", "0"], { ORT_DISABLE_TELEMETRY: "0" });
    expect(answer).toEqual({ count: 1, notices: [], inMainThread: false });
  });

  it("in a worker whose main thread cannot be reached: WebAssembly, with the remedy", {
    timeout: 120_000,
  }, () => {
    const answer = run("held", process.execPath, [ENCODE, "held", "0"]);
    expect(answer.inMainThread).toBe(false);
    expect(answer.notices).toEqual([
      expect.stringMatching(/ORT_DISABLE_TELEMETRY=1 is set before the process starts.*WebAssembly is used/),
    ]);
  });

  it("in such a worker native code after all, where the process was started with the switch", () => {
    const answer = run("held-set", process.execPath, [ENCODE, "held", "0"], { ORT_DISABLE_TELEMETRY: "1" });
    expect(answer).toEqual({ count: 1, notices: [], inMainThread: false });
  });

  const engines = [
    ["node22", NODE_22, []],
    ["node24", NODE_24, []],
    ["bun", BUN, []],
    ["deno", DENO, ["run", "--allow-all", "--no-remote", "--cached-only", "--node-modules-dir=manual"]],
  ] as const;
  for (const [name, engine, options] of engines) {
    it.skipIf(engine === undefined)(`on ${name}, in the main thread and in a worker`, () => {
      for (const where of ["main", "worker"]) {
        const answer = run(`${name}-${where}`, engine!, [...options, ENCODE, where, "0"]);
        expect(answer).toEqual({ count: 1, notices: [], inMainThread: where === "main" });
      }
    });
  }
});

describe.skipIf(!CAN_TRACE)("what the system is asked for in a long life", () => {
  it("a long life opens none either, in the main thread and in a worker", { timeout: 120_000 }, async () => {
    const runs = await Promise.all(lives);
    for (const [i, run] of runs.entries()) {
      expect(run.stderr).toBe("");
      expect(JSON.parse(run.stdout)).toEqual({ count: 1, notices: [], inMainThread: i === 0 });
      expectSilence(run);
    }
  });
});
