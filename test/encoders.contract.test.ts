import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFile } from "../src/vectors/fixtures/static-file.ts";
import { cachedEncoder, cosine, createEncoder, type Encoder } from "../src/vectors/index.ts";
import { shippedModels } from "../src/vectors/node.ts";

// What holds of every encoder. Those that ship are taken from the manifests of models/, so that a new folder there is
// held to it without a line here; beside them stand the forms in which users bring their own, and the wrapper.

const TEXTS = [
  "A dog runs on the beach.",
  "Un perro corre por la playa.",
  "الكلب يركض على الشاطئ.",
  "Köpek sahilde koşuyor.",
  "dog",
  "It costs 3.50 €, I'm told. 👍🏽",
  "日本語",
  "\ud800 half a character",
];
const LONG = "The old bridge near the river was closed on Monday. ".repeat(60);

/** Static vectors in a folder of the user's own, as training/FAST_FORMAT.md has them. */
const work = mkdtempSync(join(tmpdir(), "samesay-encoders-"));
const OWN_STATIC = join(work, "static");
mkdirSync(OWN_STATIC);
const pieces = ["a", "b", "d", "o", "g", "r", "e", "▁a", "▁dog"];
const bytes = staticFile(
  Object.fromEntries(pieces.map((piece, i) => [piece, [0, 1, 2, 3].map((d) => Math.sin(4 * i + d))])),
);
writeFileSync(join(OWN_STATIC, "own.bin"), bytes);
writeFileSync(
  join(OWN_STATIC, "manifest.json"),
  JSON.stringify({
    format: 1,
    kind: "static",
    name: "own-static",
    weights: "own.bin",
    dimension: 4,
    files: {
      "own.bin": { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
    },
  }),
);
afterAll(() => rmSync(work, { recursive: true }));

const OWN = resolve("src/vectors/fixtures/tiny");
const shipped = (await shippedModels()).filter(({ manifest }) => manifest.kind !== "onnx-cross-encoder");
const KINDS: readonly (readonly [string, () => Promise<Encoder>])[] = [
  ...shipped.map(({ manifest, folder }) => [manifest.name, () => createEncoder(folder)] as const),
  ["a user's folder, ONNX", () => createEncoder(OWN)],
  ["a user's folder, ONNX on WebAssembly", () => createEncoder(OWN, { runtime: "wasm" })],
  ["a user's folder, static", () => createEncoder(OWN_STATIC)],
  ["an encoder that remembers", async () => cachedEncoder(await createEncoder(OWN), 4)],
];

it("are more than one of each kind that ships", () => {
  expect(shipped.map(({ manifest }) => manifest.name)).toEqual(
    expect.arrayContaining(["en", "multi", "use", "fast"]),
  );
});

/** Length of row i. */
function norm({ data, dimension }: { data: Float32Array; dimension: number }, i: number): number {
  return Math.hypot(...data.subarray(i * dimension, (i + 1) * dimension));
}

describe.each(KINDS)("%s", { timeout: 120_000 }, (name, open) => {
  let encoder: Encoder;
  beforeAll(async () => {
    encoder = await open();
  }, 120_000);
  afterAll(() => encoder.close());

  it("says what it is", () => {
    expect(encoder.name.length).toBeGreaterThan(0);
    expect(encoder.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(encoder.fingerprint.length).toBeGreaterThanOrEqual(16);
    expect(encoder.dimension).toBeGreaterThan(0);
    expect(encoder.maxTokens).toBeGreaterThan(2);
    const manifest = shipped.find((model) => model.manifest.name === name)?.manifest;
    if (manifest === undefined) return;
    expect([encoder.name, encoder.dimension, encoder.languages]).toEqual([
      manifest.name,
      manifest.dimension,
      manifest.languages,
    ]);
  });

  it("gives a row of finite numbers for each text, of length 1 where it says so", async () => {
    const vectors = await encoder.encode(TEXTS);
    expect([vectors.count, vectors.dimension]).toEqual([TEXTS.length, encoder.dimension]);
    expect(vectors.data).toHaveLength(TEXTS.length * encoder.dimension);
    expect(vectors.excessTokens).toHaveLength(TEXTS.length);
    expect(vectors.data.every(Number.isFinite)).toBe(true);
    for (const [i, text] of TEXTS.entries()) {
      const length = norm(vectors, i);
      // A static table may know no piece of a text.
      if (encoder.normalized && length > 0) expect(length, text).toBeCloseTo(1, 4);
    }
    expect(norm(vectors, 0)).toBeGreaterThan(0);
  });

  it("gives no texts no rows, and an empty text a row of zeros", async () => {
    const none = await encoder.encode([]);
    expect([none.count, none.data.length, none.excessTokens.length]).toEqual([0, 0, 0]);
    const vectors = await encoder.encode(["", TEXTS[0]!, " \n\t"]);
    expect(norm(vectors, 0)).toBe(0);
    expect(norm(vectors, 1)).toBeGreaterThan(0);
    expect(norm(vectors, 2)).toBe(0);
  });

  it("gives the same again, to the last digit", async () => {
    const first = await encoder.encode(TEXTS);
    expect((await encoder.encode(TEXTS)).data).toEqual(first.data);
  });

  it("gives a text the same in any company and place", async () => {
    const together = await encoder.encode([...TEXTS, ...TEXTS.toReversed(), LONG.slice(0, 600)]);
    for (const [i, text] of TEXTS.entries()) {
      const alone = await encoder.encode([text]);
      for (const row of [i, 2 * TEXTS.length - 1 - i]) {
        expect(norm(together, row), text).toBeCloseTo(norm(alone, 0), 3);
        // Eight-bit graphs may scale a batch's values together.
        if (norm(alone, 0) > 0) expect(cosine(together, row, alone, 0), text).toBeGreaterThan(0.9995);
      }
    }
  });

  it("reads the whole of a text longer than its limit, and counts what is over it", async () => {
    const end = "An elephant sings an aria about gold.";
    const { excessTokens, ...vectors } = await encoder.encode([LONG, LONG + end, "A dog runs."]);
    const limited = encoder.maxTokens < Number.MAX_SAFE_INTEGER;
    if (limited) expect(excessTokens[1]).toBeGreaterThan(excessTokens[0]!);
    expect(excessTokens[0]! > 0).toBe(limited);
    expect(excessTokens[2]).toBe(0);
    expect(norm(vectors, 0)).toBeGreaterThan(0);
    // The end is read, not cut off.
    expect([...vectors.data.subarray(0, encoder.dimension)]).not.toEqual([
      ...vectors.data.subarray(encoder.dimension, 2 * encoder.dimension),
    ]);
  });

  it("says how far it is, and ends with all done", async () => {
    const seen: [number, number][] = [];
    // Texts that a wrapper has not met.
    const texts = TEXTS.map((text) => `${text} ${text}`);
    await encoder.encode(texts, { onProgress: (done, total) => seen.push([done, total]) });
    expect(seen.at(-1)).toEqual([texts.length, texts.length]);
    expect(seen.map(([done]) => done)).toEqual(seen.map(([done]) => done).toSorted((a, b) => a - b));
  });

  it("refuses what is no text, and names it", async () => {
    await expect(encoder.encode(["a dog", 3 as unknown as string])).rejects.toMatchObject({
      code: "E_INPUT",
      message: expect.stringMatching(/^text 1 is number, expected a string/),
    });
  });

  it("ends where it is told to, before and during", async () => {
    await expect(encoder.encode(TEXTS, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
    const stop = new AbortController();
    const many = Array.from({ length: 20_000 }, (_, i) => `dog ${i} runs ${i % 97} a bed`);
    const running = encoder.encode(many, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ code: "E_ABORTED" });
    // It can be asked again.
    expect((await encoder.encode(["A dog."])).count).toBe(1);
  });

  it("ends what runs before it closes, closes twice without harm, and refuses what comes later", async () => {
    const other = await open();
    const running = other.encode(TEXTS);
    await Promise.all([other.close(), other.close()]);
    expect((await running).count).toBe(TEXTS.length);
    await other.close();
    for (const texts of [["A dog."], TEXTS, []])
      await expect(other.encode(texts)).rejects.toMatchObject({ code: "E_INPUT" });
  });
});
