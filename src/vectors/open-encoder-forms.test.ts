import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderFiles } from "../packages/node-model-files.ts";
import type { Embeddings } from "./encoder.ts";
import { fixtureBytes, golden, tinyModel } from "./fixtures/index.ts";
import { openEncoder } from "./onnx/open-encoder.ts";
import type { OpenEncoderOptions } from "./open-options.ts";

// Forms in which the web holds encoders, other than the plain one.

type Changes = Parameters<typeof tinyModel>[1];

/** What onnxruntime 1.32.0 in Python gives for the ids of TEXTS, by graph; see make_graphs.py. */
const expected: {
  ids: number[][];
  external: number[][][];
  "both-outputs": number[][];
} = JSON.parse(new TextDecoder().decode(fixtureBytes("graphs.json")));
/** In the vocabulary of tiny/, signs are the ids from 4 on. */
const TEXTS = [", ? :", ". ! ;"];

const rowsOf = ({ data, dimension }: Embeddings) =>
  TEXTS.map((_, i) => Array.from(data.subarray(i * dimension, (i + 1) * dimension)));

function expectClose(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  for (const [i, row] of wanted.entries())
    for (const [d, value] of row.entries()) expect(found[i]![d]).toBeCloseTo(value, 5);
}

const meanOf = (rows: readonly (readonly number[])[]) =>
  rows[0]!.map((_, d) => rows.reduce((sum, row) => sum + row[d]!, 0) / rows.length);

async function opened(changes: Changes, options: OpenEncoderOptions = {}) {
  const notices: string[] = [];
  const encoder = await openEncoder(tinyModel("mean", changes), {
    ...options,
    onNotice: (text) => notices.push(text),
  });
  return { encoder, notices };
}

describe("pooling", () => {
  it("is refused where modules.json names settings that are missing", async () => {
    await expect(opened({ "1_Pooling/config.json": undefined })).rejects.toMatchObject({
      code: "E_MODEL",
      message:
        "tiny: modules.json names a Pooling module whose settings, 1_Pooling/config.json, are missing; fetch the whole folder",
    });
  });

  it.each([
    ["there is no modules.json", { "modules.json": undefined }],
    [
      "modules.json has no Pooling",
      { "modules.json": JSON.stringify([{ path: "", type: "sentence_transformers.models.Transformer" }]) },
    ],
  ])("is told once to be the mean where %s", async (_, changes) => {
    const { encoder, notices } = await opened(changes);
    await encoder.encode(["one", "two"]);
    expect(notices).toEqual([expect.stringContaining('model "tiny" does not say how')]);
    expect(encoder.pooling).toBe("mean");
    await encoder.close();
  });

  it("says nothing where it is stated", async () => {
    const { encoder, notices } = await opened({});
    expect(notices).toEqual([]);
    await encoder.close();
  });

  const both = { "model.onnx": fixtureBytes("graphs/both-outputs.onnx") };

  it("is the model's own where it gives a sentence_embedding and no settings say otherwise", async () => {
    const { encoder, notices } = await opened({ ...both, "modules.json": undefined });
    expectClose(rowsOf(await encoder.encode(TEXTS)), expected["both-outputs"]);
    expect(notices).toEqual([]);
    await encoder.close();
  });

  const meanAlone = {
    "modules.json": JSON.stringify(
      (golden.settings.mean!.files["modules.json"] as { type: string }[]).filter(
        ({ type }) => !type.endsWith("Normalize"),
      ),
    ),
  };

  it("is the one that modules.json states where there are both", async () => {
    const { encoder } = await opened({ ...both, ...meanAlone });
    const { external } = expected; // the same table
    expectClose(rowsOf(await encoder.encode(TEXTS)), external.map(meanOf));
    await encoder.close();
  });
});

describe("settings that hold something else", () => {
  it.each(["{}", "[null]", "[3]", '[{"path":"1_Pooling"}]', '[{"type":"Pooling","path":null}]'])(
    "modules.json of %s is refused by name",
    async (value) => {
      await expect(opened({ "modules.json": value })).rejects.toMatchObject({
        code: "E_MODEL",
        message: 'tiny/modules.json: is no list of modules with "path" and "type"',
      });
    },
  );

  it.each([
    "manifest.json",
    "1_Pooling/config.json",
    "tokenizer_config.json",
    "config.json",
    "samesay-origin.json",
  ])("%s of null is refused by name", async (name) => {
    await expect(opened({ [name]: "null" })).rejects.toMatchObject({
      code: "E_MODEL",
      message: expect.stringContaining(`tiny/${name}: no JSON object`),
    });
  });
});

