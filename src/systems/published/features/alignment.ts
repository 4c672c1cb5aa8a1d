import {
  type AlignedWeight,
  type AlignerText,
  type Alignment,
  alignedSums,
  alignTexts,
  harmonicShare,
  pooledShare,
} from "../../../align/index.ts";
import type { Upos } from "../../../analysis/index.ts";
import { GLOSS_WORDS } from "../../recipes/gloss-words.ts";
import type { RecipeText } from "../recipe-text.ts";
import { type FeatureFamily, type FeatureTools, ratio } from "./family.ts";

/** Alignments of the last pairs: several families ask for the same. Never changes a result. */
const recent: { a: RecipeText; b: RecipeText; similarity: unknown; alignment: Alignment }[] = [];

/** The pair's word alignment by the tools' word similarity. */
export function alignmentOf(a: RecipeText, b: RecipeText, { similarity }: FeatureTools): Alignment {
  const known = recent.find((entry) => entry.a === a && entry.b === b && entry.similarity === similarity);
  if (known !== undefined) return known.alignment;
  const alignment = alignTexts(a.aligner, b.aligner, { similarity });
  if (recent.unshift({ a, b, similarity, alignment }) > 2) recent.pop();
  return alignment;
}

/** A2: harmonic mean of the aligned shares of content words. */
export const alignmentHarmonic: FeatureFamily = {
  name: "alignment-harmonic",
  version: 1,
  columns: ["harmonic"],
  compute: (a, b, tools) =>
    Float64Array.of(harmonicShare(alignedSums(a.aligner, b.aligner, alignmentOf(a, b, tools))) ?? 1),
};

/** A2 with words that say little in definitions left out, as DLS@CU's second run has it. */
export const alignmentGlosses: FeatureFamily = {
  name: "alignment-glosses",
  version: 1,
  columns: ["harmonic"],
  compute: (a, b, tools) => {
    const weight: AlignedWeight = (i, { words, language }) =>
      language === "en" && GLOSS_WORDS.has(words[i]!.lemma) ? 0 : 1;
    return Float64Array.of(
      harmonicShare(alignedSums(a.aligner, b.aligner, alignmentOf(a, b, tools), weight)) ?? 1,
    );
  },
};

/** A3: aligned share of both texts' content words together. */
export const alignmentPooled: FeatureFamily = {
  name: "alignment-pooled",
  version: 1,
  columns: ["pooled"],
  compute: (a, b, tools) =>
    Float64Array.of(pooledShare(alignedSums(a.aligner, b.aligner, alignmentOf(a, b, tools))) ?? 1),
};

/** A4: the same, content words weighing their idf. */
export const alignmentIdf: FeatureFamily = {
  name: "alignment-idf",
  version: 1,
  columns: ["idf"],
  usesCorpus: "counts",
  compute: (a, b, tools) => {
    const weight: AlignedWeight = (i, text) => tools.corpus.idf(text.words[i]!.lemma);
    const sums = alignedSums(a.aligner, b.aligner, alignmentOf(a, b, tools), weight);
    return Float64Array.of(pooledShare(sums) ?? 1);
  },
};

const KINDS: readonly (readonly [string, readonly Upos[]])[] = [
  ["nouns", ["NOUN", "PROPN", "PRON"]],
  ["verbs", ["VERB", "AUX"]],
  ["adjectives", ["ADJ"]],
  ["adverbs", ["ADV"]],
];

/** A5: idf-weighted aligned share of nouns, verbs, adjectives, adverbs and the rest. */
export const alignmentByTag: FeatureFamily = {
  name: "alignment-by-tag",
  version: 1,
  columns: [...KINDS.map(([name]) => name), "rest"],
  usesCorpus: "counts",
  compute: (a, b, tools) => {
    const alignment = alignmentOf(a, b, tools);
    const known = new Set(KINDS.flatMap(([, tags]) => tags));
    const share = (counts: (tag: Upos) => boolean) => {
      const weight: AlignedWeight = (i, { words }) =>
        counts(words[i]!.upos) ? tools.corpus.idf(words[i]!.lemma) : 0;
      return pooledShareOr(a.aligner, b.aligner, alignment, weight);
    };
    return Float64Array.from([
      ...KINDS.map(([, tags]) => share((tag) => tags.includes(tag))),
      share((tag) => !known.has(tag)),
    ]);
  },
};

/** 1 where neither text has such a word: nothing is missing. */
function pooledShareOr(a: AlignerText, b: AlignerText, alignment: Alignment, weight: AlignedWeight): number {
  const { aligned, all } = alignedSums(a, b, alignment, weight);
  const total = all[0] + all[1];
  return total === 0 ? 1 : (aligned[0] + aligned[1]) / total;
}

/** A10: shares of aligned words by side, by what linked them, contrasts, and how far the order is kept. */
export const alignmentCoverage: FeatureFamily = {
  name: "alignment-coverage",
  version: 1,
  columns: [
    "least-share",
    "most-share",
    "unaligned",
    "contrasts",
    "runs",
    "by-paraphrase",
    "all-words",
    "in-order",
  ],
  compute: (a, b, tools) => {
    const alignment = alignmentOf(a, b, tools);
    const { aligned, all } = alignedSums(a.aligner, b.aligner, alignment);
    const shares = [0, 1].map((side) => (all[side] === 0 ? 1 : aligned[side]! / all[side]!));
    const links = alignment.links.filter(({ weight }) => weight > 0);
    const words = a.aligner.words.length + b.aligner.words.length;
    const linked = links.reduce((sum, { left, right }) => sum + left.length + right.length, 0);
    let kept = 0;
    for (let k = 1; k < links.length; k++) if (links[k]!.right[0]! > links[k - 1]!.right[0]!) kept++;
    return Float64Array.of(
      Math.min(...shares),
      Math.max(...shares),
      all[0] + all[1] - aligned[0] - aligned[1],
      alignment.links.length - links.length,
      ratio(links.filter(({ step }) => step === "run").length, links.length),
      ratio(links.filter(({ weight }) => weight < 1).length, links.length),
      ratio(linked, words),
      links.length < 2 ? 1 : kept / (links.length - 1),
    );
  },
};
