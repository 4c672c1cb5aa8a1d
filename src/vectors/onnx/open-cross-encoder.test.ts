import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelFiles, memoryFiles, sha256 } from "../../packages/model-files.ts";
import type { TextPair } from "../../text/index.ts";
import type { CrossEncoder } from "../cross-encoder.ts";
import { fixtureBytes, tinyModel } from "../fixtures/index.ts";
import { openCrossEncoder } from "./open-cross-encoder.ts";
import { openEncoder } from "./open-encoder.ts";

/** Pairs, and the scores that transformers 5.24.0 gives for both orders; see fixtures/make_cross.py. */
const golden = JSON.parse(new TextDecoder().decode(fixtureBytes("golden-pairs.json"))) as {
  readonly pairs: readonly [string, string][];
  readonly scores: readonly [number, number][];
};
const pairs: TextPair[] = golden.pairs.map(([a, b]) => ({ a, b }));

function tinyCross(changes: Readonly<Record<string, Uint8Array | string | undefined>> = {}): ModelFiles {
  const files: Record<string, Uint8Array | string> = {};
  for (const name of ["model.onnx", "tokenizer.json", "manifest.json"])
    files[name] = fixtureBytes(`tiny-cross/${name}`);
  for (const [name, content] of Object.entries(changes)) {
    if (content === undefined) delete files[name];
    else files[name] = content;
  }
  return memoryFiles("tiny-cross", files);
}

function manifestWith(changes: Readonly<Record<string, unknown>>): string {
  const manifest = JSON.parse(new TextDecoder().decode(fixtureBytes("tiny-cross/manifest.json")));
  return JSON.stringify({ ...manifest, ...changes });
}

describe("scores of the tiny cross-encoder", () => {
  it.each(["native", "wasm"] as const)("are the mean of those transformers gives, by %s", async (runtime) => {
    const encoder = await openCrossEncoder(tinyCross(), { runtime });
    const { scores, excessTokens } = await encoder.score(pairs);
    let compared = 0;
    for (const [i, [forward, backward]] of golden.scores.entries()) {
      // transformers cuts longer pairs off.
      if (excessTokens[2 * i]! + excessTokens[2 * i + 1]! > 0) continue;
      expect(scores[i], pairs[i]!.a).toBeCloseTo((forward + backward) / 2, 5);
      compared++;
    }
    expect(compared).toBeGreaterThanOrEqual(4);
    await encoder.close();
  });
});

