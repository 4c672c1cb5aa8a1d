import { addRows, argmax, type Table } from "../../src/text/analysis/tagger.ts";
import {
  MAX_SIGN_FEATURES,
  signFeatures,
  splitSigns,
  type Vocaliser,
  withoutSigns,
} from "../../src/text/analysis/vocaliser.ts";
import { AveragedTable, random, shuffled } from "./averaged.ts";
import type { Example, StageOptions } from "./stages.ts";

/** Learns where vowel signs go from the lemmas of the examples, each lemma once per part of speech. */
export function trainVocaliser(
  examples: readonly Example[],
  { bits, epochs, seed }: StageOptions,
): Vocaliser {
  const counts = new Map<string, Map<string, number>>();
  for (const e of examples) {
    e.source.words.forEach((word, i) => {
      const key = `${e.tags[i]} ${withoutSigns(word.lemma)}`;
      const list = counts.get(key) ?? new Map<string, number>();
      counts.set(key, list);
      list.set(word.lemma, (list.get(word.lemma) ?? 0) + 1);
    });
  }
  const known = new Map<string, string>();
  for (const [key, list] of counts)
    known.set(key, [...list].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0]);
  const number = new Map<string, number>([["", 0]]);
  const items = [...known]
    .filter(([, lemma]) => /^[\u0621-\u065f\u0671]+$/.test(lemma))
    .map(([key, lemma]) => {
      const { signs } = splitSigns(lemma);
      const letters = [...key.slice(key.indexOf(" ") + 1)];
      const gold = signs.map((s) => {
        if (!number.has(s)) number.set(s, number.size);
        return number.get(s)!;
      });
      return { tag: Number(key.slice(0, key.indexOf(" "))), letters, gold };
    })
    .filter((item) => item.letters.length === item.gold.length);
  const classes = number.size;
  const table = new AveragedTable(bits, classes);
  const features = new Int32Array(MAX_SIGN_FEATURES);
  const scores = new Float64Array(classes);
  const next = random(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(items.length, next)) {
      const { tag, letters, gold } = items[at]!;
      const given = new Int32Array(letters.length);
      for (let i = 0; i < letters.length; i++) {
        const count = signFeatures(letters, i, tag, given, features);
        addRows(table, features, count, classes, scores);
        const answer = argmax(scores, classes);
        given[i] = gold[i]!;
        table.step++;
        if (answer === gold[i]) continue;
        for (let f = 0; f < count; f++) {
          const row = features[f]! & table.mask;
          table.add(row + gold[i]!, 1);
          table.add(row + answer, -1);
        }
      }
    }
  }
  const averaged: Table = table.average();
  return { known, signs: [...number.keys()], table: averaged };
}
