import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../packages/model-files.ts";
import { arithmeticInUse } from "../arithmetic.ts";
import { cosine } from "../cosine.ts";
import type { Embeddings, Encoder } from "../encoder.ts";
import { fixtureBytes, golden, tinyModel } from "../fixtures/index.ts";
import { openEncoder } from "./open-encoder.ts";

function row({ data, dimension }: Embeddings, i: number): number[] {
  return Array.from(data.subarray(i * dimension, (i + 1) * dimension));
}

function largestDifference(x: readonly number[], y: readonly number[]): number {
  return x.reduce((most, value, i) => Math.max(most, Math.abs(value - y[i]!)), 0);
}

describe("vectors of the tiny model", () => {
  it.each(Object.keys(golden.settings))("are those of sentence-transformers 6.2.0: %s", async (settings) => {
    const encoder = await openEncoder(tinyModel(settings));
    const { vectors } = golden.settings[settings]!;
    const result = await encoder.encode(golden.texts);
    expect(result.dimension).toBe(vectors[0]!.length);
    let compared = 0;
    for (const [i, vector] of vectors.entries()) {
      // sentence-transformers cuts longer texts off.
      if (result.excessTokens[i]! > 0) continue;
      expect(largestDifference(row(result, i), vector), golden.texts[i]!).toBeLessThan(1e-5);
      compared++;
    }
    expect(compared).toBeGreaterThanOrEqual(7);
    await encoder.close();
  });

  it("are the same with the pooling written in the older way", async () => {
    const old = {
      pooling_mode_mean_tokens: true,
      pooling_mode_cls_token: false,
      word_embedding_dimension: 32,
    };
    const encoder = await openEncoder(tinyModel("mean", { "1_Pooling/config.json": JSON.stringify(old) }));
    const result = await encoder.encode(golden.texts);
    expect(largestDifference(row(result, 0), golden.settings.mean!.vectors[0]!)).toBeLessThan(1e-5);
    await encoder.close();
  });

  it("are mean-pooled and not normalised for a folder without modules.json, as sentence-transformers does", async () => {
    const encoder = await openEncoder(tinyModel("mean", { "modules.json": undefined }));
    const result = row(await encoder.encode([golden.texts[0]!]), 0);
    const norm = Math.hypot(...result);
    expect(encoder.normalized).toBe(false);
    expect(Math.abs(norm - 1)).toBeGreaterThan(0.1);
    const scaled = result.map((value) => value / norm);
    expect(largestDifference(scaled, golden.settings.mean!.vectors[0]!)).toBeLessThan(1e-5);
    await encoder.close();
  });

  it("come from the WebAssembly build alike", async () => {
    const encoder = await openEncoder(tinyModel("mean"), { runtime: "wasm" });
    const result = await encoder.encode(golden.texts);
    expect(largestDifference(row(result, 0), golden.settings.mean!.vectors[0]!)).toBeLessThan(1e-5);
    await encoder.close();
  });
});

