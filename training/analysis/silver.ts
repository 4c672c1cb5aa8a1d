// Machine-annotated training text by stacking: a parser of ours learns on a treebank with another analyser's tags and
// tree among its features, then annotates other text in the treebank's style.
//
//   npx tsx training/analysis/silver.ts spacy --language es --treebanks DIR --work DIR
//       reads work/<file>.words.jsonl (made by `words`) and work/<file>.spacy.jsonl (made by annotate-spacy.py)
//   npx tsx training/analysis/silver.ts words --language es --treebanks DIR --work DIR [--text FILE]
//       writes the words of the recipe's training files and of a raw text, for annotate-spacy.py
//   npx tsx training/analysis/silver.ts raw --language tr --treebanks DIR --work DIR --text FILE
//       writes the words of a raw text, multiword tokens taken apart, for teacher.py
//   npx tsx training/analysis/silver.ts treebanks --language tr --treebanks DIR --work DIR
//       brings other Turkish treebanks to the style of BOUN: a model of theirs gives the hints for BOUN, their own
//       annotation the hints for their text
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ConlluSentence, type ConlluWord, readConllu } from "../../src/text/analysis/conllu.ts";
import { parseWords } from "../../src/text/analysis/pipeline.ts";
import { splitWord } from "../../src/text/analysis/splitter.ts";
import { UPOS } from "../../src/text/analysis/tagger.ts";
import { isLanguage, type Language } from "../../src/text/language.ts";
import { tokenize } from "../../src/text/tokenize.ts";
import { random, shuffled } from "./averaged.ts";
import { type TrainOptions, trainModel } from "./model.ts";
import { rawSentences } from "./raw-text.ts";
import { RECIPES } from "./recipes.ts";
import { surfaceWords, trainSplitter } from "./splitter.ts";
import { type ForeignWord, type Hints, toHints, trainTeacher } from "./stacking.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string" },
    treebanks: { type: "string" },
    work: { type: "string" },
    text: { type: "string" },
    most: { type: "string", default: "60000" },
  },
});
const { language = "", treebanks = ".", work = ".", text } = values;
if (!isLanguage(language)) throw new Error("--language en, es, ar or tr");
const recipe = RECIPES[language];
const log = (line: string) => console.error(line);

/** Treebanks that are brought to the style of tr/boun, in groups of one style. */
const OTHER_STYLES = [
  [
    "tr/kenet.dev",
    "tr/kenet.test",
    "tr/penn.dev",
    "tr/penn.test",
    "tr/framenet.train",
    "tr/framenet.dev",
    "tr/framenet.test",
  ],
  ["tr/gb.test"],
  ["tr/pud.test"],
];

function load(file: string): ConlluSentence[] {
  return readConllu(readFileSync(join(treebanks, `${file}.conllu`), "utf8"), file);
}

const flat = (file: string) => file.replace("/", ".");

function writeWords(file: string, sentences: Iterable<{ w: string[]; s: number[] }>): void {
  writeFileSync(
    join(work, `${file}.words.jsonl`),
    `${[...sentences].map((x) => JSON.stringify(x)).join("\n")}\n`,
  );
}

function words(code: Language): void {
  for (const file of [...recipe.train.map((x) => x[0]), ...(recipe.restyled ?? [])]) {
    writeWords(
      flat(file),
      load(file).map((sentence) => {
        const surface =
          code === "es" ? surfaceWords(sentence, code).map((x) => x.form) : sentence.words.map((x) => x.form);
        return { w: surface, s: surface.map(() => 1) };
      }),
    );
  }
  if (text === undefined) return;
  const lines = readFileSync(text, "utf8").split("\n");
  const cut: { w: string[]; s: number[] }[] = [];
  for (const at of shuffled(lines.length, random(12345))) {
    const tokens = tokenize(lines[at]!, {
      language: code,
      clitics: code === "en" ? "split" : "whole",
      hyphens: "split",
    });
    const w = tokens.map((t) => t.text).filter((t) => t.trim() !== "");
    if (w.length < (code === "es" ? 11 : 5) || w.length > 60 || w.length !== tokens.length) continue;
    cut.push({
      w,
      s: tokens.map((t, i) => (tokens[i + 1] !== undefined && tokens[i + 1]!.start > t.end ? 1 : 0)),
    });
    if (cut.length >= Number(values.most)) break;
  }
  writeWords("raw", cut);
}

