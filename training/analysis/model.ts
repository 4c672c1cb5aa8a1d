import type { ConlluSentence } from "../../src/text/analysis/conllu.ts";
import { BundleSet, morphWords } from "../../src/text/analysis/morphology.ts";
import { BEAM_MARGIN, Beam } from "../../src/text/analysis/parser.ts";
import {
  type AnalysisModel,
  lemmatiseWords,
  makeAtoms,
  parseWords,
} from "../../src/text/analysis/pipeline.ts";
import { TAG_COUNT, tagWords, UPOS } from "../../src/text/analysis/tagger.ts";
import { vocalise, withoutSigns } from "../../src/text/analysis/vocaliser.ts";
import { type WordClasses, WordShapes } from "../../src/text/analysis/word.ts";
import type { Language } from "../../src/text/language.ts";
import { condense, quantise } from "./averaged.ts";
import { pruneLexicon } from "./prune-lexicon.ts";
import { type Predicted, trainRootLemmas } from "./root-lemmas.ts";
import type { RootLine } from "./roots.ts";
import {
  type Example,
  goldTags,
  jackknifeTags,
  projectivise,
  trainLabels,
  trainLemmas,
  trainMorph,
  trainParser,
  trainTagger,
} from "./stages.ts";
import { trainVocaliser } from "./vocaliser.ts";

/** Features that decide attachment, by language; see Atoms.key. */
export const KEY_ATTRIBUTES: Readonly<Record<Language, readonly string[]>> = {
  en: ["VerbForm", "Tense", "Number", "PronType", "Case"],
  es: ["VerbForm", "PronType", "Number", "Reflex"],
  ar: ["Case", "Definite", "Number", "Gender"],
  tr: ["Case", "VerbForm", "Number[psor]", "PronType"],
};

export interface TrainOptions {
  readonly language: Language;
  readonly classes?: WordClasses;
  /** Lemmas known from word lists. */
  readonly wordList?: readonly string[];
  /** A dictionary's roots; with them lemmas are sought by roots (root-lemmas.ts) and the word list is not used. */
  readonly roots?: readonly RootLine[];
  readonly seed: number;
  readonly folds: number;
  readonly beam: number;
  readonly trainBeam: number;
  readonly epochs: { tagger: number; morph: number; lemma: number; parser: number; labels: number };
  readonly bits: { tagger: number; morph: number; lemma: number; parser: number; labels: number };
  /** log2 of the parser's rows that are kept; 4 bytes each. */
  readonly parserEntries: number;
  readonly log: (line: string) => void;
}

export interface TrainedModel extends AnalysisModel {
  readonly scriptTexts: readonly string[];
}

export interface Weighted {
  readonly sentence: ConlluSentence;
  readonly weight: number;
  /** Annotated by machine. */
  readonly silver?: boolean;
  /** What is learnt from it: everything (default), no tree ("words"), tags and features alone ("tags"), vowel signs alone. */
  readonly teaches?: Teaches;
}

export type Teaches = "all" | "words" | "tags" | "signs";

