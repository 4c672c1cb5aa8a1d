// Trains what finds lemmas and splits words in one language, and writes models/analysis-<language>/analyser.bin with its
// manifest, with the network that network.py has trained on the same text.
//
//   npx tsx training/analysis/train.ts --language tr --treebanks DIR --network FILE --out models/analysis-tr
//     [--work DIR]      word classes (classes.<language>.json) and silver files, made by classes.ts and silver.ts
//                       and roots (roots.<language>.tsv), made by turkish-roots.ts
//     [--lexicons DIR]  word lists
//     [--train FILE]    train on this CoNLL-U file instead of the recipe's (for trials)
//     [--limit N]       first N sentences of each file only
//     [--most N]        first N sentences of the machine-annotated files
//     [--dev FILE]      figures on this file instead of the recipe's test files, to choose by
//     [--folds K]       cross-validate on the training files instead of writing a model; {fold} in the network's name is
//                       the number of the fold that it has not seen, from 0
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { readModel } from "../../src/analysis/model-file.ts";
import type { WordClasses } from "../../src/analysis/network/word-shape.ts";
import { type ConlluSentence, readConllu } from "../../src/analysis/read-conllu.ts";
import type { SplitModel } from "../../src/analysis/splitter.ts";
import { LANGUAGES, type Language } from "../../src/text/language.ts";
import { type Accuracy, evaluate, show, type TrainOptions, trainLemmaModel, type Weighted } from "./model.ts";
import { readNetworkFile } from "./network-file.ts";
import { RECIPES, type Recipe } from "./recipes.ts";
import { type RootLine, readRootLines } from "./roots.ts";
import { trainSplitter } from "./splitter.ts";
import { readClasses } from "./word-classes.ts";
import { sha256, writeModel } from "./write-model.ts";

const { values } = scriptArguments({
  options: {
    language: { type: "string", needed: true, oneOf: LANGUAGES },
    treebanks: { type: "string" },
    network: { type: "string", needed: true },
    work: { type: "string" },
    lexicons: { type: "string" },
    out: { type: "string" },
    train: { type: "string" },
    limit: { type: "string", default: "0", whole: [0] },
    most: { type: "string", default: "0", whole: [0] },
    dev: { type: "string" },
    folds: { type: "string", default: "0", whole: [0] },
    seed: { type: "string", default: "7", whole: [0] },
  },
});

const { language, network } = values;
const recipe = RECIPES[language];
const limit = Number(values.limit);

function load(path: string, most = 0): ConlluSentence[] {
  const all = readConllu(readFileSync(path, "utf8"), path);
  const count = [most, limit].filter((x) => x > 0);
  return count.length === 0 ? all : all.slice(0, Math.min(...count));
}

function treebank(file: string, most?: number): ConlluSentence[] {
  if (values.treebanks === undefined) throw new Error("--treebanks names the folder with en/, es/, ar/, tr/");
  return load(join(values.treebanks, `${file}.conllu`), most);
}

function readOwnClasses(code: Language): WordClasses | undefined {
  const path = values.work === undefined ? "" : join(values.work, `classes.${code}.json`);
  return existsSync(path) ? readClasses(path) : undefined;
}

function readRoots(code: Language): RootLine[] | undefined {
  const path = values.work === undefined ? "" : join(values.work, `roots.${code}.tsv`);
  return existsSync(path) ? readRootLines(readFileSync(path, "utf8")) : undefined;
}