describe("score", () => {
  let encoder: CrossEncoder;
  beforeAll(async () => {
    encoder = await openCrossEncoder(tinyCross(), { tokenBudget: 96 });
  });
  afterAll(() => encoder.close());

  const text = fc.oneof(fc.constantFrom(...golden.pairs.flat(), "", " "), fc.string({ unit: "grapheme" }));

  it("keeps order, and does not depend on company", async () => {
    const pair = fc.record({ a: text, b: text });
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 12 }), async (some) => {
        const together = await encoder.score(some);
        expect(together.scores).toHaveLength(some.length);
        for (const [i, one] of some.entries()) {
          const alone = await encoder.score([one]);
          // fp32: companions and padding may move the last digits.
          expect(Math.abs(together.scores[i]! - alone.scores[0]!)).toBeLessThan(1e-5);
          expect([...together.excessTokens.slice(2 * i, 2 * i + 2)]).toEqual([...alone.excessTokens]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is the same to the last digit with the texts of every pair exchanged", async () => {
    const pair = fc.record({ a: text, b: text });
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 12 }), async (some) => {
        const there = await encoder.score(some);
        const back = await encoder.score(some.map(({ a, b }) => ({ a: b, b: a })));
        expect([...back.scores]).toEqual([...there.scores]);
        for (const i of some.keys()) {
          const [a, b] = there.excessTokens.slice(2 * i, 2 * i + 2);
          expect([...back.excessTokens.slice(2 * i, 2 * i + 2)]).toEqual([b, a]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is 0 where a text holds no token", async () => {
    const { scores } = await encoder.score([
      { a: "", b: "the" },
      { a: "man", b: " \n\u0007" },
      { a: "", b: "" },
    ]);
    expect([...scores]).toEqual([0, 0, 0]);
    expect((await encoder.score([])).scores).toHaveLength(0);
  });

  it("reads long pairs in windows and tells the excess", async () => {
    const words = (n: number) => "the man two kid ".repeat(n / 4).trim();
    const { scores, excessTokens } = await encoder.score([
      { a: words(400), b: words(400) },
      { a: words(400), b: "snow" },
      { a: "the man", b: "two kid" },
    ]);
    // 32 tokens, three of them special: 14 and 15 of the two texts, or 28 beside one.
    expect([...excessTokens]).toEqual([386, 385, 372, 0, 0, 0]);
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    const parts = await encoder.score([{ a: words(28), b: "snow" }]);
    // All windows but the cut of the last are alike.
    expect(scores[1]).toBeCloseTo(parts.scores[0]!, 1);
  });

  it("reads texts of a megabyte", async () => {
    const { scores } = await encoder.score([{ a: "two kids play ".repeat(2_000), b: "x".repeat(1_000_000) }]);
    expect(scores[0]).toBeGreaterThan(0);
  });

  it("reads a pair that comes back once", async () => {
    let batches = 0;
    const some = Array.from({ length: 20_000 }, (_, i) =>
      i % 2 === 0 ? pairs[0]! : { a: pairs[0]!.b, b: pairs[0]!.a },
    );
    const { scores } = await encoder.score(some, { onProgress: () => batches++ });
    expect(new Set(scores).size).toBe(1);
    expect(batches).toBeLessThanOrEqual(2);
  });

  it("tells progress up to the end and stops when told to", async () => {
    const seen: number[] = [];
    await encoder.score(pairs, { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((x, y) => x - y));
    const controller = new AbortController();
    const stopped = encoder.score(pairs, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(stopped).rejects.toMatchObject({ code: "E_ABORTED" });
  });

  it("names what is no text", async () => {
    const wrong = [
      { a: "x", b: "y" },
      { a: "x", b: null },
    ] as unknown as TextPair[];
    await expect(encoder.score(wrong)).rejects.toThrow("pair 1, text b is null");
  });
});

describe("opening", () => {
  it("refuses what is damaged or of another kind, by name", async () => {
    const reject = (changes: Parameters<typeof tinyCross>[0]) =>
      expect(openCrossEncoder(tinyCross(changes))).rejects;
    await reject({ "model.onnx": undefined }).toThrow("tiny-cross: has no model.onnx");
    await reject({ "tokenizer.json": undefined }).toThrow("tiny-cross: has no tokenizer.json");
    await reject({ "model.onnx": fixtureBytes("tiny-cross/model.onnx").slice(0, 5000) }).toThrow(/cut short/);
    await reject({ "manifest.json": manifestWith({ kind: "static" }) }).toThrow('holds a "static" model');
    await reject({ "manifest.json": manifestWith({ output: "logits" }) }).toThrow('promises "logits"');
    await reject({ "manifest.json": manifestWith({ output: undefined }) }).toThrow('"output"');
    await reject({ "manifest.json": manifestWith({ maxTokens: 4 }) }).toThrow("no room for two texts");
    await expect(openCrossEncoder(tinyModel())).rejects.toThrow('"output"');
    await expect(openEncoder(tinyCross())).rejects.toThrow('holds a "onnx-cross-encoder" model');
  });

  it("refuses weights whose checksum differs", async () => {
    const bytes = fixtureBytes("tiny-cross/model.onnx").slice();
    bytes[bytes.length - 100]! ^= 1;
    await expect(openCrossEncoder(tinyCross({ "model.onnx": bytes }))).rejects.toThrow(/sha256/);
  });

  it("tells when the self-test pair scores otherwise", async () => {
    const notices: string[] = [];
    const onNotice = (notice: string) => notices.push(notice);
    await (await openCrossEncoder(tinyCross(), { onNotice })).close();
    expect(notices).toEqual([]);
    const selfTest = { texts: golden.pairs[0], score: 0.5 };
    const files = tinyCross({ "manifest.json": manifestWith({ selfTest }) });
    await (await openCrossEncoder(files, { onNotice })).close();
    expect(notices[0]).toContain("for 0.5000 on its self-test pair");
  });

  it("ends what runs before it closes", async () => {
    const encoder = await openCrossEncoder(tinyCross());
    const running = encoder.score(Array.from({ length: 100 }, (_, i) => ({ a: `kid ${i}`, b: "man" })));
    await encoder.close();
    expect((await running).scores).toHaveLength(100);
  });

  it("carries name and digest, and refuses to score once closed", async () => {
    const encoder = await openCrossEncoder(tinyCross());
    expect(encoder.name).toBe("tiny-cross");
    expect(encoder.sha256).toBe(await sha256(fixtureBytes("tiny-cross/model.onnx")));
    await encoder.close();
    await encoder.close();
    await expect(encoder.score(pairs)).rejects.toMatchObject({ code: "E_INPUT" });
  });
});
