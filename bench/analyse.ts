// Accuracy of the shipped analyser models on the treebanks' test parts, speed, loading and memory.
//
//   npm run bench:analyse -- [DIR] [--language en] [--speed-only]
//
// DIR has en/ewt.test.conllu, es/ancora.test.conllu and so on; without it only speed is measured, on the slices in
// test/fixtures/analysis. Arabic has no test part under an open licence: see docs/analysis.md for its five folds.
// Speed is words per second of CPU time of one core, sentences given as words (tags, features, lemmas, tree).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import {
  analyseWith,
  type ConlluSentence,
  type LoadedModel,
  readConllu,
  readModel,
} from "../src/analysis/index.ts";
import { parseWords } from "../src/analysis/pipeline.ts";
import { LANGUAGES } from "../src/text/index.ts";
import { evaluate, show } from "../training/analysis/model.ts";

const TESTS = { en: ["en/ewt.test"], es: ["es/ancora.test", "es/gsd.test"], ar: [], tr: ["tr/boun.test"] };

const { values, positionals } = scriptArguments({
  options: { language: { type: "string", oneOf: LANGUAGES }, "speed-only": { type: "boolean" } },
  positionals: ["[DIR]"],
});
const [folder] = positionals;

for (const language of LANGUAGES) {
  if (values.language !== undefined && values.language !== language) continue;
  const bytes = new Uint8Array(
    readFileSync(new URL(`../models/analysis-${language}/analyser.bin`, import.meta.url)),
  );
  const loading = times(9, () => readModel(bytes, language));
  const model = readModel(bytes, language);
  const slice = readFileSync(
    new URL(`../test/fixtures/analysis/slice.${language}.conllu`, import.meta.url),
    "utf8",
  );
  const files: Record<string, ConlluSentence[]> = { slice: readConllu(slice, "slice") };
  for (const file of folder === undefined ? [] : TESTS[language]) {
    files[file] = readConllu(readFileSync(join(folder!, `${file}.conllu`), "utf8"), file);
  }
  console.log(
    `${language}: ${(bytes.length / 1e6).toFixed(2)} MB, loads in ${loading.toFixed(1)} ms (median of 9)`,
  );
  for (const [file, sentences] of Object.entries(files)) {
    if (!values["speed-only"] && file !== "slice")
      console.log(`  ${file}: ${show(evaluate(model, sentences))}`);
    console.log(`  ${file}: ${speed(model, sentences)}`);
  }
  console.log(`  memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident`);
}

function times(count: number, work: () => unknown): number {
  const all = Array.from({ length: count }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return all.sort((a, b) => a - b)[count >> 1]!;
}

function speed(model: LoadedModel, sentences: readonly ConlluSentence[]): string {
  const forms = sentences.map((s) => s.words.map((w) => w.form));
  const words = forms.reduce((sum, f) => sum + f.length, 0);
  const repeats = Math.ceil(40_000 / words);
  const round = (work: () => void) => {
    work();
    const start = process.cpuUsage().user;
    for (let r = 0; r < repeats; r++) work();
    return Math.round((words * repeats) / ((process.cpuUsage().user - start) / 1e6));
  };
  const parse = round(() => {
    for (const f of forms) parseWords(model, f);
  });
  const texts = forms.map((f) => f.join(" "));
  const all = round(() => {
    for (const text of texts) analyseWith(model, text);
  });
  return `${parse} words/s tags, lemmas and tree; ${all} words/s whole analysis from text`;
}