describe("encode", () => {
  let encoder: Encoder;
  beforeAll(async () => {
    encoder = await openEncoder(tinyModel("mean"), { tokenBudget: 64 });
  });
  afterAll(() => encoder.close());

  it("keeps order and gives repeated texts the same row", async () => {
    const text = fc.oneof(fc.constantFrom(...golden.texts, "", " "), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
        const together = await encoder.encode(texts);
        expect(together.count).toBe(texts.length);
        for (const [i, one] of texts.entries()) {
          const alone = await encoder.encode([one]);
          // fp32: companions and padding may move the last digits.
          expect(largestDifference(row(together, i), row(alone, 0))).toBeLessThan(1e-5);
          expect(together.excessTokens[i]).toBe(alone.excessTokens[0]);
          expect(row(together, i)).toEqual(row(together, texts.indexOf(one)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("gives empty and blank texts a zero row, in their places", async () => {
    const result = await encoder.encode(["the", "", "man", " \t\n\u3000", "\0\u0007"]);
    const lengths = [0, 1, 2, 3, 4].map((i) => Math.hypot(...row(result, i)));
    expect(lengths.map((length) => Math.round(length * 1e6) / 1e6)).toEqual([1, 0, 1, 0, 0]);
    expect((await encoder.encode([])).data).toHaveLength(0);
  });

  it("reads a long text in windows, pooled by tokens, and tells the excess", async () => {
    const room = golden.limit - 2;
    const words = Array.from({ length: 3 * room }, (_, i) => ["the", "man", "snow", "kid"][i % 4]!);
    const long = await encoder.encode([words.join(" ")]);
    expect(long.excessTokens[0]).toBe(2 * room);
    const plain = await openEncoder(tinyModel("mean", { "modules.json": meanWithoutNormalize() }));
    const windows = [0, 1, 2].map((w) => words.slice(w * room, (w + 1) * room).join(" "));
    const parts = await plain.encode(windows);
    // Equal windows: the mean over all tokens is the mean of the windows' means.
    const mean = Array.from(
      { length: 32 },
      (_, d) => (row(parts, 0)[d]! + row(parts, 1)[d]! + row(parts, 2)[d]!) / 3,
    );
    const norm = Math.hypot(...mean);
    expect(
      largestDifference(
        row(long, 0),
        mean.map((v) => v / norm),
      ),
    ).toBeLessThan(1e-5);
    await plain.close();
  });

  it("takes a lone surrogate as U+FFFD", async () => {
    const result = await encoder.encode(["snow \ud800 kid", "snow \ufffd kid"]);
    expect(row(result, 0)).toEqual(row(result, 1));
  });

  it("reads a text of a megabyte", async () => {
    const result = await encoder.encode(["two kids play ".repeat(75_000), "x".repeat(1_000_000)]);
    expect(result.excessTokens[0]).toBe(4 * 75_000 - (golden.limit - 2));
    expect(result.data.every(Number.isFinite)).toBe(true);
  });

  it("reads 100,000 texts, repeated ones once", async () => {
    const texts = Array.from({ length: 100_000 }, (_, i) => `the man ${i % 500}`);
    const result = await encoder.encode(texts);
    expect(result.count).toBe(100_000);
    expect(row(result, 99_999)).toEqual(row(result, 499));
    expect(row(result, 50_123)).toEqual(row(result, 123));
    expect(row(result, 1)).not.toEqual(row(result, 2));
  });

  it("names what is no text", async () => {
    const odd = ["the", undefined as unknown as string];
    await expect(encoder.encode(odd)).rejects.toMatchObject({
      code: "E_INPUT",
      message: "text 1 is undefined, expected a string",
    });
  });

  it("reports progress up to the total", async () => {
    const seen: number[] = [];
    await encoder.encode(["the", "", "the", "man plays guitar", "snow"], {
      onProgress: (done, total) => {
        expect(total).toBe(5);
        seen.push(done);
      },
    });
    expect(seen.at(-1)).toBe(5);
    expect(seen).toEqual([...seen].sort((x, y) => x - y));
  });

  it("stops when the signal fires", async () => {
    const controller = new AbortController();
    const texts = Array.from({ length: 500 }, (_, i) => `${"the man ".repeat(i % 9)}${i}`);
    const work = encoder.encode(texts, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(work).rejects.toMatchObject({ code: "E_ABORTED" });
    await expect(encoder.encode(["a"], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
  });

  it("compares with itself at cosine 1 and with nothing at 0", async () => {
    const result = await encoder.encode(["two kids", ""]);
    expect(cosine(result, 0, result, 0)).toBeCloseTo(1, 6);
    expect(cosine(result, 0, result, 1)).toBe(0);
  });
});

function meanWithoutNormalize(): string {
  const modules = golden.settings.mean!.files["modules.json"] as { type: string }[];
  return JSON.stringify(modules.filter((module) => !module.type.endsWith("Normalize")));
}

describe("opening", () => {
  const open = (changes: Readonly<Record<string, Uint8Array | string | undefined>>) =>
    openEncoder(tinyModel("mean", changes));
  const manifest = async (changes: object = {}) => {
    const bytes = fixtureBytes("tiny/model.onnx");
    const files = { "model.onnx": { sha256: await sha256(bytes), bytes: bytes.length } };
    const whole = {
      format: 1,
      kind: "onnx-encoder",
      name: "tiny",
      weights: "model.onnx",
      dimension: 32,
      files,
    };
    return JSON.stringify({ ...whole, ...changes });
  };

  it.each([
    ["tokenizer.json", "tiny: has no tokenizer.json"],
    ["model.onnx", "tiny: has no ONNX file"],
  ])("a folder without %s names what is missing", async (name, message) => {
    await expect(open({ [name]: undefined })).rejects.toMatchObject({
      code: "E_MODEL",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ["image.onnx", 'model "tiny" has the inputs pixel_values; an encoder has input_ids'],
    ["classifier.onnx", 'model "tiny" has the outputs logits; an encoder has one of last_hidden_state'],
  ])("broken/%s is refused by its inputs or outputs", async (name, message) => {
    const work = open({ "model.onnx": fixtureBytes(`broken/${name}`) });
    await expect(work).rejects.toMatchObject({ code: "E_MODEL", message: expect.stringContaining(message) });
  });

  it("NaN from a broken model is named, not returned", async () => {
    const encoder = await open({ "model.onnx": fixtureBytes("broken/nan.onnx") });
    await expect(encoder.encode(["the"])).rejects.toThrow(
      /"tiny" gave a vector that holds no numbers \(NaN\) for "the"/,
    );
    await encoder.close();
  });

  it("a model that pools inside and takes int32 works", async () => {
    const encoder = await open({ "model.onnx": fixtureBytes("broken/pooled-int32.onnx") });
    const { dimension, data } = await encoder.encode(["the man"]);
    expect(dimension).toBe(4);
    expect(data.every(Number.isFinite)).toBe(true);
    await encoder.close();
  });

  it("a truncated ONNX file is named", async () => {
    const cut = fixtureBytes("tiny/model.onnx").slice(0, 50_000);
    await expect(open({ "model.onnx": cut })).rejects.toThrow(
      "tiny/model.onnx: not a model that ONNX Runtime can open",
    );
  });

  it.each([
    ["not JSON", "tiny/tokenizer.json: not JSON"],
    ['{"model":{"type":"WordLevel","vocab":{}}}', 'tokenizer of unknown kind "WordLevel"'],
    ['{"version":"1.0"}', "has no model.vocab"],
    [
      '{"model":{"type":"Unigram","unk_id":0,"vocab":{"a":1}},"pre_tokenizer":{"type":"Metaspace"}}',
      "must list [piece, score]",
    ],
  ])("a tokenizer.json like %s is named", async (content, message) => {
    await expect(open({ "tokenizer.json": content })).rejects.toMatchObject({
      code: "E_MODEL",
      message: expect.stringContaining(message),
    });
  });

  it("an unknown module and an unknown pooling are named", async () => {
    const modules = JSON.stringify([{ idx: 0, path: "", type: "sentence_transformers.models.LSTM" }]);
    await expect(open({ "modules.json": modules })).rejects.toThrow(
      'module "sentence_transformers.models.LSTM" is not known',
    );
    const pooling = JSON.stringify({ pooling_mode: "weightedmean" });
    await expect(open({ "1_Pooling/config.json": pooling })).rejects.toThrow(
      "pooling weightedmean is not supported",
    );
  });

  it("a Dense module's missing, cut or foreign weights are named", async () => {
    const dense = (changes: Readonly<Record<string, Uint8Array | string | undefined>>) =>
      openEncoder(tinyModel("dense", changes));
    const weights = fixtureBytes("dense.safetensors");
    await expect(dense({ "2_Dense/model.safetensors": undefined })).rejects.toThrow(
      "needs config.json and model.safetensors",
    );
    await expect(dense({ "2_Dense/model.safetensors": weights.slice(0, 900) })).rejects.toThrow(
      "not a safetensors file, or cut short",
    );
    await expect(dense({ "2_Dense/model.safetensors": "no" })).rejects.toThrow(
      "not a safetensors file, or cut short",
    );
    const config = {
      in_features: 32,
      out_features: 9,
      activation_function: "torch.nn.modules.activation.Tanh",
    };
    await expect(dense({ "2_Dense/config.json": JSON.stringify(config) })).rejects.toThrow(
      "does not hold 9 x 32 numbers",
    );
    const odd = JSON.stringify({ ...config, out_features: 8, activation_function: "torch.nn.SELU" });
    await expect(dense({ "2_Dense/config.json": odd })).rejects.toThrow(
      'activation "torch.nn.SELU" is not known',
    );
    await expect(dense({ "2_Dense/config.json": "{" })).rejects.toMatchObject({ code: "E_MODEL" });
    const header = new TextEncoder().encode("{not json");
    const broken = new Uint8Array(8 + header.length);
    broken[0] = header.length;
    broken.set(header, 8);
    await expect(dense({ "2_Dense/model.safetensors": broken })).rejects.toMatchObject({ code: "E_MODEL" });
  });

  it("a manifest's checksum, length and format are checked", async () => {
    const encoder = await open({ "manifest.json": await manifest() });
    expect(encoder.name).toBe("tiny");
    await encoder.close();
    const wrong = { "model.onnx": { sha256: "0".repeat(64), bytes: fixtureBytes("tiny/model.onnx").length } };
    await expect(open({ "manifest.json": await manifest({ files: wrong }) })).rejects.toThrow(
      "is not the recorded 000000000000",
    );
    const short = { "model.onnx": { sha256: "0".repeat(64), bytes: 1 } };
    await expect(open({ "manifest.json": await manifest({ files: short }) })).rejects.toThrow(
      "its record says 1",
    );
    await expect(open({ "manifest.json": await manifest({ format: 9 }) })).rejects.toThrow(
      "format 9; this version of samesay reads format 1",
    );
    await expect(open({ "manifest.json": "{}" })).rejects.toThrow("format undefined");
  });

  it("every file that the record names is checked as it is read: tokenizer and settings as well as weights", async () => {
    const tokenizer = new TextDecoder().decode(fixtureBytes("tiny/tokenizer.json"));
    const settings = JSON.stringify(golden.settings.mean!.files["1_Pooling/config.json"]);
    const record = async (text: string) => {
      const bytes = new TextEncoder().encode(text);
      return { sha256: await sha256(bytes), bytes: bytes.length };
    };
    const files = {
      "tokenizer.json": await record(tokenizer),
      "1_Pooling/config.json": await record(settings),
    };
    const recorded = { "manifest.json": await manifest({ files }) };
    await (await open(recorded)).close();
    // One id is another: the same length, other vectors.
    const changed = tokenizer.replace(/"guitar": ?(\d+)/, (entry, id) =>
      entry.replace(id, String(Number(id) - 1)),
    );
    expect(changed).not.toBe(tokenizer);
    await expect(open({ ...recorded, "tokenizer.json": changed })).rejects.toThrow(
      "tiny/tokenizer.json: sha256",
    );
    await expect(open({ ...recorded, "1_Pooling/config.json": `${settings} ` })).rejects.toThrow(
      "tiny/1_Pooling/config.json: ",
    );
    // The record of a download is as good as a manifest.
    const origin = { format: 1, source: "x", revision: "y", files };
    const added = { "samesay-origin.json": JSON.stringify(origin), "tokenizer.json": changed };
    await expect(open(added)).rejects.toThrow("tiny/tokenizer.json: sha256");
  });

  it("a self-test vector that comes out a little otherwise stands in reports, one that is wrong is told", async () => {
    const notices: string[] = [];
    const opened = async (name: string, vector: readonly number[]) => {
      const selfTest = { text: golden.texts[0], vector };
      const files = tinyModel("mean", { "manifest.json": await manifest({ name, selfTest }) });
      await (await openEncoder(files, { onNotice: (text) => notices.push(text) })).close();
    };
    const right = golden.settings.mean!.vectors[0]!;
    await opened("right", right);
    expect(arithmeticInUse()).toMatch(/^onnxruntime 1\.\d+\.\d+ native, /);
    expect(arithmeticInUse()).not.toContain("right");
    // Cosine about 1 / sqrt(1 + .01).
    const norm = Math.hypot(...right);
    await opened("near", [...right.slice(0, -1), right.at(-1)! + 0.1 * norm]);
    expect(arithmeticInUse()).toMatch(/near: self-test cosine 0\.99\d\d$/);
    expect(notices).toEqual([]);
    await opened(
      "far",
      right.map((value, i) => (i % 2 === 0 ? value : -value)),
    );
    expect(notices).toEqual([expect.stringContaining('model "far" gives other vectors on this processor')]);
  });

  it("ends what runs before it closes", async () => {
    const one = await open({});
    const texts = Array.from({ length: 300 }, (_, i) => `kid ${i}`);
    const running = one.encode(texts);
    const closing = one.close();
    await expect(one.encode(["a"])).rejects.toMatchObject({
      code: "E_INPUT",
      message: 'encoder "tiny" is closed',
    });
    expect((await running).count).toBe(300);
    await closing;
  });

  it("a closed encoder says so; closing twice does no harm", async () => {
    const one = await open({});
    const other = await open({});
    await one.close();
    await one.close();
    await expect(one.encode(["a"])).rejects.toThrow('encoder "tiny" is closed');
    // The session is shared: the other encoder goes on.
    expect((await other.encode(["a"])).count).toBe(1);
    await other.close();
  });
});
