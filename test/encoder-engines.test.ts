import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BUN, DENO, NODE_22, NODE_24 } from "./support/engines.ts";

const script = resolve("test/fixtures/encoders/engine-check.mjs");

function outputOf(engine: string, ...args: string[]): unknown {
  const run = spawnSync(engine, [...args, script], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect(run.stderr.replace(/^.*ExperimentalWarning.*$/gm, "")).not.toMatch(/error/i);
  return JSON.parse(run.stdout);
}

/** Numbers to ten digits: engines may differ in the last bits of Math functions. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, v) => (typeof v === "number" ? Number(v.toPrecision(10)) : v));
}

describe("the core without ONNX, the tier fast included, gives on every engine what it gives here", () => {
  const engines = [
    ["Node 22", NODE_22, []],
    ["Node 24", NODE_24, []],
    ["Deno", DENO, ["run", "--allow-read", "--allow-env", "--no-remote"]],
    ["Bun", BUN, []],
  ] as const;
  for (const [name, engine, args] of engines) {
    it.skipIf(engine === undefined)(name, () => {
      expect(rounded(outputOf(engine!, ...args))).toEqual(rounded(outputOf(process.execPath)));
    });
  }
});
