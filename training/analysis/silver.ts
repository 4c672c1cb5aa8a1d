// Words of raw text for teacher.py to annotate.
//
//   npx tsx training/analysis/silver.ts words --language tr --treebanks DIR --work DIR --text FILE [--most N]
//
// --text: one sentence a line. Writes work/raw.words.jsonl: sentences of 4 to 60 words, multiword tokens taken apart,
// each once; with --most at most so many, drawn at random.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { knownArgument, scriptArguments } from "../../scripts/script-arguments.mjs";
import { readConllu } from "../../src/analysis/read-conllu.ts";
import { splitWord } from "../../src/analysis/splitter.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { random, shuffled } from "./averaged.ts";
import { rawSentences } from "./raw-text.ts";
import { RECIPES } from "./recipes.ts";
import { trainSplitter } from "./splitter.ts";

const { values, positionals } = scriptArguments({
  positionals: ["words"],
  options: {
    language: { type: "string", needed: true, oneOf: LANGUAGES },
    treebanks: { type: "string", default: "." },
    work: { type: "string", default: "." },
    text: { type: "string", needed: true },
    most: { type: "string", whole: [1] },
  },
});
const { language, treebanks, work, text, most } = values;
knownArgument("what is written", positionals[0]!, ["words"]);

const splitting = RECIPES[language].splitter.flatMap((file) =>
  readConllu(readFileSync(join(treebanks, `${file}.conllu`), "utf8"), file),
);
const splitter = splitting.length === 0 ? undefined : trainSplitter(splitting, language, 1);
const split = (word: string) =>
  splitter === undefined ? [word] : splitWord(splitter, word, language).map((x) => x.form);
const lines = readFileSync(text, "utf8").split("\n");
const drawn =
  most === undefined ? lines : Array.from(shuffled(lines.length, random(12345)), (at) => lines[at]!);
const seen = new Set<string>();
const out: string[] = [];
for (const w of rawSentences(drawn, language, split)) {
  const key = w.join(" ");
  if (w.length < 4 || w.length > 60 || seen.has(key)) continue;
  seen.add(key);
  out.push(JSON.stringify({ w, s: [] }));
  if (out.length === Number(most)) break;
}
writeFileSync(join(work, "raw.words.jsonl"), `${out.join("\n")}\n`);
console.error(`raw.words.jsonl: ${out.length} sentences`);
