import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { memoryFiles } from "../../packages/model-files.ts";
import { readTokenizer } from "../tokens/tokenizer-json.ts";
import { cardLanguages, modelLanguages } from "./model-languages.ts";

const tokenizerOf = async (model: string) =>
  readTokenizer(readFileSync(`models/${model}/tokenizer.json`, "utf8"), model);
const card = (language: string) =>
  memoryFiles("m", { "README.md": `---\nlicence: mit\n${language}\n---\n# A model\n` });

describe("cardLanguages", () => {
  it.each([
    ["language: en", ["en"]],
    ["language: [en, pt-BR]", ["en", "pt"]],
    ["language:\n- ar\n- tr\npipeline_tag: x", ["ar", "tr"]],
    ["language:\n  - en\n  - es", ["en", "es"]],
    ["language: multilingual", ["multilingual"]],
    ["tags: [en]", []],
  ])("reads %j", (field, languages) => {
    expect(cardLanguages(`---\nlicence: mit\n${field}\n---\n`)).toEqual(languages);
  });

  it("reads no card without front matter", () => {
    expect(cardLanguages("# Model\n\nlanguage: en\n")).toEqual([]);
  });
});

describe("modelLanguages", () => {
  it("are what the card says, none where it says all", async () => {
    const tokenizer = await tokenizerOf("en");
    expect(await modelLanguages(card("language: es"), undefined, tokenizer)).toEqual(["es"]);
    expect(await modelLanguages(card("language: multilingual"), undefined, tokenizer)).toBeUndefined();
  });

  // The tokenizer of en is that of all-MiniLM-L6-v2 (English), that of multi is cut from multilingual-e5-small's.
  it.each([
    ["en", ["en"]],
    ["multi", ["en", "es", "ar", "tr"]],
  ])(
    "are those whose words the tokenizer of %s keeps whole, where no card tells",
    async (model, languages) => {
      expect(await modelLanguages(memoryFiles("m", {}), undefined, await tokenizerOf(model))).toEqual(
        languages,
      );
    },
  );
});
