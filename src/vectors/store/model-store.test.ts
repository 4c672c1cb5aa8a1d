import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { sha256 } from "../../packages/model-files.ts";
import { fixtureBytes, golden } from "../fixtures/index.ts";
import { addHubModel, listModels, openModelFolder, removeModel, verifyFiles } from "../node.ts";

const COMMIT = "0123456789abcdef";
let server: Server;
let endpoint: string;
let root: string;
/** Files of the model on the hub; one may lie about its checksum. */
let files: Record<string, Uint8Array>;
let liedAbout: string | undefined;

/** A hub with one model, over HTTP, answering as huggingface.co does. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url!, "http://hub").pathname);
    if (path === "/api/models/some/tiny/revision/main") {
      const siblings = await Promise.all(
        Object.entries(files).map(async ([rfilename, bytes]) => {
          const digest = rfilename === liedAbout ? "0".repeat(64) : await sha256(bytes);
          const lfs = rfilename.endsWith(".onnx") ? { lfs: { sha256: digest, size: bytes.length } } : {};
          return { rfilename, size: bytes.length, ...lfs };
        }),
      );
      response.end(JSON.stringify({ sha: COMMIT, siblings }));
      return;
    }
    const file = files[path.replace(`/some/tiny/resolve/${COMMIT}/`, "")];
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "samesay-models-"));
  liedAbout = undefined;
  files = { "onnx/model.onnx": fixtureBytes("tiny/model.onnx"), "pytorch_model.bin": new Uint8Array(9) };
  for (const name of ["config.json", "tokenizer.json", "tokenizer_config.json"])
    files[name] = fixtureBytes(`tiny/${name}`);
  for (const [name, content] of Object.entries(golden.settings.mean!.files)) {
    files[name] = new TextEncoder().encode(JSON.stringify(content));
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("fetches what an encoder needs, records commit and checksums, and the model works", async () => {
  const seen: [number, number | undefined][] = [];
  const model = await addHubModel(root, "some/tiny", {
    endpoint,
    onProgress: (...progress) => seen.push(progress),
  });
  expect(model).toMatchObject({ name: "some--tiny", source: `${endpoint}/some/tiny`, revision: COMMIT });
  expect(Object.keys(model.files)).not.toContain("pytorch_model.bin");
  expect(seen.at(-1)![0]).toBe(seen.at(-1)![1]);
  expect(await listModels(root)).toEqual([model]);
  expect(await verifyFiles(model.folder, model.files)).toEqual([]);
  const encoder = await openModelFolder(model.folder);
  const { data } = await encoder.encode([golden.texts[0]!]);
  expect(data[0]).toBeCloseTo(golden.settings.mean!.vectors[0]![0]!, 5);
  await encoder.close();
  await expect(addHubModel(root, "some/tiny", { endpoint })).rejects.toThrow(
    'a model named "some--tiny" is there already',
  );

  await writeFile(
    join(model.folder, "onnx/model.onnx"),
    (await readFile(join(model.folder, "onnx/model.onnx"))).subarray(1),
  );
  expect(await verifyFiles(model.folder, model.files)).toEqual([
    expect.stringMatching(/^onnx\/model\.onnx: \d+ bytes, not/),
  ]);
  await expect(openModelFolder(model.folder)).rejects.toMatchObject({
    code: "E_MODEL",
    message: expect.stringContaining("cut short"),
  });
  expect(await removeModel(root, "some--tiny")).toBe(true);
  expect(await removeModel(root, "some--tiny")).toBe(false);
  expect(await readdir(root)).toEqual([]);
});

it("leaves nothing behind when a file arrives damaged", async () => {
  liedAbout = "onnx/model.onnx";
  await expect(addHubModel(root, "some/tiny", { endpoint })).rejects.toThrow(
    "some/tiny/onnx/model.onnx: arrived damaged",
  );
  expect(await readdir(root)).toEqual([]);
});

it("names what is wrong", async () => {
  await expect(addHubModel(root, "tiny", { endpoint })).rejects.toMatchObject({ code: "E_INPUT" });
  await expect(addHubModel(root, "./tiny", { endpoint })).rejects.toThrow(
    '"./tiny" is no model\'s name; expected OWNER/NAME (a folder is used as it is: --model FOLDER)',
  );
  await expect(addHubModel(root, "some/tiny", { endpoint, name: "../x" })).rejects.toThrow(
    "cannot name a model",
  );
  await expect(addHubModel(root, "some/other", { endpoint })).rejects.toThrow(
    'has no public model "some/other"',
  );
  await expect(addHubModel(root, "some/tiny", { endpoint: "http://127.0.0.1:1" })).rejects.toThrow(
    /cannot be reached \(.*\); is there a network\?/,
  );
  delete files["onnx/model.onnx"];
  await expect(addHubModel(root, "some/tiny", { endpoint })).rejects.toThrow("some/tiny has no ONNX file");
  expect(await readdir(root)).toEqual([]);
});

it("stops when the signal fires", async () => {
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  const work = addHubModel(root, "some/tiny", { endpoint, signal: controller.signal, onProgress });
  await expect(work).rejects.toMatchObject({ code: "E_ABORTED" });
  expect(await readdir(root)).toEqual([]);
});
