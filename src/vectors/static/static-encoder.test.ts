import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { staticFile } from "../fixtures/static-file.ts";
import { memoryFiles, openStaticEncoder } from "../index.ts";
import { folderFiles, shippedFolder } from "../node.ts";
import { createStaticEncoder } from "./static-encoder.ts";
import { folder } from "./static-fold.ts";
import { readStaticTable } from "./static-format.ts";

const ROWS = {
  "▁the": [1, 0, 0],
  "▁dog": [0, 1, 0],
  "▁do": [0, 0, 1],
  g: [1, 1, 0],
  s: [0, 1, 1],
  "▁.": [1, 1, 1],
};

function encoderOf(options: Parameters<typeof staticFile>[1] = {}) {
  return createStaticEncoder(readStaticTable(staticFile(ROWS, options), "test"), "test", "");
}

/** Sum of rows, scaled to length 1: worked out here, not by the code under test. */
function sumOf(...pieces: (keyof typeof ROWS)[]): number[] {
  const sum = [0, 1, 2].map((d) => pieces.reduce((total, piece) => total + ROWS[piece][d]!, 0));
  const norm = Math.hypot(...sum);
  return sum.map((value) => value / norm);
}

function vectorOf(encoder: ReturnType<typeof encoderOf>, text: string): number[] {
  return Array.from(encoder.encodeSync([text]).data, (value) => Math.round(value * 1e6) / 1e6);
}

const rounded = (vector: readonly number[]) => vector.map((value) => Math.round(value * 1e6) / 1e6);

describe("static vectors", () => {
  it("are the sum of the longest pieces' rows, scaled to length 1", () => {
    const encoder = encoderOf();
    expect(vectorOf(encoder, "the dogs.")).toEqual(rounded(sumOf("▁the", "▁dog", "s", "▁.")));
    expect(vectorOf(encoder, "dog dog the")).toEqual(rounded(sumOf("▁dog", "▁dog", "▁the")));
    // No piece starts the word: its known letters still count.
    expect(vectorOf(encoder, "xgs")).toEqual(rounded(sumOf("g", "s")));
  });

  it("follow the most probable cut where pieces have probabilities", () => {
    // "▁do" + "g" at -1 each beats "▁dog" at -5.
    const encoder = encoderOf({ scores: [-1, -5, -1, -1, -1, -1] });
    expect(vectorOf(encoder, "dog")).toEqual(rounded(sumOf("▁do", "g")));
  });

  it("are zero for texts without a known piece", () => {
    const encoder = encoderOf();
    for (const text of ["", "  ", "日本", "\ud800", "👍🏽"])
      expect(vectorOf(encoder, text)).toEqual([0, 0, 0]);
  });

  it("do not depend on the order of words or on companions", async () => {
    const encoder = encoderOf();
    const word = fc.constantFrom("the", "dog", "dogs", ".", "x");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(word).map((words) => words.join(" "))), async (texts) => {
        const together = await encoder.encode(texts);
        for (const [i, text] of texts.entries()) {
          expect(Array.from(together.data.subarray(3 * i, 3 * i + 3))).toEqual(
            Array.from(encoder.encodeSync([text]).data),
          );
        }
      }),
    );
    expect(vectorOf(encoder, "dog the")).toEqual(vectorOf(encoder, "the dog"));
  });

  it("stop when the signal fires", async () => {
    const encoder = encoderOf();
    const controller = new AbortController();
    const texts = Array.from({ length: 10_000 }, () => "the dog");
    const work = encoder.encode(texts, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(work).rejects.toMatchObject({ code: "E_ABORTED" });
  });
});

it("folds spellings into one, each step by itself", () => {
  expect(folder(["lower"])("İSTANBUL ΣΑΣ Ilık")).toBe("istanbul σασ ilık");
  expect(folder(["lower", "dotless"])("ISPARTA ısparta")).toBe("isparta isparta");
  expect(folder(["nfkc"])("ﬁ Ａ１ ﻻ")).toBe("fi A1 لا");
  expect(folder(["arabic"])("السَّلَامُ إلى أحمدَ مدرسة ســـلام مؤمن")).toBe("السلام الي احمد مدرسه سلام مومن");
  expect(folder(["accents"])("résumé şık ñandú й")).toBe("resume sık nandu й");
  expect(folder([])("É")).toBe("É");
});

describe("a static vector file", () => {
  const read = (bytes: Uint8Array) => () => readStaticTable(bytes, "fast.bin");
  const file = staticFile(ROWS);

  it.each([
    ["empty", new Uint8Array(), "fast.bin: not a static vector file"],
    ["of another kind", new TextEncoder().encode("SSFAST99 and more"), "not a static vector file"],
    ["cut in its header", file.slice(0, 400), "cut short within its header"],
    ["cut in its table", file.slice(0, file.length - 8), 'cut short: section "table" ends after the file'],
    [
      "of a later format",
      staticFile(ROWS, { header: { format: 2 } }),
      "format 2; this version of samesay reads format 1",
    ],
    ["with another count", staticFile(ROWS, { header: { pieces: 7 } }), "has 6 pieces, its header says 7"],
    [
      "with another size",
      staticFile(ROWS, { header: { dimension: 4 } }),
      'section "table" has 18 bytes, not 24',
    ],
    [
      "with an unknown step",
      staticFile(ROWS, { normalizer: ["rot13"] }),
      'normaliser step "rot13" is not known',
    ],
    ["without a section", staticFile(ROWS, { header: { sections: {} } }), 'has no section "pieces"'],
  ])("%s is named", (_, bytes, message) => {
    expect(read(bytes)).toThrow(message);
  });
});

describe("the shipped static vectors", () => {
  const manifest = JSON.parse(readFileSync(`${shippedFolder("fast")}/manifest.json`, "utf8")) as {
    weights: string;
    selfTest: { text: string; vector: number[] };
  };

  it("are 8 MB or less and give the vector that the recipe's own reader gave", async () => {
    const bytes = readFileSync(`${shippedFolder("fast")}/${manifest.weights}`);
    expect(bytes.length).toBeLessThanOrEqual(8e6);
    const encoder = await openStaticEncoder(folderFiles(shippedFolder("fast")));
    const { data } = encoder.encodeSync([manifest.selfTest.text]);
    const dot = manifest.selfTest.vector.reduce((sum, value, d) => sum + value * data[d]!, 0);
    expect(dot).toBeGreaterThan(0.9999);
    expect(encoder.dimension).toBe(manifest.selfTest.vector.length);
  });

  it("are refused when damaged", async () => {
    const files = {
      "manifest.json": readFileSync(`${shippedFolder("fast")}/manifest.json`),
      [manifest.weights]: readFileSync(`${shippedFolder("fast")}/${manifest.weights}`).map((byte, i) =>
        i === 9000 ? byte ^ 1 : byte,
      ),
    };
    await expect(openStaticEncoder(memoryFiles("fast", files))).rejects.toMatchObject({
      code: "E_MODEL",
      message: expect.stringContaining("is not the recorded"),
    });
  });
});
