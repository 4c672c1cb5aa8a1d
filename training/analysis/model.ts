import type { LemmaModel } from "../../src/analysis/lemmas/lemmatiser.ts";
import { ListedLemmas } from "../../src/analysis/lemmas/listed-lemmas.ts";
import { type Vocaliser, withoutSigns } from "../../src/analysis/lemmas/vocaliser.ts";
import { BundleSet } from "../../src/analysis/network/bundles.ts";
import { seenForms, type WordClasses, WordShapes } from "../../src/analysis/network/word-shape.ts";
import { type AnalysisModel, parseWords, vocalisedLemma } from "../../src/analysis/pipeline.ts";
import type { ConlluSentence } from "../../src/analysis/read-conllu.ts";
import { TAG_COUNT, UPOS } from "../../src/analysis/upos.ts";
import type { Language } from "../../src/text/language.ts";
import { quantise } from "./averaged.ts";
import { type HeldOut, listLemmas, trainChooser } from "./listed-lemmas.ts";
import { morphWords } from "./morphology.ts";
import { pruneLexicon } from "./prune-lexicon.ts";
import { type Predicted, trainRootLemmas } from "./root-lemmas.ts";
import type { RootLine } from "./roots.ts";
import {
  type Example,
  goldTags,
  jackknifeTags,
  type StageOptions,
  trainLemmas,
  trainMorph,
  trainTagger,
} from "./stages.ts";
import { tagWords } from "./tagger.ts";
import { trainVocaliser } from "./vocaliser.ts";

/** The features that matter most for what a word does in its sentence, by language: BundleSet's `keyAttributes`. */
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
  readonly epochs: { tagger: number; morph: number; lemma: number };
  readonly bits: { tagger: number; morph: number; lemma: number };
  readonly log: (line: string) => void;
}

/** All of a model but its network and its splitter. */
export interface TrainedLemmas {
  readonly language: Language;
  readonly lemmas: LemmaModel;
  readonly scriptTexts: readonly string[];
  readonly vocaliser: Vocaliser | undefined;
}

export interface Weighted {
  readonly sentence: ConlluSentence;
  readonly weight: number;
  /** Annotated by machine. */
  readonly silver?: boolean;
  /** What is learnt from it: everything (default), or tags alone; Arabic also learns vowel signs from all of it. */
  readonly teaches?: Teaches;
}

export type Teaches = "all" | "upos";

/**
 * Trains what finds lemmas, on tags and features as they are predicted for sentences that have not been seen: by
 * linear models, trained without each fold in turn, in the network's place.
 */
export function trainLemmaModel(sentences: readonly Weighted[], options: TrainOptions): TrainedLemmas {
  const { language, seed, folds, log } = options;
  const started = Date.now();
  const tick = (what: string) => log(`${((Date.now() - started) / 1000).toFixed(1)} s ${what}`);
  const shapes = new WordShapes(language, options.classes);
  const bundleNumber = new Map<string, number>([["_", 0]]);
  const seenByTag: Map<number, number>[] = Array.from({ length: TAG_COUNT }, () => new Map());
  const number = (bundle: string) => {
    let value = bundleNumber.get(bundle);
    if (value === undefined) {
      value = bundleNumber.size;
      bundleNumber.set(bundle, value);
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
      teaches === "upos" ? new Uint16Array(n) : Uint16Array.from(sentence.words, (w) => number(w.feats));
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
    };
  });
  const byTag = seenByTag.map((seen) => [...seen].sort((a, b) => b[1] - a[1]).map((x) => x[0]));
  const bundles = new BundleSet([...bundleNumber.keys()], byTag, KEY_ATTRIBUTES[language]);
  const stage = (name: keyof TrainOptions["epochs"]) => ({
    bits: options.bits[name],
    epochs: options.epochs[name],
    seed,
  });

  const teachesAll = (i: number) => sentences[i]!.teaches !== "upos";
  const lemmaExamples = examples.filter((_, i) => teachesAll(i));

  const foldOf = new Map(examples.map((e, i) => [e, i % folds]));
  // Edit scripts learn from the treebank's own tags; the rest must know how tags err.
  const predictedOf =
    options.roots === undefined && language !== "ar"
      ? new Map<Example, Guessed>()
      : predictWords(examples, teachesAll, bundles, folds, stage);
  tick("predicted tags and features");
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
            tags: lemmaExamples.map((e) => predictedOf.get(e)!.guess),
          },
        )
      : undefined;
  if (vocaliser !== undefined && options.listed !== undefined) {
    const heldOut: HeldOut[] = [];
    for (let fold = 0; fold < folds; fold++) {
      const rest = lemmaExamples.filter((e) => foldOf.get(e) !== fold);
      const own = lemmaExamples.filter((e) => foldOf.get(e) === fold);
      heldOut.push({
        examples: own,
        tags: own.map((e) => predictedOf.get(e)!.tags),
        bundles: own.map((e) => predictedOf.get(e)!.bundles),
        lemmas: lemmasOf((e) => foldOf.get(e) !== fold).model,
        listed: new ListedLemmas(listLemmas(options.listed, rest)),
      });
    }
    const listed = new ListedLemmas(listLemmas(options.listed, lemmaExamples));
    const chooser = trainChooser(heldOut, listed, vocaliser.common, language, bundles, {
      bits: 16,
      epochs: 8,
      seed,
    });
    lemmaModel = { ...lemmaModel, chooser };
    tick("listed lemmas");
  }
  return { language, lemmas: lemmaModel, scriptTexts, vocaliser };
}

interface Guessed extends Predicted {
  /** The first pass's tags. */
  readonly guess: Uint8Array;
}

/** What linear models that have not seen a sentence say of it, for the sentences that teach features. */
function predictWords(
  examples: readonly Example[],
  teachesFeatures: (i: number) => boolean,
  set: BundleSet,
  folds: number,
  stage: (name: "tagger" | "morph") => StageOptions,
): Map<Example, Guessed> {
  const { tags: guesses, models } = jackknifeTags(examples, folds, stage("tagger"));
  const predicted = new Map<Example, Guessed>();
  for (let fold = 0; fold < folds; fold++) {
    const inFold = (i: number) => i % folds === fold;
    const first = models[fold]!;
    const second = trainTagger(
      examples.filter((_, i) => !inFold(i)),
      guesses.filter((_, i) => !inFold(i)),
      stage("tagger"),
    );
    const rest = examples.filter((_, i) => !inFold(i) && teachesFeatures(i));
    const morph = trainMorph(
      rest,
      rest.map((e) => e.tags),
      set,
      stage("morph"),
    );
    examples.forEach((e, i) => {
      if (!inFold(i) || !teachesFeatures(i)) return;
      const tags = tagWords(e.shapes, first, second);
      predicted.set(e, { tags, bundles: morphWords(e.shapes, tags, set, morph), guess: guesses[i]! });
    });
  }
  return predicted;
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
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: counts of one pass, figure by figure
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
