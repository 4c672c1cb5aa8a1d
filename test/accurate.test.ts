import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSystem, type LanguageTag, type System, scoreMatrix } from "../src/systems/index.ts";
import { ownWords, samesay } from "./support/command.ts";

const TEXTS = [
  "The dog chased the cat.",
  "The cat was chased by the dog.",
  "El perro persiguió al gato.",
  "Köpek kediyi kovaladı.",
  "طارد الكلب القطة.",
  "It grew by 2% in 2011.",
  "Room 101",
  "",
  "👍",
  "こんにちは世界",
];

describe("the tier accurate", () => {
  let system: System;
  beforeAll(async () => {
    // Of two cores, another file of tests has the other (test/tiers.contract.test.ts).
    system = await createSystem("accurate", { threads: 1 });
  });
  afterAll(() => system.close());

  it("is symmetric to the last digit and stays in 0..5, in any languages, given or found out", async () => {
    const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "grapheme", maxLength: 40 }));
    const tag = fc.constantFrom<LanguageTag>("en", "es", "ar", "tr", "und");
    const pair = fc.record({
      a: text,
      b: text,
      languages: fc.option(fc.tuple(tag, tag), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 4 }), async (some) => {
        const pairs = some.map(({ a, b, languages }) => ({ a, b, ...(languages && { languages }) }));
        const there = await system.score(pairs);
        const back = await system.score(
          pairs.map(({ a, b, languages }) => ({
            a: b,
            b: a,
            ...(languages && { languages: [languages[1], languages[0]] as const }),
          })),
        );
        for (const [i, result] of there.entries()) {
          expect(back[i]!.raw.value).toBe(result.raw.value);
          expect(back[i]!.score).toBe(result.score);
          expect(result.score).toBeGreaterThanOrEqual(0);
          expect(result.score).toBeLessThanOrEqual(5);
          expect(Number.isFinite(result.raw.value)).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("reads other languages by a cross-encoder too, and more alike what is alike", async () => {
    const pairs = [
      { a: "El perro persiguió al gato.", b: "Un perro corre tras un gato." },
      { a: "Köpek kediyi kovaladı.", b: "The dog chased the cat." },
      { a: "الطقس جميل اليوم.", b: "El gobierno aprobó la ley." },
    ];
    const base = await createSystem("base");
    const [own, other] = [await system.score(pairs), await base.score(pairs)];
    for (const [i, { raw }] of own.entries()) expect(raw.value).not.toBe(other[i]!.raw.value);
    expect(own[0]!.score).toBeGreaterThan(3);
    expect(own[1]!.score).toBeGreaterThan(3);
    expect(own[2]!.score).toBeLessThan(1);
    await base.close();
  });

  it("reads long texts in windows, in bounded time, and says so", async () => {
    const long = "The old bridge near the river was closed for repairs. ".repeat(400);
    const [result] = await system.score([{ a: long, b: "A bridge was closed." }]);
    expect(result!.truncated!.excessTokens[0]).toBeGreaterThan(3_000);
    expect(result!.truncated!.excessTokens[1]).toBe(0);
  });

  it("scores all against all as pair by pair", async () => {
    const some = TEXTS.slice(0, 4);
    const { scores } = await scoreMatrix(system, some, some);
    const pairs = await system.score(some.flatMap((a) => some.map((b) => ({ a, b }))));
    for (const [i, { score }] of pairs.entries()) expect(scores[i]).toBeCloseTo(score, 3);
  });

  it("tells progress up to the end and stops when told to", async () => {
    const pairs = TEXTS.map((a) => ({ a, b: "A dog." }));
    const seen: number[] = [];
    await system.score(pairs, { onProgress: (done) => seen.push(done) });
    expect(seen.at(-1)).toBe(pairs.length);
    expect(seen).toEqual([...seen].sort((x, y) => x - y));
    const signal = AbortSignal.abort();
    await expect(system.score(pairs, { signal })).rejects.toMatchObject({ code: "E_ABORTED" });
  });

  it("says what it was trained on and what could change its scores", () => {
    const sets = new Set(system.trainedOn.map(({ set }) => set));
    for (const set of ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train"]) expect(sets).toContain(set);
    expect([...sets].some((set) => /test|sick/.test(set))).toBe(false);
    expect(system.signature.weights).toMatch(/^[0-9a-f]{64}(\+[0-9a-f]{64}){4}$/);
    for (const part of ["calibration", "tokenizer", "lexicon"] as const)
      expect(system.signature[part], part).toMatch(/^[0-9a-f]{16}/);
  });

  it("refuses to score once closed", async () => {
    const other = await createSystem("accurate");
    await other.close();
    await expect(other.score([{ a: "a", b: "b" }])).rejects.toMatchObject({ code: "E_INPUT" });
  });
});

describe("samesay --system accurate", () => {
  it("scores, with the meaning of the score", () => {
    const { stdout, status } = samesay([
      "score",
      "--system",
      "accurate",
      "A dog runs.",
      "A dog is running.",
      "--json",
    ]);
    expect(status).toBe(0);
    const { score, system, raw, calibrated, interval } = JSON.parse(stdout);
    expect(score).toBeGreaterThan(4);
    expect({ system, raw: raw.name, calibrated }).toEqual({
      system: "accurate",
      raw: "closeness",
      calibrated: true,
    });
    expect(interval[0]).toBeLessThanOrEqual(score);
  });

  it("is listed", () => {
    expect(samesay(["systems"]).stdout).toMatch(/^accurate +tier +cross-encoders, which read/m);
    expect(samesay(["models", "show", "accurate-en"]).stdout).toMatch(/languages +en\n/);
    expect(samesay(["models", "show", "accurate-multi"]).stdout).toMatch(/languages +en, es, ar, tr\n/);
  });

  it("compares with another tier", () => {
    const folder = mkdtempSync(join(tmpdir(), "samesay-accurate-"));
    try {
      const rows = readFileSync("data/stsb/dev.tsv", "utf8").split("\n").slice(0, 40).join("\n");
      writeFileSync(join(folder, "some.tsv"), `${rows}\n`);
      const run = samesay(["compare", "--systems", "accurate,fast", "--data", "some.tsv", "--json"], {
        cwd: folder,
      });
      expect(ownWords(run.stderr)).toBe("");
      expect(JSON.parse(run.stdout).n).toBe(40);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The built package with its models beside it, some of them changed. */
describe("a package with parts of accurate missing or strange", () => {
  const folder = mkdtempSync(join(tmpdir(), "samesay-accurate-parts-"));
  beforeAll(() => {
    for (const name of ["dist", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve("data"), join(folder, "data"));
    // Every dependency but the packages of accurate's weights, which npm links into node_modules of a clone.
    mkdirSync(join(folder, "node_modules"));
    for (const name of readdirSync("node_modules"))
      if (!name.startsWith("samesay-accurate"))
        symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function score(change: (accurate: string) => void): {
    status: number | null;
    stderr: string;
    stdout: string;
  } {
    const models = join(folder, "models");
    rmSync(models, { recursive: true, force: true });
    mkdirSync(models);
    for (const name of readdirSync("models")) {
      if (name.startsWith("accurate-"))
        cpSync(resolve("models", name), join(models, name), { recursive: true, dereference: true });
      else symlinkSync(resolve("models", name), join(models, name));
    }
    change(join(models, "accurate-en"));
    const command = [
      join(folder, "dist/cli/main.js"),
      "score",
      "--system",
      "accurate",
      "A man is playing a guitar in the park.",
      "Someone plays the guitar outside.",
    ];
    return spawnSync(process.execPath, command, { encoding: "utf8" });
  }

  function edit(file: string, change: (json: Record<string, unknown>) => void): void {
    const json = JSON.parse(readFileSync(file, "utf8"));
    change(json);
    writeFileSync(file, JSON.stringify(json));
  }

  it.each<[string, (accurate: string) => void, RegExp]>([
    [
      "no weights",
      (f) => rmSync(f, { recursive: true }),
      /own, which is not installed; npm install samesay-accurate/,
    ],
    [
      "no weights for other languages",
      (f) => rmSync(`${f.slice(0, -"en".length)}multi`, { recursive: true }),
      /own, which is not installed; npm install samesay-accurate-multi/,
    ],
    ["no ONNX file", (f) => rmSync(join(f, "model.onnx")), /accurate-en: has no model\.onnx/],
    [
      "no manifest",
      (f) => rmSync(join(f, "manifest.json")),
      /not installed; npm install samesay-accurate brings/,
    ],
    ["no tier file", (f) => rmSync(join(f, "tier.json")), /tier\.json: no such file; install samesay again/],
    [
      "a tier file for other weights",
      (f) =>
        edit(join(f, "tier.json"), (json) =>
          Object.assign(json, { models: { ...(json.models as object), "accurate-en": "0" } }),
        ),
      /made for other weights of "accurate-en"; install samesay again/,
    ],
    [
      "a tier file for other weights of base",
      (f) =>
        edit(join(f, "tier.json"), (json) =>
          Object.assign(json, { models: { ...(json.models as object), en: "0" } }),
        ),
      /made for other weights of "en"; install samesay again/,
    ],
    ["a damaged tier file", (f) => writeFileSync(join(f, "tier.json"), "{"), /tier\.json: not JSON/],
    [
      "weights of another length",
      (f) => writeFileSync(join(f, "model.onnx"), readFileSync(join(f, "model.onnx")).subarray(0, 1000)),
      /1000 bytes, its record says/,
    ],
  ])("says what is wrong and what would do: %s", (_name, change, message) => {
    const { status, stderr, stdout } = score(change);
    expect(stderr).toMatch(message);
    expect(ownWords(stderr).trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([2, ""]);
  });
});
