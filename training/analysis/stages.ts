import {
  applyScript,
  candidateKey,
  candidateScripts,
  existsRow,
  keptLength,
  keptRow,
  type LemmaModel,
  lemmaBase,
  lemmaFeatures,
  lexiconKey,
  lexiconWord,
  MAX_LEMMA_FEATURES,
  makeScript,
  prefixCandidateKey,
  readScript,
  scriptRow,
  scriptScore,
} from "../../src/analysis/lemmas/lemmatiser.ts";
import { withoutSigns } from "../../src/analysis/lemmas/vocaliser.ts";
import { type BundleSet, bestBundle } from "../../src/analysis/network/bundles.ts";
import { hashString } from "../../src/analysis/network/hash.ts";
import { addRows, argmax, type Table } from "../../src/analysis/network/table.ts";
import type { WordShape } from "../../src/analysis/network/word-shape.ts";
import type { ConlluSentence } from "../../src/analysis/read-conllu.ts";
import { TAG_COUNT, tagNumber } from "../../src/analysis/upos.ts";
import type { Language } from "../../src/text/language.ts";
import { AveragedTable, random, shuffled } from "./averaged.ts";
import { MAX_MORPH_FEATURES, morphFeatures } from "./morphology.ts";
import { MAX_TAG_FEATURES, tagFeatures, tagWords } from "./tagger.ts";

/** A training sentence with its gold answers. */
export interface Example {
  readonly source: ConlluSentence;
  readonly forms: readonly string[];
  readonly shapes: readonly WordShape[];
  /** How much its updates count. */
  readonly weight: number;
  /** Annotated by machine. */
  readonly silver: boolean;
  readonly tags: Uint8Array;
  readonly bundles: Uint16Array;
}

/** How one stage trains. */
export interface StageOptions {
  readonly bits: number;
  readonly epochs: number;
  readonly seed: number;
}

/** First pass when `guesses` is undefined; else the second pass, which sees them. */
export function trainTagger(
  examples: readonly Example[],
  guesses: readonly Uint8Array[] | undefined,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, TAG_COUNT);
  const features = new Int32Array(MAX_TAG_FEATURES);
  const scores = new Float64Array(TAG_COUNT);
  const next = random(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { shapes, tags, weight } = examples[e]!;
      const guess = guesses?.[e];
      const given = new Uint8Array(shapes.length);
      for (let i = 0; i < shapes.length; i++) {
        const count = tagFeatures(shapes, i, given, guess, features);
        addRows(table, features, count, TAG_COUNT, scores);
        const answer = argmax(scores, TAG_COUNT);
        given[i] = answer;
        const gold = tags[i]!;
        table.step++;
        if (answer === gold) continue;
        for (let f = 0; f < count; f++) {
          const row = features[f]! & table.mask;
          table.add(row + gold, weight);
          table.add(row + answer, -weight);
        }
      }
    }
  }
  return table.average();
}

/** Tags of sentences by models that have not seen them: each fold tagged by a model of the others, given too. */
export function jackknifeTags(
  examples: readonly Example[],
  folds: number,
  options: StageOptions,
): { tags: Uint8Array[]; models: Table[] } {
  const tags: Uint8Array[] = new Array(examples.length);
  const models: Table[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const first = trainTagger(
      examples.filter((_, i) => i % folds !== fold),
      undefined,
      options,
    );
    models.push(first);
    examples.forEach((e, i) => {
      if (i % folds === fold) tags[i] = tagWords(e.shapes, first, undefined);
    });
  }
  return { tags, models };
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a stage of the training from its first line to its last
export function trainMorph(
  examples: readonly Example[],
  tags: readonly Uint8Array[],
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
): Table {
  const table = new AveragedTable(bits, set.parts);
  const features = new Int32Array(MAX_MORPH_FEATURES);
  const scores = new Float64Array(set.parts);
  const next = random(seed);
  const allowed = set.byTag.map((list) => new Set(list));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { shapes, bundles, weight } = examples[e]!;
      const tag = tags[e]!;
      const given = new Uint16Array(shapes.length);
      for (let i = 0; i < shapes.length; i++) {
        const gold = bundles[i]!;
        const candidates = set.byTag[tag[i]!]!;
        if (candidates.length < 2) {
          given[i] = candidates[0] ?? 0;
          continue;
        }
        const count = morphFeatures(shapes, i, tag, given, features);
        addRows(table, features, count, set.parts, scores);
        const answer = bestBundle(set, tag[i]!, scores);
        given[i] = answer;
        table.step++;
        if (answer === gold || !allowed[tag[i]!]!.has(gold)) continue;
        const right = set.partsOf[gold]!;
        const wrong = set.partsOf[answer]!;
        for (let p = 0; p < right.length; p++) {
          if (right[p] === wrong[p]) continue;
          for (let f = 0; f < count; f++) {
            const row = features[f]! & table.mask;
            table.add(row + right[p]!, weight);
            table.add(row + wrong[p]!, -weight);
          }
        }
      }
    }
  }
  return table.average();
}

