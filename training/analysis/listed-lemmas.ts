import {
  knownLemma,
  type LemmaModel,
  lemmaBase,
  scriptedLemmas,
} from "../../src/analysis/lemmas/lemmatiser.ts";
import {
  canChoose,
  choiceFeatures,
  choicesFor,
  choiceWord,
  type LemmaChooser,
  type ListedLemmas,
  listKind,
  MAX_CHOICE_FEATURES,
  tagKind,
} from "../../src/analysis/lemmas/listed-lemmas.ts";
import { oneScore, withoutSigns } from "../../src/analysis/lemmas/vocaliser.ts";
import type { BundleSet } from "../../src/analysis/network/bundles.ts";
import type { Lookup } from "../../src/analysis/network/hash.ts";
import type { Language } from "../../src/text/language.ts";
import { AveragedTable, quantise, random, shuffled } from "./averaged.ts";
import type { Example, StageOptions } from "./stages.ts";

const LETTERS = /^[\u0621-\u064a]{2,24}$/;

/** Lemmas of the word lists ("part of speech, lemma") and of the treebank, with where they are listed. */
export function listLemmas(
  wordList: readonly (readonly [partOfSpeech: string, lemma: string])[],
  examples: readonly Example[],
): Map<string, number> {
  const kinds = new Map<string, number>();
  const add = (lemma: string, kind: number) => {
    if (LETTERS.test(lemma)) kinds.set(lemma, (kinds.get(lemma) ?? 0) | kind);
  };
  for (const [kind, lemma] of wordList) add(lemma, listKind(kind));
  for (const e of examples) {
    e.source.words.forEach((word, i) => {
      add(withoutSigns(word.lemma), tagKind(e.tags[i]!));
    });
  }
  return kinds;
}

/** Sentences with what models that have not seen them say of them. */
export interface HeldOut {
  readonly examples: readonly Example[];
  /** By sentence, predicted. */
  readonly tags: readonly Uint8Array[];
  readonly bundles: readonly Uint16Array[];
  readonly lemmas: LemmaModel;
  readonly listed: ListedLemmas;
}

/** Learns the choice on the words that the held-out models do not know. */
export function trainChooser(
  heldOut: readonly HeldOut[],
  listed: ListedLemmas,
  common: Lookup<number>,
  language: Language,
  set: BundleSet,
  { bits, epochs, seed }: StageOptions,
): LemmaChooser {
  interface Item {
    readonly gold: number;
    readonly rows: readonly Int32Array[];
  }
  const items: Item[] = [];
  const features = new Int32Array(MAX_CHOICE_FEATURES);
  for (const { examples, tags, bundles, lemmas, listed: own } of heldOut) {
    const kindsOf = (lemma: string) => own.kinds.get(lemma) ?? 0;
    examples.forEach((e, at) => {
      e.forms.forEach((form, i) => {
        const base = lemmaBase(form, language);
        const tag = tags[at]![i]!;
        const bundle = bundles[at]![i]!;
        const morph = set.hash[bundle]!;
        const s = e.shapes[i]!;
        if (!canChoose(base) || knownLemma(lemmas, form, base, s, tag, morph) !== undefined) return;
        const scripted = scriptedLemmas(lemmas, form, base, s, { tag, morph, key: set.keyHash[bundle]! });
        const choices = choicesFor(own, base, tag, scripted);
        const word = choiceWord(base, tag, morph, kindsOf);
        const plain = withoutSigns(e.source.words[i]!.lemma);
        const gold = choices.findIndex((c) => c.lemma === plain);
        if (gold < 0) return;
        items.push({
          gold,
          rows: choices.map((c) => features.slice(0, choiceFeatures(common, word, c, features))),
        });
      });
    });
  }
  const table = new AveragedTable(bits, 1);
  const next = random(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { gold, rows } = items[at]!;
      table.step++;
      let best = -1;
      let top = Number.NEGATIVE_INFINITY;
      rows.forEach((row, c) => {
        const score = oneScore(table, row, row.length);
        if (score > top) {
          top = score;
          best = c;
        }
      });
      if (best === gold) continue;
      for (const row of rows[gold]!) table.add(row & table.mask, 1);
      for (const row of rows[best]!) table.add(row & table.mask, -1);
    }
  }
  return { listed, table: quantise(table.average()), common };
}
