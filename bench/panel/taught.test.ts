import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { ModelFolder } from "./model-folders.ts";
import { sentenceKey } from "./sentence-key.ts";
import { findLeaks, sentenceDigest, TaughtSentences } from "./taught.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-taught-"));
afterAll(() => rmSync(folder, { recursive: true }));

const digests = (texts: readonly string[]) => Buffer.concat(texts.map(sentenceDigest).sort(Buffer.compare));
const model = (taught?: string) =>
  ({ name: "m", folder, manifest: { ...(taught && { taught }) } }) as unknown as ModelFolder;

describe("sentence keys and digests", () => {
  // Python: key() of training/samesay_training/data.py; hashlib.sha256(key.encode()).hexdigest()[:12]
  it.each([
    ["A man, playing the GUITAR.", "amanplayingtheguitar", "8872a0f6c31c"],
    ["Straße Nr. 5 ½", "strassenr512", "dfd5eac73300"],
    ["İstanbul'da ılık çay", "istanbuldaılıkcay", "ef01ee5e2515"],
    ["¿Dónde está él?", "dondeestael", "596485a2e357"],
    ["يعزف الرجلُ على الجيتار ٣", "يعزفالرجلعلىالجيتار٣", "cd504551c91f"],
    ["Ελλάς ﬁne ①", "ελλασfine1", "6d84258c6df2"],
  ])("of %j are as Python's", (text, key, digest) => {
    expect(sentenceKey(text)).toBe(key);
    expect(sentenceDigest(text).toString("hex")).toBe(digest);
  });
});

describe("what taught a model", () => {
  const others = Array.from({ length: 300 }, (_, i) => `Sentence number ${i}.`);

  it("is found whatever its case and punctuation, and nothing else is", () => {
    writeFileSync(join(folder, "m.bin"), digests([...others, "Ein Mann spielt."]));
    const root = pathToFileURL(`${folder}/`);
    expect(
      findLeaks(
        [model("m.bin")],
        ["EIN mann, spielt!", "Eine Frau spielt.", "?!", "sentence number 299"],
        root,
      ),
    ).toEqual([
      { model: "m", sentence: "EIN mann, spielt!" },
      { model: "m", sentence: "sentence number 299" },
    ]);
    expect(findLeaks([model()], ["Ein Mann spielt."], root)).toEqual([]);
  });

  it("refuses files that are missing, cut short or unsorted", () => {
    const sorted = digests(others);
    expect(() => findLeaks([model("none.bin")], ["x"], pathToFileURL(`${folder}/`))).toThrow(/not there/);
    expect(() => new TaughtSentences(sorted.subarray(0, 10), "x.bin")).toThrow(/multiple of 6/);
    expect(
      () => new TaughtSentences(Buffer.concat([sorted.subarray(12), sorted.subarray(0, 12)]), "x.bin"),
    ).toThrow(/sort them/);
  });
});