describe("weights beside the graph", () => {
  const graph = fixtureBytes("graphs/external.onnx");
  const data = fixtureBytes("graphs/external.onnx_data");
  const other = new Uint8Array(new Float32Array(data.slice().buffer).map((value) => -2 * value).buffer);
  const model = (weights: Uint8Array | undefined): Changes => ({
    "onnx/model.onnx": graph,
    "onnx/external.onnx_data": weights,
    "modules.json": undefined,
  });

  it.each(["native", "wasm"] as const)("are read from memory, %s", async (runtime) => {
    const { encoder } = await opened(model(data), { runtime });
    expectClose(rowsOf(await encoder.encode(TEXTS)), expected.external.map(meanOf));
    await encoder.close();
  });

  it("count in the digest: equal graphs with other weights are other models, with other vectors", async () => {
    const one = await opened(model(data));
    const two = await opened(model(other));
    const again = await opened(model(data));
    expect(two.encoder.sha256).not.toBe(one.encoder.sha256);
    expect(again.encoder.sha256).toBe(one.encoder.sha256);
    const [x, y, z] = await Promise.all(
      [one, two, again].map(async ({ encoder }) => Array.from((await encoder.encode(["the man"])).data)),
    );
    expect(z).toEqual(x);
    expect(y!.map((value, i) => value / x![i]!)).toEqual([-2, -2, -2, -2]);
    for (const { encoder } of [one, two, again]) await encoder.close();
  });

  it("are named where they are missing or outside the folder", async () => {
    await expect(opened(model(undefined))).rejects.toThrow(
      "tiny: has no onnx/external.onnx_data, where onnx/model.onnx keeps its weights",
    );
    const outside = new TextDecoder("latin1")
      .decode(graph)
      .replace("external.onnx_data", "../../../etc/secret");
    // One letter longer: the lengths of the enclosing messages no longer fit, so a name of the same length is taken.
    const same = outside.replace("../../../etc/secret", "../../../etc/secre");
    const bytes = Uint8Array.from(same, (letter) => letter.charCodeAt(0));
    await expect(opened({ ...model(data), "onnx/model.onnx": bytes })).rejects.toThrow(
      "outside the model's folder",
    );
  });
});

describe("a dynamically quantised graph", () => {
  const changes = { "model.onnx": fixtureBytes("graphs/dynamic.onnx") };

  it("gives a text the same vector in any company, and is told of", async () => {
    const { encoder, notices } = await opened(changes);
    expect(notices).toEqual([expect.stringContaining("read one at a time")]);
    const texts = [...golden.texts, "the man plays two guitars in the snow", "guitar ".repeat(60)];
    const together = await encoder.encode(texts);
    for (const [i, text] of texts.entries()) {
      const alone = await encoder.encode([text]);
      const row = Array.from(together.data.subarray(i * 32, (i + 1) * 32));
      expect(row, text).toEqual(Array.from(alone.data));
    }
    await encoder.close();
  });
});

describe("what a vector hangs on", () => {
  it("stands in the fingerprint: weights, tokenizer, pooling, modules, limit, prompt", async () => {
    const tokenizer = new TextDecoder().decode(fixtureBytes("tiny/tokenizer.json"));
    const fingerprint = async (settings: string, changes: Changes = {}) => {
      const encoder = await openEncoder(tinyModel(settings, changes));
      await encoder.close();
      return encoder.fingerprint;
    };
    const digests = [
      ...(await Promise.all(Object.keys(golden.settings).map((settings) => fingerprint(settings)))),
      await fingerprint("mean", { "tokenizer.json": tokenizer.replace('"guitar"', '"guitars"') }),
      await fingerprint("mean", { "sentence_bert_config.json": JSON.stringify({ max_seq_length: 20 }) }),
      await fingerprint("mean", { "model.onnx": fixtureBytes("graphs/dynamic.onnx") }),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(await fingerprint("mean")).toBe(await fingerprint("mean"));
  });
});

describe("in a folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "samesay-forms-"));
  const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
  beforeAll(() => {
    copyFileSync(fixture("tiny/tokenizer.json"), join(folder, "tokenizer.json"));
    copyFileSync(fixture("graphs/external.onnx"), join(folder, "model.onnx"));
    copyFileSync(fixture("graphs/external.onnx_data"), join(folder, "external.onnx_data"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("weights beside the graph have the digest that they have in memory", async () => {
    const encoder = await openEncoder(folderFiles(folder), { name: "tiny" });
    const { encoder: inMemory } = await opened({
      "model.onnx": fixtureBytes("graphs/external.onnx"),
      "external.onnx_data": fixtureBytes("graphs/external.onnx_data"),
    });
    expect(encoder.sha256).toBe(inMemory.sha256);
    await encoder.close();
    await inMemory.close();
  });

  it.each(["model.onnx", "tokenizer.json", "external.onnx_data"])(
    "a Git LFS pointer in place of %s is named as one",
    async (name) => {
      const kept = fixtureBytes(
        name === "tokenizer.json" ? "tiny/tokenizer.json" : `graphs/${name.replace("model", "external")}`,
      );
      const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 90868376\n`;
      writeFileSync(join(folder, name), pointer);
      await expect(openEncoder(folderFiles(folder))).rejects.toMatchObject({
        code: "E_MODEL",
        message: expect.stringContaining(
          `${join(folder, name)}: is a Git LFS pointer, not the file itself; "git lfs pull"`,
        ),
      });
      writeFileSync(join(folder, name), kept);
    },
  );
});
