import { candidateScripts, type LemmaModel, lemmaBase } from "../../src/analysis/lemmas/lemmatiser.ts";
import { Candidates, type ClassesOf, MAX_CANDIDATES } from "../../src/analysis/lemmas/root-candidates.ts";
import { MAX_ROOT_FEATURES, rootFeatures, rootScore } from "../../src/analysis/lemmas/root-lemmas.ts";
import { SEEN } from "../../src/analysis/lemmas/roots.ts";
import { type BundleSet, grammarOf } from "../../src/analysis/network/bundles.ts";
import { hashString } from "../../src/analysis/network/hash.ts";
import type { Language } from "../../src/text/language.ts";
import { AveragedTable, random, shuffled } from "./averaged.ts";
import { believedLemmas, collectRoots, type RootLine } from "./roots.ts";
import { countLemmas, type Example, type StageOptions } from "./stages.ts";

/** Tags and bundles of a sentence as predicted by models that have not seen it. */
export interface Predicted {
  readonly tags: Uint8Array;
  readonly bundles: Uint16Array;
}

/** Updates from a machine-annotated word count this much, those from a treebank's word 1. */
const SILVER_WEIGHT = 0.2;

/**
 * A lemma model with roots (src/analysis/lemmas/root-lemmas.ts). Known forms are the treebank's alone: roots and
 * endings say more of a new form than a machine that annotated it.
 * @param predicted by sentence; each word is learnt with its gold tag and, where they differ, with this one
 * @param lines the dictionary's roots
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a stage of the training from its first line to its last
export function trainRootLemmas(
  all: readonly Example[],
  language: Language,
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
  predicted: readonly Predicted[],
  lines: readonly RootLine[],
): { model: LemmaModel; scriptTexts: string[] } {
  const believed = believedLemmas(all, lines);
  const roots = collectRoots(lines, believed.seen);
  const examples = all.map((e) => (e.silver ? onlyBelieved(e, believed.has) : e));
  const counted = countLemmas(examples, language, set, [], (e) => !e.silver);
  const { scripts, candidates, heldOut, lexicon, existsElsewhere, scriptTexts } = counted;
  const table = new AveragedTable(bits, 1);
  const found = new Candidates();
  const features = new Int32Array(MAX_CANDIDATES * MAX_ROOT_FEATURES);
  const spelt = new Map(Array.from(believed.seen, (lemma) => [hashString(lemma), lemma]));
  const next = random(seed);
  // Word types, not words, as in trainLemmas.
  const seen = new Set<string>();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const number of shuffled(examples.length, next)) {
      const e = examples[number]!;
      const weight = e.silver ? SILVER_WEIGHT : e.weight;
      for (const view of [e, predicted[number]!]) {
        for (let i = 0; i < e.forms.length; i++) {
          const { lemma } = e.source.words[i]!;
          const form = e.forms[i]!;
          if (lemma === "_" && form !== "_") continue;
          const tag = view.tags[i]!;
          const bundle = view.bundles[i]!;
          const id = `${tag} ${bundle} ${lemma} ${form}`;
          if (seen.has(id)) continue;
          seen.add(id);
          table.step++;
          const base = lemmaBase(form, language);
          // Of the text's lemmas only those are there that another form has, as for a new word.
          const classesOf: ClassesOf = (word) => {
            const classes = roots.classes.get(word) ?? 0;
            if ((classes & SEEN) === 0 || existsElsewhere(spelt.get(word)!, base)) return classes;
            return classes & ~SEEN;
          };
          const s = e.shapes[i]!;
          const list = candidateScripts({ candidates: heldOut, prefixes: false }, s, tag);
          found.collect(roots, classesOf, scripts, list, form, base);
          const gold = found.lemma.subarray(0, found.count).indexOf(hashString(lemma));
          if (gold < 0) continue;
          const count = rootFeatures(found, base, s, grammarOf(set, tag, bundle), features);
          let answer = 0;
          let top = Number.NEGATIVE_INFINITY;
          for (let c = 0; c < found.count; c++) {
            const score = rootScore(table, features, c * MAX_ROOT_FEATURES, count);
            if (score > top) {
              top = score;
              answer = c;
            }
          }
          if (answer === gold) continue;
          for (let f = 0; f < count; f++) {
            table.add(features[gold * MAX_ROOT_FEATURES + f]! & table.mask, weight);
            table.add(features[answer * MAX_ROOT_FEATURES + f]! & table.mask, -weight);
          }
        }
      }
    }
    seen.clear();
  }
  return {
    model: {
      scripts,
      candidates,
      lexicon,
      lemmas: new Set(),
      table: table.average(),
      prefixes: false,
      roots,
    },
    scriptTexts,
  };
}

/** A sentence without the lemmas that are not believed: nothing is learnt from those words. */
function onlyBelieved(e: Example, has: (lemma: string) => boolean): Example {
  const words = e.source.words.map((w) => (has(w.lemma) ? w : { ...w, lemma: "_" }));
  return { ...e, source: { ...e.source, words } };
}
