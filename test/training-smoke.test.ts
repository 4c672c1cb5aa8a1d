import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { analyseWith, readConllu, readModel } from "../src/analysis/index.ts";

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
    "annotates text by a teacher of the analyser, a tree a sentence",
    { timeout: 300_000 },
    () => {
      const work = mkdtempSync(join(tmpdir(), "samesay-teacher-"));
      try {
        const slice = resolve("test/fixtures/analysis/slice.tr.conllu");
        const out = join(work, "out.conllu");
        const options = ["--data", work, "--work", work, "--language", "tr", "--tiny", "--epochs", "1"];
        const files = ["--train", `${slice}:boun`, "--annotate", `${slice}:${out}`];
        expect(failureOf(resolve(python!), ["analysis/teacher.py", ...options, ...files])).toBeUndefined();
        const sentences = readConllu(readFileSync(out, "utf8"), "out.conllu");
        const gold = readConllu(readFileSync(slice, "utf8"), "slice").filter((s) => s.words.length > 1);
        const forms = (all: typeof gold) => all.map((s) => s.words.map((w) => w.form));
        expect(forms(sentences)).toEqual(forms(gold));
        for (const { words } of sentences) expect(words.filter((w) => w.head === 0)).toHaveLength(1);
      } finally {
        rmSync(work, { recursive: true });
      }
    },
  );

  it.skipIf(python === undefined)(
    "trains a network of the analyser, and a model around it",
    { timeout: 300_000 },
    () => {
      const work = mkdtempSync(join(tmpdir(), "samesay-network-"));
      try {
        const slice = resolve("test/fixtures/analysis/slice.en.conllu");
        const network = join(work, "network.bin");
        const tiny = ["--language", "en", "--train", slice, "--tiny", "--out", network];
        expect(failureOf(resolve(python!), ["analysis/network.py", ...tiny])).toBeUndefined();
        const options = ["--language", "en", "--train", slice, "--network", network, "--out", work];
        const script = ["--import", "tsx", "analysis/train.ts", ...options];
        expect(failureOf(process.execPath, script)).toBeUndefined();
        const model = readModel(new Uint8Array(readFileSync(join(work, "analyser.bin"))), "en");
        expect(analyseWith(model, "Two dogs ran.").tokens).toHaveLength(4);
      } finally {
        rmSync(work, { recursive: true });
      }
    },
  );
});
