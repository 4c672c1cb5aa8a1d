import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelPlace } from "./model-place.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-place-"));
const added = join(folder, "added");
beforeAll(() => {
  for (const name of ["added/minilm", "added/sentence-transformers--all-MiniLM-L12-v2", "own/onnx"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["own/onnx/model.onnx", "own/model.onnx", "own/notes.txt"])
    writeFileSync(join(folder, name), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("modelPlace", () => {
  it("is a folder's path, an added model's name, or the name that its hub gives it", () => {
    expect(modelPlace(join(folder, "own"), added)).toBe(join(folder, "own"));
    expect(modelPlace("minilm", added)).toBe(join(added, "minilm"));
    expect(modelPlace("sentence-transformers/all-MiniLM-L12-v2", added)).toBe(
      join(added, "sentence-transformers--all-MiniLM-L12-v2"),
    );
  });

  const refused = (name: string) => {
    try {
      return modelPlace(name, added);
    } catch (error) {
      return (error as Error).message;
    }
  };

  it("names the command that fetches a hub's model", () => {
    expect(refused("intfloat/e5-small")).toBe(
      `${resolve("intfloat/e5-small")}: no such folder; "samesay models add intfloat/e5-small" fetches a model of that name`,
    );
  });

  it("takes no graph that is not there for a hub's model", () => {
    expect(refused("nowhere/model.onnx")).toBe(
      `${resolve("nowhere/model.onnx")}: no such file; name the folder that holds it together with tokenizer.json: ${resolve("nowhere")}`,
    );
  });

  it("names the folder of a file", () => {
    for (const name of ["own/model.onnx", "own/onnx/model.onnx"]) {
      expect(refused(join(folder, name))).toBe(
        `${join(folder, name)}: is a file; name the folder that holds it together with tokenizer.json: ${join(folder, "own")}`,
      );
    }
    expect(refused(join(folder, "own/notes.txt"))).toContain("is a file; a model is a folder that holds");
  });

  it("says what is neither a folder nor added", () => {
    expect(refused("unheard-of")).toBe(
      `${resolve("unheard-of")}: no such folder, nor an added model of that name`,
    );
    expect(refused("./nowhere")).toBe(`${resolve("nowhere")}: no such folder`);
    expect(refused("/a/b/c")).toBe("/a/b/c: no such folder");
  });
});