function readWordLists({ wordLists }: Recipe, code: Language): string[] {
  const { lexicons } = values;
  if (lexicons === undefined) return [];
  return wordLists.flatMap((file) =>
    readFileSync(join(lexicons, file), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .filter((cells) => cells.length > 2)
      // Turkish verbs are listed as infinitives; the treebank's lemmas are stems.
      .map(([kind, word = ""]) => (code === "tr" && kind === "v" ? word.replace(/m[ae]k$/, "") : word)),
  );
}

/**
 * The word lists with parts of speech, lemmas vocalised in phrases of their own (diacritise.py --lemmas) and common
 * forms (frequent-forms.py).
 */
function arabicLemmas(): Pick<TrainOptions, "listed" | "cited" | "frequent"> {
  const { lexicons, work } = values;
  const rows = (path: string) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .filter((cells) => cells.length > 1);
  const cited = work === undefined ? "" : join(work, "ar.lemmas.tsv");
  const frequent = work === undefined ? "" : join(work, "ar.frequent.tsv");
  return {
    ...(lexicons === undefined
      ? {}
      : {
          listed: recipe.wordLists.flatMap((file) =>
            rows(join(lexicons, file)).map(([kind = "", word = ""]) => [kind, word] as const),
          ),
        }),
    ...(existsSync(cited)
      ? { cited: rows(cited).map(([upos = "", , ...vocalised]) => [upos, ...vocalised] as const) }
      : {}),
    ...(existsSync(frequent)
      ? { frequent: new Map(rows(frequent).map(([form = "", rank]) => [form, Number(rank)])) }
      : {}),
  };
}

function trainingData(): { gold: Weighted[]; silver: Weighted[]; files: string[] } {
  if (values.train !== undefined) {
    return {
      gold: load(values.train).map((sentence) => ({ sentence, weight: 1 })),
      silver: [],
      files: [values.train],
    };
  }
  const files: string[] = [];
  const gold = recipe.train.flatMap(([file, weight, most]) => {
    files.push(file);
    return treebank(file, most).map((sentence) => ({ sentence, weight }));
  });
  const silver = readSilver((file) => file);
  if (silver.length > 0) files.push(...recipe.silver.map(([file]) => `${file} (machine-annotated)`));
  return { gold, silver, files };
}

function readSilver(name: (file: string) => string): Weighted[] {
  const teaches = recipe.silverTeaches ?? "all";
  return recipe.silver.flatMap(([file, weight, most = 0]) => {
    const path = values.work === undefined ? "" : join(values.work, name(file));
    if (!existsSync(path)) return [];
    const first = Number(values.most) || most;
    return load(path, first).map((sentence) => ({ sentence, weight, silver: true, teaches }));
  });
}

const classes = readOwnClasses(language);
const roots = readRoots(language);
const options: TrainOptions = {
  language,
  ...(classes === undefined ? {} : { classes }),
  wordList: readWordLists(recipe, language),
  ...(roots === undefined ? {} : { roots }),
  ...(language === "ar" ? arabicLemmas() : {}),
  seed: Number(values.seed),
  folds: recipe.folds,
  epochs: recipe.epochs,
  // A trial needs no large tables.
  bits: values.train === undefined ? recipe.bits : { tagger: 18, morph: 18, lemma: 16 },
  log: (line) => console.error(line),
};
const { gold, silver, files } = trainingData();
console.error(`${language}: ${gold.length} sentences, ${silver.length} machine-annotated`);

if (Number(values.folds) > 1) {
  crossValidate(Number(values.folds));
} else {
  const { bytes, model } = make([...gold, ...silver], network, makeSplitter());
  const figures: Record<string, Accuracy> = {};
  if (values.dev !== undefined) console.log(`${values.dev}: ${show(evaluate(model, load(values.dev)))}`);
  for (const file of values.train === undefined && values.dev === undefined ? recipe.test : []) {
    figures[file] = evaluate(model, treebank(file));
    console.log(`${file}: ${show(figures[file])}`);
  }
  if (values.out !== undefined) write(values.out, bytes, figures);
}

/** A whole model: its lemmas trained on the sentences, its network from a file. */
function make(
  sentences: readonly Weighted[],
  path: string,
  splitter: SplitModel | undefined,
  log = options.log,
) {
  const trained = trainLemmaModel(sentences, { ...options, log });
  const file = readNetworkFile(new Uint8Array(readFileSync(path)), path);
  const bytes = writeModel(trained, file, splitter, classes);
  return { bytes, model: readModel(bytes, path) };
}

function makeSplitter(): SplitModel | undefined {
  const code = options.language;
  const splitting =
    values.train === undefined
      ? recipe.splitter.flatMap((file) => treebank(file))
      : code === "en"
        ? []
        : gold.map((x) => x.sentence);
  return splitting.length === 0 ? undefined : trainSplitter(splitting, code, options.seed);
}

function crossValidate(folds: number): void {
  const sums: Accuracy[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const inFold = (i: number) => Math.floor((i * folds) / gold.length) === fold;
    // A teacher that has seen the fold's sentences must not annotate for it: each fold has a file of its own.
    const own = readSilver((file) => file.replace(/\.conllu$/, `.${fold}.conllu`));
    const { model } = make(
      [...gold.filter((_, i) => !inFold(i)), ...(own.length > 0 ? own : silver)],
      network.replace("{fold}", String(fold)),
      undefined,
      () => {},
    );
    const accuracy = evaluate(
      model,
      gold.filter((_, i) => inFold(i)).map((x) => x.sentence),
    );
    console.log(`fold ${fold + 1}: ${show(accuracy)}`);
    sums.push(accuracy);
  }
  const words = sums.reduce((sum, a) => sum + a.words, 0);
  const mean = Object.fromEntries(
    Object.keys(sums[0]!).map((key) => [
      key,
      sums.reduce((sum, a) => sum + a[key as keyof Accuracy] * a.words, 0) / words,
    ]),
  ) as unknown as Accuracy;
  console.log(`${folds} folds: ${show({ ...mean, words })}`);
}

function write(folder: string, bytes: Uint8Array, figures: Record<string, Accuracy>): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "analyser.bin");
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
  const manifest = {
    format: 1,
    kind: "analysis",
    language,
    files: { "analyser.bin": { sha256: sha256(bytes), bytes: bytes.length } },
    trainedOn: files,
    words: gold.reduce((sum, x) => sum + x.sentence.words.length, 0),
    silverWords: silver.reduce((sum, x) => sum + x.sentence.words.length, 0),
    recipe: "training/analysis/train.ts",
    figures,
  };
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  console.error(`wrote ${path}, ${bytes.length} bytes`);
}
