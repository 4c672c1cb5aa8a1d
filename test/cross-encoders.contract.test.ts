import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CrossEncoder, TextPair } from "../src/vectors/index.ts";
import { openCrossEncoderFolder, shippedModels } from "../src/vectors/node.ts";

// What holds of every cross-encoder: those that ship, taken from the manifests of models/, and a user's own folder.

const PAIRS: readonly TextPair[] = [
  ["A dog runs on the beach.", "Two dogs run along the shore."],
  ["A man sings.", "The bank raised its rates."],
  ["She is not here.", "She is not here."],
  ["Room 101", "Room 102"],
  ["日本語", "A dog."],
  ["\ud800", "half a character"],
].map(([a, b]) => ({ a: a!, b: b! }));
const LONG = "The old bridge near the river was closed on Monday. ".repeat(60);
const turned = (pairs: readonly TextPair[]) => pairs.map(({ a, b }) => ({ a: b, b: a }));

const shipped = (await shippedModels()).filter(({ manifest }) => manifest.kind === "onnx-cross-encoder");
const OWN = resolve("src/vectors/fixtures/tiny-cross");
const KINDS: readonly (readonly [string, () => Promise<CrossEncoder>])[] = [
  ...shipped.map(({ manifest, folder }) => [manifest.name, () => openCrossEncoderFolder(folder)] as const),
  ["a user's folder", () => openCrossEncoderFolder(OWN)],
  ["a user's folder, on WebAssembly", () => openCrossEncoderFolder(OWN, { runtime: "wasm" })],
];

it("two ship", () => {
  const folders = shipped.map(({ folder }) => folder.split(/[/\\]/).at(-1));
  expect(folders).toEqual(["accurate-en", "accurate-multi"]);
});

describe.each(KINDS)("%s", { timeout: 120_000 }, (_, open) => {
  let encoder: CrossEncoder;
  beforeAll(async () => {
    encoder = await open();
  }, 120_000);
  afterAll(() => encoder.close());

  it("says what it is", () => {
    expect(encoder.name.length).toBeGreaterThan(0);
    expect(encoder.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(encoder.maxTokens).toBeGreaterThan(2);
  });

  it("gives each pair a score in 0..1", async () => {
    const { scores, excessTokens } = await encoder.score(PAIRS);
    expect([scores.length, excessTokens.length]).toEqual([PAIRS.length, 2 * PAIRS.length]);
    for (const score of scores) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
    // Two words fit into any.
    expect([...excessTokens.subarray(6, 8)]).toEqual([0, 0]);
  });

  it("gives no pairs no scores, and a pair with an empty text 0", async () => {
    const none = await encoder.score([]);
    expect([none.scores.length, none.excessTokens.length]).toEqual([0, 0]);
    const { scores } = await encoder.score([
      { a: "", b: "A dog." },
      { a: "A dog.", b: " \n" },
      { a: "", b: "" },
    ]);
    expect([...scores]).toEqual([0, 0, 0]);
  });

  it("gives the same again and turned round, to the last digit", async () => {
    const { scores } = await encoder.score(PAIRS);
    expect((await encoder.score(PAIRS)).scores).toEqual(scores);
    expect((await encoder.score(turned(PAIRS))).scores).toEqual(scores);
  });

  it("gives a pair the same in any company and place", async () => {
    const company = [...PAIRS, ...turned(PAIRS).toReversed(), { a: LONG.slice(0, 300), b: "A bridge." }];
    const { scores } = await encoder.score(company);
    for (const [i, pair] of PAIRS.entries()) {
      const alone = (await encoder.score([pair])).scores[0]!;
      // Eight-bit graphs scale a batch's values together.
      expect(scores[i]).toBeCloseTo(alone, 2);
      // A pair that stands twice is read once.
      expect(scores[2 * PAIRS.length - 1 - i]).toBe(scores[i]);
    }
  });

  it("reads the whole of texts longer than its limit, and counts what is over it on each side", async () => {
    const { scores, excessTokens } = await encoder.score([
      { a: LONG, b: "A bridge was closed." },
      { a: "A bridge was closed.", b: LONG },
      { a: `${LONG} An elephant sings an aria.`, b: "A bridge was closed." },
    ]);
    const [a0, b0, a1, b1, a2] = excessTokens;
    expect(a0).toBeGreaterThan(0);
    expect([a1, b1]).toEqual([b0, a0]);
    expect(a2).toBeGreaterThan(a0!);
    expect(scores[1]).toBe(scores[0]);
    // The end is read, not cut off.
    expect(scores[2]).not.toBe(scores[0]);
    for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
  });

  it("says how far it is, and ends with all done", async () => {
    const seen: [number, number][] = [];
    await encoder.score(PAIRS, { onProgress: (done, total) => seen.push([done, total]) });
    expect(seen.at(-1)).toEqual([PAIRS.length, PAIRS.length]);
    expect(seen.map(([done]) => done)).toEqual(seen.map(([done]) => done).toSorted((x, y) => x - y));
  });

  it("refuses what is no text, and names it", async () => {
    const pairs = [PAIRS[0]!, { a: "x", b: null as unknown as string }];
    await expect(encoder.score(pairs)).rejects.toMatchObject({
      code: "E_INPUT",
      message: expect.stringMatching(/^pair 1, text b is null, expected a string/),
    });
  });

  it("ends where it is told to, before and during", async () => {
    await expect(encoder.score(PAIRS, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
    const stop = new AbortController();
    const many = Array.from({ length: 2000 }, (_, i) => ({ a: `dog ${i} runs`, b: `a dog ${i % 97}` }));
    const running = encoder.score(many, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ code: "E_ABORTED" });
    expect((await encoder.score(PAIRS.slice(0, 1))).scores).toHaveLength(1);
  });

  it("ends what runs before it closes, closes twice without harm, and refuses what comes later", async () => {
    const other = await open();
    const running = other.score(PAIRS);
    await Promise.all([other.close(), other.close()]);
    expect((await running).scores).toHaveLength(PAIRS.length);
    await other.close();
    for (const pairs of [PAIRS, []])
      await expect(other.score(pairs)).rejects.toMatchObject({ code: "E_INPUT" });
  });
});
