import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fitCalibration } from "../../learn/index.ts";
import { golden, tinyModel } from "../../vectors/fixtures/index.ts";
import { cosine, openEncoder } from "../../vectors/index.ts";
import { mostSimilar, scoreMatrix } from "../matrix.ts";
import type { LanguageTag, System } from "../system.ts";
import { encoderSystem } from "./encoder-system.ts";
import type { Part } from "./tier/encoder-parts.ts";

const raw = Array.from({ length: 101 }, (_, i) => i / 100);
const steep = fitCalibration(
  raw,
  raw.map((x) => 5 * x),
);
const flat = fitCalibration(
  raw,
  raw.map((x) => 4 * x),
);

const cosineOf = (model: string): Part => ({ value: "cosine", model, mean: 0, deviation: 1, weight: 1 });

function tinySystem(given?: readonly [LanguageTag, LanguageTag]): System {
  return encoderSystem(
    {
      name: "tiny",
      version: 3,
      description: "for tests",
      trainedOn: [],
      signature: { weights: "w", calibration: "c" },
      raw: "cosine",
      detectsLanguages: true,
      route: ([a, b]) => (a === "en" && b === "en" ? "normal" : "other"),
      open: async (route) => {
        const encoder = await openEncoder(tinyModel(route === "normal" ? "mean" : "max"));
        const parts = [cosineOf(encoder.name)];
        return {
          encoders: [encoder],
          reading: ([a, b]) => ({ parts, calibration: a === b ? steep : flat }),
        };
      },
    },
    given === undefined ? {} : { languages: given },
  );
}