/** Trains the four stages, each on what the earlier ones predict for sentences they have not seen. */
export function trainModel(all: readonly Weighted[], options: TrainOptions): TrainedModel {
  const sentences = all.filter((x) => x.teaches !== "signs");
  const { language, seed, folds, log } = options;
  const started = Date.now();
  const tick = (what: string) => log(`${((Date.now() - started) / 1000).toFixed(1)} s ${what}`);
  const shapes = new WordShapes(language, options.classes);
  const bundleNumber = new Map<string, number>([["_", 0]]);
  const seenByTag: Map<number, number>[] = Array.from({ length: TAG_COUNT }, () => new Map());
  const labelNumber = new Map<string, number>([["root", 0]]);
  const number = (map: Map<string, number>, key: string) => {
    let value = map.get(key);
    if (value === undefined) {
      value = map.size;
      map.set(key, value);
    }
    return value;
  };
  const examples: Example[] = sentences.map(({ sentence, weight, silver = false }) => {
    const n = sentence.words.length;
    const forms = sentence.words.map((w) => w.form);
    const tags = goldTags(sentence);
    const bundles = Uint16Array.from(sentence.words, (w) => number(bundleNumber, w.feats));
    bundles.forEach((b, i) => {
      seenByTag[tags[i]!]!.set(b, (seenByTag[tags[i]!]!.get(b) ?? 0) + 1);
    });
    return {
      source: sentence,
      forms,
      shapes: forms.map((f) => shapes.get(f)),
      weight,
      silver,
      tags,
      bundles,
      heads: projectivise(Int32Array.from(sentence.words, (w) => (w.head === 0 ? n : w.head - 1))),
      labels: Uint8Array.from(sentence.words, (w) => number(labelNumber, w.deprel)),
    };
  });
  const byTag = seenByTag.map((seen) => [...seen].sort((a, b) => b[1] - a[1]).map((x) => x[0]));
  const bundles = new BundleSet([...bundleNumber.keys()], byTag, KEY_ATTRIBUTES[language]);
  const stage = (name: keyof TrainOptions["epochs"]) => ({
    bits: options.bits[name],
    epochs: options.epochs[name],
    seed,
  });

  const lemmaExamples = examples.filter((_, i) => sentences[i]!.teaches !== "tags");
  const teachesTrees = (i: number) => (sentences[i]!.teaches ?? "all") === "all";

  const guesses = jackknifeTags(examples, folds, stage("tagger"));
  const tagFirst = quantise(trainTagger(examples, undefined, stage("tagger")));
  const tagSecond = quantise(trainTagger(examples, guesses, stage("tagger")));
  tick("tagger");
  const morph = quantise(
    trainMorph(
      examples,
      examples.map((e) => e.tags),
      bundles,
      stage("morph"),
    ),
  );
  tick("morphology");
  // The later stages learn from tags and features as they are predicted for sentences that have not been seen.
  const predicted = new Array<Predicted>(examples.length);
  for (let fold = 0; fold < folds; fold++) {
    const rest = examples.filter((_, i) => i % folds !== fold);
    const restGuesses = guesses.filter((_, i) => i % folds !== fold);
    const first = trainTagger(rest, undefined, stage("tagger"));
    const second = trainTagger(rest, restGuesses, stage("tagger"));
    const foldMorph = trainMorph(
      rest,
      rest.map((e) => e.tags),
      bundles,
      stage("morph"),
    );
    examples.forEach((e, i) => {
      if (i % folds !== fold) return;
      const tags = tagWords(e.shapes, first, second);
      predicted[i] = { tags, bundles: morphWords(e.shapes, tags, bundles, foldMorph) };
    });
  }
  tick("jackknife");

  const predictedOf = new Map(examples.map((e, i) => [e, predicted[i]!]));
  const lemmasOf = (use: (e: Example) => boolean) => {
    const used = lemmaExamples.filter(use);
    const { roots } = options;
    return roots === undefined
      ? trainLemmas(used, language, bundles, stage("lemma"), options.wordList)
      : trainRootLemmas(
          used,
          language,
          bundles,
          stage("lemma"),
          used.map((e) => predictedOf.get(e)!),
          roots,
        );
  };
  const { model: lemmas, scriptTexts } = lemmasOf(() => true);
  const lemmaModel = pruneLexicon(
    { ...lemmas, table: quantise(lemmas.table) },
    lemmaExamples,
    language,
    bundles,
  );
  tick("lemmatiser");

  const vocaliser =
    language === "ar"
      ? trainVocaliser(
          examples.filter((_, i) => !sentences[i]!.silver),
          all.filter((x) => x.silver).map((x) => x.sentence),
          { bits: 17, epochs: 12, seed },
        )
      : undefined;
  // The parser learns from predicted lemmas, too.
  const atoms = new Array<ReturnType<typeof makeAtoms>>(examples.length);
  const foldOf = new Map(examples.map((e, i) => [e, i % folds]));
  for (let fold = 0; fold < folds; fold++) {
    const foldLemmas = lemmasOf((e) => foldOf.get(e) !== fold).model;
    examples.forEach((e, i) => {
      if (i % folds !== fold || !teachesTrees(i)) return;
      const { tags, bundles: given } = predicted[i]!;
      const words = lemmatiseWords({ language, lemmas: foldLemmas, bundles }, e.forms, e.shapes, tags, given);
      atoms[i] = makeAtoms(e.shapes, tags, given, words, bundles);
    });
  }
  tick("predicted lemmas");
  const treeAtoms = atoms.filter((_, i) => teachesTrees(i));
  const treeExamples = examples.filter((_, i) => teachesTrees(i));
  const parser = condense(
    trainParser(treeAtoms, treeExamples, { ...stage("parser"), beam: options.trainBeam }),
    options.parserEntries,
  );
  tick("parser");
  const labeller = quantise(trainLabels(treeAtoms, treeExamples, labelNumber.size, 0, stage("labels")));
  tick("labels");
  return {
    language,
    shapes,
    tagFirst,
    tagSecond,
    bundles,
    morph,
    lemmas: lemmaModel,
    vocaliser,
    parser,
    labels: [...labelNumber.keys()],
    labeller,
    beam: new Beam(options.beam, BEAM_MARGIN),
    found: new WeakMap(),
    scriptTexts,
  };
}

export interface Accuracy {
  words: number;
  upos: number;
  feats: number;
  lemma: number;
  /** Lemma compared without Arabic vowel signs. */
  plainLemma: number;
  uas: number;
  las: number;
  /** Labelled attachment, relation subtypes ignored. */
  lasMain: number;
}

/** Share of words right, with gold words and sentences. */
export function evaluate(model: AnalysisModel, sentences: readonly ConlluSentence[]): Accuracy {
  const a: Accuracy = { words: 0, upos: 0, feats: 0, lemma: 0, plainLemma: 0, uas: 0, las: 0, lasMain: 0 };
  for (const s of sentences) {
    const n = s.words.length;
    const p = parseWords(
      model,
      s.words.map((w) => w.form),
    );
    s.words.forEach((w, i) => {
      a.words++;
      if (UPOS[p.tags[i]!] === w.upos) a.upos++;
      if (model.bundles.bundles[p.bundles[i]!] === w.feats) a.feats++;
      const lemma = model.vocaliser
        ? vocalise(model.vocaliser, p.lemmas[i]!, p.tags[i]!, w.form, model.shapes.get(w.form))
        : p.lemmas[i];
      if (lemma === w.lemma || w.lemma === "_") a.lemma++;
      if (withoutSigns(p.lemmas[i]!) === withoutSigns(w.lemma) || w.lemma === "_") a.plainLemma++;
      const head = w.head === 0 ? n : w.head - 1;
      if (p.heads[i] === head) {
        a.uas++;
        const label = model.labels[p.labels[i]!]!;
        if (label === w.deprel) a.las++;
        if (label.split(":")[0] === w.deprel.split(":")[0]) a.lasMain++;
      }
    });
  }
  for (const key of ["upos", "feats", "lemma", "plainLemma", "uas", "las", "lasMain"] as const)
    a[key] /= a.words;
  return a;
}

export function show(a: Accuracy): string {
  const f = (x: number) => x.toFixed(4);
  return `words ${a.words} UPOS ${f(a.upos)} feats ${f(a.feats)} lemma ${f(a.lemma)} (plain ${f(a.plainLemma)}) UAS ${f(a.uas)} LAS ${f(a.las)} (main ${f(a.lasMain)})`;
}