/** Endings with fewer word types than this have no list of their own. */
const LEAST_TYPES = 5;

/**
 * Everything but the weights of a lemma model, counted from the examples.
 * @param teachesForms whose forms become known ones
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass that counts scripts, candidates and words together
export function countLemmas(
  examples: readonly Example[],
  language: Language,
  set: BundleSet,
  wordList: Iterable<string>,
  teachesForms: (e: Example) => boolean = () => true,
) {
  const prefixes = language === "ar";
  const scriptNumber = new Map<string, number>();
  const bySuffix = new Map<number, { types: number; scripts: Map<number, number> }>();
  const types = new Set<string>();
  const formsOf = new Map<string, Set<string>>();
  const words = new Map<string, { tag: number; w: number; morphs: Map<number, Map<number, number>> }>();
  const bump = (map: Map<number, number>, k: number, by: number) => map.set(k, (map.get(k) ?? 0) + by);
  const golds: Int32Array[] = [];
  for (const e of examples) {
    const gold = new Int32Array(e.forms.length);
    for (let i = 0; i < e.forms.length; i++) {
      const form = e.forms[i]!;
      const base = lemmaBase(form, language);
      const lemma = goldLemma(e, i, language);
      if (lemma === undefined) {
        gold[i] = -1;
        continue;
      }
      const text = makeScript(form, base, lemma);
      let script = scriptNumber.get(text);
      if (script === undefined) {
        script = scriptNumber.size;
        scriptNumber.set(text, script);
      }
      gold[i] = script;
      const forms = formsOf.get(lemma) ?? new Set();
      formsOf.set(lemma, forms);
      forms.add(base);
      const tag = e.tags[i]!;
      const s = e.shapes[i]!;
      const id = `${tag} ${prefixes ? base : s.lower}`;
      if (teachesForms(e)) {
        let word = words.get(id);
        if (word === undefined) {
          word = { tag, w: lexiconWord({ prefixes }, base, s), morphs: new Map() };
          words.set(id, word);
        }
        const morph = set.hash[e.bundles[i]!]!;
        let counts = word.morphs.get(morph);
        if (counts === undefined) {
          counts = new Map();
          word.morphs.set(morph, counts);
        }
        // What the treebank says of a form stands, unless twenty machine-annotated words are against it.
        bump(counts, script, e.silver ? 0.05 : e.weight);
      }
      const type = `${id} ${script}`;
      if (types.has(type)) continue;
      types.add(type);
      const keys = [0, ...s.suffix.slice(0, 4)].map((suffix) => candidateKey(tag, suffix));
      if (prefixes) keys.push(prefixCandidateKey(tag, s.prefix[1]!));
      for (const key of keys) {
        let list = bySuffix.get(key);
        if (list === undefined) {
          list = { types: 0, scripts: new Map() };
          bySuffix.set(key, list);
        }
        list.types++;
        bump(list.scripts, script, 1);
      }
    }
    golds.push(gold);
  }
  const lexicon = new Map<number, number>();
  const best = (counts: Map<number, number>) => [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!;
  for (const word of words.values()) {
    const total = new Map<number, number>();
    for (const counts of word.morphs.values()) for (const [k, v] of counts) bump(total, k, v);
    const main = best(total)[0];
    lexicon.set(lexiconKey(word.tag, word.w, 0), main);
    for (const [morph, counts] of word.morphs) {
      const [script] = best(counts);
      if (script !== main) lexicon.set(lexiconKey(word.tag, word.w, morph), script);
    }
  }
  const candidates = new Map<number, number[]>();
  // The same lists without the words that would not be there if one of their own were unknown.
  const heldOut = new Map<number, number[]>();
  for (const [key, { types: n, scripts }] of bySuffix) {
    if (n < LEAST_TYPES) continue;
    const sorted = [...scripts]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, 20)
      .map((x) => x[0]);
    candidates.set(key, sorted);
    if (n > LEAST_TYPES) heldOut.set(key, sorted);
  }
  const listed = new Set(wordList);
  const lemmas = new Set<number>([...listed].map(hashString));
  for (const lemma of formsOf.keys()) lemmas.add(hashString(lemma));
  // While training, a lemma exists only if another form of it or the list says so, as for a new word.
  const existsElsewhere = (lemma: string, base: string) => {
    if (listed.has(lemma)) return true;
    const forms = formsOf.get(lemma);
    return forms !== undefined && (forms.size > 1 || !forms.has(base));
  };
  const scriptTexts = [...scriptNumber.keys()];
  return {
    scriptTexts,
    scripts: scriptTexts.map(readScript),
    candidates,
    heldOut,
    lexicon,
    lemmas,
    existsElsewhere,
    golds,
  };
}

function goldLemma(e: Example, i: number, language: Language): string | undefined {
  const written = e.source.words[i]!.lemma;
  if (written === "_" && e.forms[i] !== "_") return undefined;
  return language === "ar" ? withoutSigns(written) : written;
}

/** @param wordList lemmas known from elsewhere (word lists) */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a stage of the training from its first line to its last
export function trainLemmas(
  examples: readonly Example[],
  language: Language,
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
  wordList: Iterable<string> = [],
): { model: LemmaModel; scriptTexts: string[] } {
  const { scriptTexts, scripts, candidates, heldOut, lexicon, lemmas, existsElsewhere, golds } = countLemmas(
    examples,
    language,
    set,
    wordList,
  );
  const table = new AveragedTable(bits, 1);
  const features = new Int32Array(MAX_LEMMA_FEATURES);
  const prefixes = language === "ar";
  const next = random(seed);
  // Word types, not words: unknown words are rare words, so frequent ones must not rule the weights.
  const seen = new Set<string>();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const e of shuffled(examples.length, next)) {
      const { forms, shapes, tags, bundles, weight } = examples[e]!;
      for (let i = 0; i < forms.length; i++) {
        const gold = golds[e]![i]!;
        if (gold < 0) continue;
        const id = `${tags[i]} ${bundles[i]} ${gold} ${shapes[i]!.lower}`;
        if (seen.has(id)) continue;
        seen.add(id);
        table.step++;
        const s = shapes[i]!;
        const tag = tags[i]!;
        const base = lemmaBase(forms[i]!, language);
        const hash = set.hash[bundles[i]!]!;
        const list = candidateScripts({ candidates: heldOut, prefixes }, s, tag);
        if (!list.includes(gold)) continue;
        const count = lemmaFeatures(s, tag, hash, set.keyHash[bundles[i]!]!, features, prefixes);
        let answer = -1;
        let top = Number.NEGATIVE_INFINITY;
        let answerExists = false;
        let goldExists = false;
        let answerKept = 0;
        for (const script of list) {
          const lemma = applyScript(scripts[script]!, forms[i]!, base);
          if (lemma === undefined) continue;
          const exists = existsElsewhere(lemma, base);
          if (script === gold) goldExists = exists;
          const score = scriptScore(
            table,
            features,
            count,
            script,
            tag,
            exists,
            keptLength(scripts[script]!, base),
          );
          if (score > top) {
            answerKept = keptLength(scripts[script]!, base);
            top = score;
            answer = script;
            answerExists = exists;
          }
        }
        if (answer === gold || answer < 0) continue;
        for (let f = 0; f < count; f++) {
          table.add(scriptRow(features[f]!, gold, table.mask), weight);
          table.add(scriptRow(features[f]!, answer, table.mask), -weight);
        }
        table.add(existsRow(tag, goldExists, table.mask), weight);
        table.add(existsRow(tag, answerExists, table.mask), -weight);
        table.add(keptRow(tag, keptLength(scripts[gold]!, base), table.mask), weight);
        table.add(keptRow(tag, answerKept, table.mask), -weight);
      }
    }
    seen.clear();
  }
  return { model: { scripts, candidates, lexicon, lemmas, table: table.average(), prefixes }, scriptTexts };
}

export function goldTags(sentence: ConlluSentence): Uint8Array {
  return Uint8Array.from(sentence.words, (w) => tagNumber(w.upos));
}
