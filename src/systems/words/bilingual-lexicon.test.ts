import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { memoryFiles, sha256 } from "../../vectors/index.ts";
import { folderFiles, shippedFolder } from "../../vectors/node.ts";
import { openBilingualLexicon, sameGloss } from "./bilingual-lexicon.ts";
import { glossOverlap } from "./gloss-overlap.ts";
import { textWordsOf } from "./text-words.ts";

const shipped = () => openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
const bytes = (text: string) => new TextEncoder().encode(text);

async function filesOf(list: string, checksum?: string, packed: Uint8Array = gzipSync(list)) {
  const manifest = {
    kind: "lexicon",
    files: { "es-en.tsv": { sha256: checksum ?? (await sha256(bytes(list))) } },
  };
  return memoryFiles("lexicon", { "manifest.json": JSON.stringify(manifest), "es-en.tsv.gz": packed });
}

describe("the bilingual lexicon", () => {
  it.each([
    ["es", "Dos perros duermen en la cocina.", "two dog sleep kitchen"],
    ["tr", "Çocuk kırmızı bir elma yedi.", "child red apple"],
    ["ar", "الرجل يشرب الماء.", "man drink water"],
  ] as const)("has everyday words of %s in English", async (language, text, expected) => {
    const lexicon = await shipped();
    await lexicon.load([language]);
    const { words } = lexicon.glossed(textWordsOf(text, language));
    const keys = words.flatMap((glosses) => glosses.map(({ form }) => form));
    const missing = expected.split(" ").filter((word) => !keys.some((form) => form.startsWith(word)));
    expect(missing).toEqual([]);
  });

  it("leaves names, loans and digits as they are, and numbers their value", async () => {
    const lexicon = await openBilingualLexicon(await filesOf("3\tthree\t0.90\tbears\t0.10\n"));
    await lexicon.load(["es"]);
    const glossed = lexicon.glossed(textWordsOf("Zapatero tiene tres 17", "es"));
    expect(glossed.text).toBe("zapatero three 17");
    const english = lexicon.glossed(textWordsOf("three", "en"));
    expect(sameGloss(glossed.words.at(-2)!, english.words[0]!)).toBe(1);
  });

  it("reads a list that a web server has unpacked on the way", async () => {
    const list = "gat\tcat\t1.00\n";
    const lexicon = await openBilingualLexicon(await filesOf(list, undefined, bytes(list)));
    await lexicon.load(["es"]);
    expect(lexicon.glossed(textWordsOf("gat", "es")).text).toBe("cat");
  });

  it("gives English texts back", async () => {
    const text = "The dogs ran.";
    expect((await shipped()).glossed(textWordsOf(text, "en")).text).toBe(text);
  });

  it("joins words by the geometric mean of their shares", () => {
    const gloss = (key: string, share: number) => ({ form: key, key, hash: key.length, share });
    // sqrt(.5 * .72) + sqrt(.5 * .18)
    expect(
      sameGloss([gloss("bank", 0.5), gloss("seat", 0.5)], [gloss("bank", 0.72), gloss("seat", 0.18)]),
    ).toBeCloseTo(0.9, 7);
    expect(sameGloss([gloss("bank", 1)], [gloss("seat", 1)])).toBe(0);
  });

  it("refuses what is missing or damaged, and says so again", async () => {
    const refused = (promise: Promise<unknown>, message: string | RegExp) =>
      expect(promise).rejects.toMatchObject({ code: "E_MODEL", message: expect.stringMatching(message) });
    await refused(openBilingualLexicon(memoryFiles("lexicon", {})), "no such file");
    await refused(
      openBilingualLexicon(memoryFiles("lexicon", { "manifest.json": JSON.stringify({ kind: "static" }) })),
      "describes no lexicon",
    );
    for (const text of [
      "null",
      "[]",
      '"x"',
      '{"kind":"lexicon","files":null}',
      '{"kind":"lexicon","files":{}}',
    ])
      await refused(
        openBilingualLexicon(memoryFiles("lexicon", { "manifest.json": text })),
        /describes no lexicon|no JSON object/,
      );
    const damaged = await openBilingualLexicon(await filesOf("gat\tcat\t1.00\n", "0"));
    await refused(damaged.load(["es"]), "damaged");
    await refused(damaged.load(["es"]), "damaged");
    const cut = await openBilingualLexicon(
      await filesOf("gat\tcat\t1.00\n", undefined, gzipSync("gat\tcat\t1.00\n").subarray(0, -9)),
    );
    await refused(cut.load(["es"]), "es-en.tsv.gz: damaged \\(it cannot be unpacked\\)");
    const partial = await openBilingualLexicon(await filesOf("gat\tcat\t1.00\n"));
    await refused(partial.load(["tr"]), "tr-en.tsv.gz: no such file");
    await partial.load(["en", "es", "und"]);
    expect(() => partial.glossed(textWordsOf("kedi", "tr"))).toThrow("not loaded");
  });
});

describe("glossOverlap", () => {
  async function overlapOf(a: string, b: string): Promise<number> {
    const lexicon = await shipped();
    await lexicon.load(["es"]);
    return glossOverlap(lexicon.glossed(textWordsOf(a, "es")), lexicon.glossed(textWordsOf(b, "en")));
  }

  it("finds words that are translations of each other", async () => {
    const spanish = "El perro duerme en la cocina.";
    expect(await overlapOf(spanish, "The dog sleeps in the kitchen.")).toBeGreaterThan(0.6);
    expect(await overlapOf(spanish, "The minister signed the treaty.")).toBeLessThan(0.1);
    expect(await overlapOf("", "The dog sleeps.")).toBe(0);
  });

  it("is the mean of both texts' means of the nearest word, whichever comes first", () => {
    const gloss = (key: string, share: number) => ({ form: key, key, hash: key.charCodeAt(0), share });
    const one = { text: "", words: [[gloss("dog", 1)], [gloss("cat", 1)]] };
    const two = { text: "", words: [[gloss("dog", 0.64), gloss("hound", 0.36)]] };
    // sqrt(1 * .64) = .8 for dog, 0 for cat, .8 for the other text's word: ((.8 + 0) / 2 + .8) / 2
    expect(glossOverlap(one, two)).toBeCloseTo(0.6, 12);
    expect(glossOverlap(two, one)).toBe(glossOverlap(one, two));
  });
});
