// npm run lexicon:lists -- LEXICONS [OUT]
//
// Writes models/words/synonyms-{es,ar,tr}.bin, as stems, from the word lists wiktionary-wordnet and arabic-wordnet in
// LEXICONS.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { type Language, matchForm } from "../../src/text/index.ts";
import { stemKey } from "../../src/text/words/stem-key.ts";
import { writeSections } from "./write-sections.ts";

const SYNONYMS: readonly (readonly [Language, readonly string[]])[] = [
  ["es", ["wiktionary-wordnet/synonyms.es.tsv"]],
  ["ar", ["arabic-wordnet/synonyms.ar.tsv", "wiktionary-wordnet/synonyms.ar.tsv"]],
  ["tr", ["wiktionary-wordnet/synonyms.tr.tsv"]],
];

const { positionals } = scriptArguments({ positionals: ["LEXICONS", "[OUT]"] });
const [folder = "", out = "models/words"] = positionals;

/** Pairs of stems of single words, each once. */
function pairsOf(files: readonly string[], language: Language): [string, string][] {
  const pairs = new Set<string>();
  for (const file of files) {
    for (const line of readFileSync(join(folder!, file), "utf8").trimEnd().split("\n")) {
      const forms = line
        .split("\t")
        .slice(-2)
        .map((word) => matchForm(word, language));
      if (/\s/.test(forms.join(""))) continue;
      const [a, b] = forms.map((form) => stemKey(form, language)).sort();
      if (a !== b) pairs.add(`${a}\t${b}`);
    }
  }
  return [...pairs].sort().map((pair) => pair.split("\t") as [string, string]);
}

function write(name: string, kind: string, pairs: readonly (readonly [string, string])[]): void {
  const lines = new Map<string, string[]>();
  for (const [a, b] of pairs) {
    const own = lines.get(a);
    if (own === undefined) lines.set(a, [a, b]);
    else own.push(b);
  }
  const text = [...lines.values()].map((line) => line.join("\t")).join("\n");
  const bytes = writeSections(join(out, name), kind, { lines: text });
  console.log(`${name}: ${pairs.length} pairs, ${bytes} bytes`);
}

for (const [language, files] of SYNONYMS)
  write(`synonyms-${language}.bin`, "synonyms", pairsOf(files, language));
