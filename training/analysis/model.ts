import type { ConlluSentence } from "../../src/text/analysis/conllu.ts";
import type { LemmaModel } from "../../src/text/analysis/lemmatiser.ts";
import { ListedLemmas } from "../../src/text/analysis/listed-lemmas.ts";
import { BundleSet, morphWords } from "../../src/text/analysis/morphology.ts";
import { BEAM_MARGIN, Beam } from "../../src/text/analysis/parser.ts";
import {
  type AnalysisModel,
  lemmatiseWords,
  makeAtoms,
  parseWords,
  vocalisedLemma,
} from "../../src/text/analysis/pipeline.ts";
import { TAG_COUNT, tagWords, UPOS } from "../../src/text/analysis/tagger.ts";
import { withoutSigns } from "../../src/text/analysis/vocaliser.ts";
import { seenForms, type WordClasses, WordShapes } from "../../src/text/analysis/word.ts";
import type { Language } from "../../src/text/language.ts";
import { condense, quantise } from "./averaged.ts";
import { type HeldOut, listLemmas, trainChooser } from "./listed-lemmas.ts";
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
  /** The word lists' lemmas with their part of speech (n, v, a, r), for `LemmaChooser` (Arabic). */
  readonly listed?: readonly (readonly [partOfSpeech: string, lemma: string])[];
  /** Lemmas vocalised by machine, with their tag (Arabic). */
  readonly cited?: readonly (readonly [upos: string, ...vocalised: string[]])[];
  /** Common forms with their frequency class, 1 (rare) to 7 (Arabic). */
  readonly frequent?: ReadonlyMap<string, number>;
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
  /**
   * What is learnt from it: everything (default), no tree ("words"), tags and features alone ("tags"), tags alone
   * ("upos"); Arabic also learns vowel signs from all machine-annotated text.
   */
  readonly teaches?: Teaches;
}

export type Teaches = "all" | "words" | "tags" | "upos";

/** Trains the four stages, each on what the earlier ones predict for sentences they have not seen. */
export function trainModel(sentences: readonly Weighted[], options: TrainOptions): TrainedModel {
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
  const examples: Example[] = sentences.map(({ sentence, weight, silver = false, teaches }) => {
    const n = sentence.words.length;
    const forms = seenForms(
      sentence.words.map((w) => w.form),
      shapes,
      language,
    );
    const tags = goldTags(sentence);
    const bundles =
      teaches === "upos"
        ? new Uint16Array(n)
        : Uint16Array.from(sentence.words, (w) => number(bundleNumber, w.feats));
    if (teaches !== "upos")
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

  const teachesFeatures = (i: number) => sentences[i]!.teaches !== "upos";
  const morphExamples = examples.filter((_, i) => teachesFeatures(i));
  const lemmaExamples = examples.filter((_, i) => teachesFeatures(i) && sentences[i]!.teaches !== "tags");
  const teachesTrees = (i: number) => (sentences[i]!.teaches ?? "all") === "all";

  const { tags: guesses, models: foldTaggers } = jackknifeTags(examples, folds, stage("tagger"));
  const tagFirst = quantise(trainTagger(examples, undefined, stage("tagger")));
  const tagSecond = quantise(trainTagger(examples, guesses, stage("tagger")));
  tick("tagger");
  const morph = quantise(
    trainMorph(
      morphExamples,
      morphExamples.map((e) => e.tags),
      bundles,
      stage("morph"),
    ),
  );
  tick("morphology");
  const foldOf = new Map(examples.map((e, i) => [e, i % folds]));
  // The later stages learn from tags and features as they are predicted for sentences that have not been seen.
  const predicted = new Array<Predicted>(examples.length);
  for (let fold = 0; fold < folds; fold++) {
    const rest = examples.filter((_, i) => i % folds !== fold);
    const restGuesses = guesses.filter((_, i) => i % folds !== fold);
    const first = foldTaggers[fold]!;
    const second = trainTagger(rest, restGuesses, stage("tagger"));
    const restMorph = morphExamples.filter((e) => foldOf.get(e) !== fold);
    const foldMorph = trainMorph(
      restMorph,
      restMorph.map((e) => e.tags),
      bundles,
      stage("morph"),
    );
    examples.forEach((e, i) => {
      if (i % folds !== fold || !teachesFeatures(i)) return;
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
  const quantised = { ...lemmas, table: quantise(lemmas.table) };
  // Arabic's known forms are few, and all stay: they also serve under features that the treebank does not have.
  let lemmaModel: LemmaModel =
    language === "ar" ? quantised : pruneLexicon(quantised, lemmaExamples, language, bundles);
  tick("lemmatiser");

  const vocaliser =
    language === "ar"
      ? trainVocaliser(
          lemmaExamples,
          sentences.filter((x) => x.silver).map((x) => x.sentence),
          { bits: 17, epochs: 12, seed },
          {
            ...(options.cited === undefined ? {} : { cited: options.cited }),
            ...(options.listed === undefined ? {} : { listed: options.listed }),
            ...(options.frequent === undefined ? {} : { frequent: options.frequent }),
            tags: guesses.filter((_, i) => lemmaExamples.includes(examples[i]!)),
          },
        )
      : undefined;
  // The parser learns from predicted lemmas, too.
  const atoms = new Array<ReturnType<typeof makeAtoms>>(examples.length);
  const heldOut: HeldOut[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const restLemmas = lemmaExamples.filter((e) => foldOf.get(e) !== fold);
    const own = examples.filter((_, i) => i % folds === fold && teachesTrees(i));
    heldOut.push({
      examples: own,
      tags: own.map((e) => predictedOf.get(e)!.tags),
      bundles: own.map((e) => predictedOf.get(e)!.bundles),
      lemmas: lemmasOf((e) => foldOf.get(e) !== fold).model,
      listed: new ListedLemmas(listLemmas(options.listed ?? [], restLemmas)),
    });
  }
  const chooser =
    options.listed !== undefined && vocaliser !== undefined
      ? trainChooser(
          heldOut,
          new ListedLemmas(listLemmas(options.listed, lemmaExamples)),
          vocaliser.common,
          language,
          bundles,
          { bits: 16, epochs: 8, seed },
        )
      : undefined;
  if (chooser !== undefined) lemmaModel = { ...lemmaModel, chooser };
  const numberOf = new Map(examples.map((e, i) => [e, i]));
  for (const { examples: own, tags, bundles: given, lemmas: foldLemmas, listed } of heldOut) {
    const lemmasOfFold =
      chooser === undefined ? foldLemmas : { ...foldLemmas, chooser: { ...chooser, listed } };
    own.forEach((e, i) => {
      const model = { language, lemmas: lemmasOfFold, bundles };
      const words = lemmatiseWords(model, e.forms, e.shapes, tags[i]!, given[i]!);
      atoms[numberOf.get(e)!] = makeAtoms(e.shapes, tags[i]!, given[i]!, words, bundles);
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
      const lemma = model.vocaliser ? vocalisedLemma(model.vocaliser, p, i) : p.lemmas[i];
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
