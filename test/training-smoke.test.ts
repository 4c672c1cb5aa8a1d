import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

// The recipes that made the weights, on a few made-up rows, so that they cannot rot. They need Python with
// training/requirements-smoke.txt, which .ci/run installs and names in SAMESAY_PYTHON; users of the package do not.
const python = process.env.SAMESAY_PYTHON;
const run = (file: string, args: string[], cwd: string) =>
  execFileSync(file, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PYTHON: python === undefined ? "" : resolve(python) },
  });

describe("training", () => {
  it.skipIf(python === undefined)("runs every step on a tiny input", { timeout: 900_000 }, () => {
    expect(run("sh", ["smoke.sh"], "training")).toMatch(/\S/);
  });

  it.skipIf(python === undefined)(
    "generates contrast triples that keep their promises",
    { timeout: 300_000 },
    () => {
      expect(() =>
        run(resolve(python!), ["-m", "unittest", "contrast.test_contrast"], "training"),
      ).not.toThrow();
    },
  );
});
