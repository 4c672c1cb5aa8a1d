import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodeWithSpecials } from "./tokenizer.ts";
import { readTokenizer } from "./tokenizer-json.ts";

const fixtures = new URL("../../../test/fixtures/tokenizers/", import.meta.url);
const models = new URL("../../../models/", import.meta.url);
const unpacked = (name: string) => gunzipSync(readFileSync(new URL(name, fixtures)));
const texts = unpacked("texts.jsonl.gz")
  .toString("utf8")
  .split("\n")
  .map((line) => JSON.parse(line) as string);

/** FNV-1a over the ids as little-endian 32-bit numbers, as make.py has it. */
function hash(ids: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const id of ids) {
    for (let shift = 0; shift < 32; shift += 8) h = Math.imul(h ^ ((id >>> shift) & 255), 0x01000193);
  }
  return h >>> 0;
}

/** Hashes made by Python's tokenizers 0.23.3: test/fixtures/tokenizers/make.py. */
describe.each([
  ["en", "WordPiece", () => readFileSync(new URL("en/tokenizer.json", models), "utf8")],
  ["multi", "Unigram", () => readFileSync(new URL("multi/tokenizer.json", models), "utf8")],
  ["bpe-byte-level", "BPE", () => unpacked("bpe-byte-level.json.gz").toString("utf8")],
  ["bpe-byte-fallback", "BPE", () => unpacked("bpe-byte-fallback.json.gz").toString("utf8")],
])("tokenizer %s", (name, kind, read) => {
  it("gives the ids of Python's tokenizers on 20,000 texts", async () => {
    const tokenizer = await readTokenizer(read(), name);
    expect(tokenizer.kind).toBe(kind);
    const expected = unpacked(`${name}.hash.gz`);
    expect(texts).toHaveLength(20_000);
    expect(expected).toHaveLength(4 * texts.length);
    const different = texts.filter(
      (text, i) => hash(encodeWithSpecials(tokenizer, text)) !== expected.readUInt32LE(4 * i),
    );
    expect(different).toEqual([]);
  });

  it("takes lone surrogates as U+FFFD", async () => {
    const tokenizer = await readTokenizer(read(), name);
    expect(tokenizer.encode("a\ud800b \udc00")).toEqual(tokenizer.encode("a\ufffdb \ufffd"));
  });

  it("gives the same ids when its stores of words are full of other words", async () => {
    const tokenizer = await readTokenizer(read(), name);
    const before = texts.slice(0, 500).map((text) => tokenizer.encode(text));
    if (kind !== "BPE") for (let i = 0; i < 60_000; i++) tokenizer.encode(`w${i.toString(36)}`);
    expect(texts.slice(0, 500).map((text) => tokenizer.encode(text))).toEqual(before);
  });
});
