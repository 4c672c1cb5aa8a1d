import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkChunks, chunkTokens, parseChunks, writeChunks } from "./chunked-sentence.ts";

const read = (text: string, lenient = false) => parseChunks(text, "x.chunk.txt", { lenient });

it("reads a sentence a line", () => {
  const { sentences } = read("[ A cat ] [ sleeps ] [ . ] \n[ Rain ]\n");
  expect(sentences.map(({ chunks }) => chunks)).toEqual([[["A", "cat"], ["sleeps"], ["."]], [["Rain"]]]);
  expect(chunkTokens(sentences[0]!.chunks)).toEqual([[1, 2], [3], [4]]);
});

it.each(["[ A cat ] [ sleeps ] \n[ Rain ]\n", "[ A ]", "\uFEFF[ A  cat ]\r\n[ b ] \r\n"])(
  "writes %j as it was read",
  (text) => {
    expect(writeChunks(read(text))).toBe(text);
  },
);

describe("malformed lines", () => {
  it.each([
    [
      "[ in [ a path ] [ but ]",
      /^x\.chunk\.txt:2: a \[ inside a chunk; write chunks as/,
      [["in", "a", "path"], ["but"]],
    ],
    ["[ a ] b ] [ c ]", /a \] without \[/, [["a"], ["b"], ["c"]]],
    ["[ a ] b [ c ]", /"b" in no chunk; put it in brackets/, [["a"], ["b"], ["c"]]],
    ["[ a ] [ b", /a \[ without \]/, [["a"], ["b"]]],
    ["[ ] [ b ]", /an empty chunk/, [["b"]]],
    ["", /a line without chunks/, []],
  ] as [string, RegExp, string[][]][])("%j", (line, message, repaired) => {
    const text = `[ x ] \n${line}\n[ y ] \n`;
    expect(() => read(text)).toThrow(message);
    const { sentences, repairs } = read(text, true);
    expect(sentences[1]!.chunks).toEqual(repaired);
    expect(repairs[0]).toMatch(/^x\.chunk\.txt:2: /);
    if (repaired.length > 0) expect(read(writeChunks({ sentences })).sentences[1]!.chunks).toEqual(repaired);
  });
});

describe("chunks that are not their sentences", () => {
  const check = (...words: string[][]) =>
    checkChunks(read("[ A cat ] [ sleeps ] \n[ Rain ]\n").sentences, "x.txt", words, "gold.wa");
  it.each([
    [[["A", "dog", "sleeps"], ["Rain"]], /^x\.txt:1: word 2 is "cat", gold\.wa has "dog"; a chunk file has/],
    [
      [
        ["A", "cat", "sleeps"],
        ["Rain", "."],
      ],
      /^x\.txt:2: word 2 is missing, gold\.wa has "\."/,
    ],
    [[["A", "cat"], ["Rain"]], /^x\.txt:1: word 3 is "sleeps", gold\.wa has missing/],
    [[["A", "cat", "sleeps"]], /^x\.txt:2: beyond the last of 1 sentences/],
    [[["A", "cat", "sleeps"], ["Rain"], ["Snow"]], /^x\.txt:3: missing; gold\.wa has 3 sentences/],
  ] as [string[][], RegExp][])("%j", (words, message) => {
    expect(() => check(...words)).toThrow(message);
  });
  it("and those that are", () => {
    expect(() => check(["A", "cat", "sleeps"], ["Rain"])).not.toThrow();
  });
});

it("reads back any chunks it wrote, every token once", () => {
  const word = fc.stringMatching(/^[a-zç():'-]{1,5}$/);
  const chunks = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(chunks, { minLength: 1, maxLength: 4 }), (all) => {
      const text = writeChunks({ sentences: all.map((one) => ({ chunks: one })) });
      expect(read(text).sentences.map((one) => one.chunks)).toEqual(all);
      for (const one of all) {
        expect(chunkTokens(one).flat()).toEqual(one.flat().map((_, i) => i + 1));
      }
    }),
  );
});
