import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

// The recipes that made the weights, on a few made-up rows, so that they cannot rot. They need Python with
// training/requirements-smoke.txt, which .ci/run installs and names in SAMESAY_PYTHON; users of the package do not.
const python = process.env.SAMESAY_PYTHON;

/** What a recipe printed, if it failed. */
function failureOf(file: string, args: readonly string[]): string | undefined {
  const run = spawnSync(file, args, {
    cwd: "training",
    encoding: "utf8",
    env: { ...process.env, PYTHON: python === undefined ? "" : resolve(python) },
  });
  return run.status === 0 ? undefined : `exit ${run.status}\n${run.stdout}\n${run.stderr}`;
}

describe("training", () => {
  it.skipIf(python === undefined)("runs every step on a tiny input", { timeout: 900_000 }, () => {
    expect(failureOf("sh", ["smoke.sh"])).toBeUndefined();
  });

  it.skipIf(python === undefined)(
    "generates contrast triples that keep their promises",
    { timeout: 300_000 },
    () => {
      expect(failureOf(resolve(python!), ["-m", "unittest", "contrast.test_contrast"])).toBeUndefined();
    },
  );
});
