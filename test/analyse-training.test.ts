import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { analyseWith, readConllu, readModel } from "../src/analysis/index.ts";
import type { ModelHeader } from "../src/analysis/model-file.ts";
import { StsError } from "../src/index.ts";
import { LANGUAGES } from "../src/text/index.ts";
import { writeNetworkFile } from "../training/analysis/network-file.ts";
import { assemble, readSections } from "../training/analysis/write-model.ts";
import { lemmasByGold, smallNetwork } from "./support/small-network.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "samesay-training-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sliceOf = (language: string) => join(root, `test/fixtures/analysis/slice.${language}.conllu`);
const sentencesOf = (language: string) => readConllu(readFileSync(sliceOf(language), "utf8"), language);

/** A network of random weights for a language's slice, in a file; training one needs Python. */
function networkOf(language: string, seed = 1): string {
  const path = join(folder, `network.${language}.${seed}.bin`);
  writeFileSync(path, writeNetworkFile(smallNetwork(language, sentencesOf(language), seed)));
  return path;
}

function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, ["--import", "tsx", `training/analysis/${script}`, ...args], {
    cwd: root,
    stdio: "pipe",
  });
}

function train(language: string, out: string): Uint8Array {
  const files = ["--train", sliceOf(language), "--network", networkOf(language), "--out", join(folder, out)];
  run("train.ts", "--language", language, "--limit", "40", ...files);
  return new Uint8Array(readFileSync(join(folder, out, "analyser.bin")));
}

describe.each(LANGUAGES)("the training script, on a slice in %s", (language) => {
  it("writes a model that has learnt the slice's lemmas, the same bytes each time", () => {
    const bytes = train(language, `${language}-a`);
    const model = readModel(bytes, language);
    expect(lemmasByGold(model, sentencesOf(language).slice(0, 40))).toBeGreaterThan(0.95);
    const manifest = JSON.parse(readFileSync(join(folder, `${language}-a`, "manifest.json"), "utf8"));
    expect(manifest.files["analyser.bin"].bytes).toBe(bytes.length);
    if (language === "en") expect(Buffer.from(train(language, "en-b")).equals(bytes)).toBe(true);
  });
});

describe("a model file", () => {
  const make = () => readSections(train("en", "en-c"), "model");
  const made: { header?: ModelHeader; parts?: Map<string, Uint8Array> } = {};
  const model = () => {
    if (made.header === undefined) Object.assign(made, make());
    return { header: made.header!, parts: new Map(made.parts!) };
  };
  /** As format 1 had it: linear models, and no network. */
  const old = () => {
    const { header, parts } = model();
    for (const name of ["rows", "weights", "floats"]) parts.delete(`network-${name}`);
    for (const name of ["tag-first", "tag-second", "morphology", "parser", "labeller"])
      parts.set(name, new Uint8Array(8));
    const { network: _, ...rest } = header;
    const fields = { ...rest, labels: ["root", "x"], beam: 4, parserRowBits: 23, parserSteps: "curved" };
    const bytes = assemble(fields as unknown as ModelHeader, parts);
    new DataView(bytes.buffer).setUint32(4, 1, true);
    return bytes;
  };

  it("of an older format is told apart", () => {
    expect(() => readModel(old(), "en")).toThrow(StsError);
    expect(() => readModel(old(), "en")).toThrow("format 1; this version of samesay reads format 3");
  });

  it.each([
    ["network-rows", "rows"],
    ["network-weights", "weights"],
    ["network-floats", "floats"],
  ])("with %s cut short, or without, says so", (section, what) => {
    const { header, parts } = model();
    parts.set(section, parts.get(section)!.slice(4));
    expect(() => readModel(assemble(header, parts), "en")).toThrow(StsError);
    expect(() => readModel(assemble(header, parts), "en")).toThrow(
      new RegExp(`the network has \\d+ ${what}`),
    );
    parts.delete(section);
    expect(() => readModel(assemble(header, parts), "en")).toThrow(`section ${section} is missing`);
  });

  it.each([
    [{ words: 100 }, "network.words is 100, no power of two"],
    [{ hidden: 20 }, "network.hidden is 20, no multiple of 8"],
    [{ dilations: [0] }, "network.dilations are 0"],
    [{ arc: 24 }, "the network has"],
  ])("with sizes that do not fit says so: %j", (sizes, message) => {
    const { header, parts } = model();
    const bytes = assemble({ ...header, network: { ...header.network, ...sizes } }, parts);
    expect(() => readModel(bytes, "en")).toThrow(message);
  });

  it("takes a network in place of the one it has, or of an older format's linear models", () => {
    const path = join(folder, "old.bin");
    writeFileSync(path, old());
    for (const from of [path, join(folder, "en-c", "analyser.bin")]) {
      const out = join(folder, "joined");
      run("join-network.ts", "--model", from, "--network", networkOf("en", 2), "--out", out);
      const bytes = new Uint8Array(readFileSync(join(out, "analyser.bin")));
      const { header, parts } = readSections(bytes, "joined");
      const network = smallNetwork("en", sentencesOf("en"), 2);
      expect(header.network).toEqual(network.network);
      expect(header.labels).toEqual(network.labels);
      expect(Object.keys(header)).not.toContain("beam");
      expect([...parts.keys()].sort()).toEqual([...model().parts.keys()].sort());
      expect(Int8Array.from(parts.get("network-rows")!)).toEqual(network.numbers.rows);
      expect(parts.get("lemma")).toEqual(model().parts.get("lemma"));
      expect(analyseWith(readModel(bytes, "joined"), "Two dogs ran.").tokens.length).toBe(4);
    }
    const manifest = JSON.parse(readFileSync(join(folder, "joined", "manifest.json"), "utf8"));
    const { length } = readFileSync(join(folder, "joined", "analyser.bin"));
    expect(manifest.files["analyser.bin"].bytes).toBe(length);
  });
});
