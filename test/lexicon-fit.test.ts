import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openBilingualLexicon } from "../src/systems/words/bilingual-lexicon.ts";
import { textWordsOf } from "../src/systems/words/text-words.ts";
import { folderFiles } from "../src/vectors/node.ts";

// The recipe of models/lexicon on a few sentences: it runs, and what it writes can be read.
const SENTENCES = [
  ["The dog sleeps.", "El perro duerme."],
  ["The cat sleeps.", "El gato duerme."],
  ["The dog eats bread.", "El perro come pan."],
  ["The cat drinks milk.", "El gato bebe leche."],
  ["We buy bread and milk.", "Compramos pan y leche."],
];

describe("npm run fit:lexicon", () => {
  it("reads translations off sentence pairs and word lists", { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "samesay-lexicon-"));
    try {
      const out = join(folder, "out");
      for (const name of ["parallel", "lexicons/wiktionary-wordnet", "out"])
        mkdirSync(join(folder, name), { recursive: true });
      const lines = SENTENCES.map((pair) => `${pair.join("\t")}\n`).join("");
      writeFileSync(join(folder, "parallel/tiny.en-es.tsv"), lines);
      writeFileSync(join(folder, "lexicons/wiktionary-wordnet/es-en.tsv"), "n\tqueso\tcheese\n");
      const run = () =>
        execFileSync(process.execPath, [
          "--import",
          "tsx",
          "training/fit-lexicon.ts",
          folder,
          "es",
          "--out",
          out,
        ]);
      run();
      const first = readFileSync(join(out, "es-en.tsv.gz"));
      run();
      expect(readFileSync(join(out, "es-en.tsv.gz"))).toEqual(first);
      const lexicon = await openBilingualLexicon(folderFiles(out));
      await lexicon.load(["es"]);
      const { words } = lexicon.glossed(textWordsOf("El perro come queso con leche.", "es"));
      expect(words.map(([gloss]) => gloss!.form)).toEqual(["dog", "eats", "cheese", "milk"]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
