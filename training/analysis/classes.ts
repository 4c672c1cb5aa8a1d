// Word classes of a language from raw text and treebank sentences, for training/analysis/train.ts.
//
//   npx tsx training/analysis/classes.ts --language tr --text FILE --treebanks DIR --out work/classes.tr.json
//
// --text: one sentence a line. Sentences of test parts must not be in it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { readConllu } from "../../src/analysis/read-conllu.ts";
import { splitWord } from "../../src/analysis/splitter.ts";
import { isLanguage, LANGUAGES } from "../../src/text/language.ts";
import { rawSentences } from "./raw-text.ts";
import { RECIPES } from "./recipes.ts";
import { trainSplitter } from "./splitter.ts";
import { learnClasses } from "./word-classes.ts";

const { values } = scriptArguments({
  options: {
    language: { type: "string", needed: true, oneOf: LANGUAGES },
    text: { type: "string", needed: true },
    treebanks: { type: "string", needed: true },
    out: { type: "string", needed: true },
  },
});
const { language, text, treebanks, out } = values;
const recipe = RECIPES[language];
const load = (file: string) => readConllu(readFileSync(join(treebanks, `${file}.conllu`), "utf8"), file);
const splitting = recipe.splitter.flatMap(load);
const splitter = splitting.length === 0 ? undefined : trainSplitter(splitting, language, 1);

function* sentences(): Generator<readonly string[]> {
  const lines = readFileSync(text!, "utf8").split("\n");
  if (isLanguage(language)) {
    yield* rawSentences(lines, language, (word) =>
      splitWord(splitter, word, language).map((part) => part.form),
    );
  }
  for (const [file] of recipe.train)
    for (const sentence of load(file)) yield sentence.words.map((w) => w.form);
}

const { keys, classes } = learnClasses(sentences(), { language, ...recipe.classes });
writeFileSync(out, JSON.stringify({ keys: [...keys], classes: [...classes] }));
console.log(`${language}: ${keys.length} words in ${new Set(classes).size} classes`);
