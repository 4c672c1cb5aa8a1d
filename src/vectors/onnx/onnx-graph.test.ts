import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readManifest } from "../../packages/manifest.ts";
import { folderFiles, shippedFolder } from "../../packages/node-model-files.ts";
import { fixtureBytes } from "../fixtures/index.ts";
import { readOnnxGraph } from "./onnx-graph.ts";

describe("readOnnxGraph", () => {
  it("finds no file and no batch-wide range in a plain model", () => {
    expect(readOnnxGraph(fixtureBytes("tiny/model.onnx"))).toEqual({
      externalFiles: [],
      quantizesBatch: false,
    });
  });

  it.each(["en", "multi", "use", "accurate-en", "accurate-multi"])(
    "finds in %s what its manifest says",
    async (name) => {
      const folder = shippedFolder(name);
      const { graph, weights } = (await readManifest(folderFiles(folder)))!;
      expect(graph).toEqual(readOnnxGraph(readFileSync(`${folder}/${weights}`)));
    },
  );

  // Both made by make_graphs.py with onnx 1.23.2 and onnxruntime 1.32.0.
  it("names the files that hold weights", () => {
    const { externalFiles } = readOnnxGraph(fixtureBytes("graphs/external.onnx"));
    expect(externalFiles).toEqual(["external.onnx_data"]);
  });

  it("sees dynamic quantisation", () => {
    expect(readOnnxGraph(fixtureBytes("graphs/dynamic.onnx")).quantizesBatch).toBe(true);
  });

  it("takes a file that is no model, or is cut short, as one without", () => {
    const nothing = { externalFiles: [], quantizesBatch: false };
    expect(readOnnxGraph(new TextEncoder().encode("version https://git-lfs.github.com/spec/v1\n"))).toEqual(
      nothing,
    );
    expect(readOnnxGraph(new Uint8Array(300).fill(255))).toEqual(nothing);
    const model = fixtureBytes("graphs/dynamic.onnx");
    for (const length of [0, 1, 10, 1000, 50_000]) readOnnxGraph(model.subarray(0, length));
  });
});
