import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readConllu, readModel } from "../src/text/analysis/index.ts";
import { LANGUAGES } from "../src/text/index.ts";
import { evaluate } from "../training/analysis/model.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "samesay-training-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(LANGUAGES)("the training script, on a slice in %s", (language) => {
  it("writes a model that has learnt the slice, the same bytes each time", () => {
    const slice = join(root, `test/fixtures/analysis/slice.${language}.conllu`);
    const train = (out: string) => {
      execFileSync(
        process.execPath,
        [
          "--import",
          "tsx",
          "training/analysis/train.ts",
          "--language",
          language,
          "--train",
          slice,
          "--limit",
          "40",
          "--out",
          join(folder, out),
        ],
        { cwd: root, stdio: "pipe" },
      );
      return readFileSync(join(folder, out, "analyser.bin"));
    };
    const bytes = train(`${language}-a`);
    const model = readModel(new Uint8Array(bytes), language);
    const learnt = evaluate(model, readConllu(readFileSync(slice, "utf8"), slice).slice(0, 40));
    expect(learnt.upos).toBeGreaterThan(0.95);
    expect(learnt.uas).toBeGreaterThan(0.7);
    const manifest = JSON.parse(readFileSync(join(folder, `${language}-a`, "manifest.json"), "utf8"));
    expect(manifest.files["analyser.bin"].bytes).toBe(bytes.length);
    if (language === "en") expect(train("en-b").equals(bytes)).toBe(true);
  });
});
