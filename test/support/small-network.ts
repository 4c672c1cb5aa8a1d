import { withoutSigns } from "../../src/analysis/lemmas/vocaliser.ts";
import { BundleSet } from "../../src/analysis/network/bundles.ts";
import { networkLengths } from "../../src/analysis/network/network-shape.ts";
import { seenForms } from "../../src/analysis/network/word-shape.ts";
import type { AnalysisModel } from "../../src/analysis/pipeline.ts";
import { lemmatiseWords } from "../../src/analysis/pipeline.ts";
import type { ConlluSentence } from "../../src/analysis/read-conllu.ts";
import { TAG_COUNT, tagNumber } from "../../src/analysis/upos.ts";
import type { NetworkFile } from "../../training/analysis/network-file.ts";

/** Small sizes that are all different. */
const SHAPE = {
  words: 64,
  affixes: 32,
  shapes: 16,
  width: 8,
  hidden: 24,
  dilations: [1, 3],
  arc: 16,
  relation: 8,
  rowScale: 1,
};

/**
 * A network of random weights that knows the labels, bundles and tags of the sentences: what it says means nothing, but
 * it is of the form that network.py writes.
 */
export function smallNetwork(language: string, sentences: readonly ConlluSentence[], seed = 1): NetworkFile {
  const words = sentences.flatMap((s) => s.words);
  const labels = [...new Set(["root", ...words.map((w) => w.deprel)])];
  const bundles = [...new Set(["_", ...words.map((w) => w.feats)])];
  const bundlesByTag = Array.from({ length: TAG_COUNT }, (_, tag) => [
    ...new Set(words.filter((w) => tagNumber(w.upos) === tag).map((w) => bundles.indexOf(w.feats))),
  ]);
  const { parts } = new BundleSet(bundles, bundlesByTag, []);
  const lengths = networkLengths(SHAPE, parts, labels.length);
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 23 - 1;
  };
  const small = (length: number) => Int8Array.from({ length }, () => Math.round(127 * next()));
  const floats = Float32Array.from({ length: lengths.floats }, () => next() / 10);
  return {
    language,
    labels,
    bundles,
    bundlesByTag,
    network: SHAPE,
    numbers: { rows: small(lengths.rows), weights: small(lengths.weights), floats },
  };
}

/** Share of the lemmas that a model finds given the treebank's tags and features. */
export function lemmasByGold(model: AnalysisModel, sentences: readonly ConlluSentence[]): number {
  let right = 0;
  let words = 0;
  for (const sentence of sentences) {
    const written = sentence.words.map((w) => w.form);
    const forms = seenForms(written, model.shapes, model.language);
    const lemmas = lemmatiseWords(
      model,
      forms,
      forms.map((form) => model.shapes.get(form)),
      Uint8Array.from(sentence.words, (w) => tagNumber(w.upos)),
      Uint16Array.from(sentence.words, (w) => model.bundles.bundles.indexOf(w.feats)),
    );
    sentence.words.forEach((w, i) => {
      words++;
      if (withoutSigns(lemmas[i]!) === withoutSigns(w.lemma) || w.lemma === "_") right++;
    });
  }
  return right / words;
}
