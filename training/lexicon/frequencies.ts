// npm run lexicon:frequencies -- WORDFREQ [OUT]
//
// Writes models/words/frequencies-LANGUAGE.bin. WORDFREQ: the data folder of the Python package wordfreq 3.1.1, with
// large_en.msgpack.gz, large_es, large_ar and small_tr in it. Words are put in match form, those that meet there are added
// up, and the commonest are kept.
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { LANGUAGES, type Language, matchForm } from "../../src/text/index.ts";
import { CORPUS_WORDS, readWordFrequencies } from "./word-frequencies.ts";
import { writeSections } from "./write-sections.ts";

/** Commonest words that are kept. */
const WORDS = 28_000;
const FILES: Readonly<Record<Language, string>> = {
  en: "large_en",
  es: "large_es",
  ar: "large_ar",
  tr: "small_tr",
};

const { positionals } = scriptArguments({ positionals: ["WORDFREQ", "[OUT]"] });
const [folder = "", out = "models/words"] = positionals;

for (const language of LANGUAGES) {
  const counts = new Map<string, number>();
  for (const [word, count] of readWordFrequencies(join(folder, `${FILES[language]}.msgpack.gz`))) {
    const form = matchForm(word, language);
    if (/^[\p{L}\p{M}'’-]+$/u.test(form)) counts.set(form, (counts.get(form) ?? 0) + count);
  }
  const kept = [...counts].sort(([x, n], [y, m]) => m - n || (x < y ? -1 : 1)).slice(0, WORDS);
  const lines: string[][] = [];
  for (const [word, count] of kept) {
    const rank = Math.round(-100 * Math.log10(count / CORPUS_WORDS));
    while (lines.length <= rank) lines.push([]);
    lines[rank]!.push(word);
  }
  const words = lines.map((line) => line.sort().join(" ")).join("\n");
  const bytes = writeSections(join(out, `frequencies-${language}.bin`), "frequencies", { words });
  console.log(`${language}: ${kept.length} words, ${bytes} bytes`);
}
