import { hashString } from "../../src/analysis/network/hash.ts";
import { modelForm } from "../../src/analysis/network/word-shape.ts";
import type { ConlluSentence } from "../../src/analysis/read-conllu.ts";
import {
  MAX_SPLIT_FEATURES,
  type SplitModel,
  splitFeatures,
  splitLengths,
} from "../../src/analysis/splitter.ts";
import type { Language } from "../../src/text/language.ts";
import { AveragedTable, random, shuffled } from "./averaged.ts";

/** A surface word of a treebank and the forms of its syntactic words. */
export interface Surface {
  readonly form: string;
  readonly parts: readonly string[];
}

/** Surface words of a sentence: multiword tokens where they are marked, else runs of words written together (Arabic). */
export function surfaceWords(sentence: ConlluSentence, language: Language): Surface[] {
  const out: Surface[] = [];
  const { words, ranges } = sentence;
  for (let i = 0; i < words.length; ) {
    const range = ranges.find((r) => r.from === i + 1);
    if (range !== undefined) {
      out.push({ form: range.form, parts: words.slice(i, range.to).map((w) => w.form) });
      i = range.to;
      continue;
    }
    const parts = [words[i]!.form];
    if (language === "ar" && words[i]!.upos !== "PUNCT") {
      while (
        !words[i]!.spaceAfter &&
        i + 1 < words.length &&
        isWord(words[i + 1]!.form) &&
        isWord(words[i]!.form)
      ) {
        i++;
        parts.push(words[i]!.form);
      }
    }
    out.push({ form: parts.join(""), parts });
    i++;
  }
  return out;
}

function isWord(form: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(form);
}

/** Learns to take surface words apart. Only words whose parts, put together, give the word back can be learnt. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a stage of the training from its first line to its last
export function trainSplitter(
  sentences: readonly ConlluSentence[],
  language: Language,
  seed: number,
): SplitModel {
  const items: { word: string; before: string; after: string }[] = [];
  const lengthsOf = new Map<string, Map<string, number>>();
  const befores = new Map<string, number>([["", 1e9]]);
  const afters = new Map<string, number>([["", 1e9]]);
  const stemCounts = new Map<string, number>();
  const bump = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const sentence of sentences) {
    for (const { form, parts: written } of surfaceWords(sentence, language)) {
      if (!isWord(form)) continue;
      const word = modelForm(form, language);
      if (word.length !== form.length) continue;
      let parts = written.map((p) => modelForm(p, language));
      if (
        parts.length > 1 &&
        language === "es" &&
        parts[0]!.length + parts.slice(1).join("").length === word.length
      ) {
        parts = [word.slice(0, parts[0]!.length), ...parts.slice(1)];
      }
      if (parts.join("") !== word || parts.some((p) => p === "")) continue;
      const lengths = parts.length === 1 ? "" : parts.map((p) => p.length).join(",");
      const seen = lengthsOf.get(word) ?? new Map<string, number>();
      lengthsOf.set(word, seen);
      bump(seen, lengths);
      const longest = parts.reduce((best, p, i) => (p.length >= parts[best]!.length ? i : best), 0);
      const before = parts.slice(0, longest).join("|");
      const after = parts.slice(longest + 1).join("|");
      if (parts[longest]!.length >= 2) {
        bump(befores, before);
        bump(afters, after);
        bump(stemCounts, parts[longest]!);
        items.push({ word, before, after });
      }
    }
  }
  // English clitics are the tokeniser's work. A word seen once proves nothing about its other readings.
  const known = new Map<string, string>();
  for (const [word, seen] of lengthsOf) {
    const sorted = [...seen].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const total = sorted.reduce((sum, x) => sum + x[1], 0);
    if (sorted[0]![1] >= total * 0.6 && (total > 1 || sorted[0]![0] !== "")) known.set(word, sorted[0]![0]);
  }
  const least = language === "tr" ? 2 : 2;
  const before = [...befores].filter((x) => x[1] >= least).map((x) => x[0]);
  const after = [...afters].filter((x) => x[1] >= least).map((x) => x[0]);
  const stems = new Set([...stemCounts.keys()].map(hashString));
  const allowed = { before: new Set(before), after: new Set(after) };
  const table = new AveragedTable(15, 1);
  const next = random(seed);
  const features = new Int32Array(MAX_SPLIT_FEATURES);
  const scoreOf = (word: string, b: string, a: string, own: ReadonlySet<number>) => {
    const count = splitFeatures(word, b.replaceAll("|", ""), a.replaceAll("|", ""), own, features);
    let score = 0;
    for (let f = 0; f < count; f++) score += table.weights[features[f]! & table.mask]!;
    return score;
  };
  const usable = items.filter((x) => allowed.before.has(x.before) && allowed.after.has(x.after));
  for (let epoch = 0; epoch < 8; epoch++) {
    for (const at of shuffled(usable.length, next)) {
      const item = usable[at]!;
      table.step++;
      // A stem known from this very word alone counts as unknown, as it would be in new text.
      const stem = item.word.slice(
        item.before.replaceAll("|", "").length,
        item.word.length - item.after.replaceAll("|", "").length,
      );
      const alone = stemCounts.get(stem) === 1 ? new Set([...[]]) : undefined;
      const own: ReadonlySet<number> =
        alone === undefined
          ? stems
          : ({ has: (h: number) => h !== hashString(stem) && stems.has(h) } as ReadonlySet<number>);
      let best: [string, string] = ["", ""];
      let top = Number.NEGATIVE_INFINITY;
      for (const b of before) {
        const bb = b.replaceAll("|", "");
        if (!item.word.startsWith(bb)) continue;
        for (const a of after) {
          const aa = a.replaceAll("|", "");
          if (!item.word.endsWith(aa) || item.word.length - bb.length - aa.length < 2) continue;
          const score = scoreOf(item.word, b, a, own);
          if (score > top) {
            top = score;
            best = [b, a];
          }
        }
      }
      if (best[0] === item.before && best[1] === item.after) continue;
      for (const [b, a, sign] of [
        [item.before, item.after, 1],
        [best[0], best[1], -1],
      ] as const) {
        const count = splitFeatures(item.word, b.replaceAll("|", ""), a.replaceAll("|", ""), own, features);
        for (let f = 0; f < count; f++) table.add(features[f]! & table.mask, sign);
      }
    }
  }
  const model: SplitModel = { language, known: new Map(), before, after, stems, table: table.average() };
  // Words that the weights cut rightly need no entry.
  const needed = [...known].filter(([word, lengths]) => {
    const found = splitLengths(model, word);
    return (found.length === 1 ? "" : found.join(",")) !== lengths;
  });
  return { ...model, known: new Map(needed) };
}