/** Sentences of 4 to 60 words. */
function raw(code: Language): void {
  const splitter =
    recipe.splitter.length === 0 ? undefined : trainSplitter(recipe.splitter.flatMap(load), code, 1);
  const split = (word: string) =>
    splitter === undefined ? [word] : splitWord(splitter, word, code).map((x) => x.form);
  const seen = new Set<string>();
  const out: { w: string[]; s: number[] }[] = [];
  for (const w of rawSentences(readFileSync(text!, "utf8").split("\n"), code, split)) {
    const key = w.join(" ");
    if (w.length < 4 || w.length > 60 || seen.has(key)) continue;
    seen.add(key);
    out.push({ w, s: [] });
  }
  writeWords("raw", out);
  log(`raw.words.jsonl: ${out.length} sentences`);
}

function foreign(file: string): ForeignWord[][] {
  return readFileSync(join(work, `${file}.spacy.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ForeignWord[]);
}

function write(file: string, sentences: Iterable<readonly ConlluWord[]>): void {
  const blocks = [...sentences].map((s) =>
    s
      .map((w, i) => [i + 1, w.form, w.lemma, w.upos, "_", w.feats, w.head, w.deprel, "_", "_"].join("\t"))
      .join("\n"),
  );
  writeFileSync(join(work, file), `${blocks.join("\n\n")}\n\n`);
  log(`${file}: ${blocks.length} sentences`);
}

function fromSpacy(code: Language): void {
  const items = recipe.train.flatMap(([file]) => {
    const hints = foreign(flat(file));
    return load(file).map((sentence, i) => {
      if (code === "en") return { sentence, hints: toHints(hints[i]!, (x) => [x], true) };
      const parts = surfaceWords(sentence, code).map((x) => x.parts);
      let next = 0;
      return { sentence, hints: toHints(hints[i]!, () => parts[next++]!, false) };
    });
  });
  const usable = items.filter((x) => x.hints.forms.length === x.sentence.words.length);
  const teacher = trainTeacher(usable, {
    language: code,
    seed: 5,
    folds: 4,
    epochs: code === "en" ? 4 : 5,
    bits: 21,
    log,
  });
  const splitter =
    recipe.splitter.length === 0 ? undefined : trainSplitter(recipe.splitter.flatMap(load), code, 1);
  const split = (word: string) =>
    splitter === undefined ? [word] : splitWord(splitter, word, code).map((x) => x.form);
  write(
    `${code}.silver.conllu`,
    [...(recipe.restyled ?? []).map(flat), "raw"]
      .flatMap(foreign)
      .map((sentence) => teacher.annotate(toHints(sentence, split, code === "en"))),
  );
}

function hintsOf(
  forms: string[],
  tags: string[],
  bundles: string[],
  heads: Int32Array,
  labels: string[],
): Hints {
  return { forms, tags, fine: tags.map((t, i) => `${t} ${bundles[i]}`), heads, labels };
}

function fromTreebanks(): void {
  const boun = load("tr/boun.dev");
  const options: TrainOptions = {
    language: "tr",
    seed: 7,
    folds: 2,
    beam: 4,
    trainBeam: 4,
    parserEntries: 19,
    log: () => {},
    epochs: { tagger: 5, morph: 4, lemma: 5, parser: 5, labels: 4 },
    bits: { tagger: 20, morph: 20, lemma: 18, parser: 21, labels: 19 },
  };
  const out: ConlluWord[][] = [];
  for (const files of OTHER_STYLES) {
    const other = files.flatMap(load);
    const model = trainModel(
      other.map((sentence) => ({ sentence, weight: 1 })),
      options,
    );
    const items = boun.map((sentence) => {
      const forms = sentence.words.map((w) => w.form);
      const p = parseWords(model, forms);
      const tags = Array.from(p.tags, (t) => UPOS[t]!);
      const bundles = Array.from(p.bundles, (b) => model.bundles.bundles[b]!);
      return {
        sentence,
        hints: hintsOf(
          forms,
          tags,
          bundles,
          p.heads,
          Array.from(p.labels, (l) => model.labels[l]!),
        ),
      };
    });
    const teacher = trainTeacher(items, { language: "tr", seed: 5, folds: 5, epochs: 6, bits: 20, log });
    for (const s of other) {
      const n = s.words.length;
      const heads = Int32Array.from(s.words, (w) => (w.head === 0 ? n : w.head - 1));
      out.push(
        teacher.annotate(
          hintsOf(
            s.words.map((w) => w.form),
            s.words.map((w) => w.upos),
            s.words.map((w) => w.feats),
            heads,
            s.words.map((w) => w.deprel),
          ),
        ),
      );
    }
  }
  write("tr.silver.conllu", out);
}

const [task] = positionals;
if (task === "words") words(language);
else if (task === "raw" && text !== undefined) raw(language);
else if (task === "spacy") fromSpacy(language);
else if (task === "treebanks") fromTreebanks();
else throw new Error("say words, raw (with --text), spacy or treebanks");
