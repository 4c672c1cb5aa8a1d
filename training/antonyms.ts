// npx tsx training/antonyms.ts DATA
//
// Writes data/antonyms/*.tsv, what the blends know of opposites, from the word lists in DATA/lexicons: single words,
// each unordered pair once, sorted. Sources and licences: data/antonyms/README.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { refuse, scriptArguments } from "../scripts/script-arguments.mjs";

const SOURCES = {
  en: ["open-english-wordnet/antonyms.en.tsv"],
  es: ["wiktionary-wordnet/antonyms.es.tsv"],
  ar: ["arabic-wordnet/antonyms.ar.tsv", "wiktionary-wordnet/antonyms.ar.tsv"],
  tr: ["wiktionary-wordnet/antonyms.tr.tsv"],
} as const;

const WORD = /^[\p{L}\p{M}'’-]{2,}$/u;

const [data = ""] = scriptArguments({ positionals: ["DATA"] }).positionals;
if (!existsSync(`${data}/lexicons`))
  refuse(`DATA is "${data}", expected a folder with lexicons in it (training/DATA.md)`);
for (const [language, files] of Object.entries(SOURCES)) {
  const pairs = new Set<string>();
  for (const file of files) {
    for (const line of readFileSync(`${data}/lexicons/${file}`, "utf8").trimEnd().split("\n")) {
      const words = line.split("\t").slice(-2);
      if (words[0] === words[1] || !words.every((word) => WORD.test(word))) continue;
      pairs.add(words.sort().join("\t"));
    }
  }
  writeFileSync(`data/antonyms/${language}.tsv`, `${[...pairs].sort().join("\n")}\n`);
  console.log(`${language}: ${pairs.size} pairs`);
}
