import { beforeAll, describe, expect, it } from "vitest";
import { folderFiles, shippedFolder } from "../../vectors/node.ts";
import { createSystem } from "../create-system.ts";
import { scoreMatrix } from "../matrix.ts";
import { openBilingualLexicon } from "./bilingual-lexicon.ts";
import { isSingleWord, openSingleWords, type SingleWords } from "./single-words.ts";
import { TextWordsStore } from "./text-words.ts";

let words: SingleWords;
beforeAll(async () => {
  const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
  words = (await openSingleWords(lexicon, new TextWordsStore(), ["dog", "perro"]))!;
});

describe("languages of single words", () => {
  // Translations as any dictionary has them.
  it.each([
    ["dog", "köpek", "en,tr"],
    ["Dog", "PERRO", "en,es"],
    ["dog", "كلب", "en,ar"],
    ["perro", "köpek", "es,tr"],
    ["كلب", "köpek!", "ar,tr"],
    ["water", "su", "en,tr"],
    ["red", "rojo", "en,es"],
  ])("are told by each being the other's translation: %s, %s", (a, b, expected) => {
    expect(words.languages(a, b)?.join()).toBe(expected);
    expect(words.languages(b, a)?.join()).toBe(expected.split(",").reverse().join());
  });

  it.each([
    // Both English, though "pie" is "foot" in Spanish; both Spanish, though "su" is water in Turkish.
    ["pie", "foot"],
    ["su", "agua"],
    // No translations of each other.
    ["dog", "kedi"],
    ["perro", "gato"],
    ["big", "large"],
    ["köpek", "KÖPEK"],
    ["a dog", "köpek"],
    ["7", "yedi"],
    ["", "perro"],
  ])("are left open where they may be of one language, or nothing tells: %s, %s", (a, b) => {
    expect(words.languages(a, b)).toBeUndefined();
  });

  it("are asked for of one word only", () => {
    for (const text of ["dog", "¡Perro!", "كلب"]) expect(isSingleWord(text)).toBe(true);
    for (const text of ["a dog", "", "7", "B2B", "don't", "x".repeat(100)])
      expect(isSingleWord(text)).toBe(false);
  });
});

it("lets translations score as translations, told or not, in pairs and in a matrix", async () => {
  const system = await createSystem("fast");
  const [untold, told] = await system.score([
    { a: "dog", b: "köpek" },
    { a: "dog", b: "köpek", languages: ["en", "tr"] },
  ]);
  expect(untold!.score).toBe(told!.score);
  expect(untold!.score).toBeGreaterThan(3);
  expect(untold!.languages).toEqual(["en", "tr"]);
  const [rows, columns] = [
    ["dog", "perro", "A dog runs."],
    ["köpek", "kedi", "كلب", "dog"],
  ] as const;
  const { scores } = await scoreMatrix(system, rows, columns);
  const pairs = rows.flatMap((a) => columns.map((b) => ({ a, b })));
  expect(Array.from(scores)).toEqual((await system.score(pairs)).map(({ score }) => score));
  await system.close();
});