const text = fc.oneof(
  fc.constantFrom(...golden.texts, "", " ", "the"),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const texts = fc.array(text, { maxLength: 8 });

describe("an encoder system", () => {
  let system: System;
  beforeAll(() => {
    system = tinySystem();
  });
  afterAll(() => system.close());

  it("is symmetric, within 0..5, and the same alone and in company", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ a: text, b: text }), { maxLength: 8 }), async (pairs) => {
        const results = await system.score(pairs);
        const swapped = await system.score(pairs.map(({ a, b }) => ({ a: b, b: a })));
        expect(results).toHaveLength(pairs.length);
        for (const [i, result] of results.entries()) {
          expect(result.score).toBeGreaterThanOrEqual(0);
          expect(result.score).toBeLessThanOrEqual(5);
          expect(result.interval![0]).toBeLessThanOrEqual(result.score);
          expect(result.interval![1]).toBeGreaterThanOrEqual(result.score);
          expect(swapped[i]!.score).toBe(result.score);
          const [alone] = await system.score([pairs[i]!]);
          expect(alone!.score).toBeCloseTo(result.score, 3);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("gives identical texts exactly 5, empty ones 0 or 5 with a warning", async () => {
    const pairs = [
      { a: "two kids", b: "two kids" },
      { a: "two kids", b: "" },
      { a: " ", b: "" },
    ];
    const results = await system.score(pairs);
    expect(results.map((result) => result.score)).toEqual([5, 0, 5]);
    expect(results.map((result) => result.warnings.length)).toEqual([0, 1, 1]);
    expect(results.every((result) => Number.isFinite(result.raw.value))).toBe(true);
  });

  it("flags a text that is longer than the model reads", async () => {
    const [result] = await system.score([{ a: "the man ".repeat(30), b: "the man" }]);
    expect(result!.truncated).toEqual({ excessTokens: [60 - (golden.limit - 2), 0] });
  });

  it("sends pairs to the encoder of their languages: given with the pair, then given for all, then found out", async () => {
    const pair = { a: "Two kids play in the snow.", b: "The kids are in the snow." };
    const found = (await system.score([pair]))[0]!;
    expect(found.languages).toEqual(["en", "en"]);
    const own = (await system.score([{ ...pair, languages: ["en", "tr"] }]))[0]!;
    expect(own.languages).toEqual(["en", "tr"]);
    expect(own.raw.value).not.toBe(found.raw.value);
    const all = tinySystem(["tr", "tr"]);
    expect((await all.score([pair]))[0]!.languages).toEqual(["tr", "tr"]);
    await all.close();
  });

  it("reports progress and stops when the signal fires", async () => {
    const pairs = Array.from({ length: 40 }, (_, i) => ({ a: `kid ${i}`, b: `man ${i}` }));
    const seen: number[] = [];
    await system.score(pairs, { onProgress: (done) => seen.push(done) });
    expect(seen.at(-1)).toBe(40);
    expect(seen).toEqual([...seen].sort((x, y) => x - y));
    await expect(system.score(pairs, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
    await expect(system.scoreMatrix!(["a"], ["b"], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
  });

  it("names what is no text, and says when it is closed", async () => {
    const one = tinySystem();
    const odd = [{ a: "x", b: undefined as unknown as string }];
    await expect(one.score(odd)).rejects.toMatchObject({
      code: "E_INPUT",
      message: "score: pair 0, text b is undefined, expected a string",
    });
    await expect(scoreMatrix(one, [], [null as unknown as string])).rejects.toThrow(
      "scoreMatrix: right[0] is null, expected a string",
    );
    await one.close();
    await one.close();
    await expect(one.score([{ a: "x", b: "y" }])).rejects.toThrow('system "tiny" is closed');
  });

  it("ends what runs before it closes", async () => {
    const one = tinySystem();
    const texts = Array.from({ length: 60 }, (_, i) => `kid ${i}`);
    const running = [one.score([{ a: "kid", b: "man" }]), scoreMatrix(one, texts, texts)] as const;
    const closing = one.close();
    await expect(scoreMatrix(one, ["a"], ["b"])).rejects.toMatchObject({
      code: "E_INPUT",
      message: 'system "tiny" is closed',
    });
    expect(await running[0]).toHaveLength(1);
    expect((await running[1]).scores).toHaveLength(3600);
    await closing;
  });

  it("tries again after a failed opening", async () => {
    let tries = 0;
    const mended = encoderSystem({
      name: "mended",
      version: 1,
      description: "for tests",
      trainedOn: [],
      signature: {},
      raw: "cosine",
      detectsLanguages: false,
      route: () => "one",
      open: async () => {
        tries++;
        if (tries === 1) throw new Error("not yet");
        const encoder = await openEncoder(tinyModel());
        return {
          encoders: [encoder],
          reading: () => ({ parts: [cosineOf(encoder.name)], calibration: steep }),
        };
      },
    });
    await expect(mended.score([{ a: "a", b: "b" }])).rejects.toThrow("not yet");
    expect(await mended.score([{ a: "a", b: "b" }])).toHaveLength(1);
    await mended.close();
  });

  it("scores all against all as it scores pairs", async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (left, right) => {
        const matrix = await scoreMatrix(system, left, right);
        expect([matrix.rows, matrix.columns, matrix.scores.length]).toEqual([
          left.length,
          right.length,
          left.length * right.length,
        ]);
        const pairs = left.flatMap((a) => right.map((b) => ({ a, b })));
        const results = await system.score(pairs);
        for (const [i, result] of results.entries()) {
          expect(matrix.scores[i]).toBeCloseTo(result.score, 3);
          expect(matrix.raw.values[i]).toBeCloseTo(result.raw.value, 4);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("puts parts together, the same in a matrix as in pairs, whichever text comes first", async () => {
    const parts: Part[] = [
      { ...cosineOf("mean"), mean: 0.4, deviation: 0.2 },
      { ...cosineOf("max"), mean: 0.8, deviation: 0.1, weight: 2 },
    ];
    const joined = encoderSystem({
      name: "joined",
      version: 1,
      description: "for tests",
      trainedOn: [],
      signature: {},
      raw: "closeness",
      detectsLanguages: false,
      route: () => "one",
      open: async () => ({
        encoders: [
          { ...(await openEncoder(tinyModel("mean"))), name: "mean" },
          { ...(await openEncoder(tinyModel("max"))), name: "max" },
        ],
        reading: () => ({ parts, calibration: steep }),
      }),
    });
    const [all, turned] = [
      ["two kids", "3 kids", "the snow", "", "the man in the snow"],
      ["3 kids in the snow", "two kids", "", "4 kids"],
    ];
    const matrix = await scoreMatrix(joined, all, turned);
    const pairs = all.flatMap((a) => turned.map((b) => ({ a, b })));
    const results = await joined.score(pairs);
    const swapped = await joined.score(pairs.map(({ a, b }) => ({ a: b, b: a })));
    for (const [i, { score, raw }] of results.entries()) {
      expect([matrix.scores[i], matrix.raw.values[i]]).toEqual([score, raw.value]);
      expect(swapped[i]!.raw.value).toBe(raw.value);
      expect(Number.isFinite(raw.value)).toBe(true);
    }
    const [mean, max] = await Promise.all([openEncoder(tinyModel("mean")), openEncoder(tinyModel("max"))]);
    const cosines = await Promise.all(
      [mean, max].map(async (encoder) => {
        const vectors = await encoder.encode(["two kids", "3 kids in the snow"]);
        return cosine(vectors, 0, vectors, 1);
      }),
    );
    const [x, y] = cosines as [number, number];
    const expected = 0.4 + (0.2 * ((x - 0.4) / 0.2 + (2 * (y - 0.8)) / 0.1)) / 3;
    expect(results[0]!.raw.value).toBeCloseTo(expected, 4);
    expect(joined.raw).toEqual({ name: "closeness", range: [-Infinity, Infinity] });
    await Promise.all([joined.close(), mean.close(), max.close()]);
  });

  it("scores 0 what it cannot read, with the reason, and identical texts 5 all the same", async () => {
    const unread = [
      ["!!!", "???"],
      ["a", "b"],
      ["大家好", "今天天气很好"],
      ["ეს კატა", "ის ძაღლი"],
      ["😀", "🚗"],
    ].map(([a, b]) => ({ a: a!, b: b! }));
    const results = await system.score(unread);
    expect(results.map(({ score }) => score)).toEqual(unread.map(() => 0));
    expect(results.map(({ warnings }) => warnings.length > 0)).toEqual([true, false, true, true, true]);
    const readable = await system.score([{ a: "two kids", b: "the snow" }]);
    for (const { raw } of results) expect(raw.value).toBeLessThan(readable[0]!.raw.value);
    const same = await system.score(unread.map(({ a }) => ({ a, b: a })));
    expect(same.map(({ score }) => score)).toEqual(unread.map(() => 5));
    const matrix = await scoreMatrix(system, ["a", "!!!"], ["b", "???", "a"]);
    expect([...matrix.scores]).toEqual([0, 0, 5, 0, 0, 0]);
  });

  it("works in blocks of rows", async () => {
    const left = Array.from({ length: 150 }, (_, i) => `kid ${i}`);
    const seen: number[] = [];
    const matrix = await scoreMatrix(system, left, ["kid 149", ""], {
      onProgress: (done) => seen.push(done),
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(300);
    expect(matrix.scores[2 * 149]).toBe(5);
    expect(matrix.scores[1]).toBe(0);
    expect(matrix.warnings).toEqual(["a text is empty: scored 0, or 5 against another empty one"]);
  });

  it("matches the generic way that any system has", async () => {
    const { scoreMatrix: _, ...plain } = system;
    const left = ["two kids", "", "the snow"];
    const right = ["two kids", "guitar"];
    const own = await scoreMatrix(system, left, right);
    const generic = await scoreMatrix(plain, left, right);
    for (const [i, score] of generic.scores.entries()) expect(own.scores[i]).toBeCloseTo(score, 3);
  });

  it("finds the most similar texts, ties by index", async () => {
    const candidates = ["guitar", "two kids", "", "two kids", "the snow"];
    const found = await mostSimilar(system, "two kids", candidates, { limit: 3 });
    expect(found.slice(0, 2).map(({ index, text, score }) => ({ index, text, score }))).toEqual([
      { index: 1, text: "two kids", score: 5 },
      { index: 3, text: "two kids", score: 5 },
    ]);
    expect(found).toHaveLength(3);
    expect(await mostSimilar(system, "x", [])).toEqual([]);
    await expect(mostSimilar(system, "x", ["y"], { limit: 0 })).rejects.toMatchObject({ code: "E_INPUT" });
  });

  it("refuses a matrix that no memory holds", async () => {
    const many = new Array<string>(20_000).fill("x");
    await expect(scoreMatrix(system, many, many)).rejects.toThrow("20000 x 20000 texts are 400000000 pairs");
  });
});
