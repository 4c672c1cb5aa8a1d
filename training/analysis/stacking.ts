import type { ConlluSentence, ConlluWord } from "../../src/text/analysis/conllu.ts";
import { hashString } from "../../src/text/analysis/hash.ts";
import { labelArcs, Tree } from "../../src/text/analysis/labeller.ts";
import { BundleSet, morphWords } from "../../src/text/analysis/morphology.ts";
import { Beam, parseHeads } from "../../src/text/analysis/parser.ts";
import { lemmatiseWords, makeAtoms } from "../../src/text/analysis/pipeline.ts";
import { TAG_COUNT, tagWords, UPOS } from "../../src/text/analysis/tagger.ts";
import { type WordShape, WordShapes } from "../../src/text/analysis/word.ts";
import type { Language } from "../../src/text/language.ts";
import { KEY_ATTRIBUTES } from "./model.ts";
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

/** A word as another analyser sees it: form, lemma, coarse tag, fine tag, features, head (0-based, itself for the root), relation, entity. */
export type ForeignWord = [string, string, string, string, string, number, string, string];

/** What the other analyser says of a sentence's syntactic words. */
export interface Hints {
  readonly forms: string[];
  readonly tags: string[];
  readonly fine: string[];
  readonly heads: Int32Array;
  readonly labels: string[];
}

/**
 * Hints from another analyser's words, each taken apart by `split` where the treebank does so: the first part
 * keeps the hint, the others hang on it.
 */
export function toHints(
  words: readonly ForeignWord[],
  split: (form: string) => readonly string[],
  clear: boolean,
): Hints {
  const forms: string[] = [];
  const tags: string[] = [];
  const fine: string[] = [];
  const labels: string[] = [];
  const first: number[] = [];
  const owner: number[] = [];
  for (const [i, w] of words.entries()) {
    first.push(forms.length);
    split(w[0]).forEach((part, k) => {
      forms.push(part);
      tags.push(k === 0 ? w[2] : `+${w[2]}`);
      fine.push(k === 0 ? `${w[3]} ${w[4]}` : `+${w[3]} ${w[4]}`);
      labels.push(k === 0 ? w[6] : `+${w[6]}`);
      owner.push(k === 0 ? i : -1 - i);
    });
  }
  const n = forms.length;
  const heads = Int32Array.from(owner, (o, at) => {
    const i = o < 0 ? -1 - o : o;
    if (o < 0 && words[i]![2] !== "ADP") return first[i]!;
    const h = words[i]![5];
    return h === i ? n : (first[h] ?? at);
  });
  if (clear)
    towardsUniversal(
      heads,
      labels,
      words.map((w) => w[1].toLowerCase()),
    );
  return { forms, tags, fine, heads, labels };
}

/** ClearNLP-style trees (English spaCy) brought near to Universal Dependencies: content words become heads. */
export function towardsUniversal(heads: Int32Array, labels: string[], lemmas: readonly string[]): void {
  const n = heads.length;
  const flip = (up: number, down: number, label: string) => {
    heads[down] = heads[up]!;
    labels[down] = labels[up]!;
    heads[up] = down;
    labels[up] = label;
  };
  // Prepositions hang on their noun.
  for (let i = n - 1; i >= 0; i--) {
    const h = heads[i]!;
    if (h < n && (labels[i] === "pobj" || labels[i] === "pcomp") && heads[h] !== i)
      flip(h, i, labels[i] === "pobj" ? "case" : "mark");
  }
  // The copula hangs on what it links.
  for (let v = 0; v < n; v++) {
    if (lemmas[v] !== "be") continue;
    let target = -1;
    for (let i = 0; i < n; i++) if (heads[i] === v && /^(?:attr|acomp)$/.test(labels[i]!)) target = i;
    if (target < 0)
      for (let i = v + 1; i < n && target < 0; i++)
        if (heads[i] === v && /^(?:prep|oprd)$/.test(labels[i]!)) target = i;
    if (target < 0) continue;
    flip(v, target, "cop");
    for (let i = 0; i < n; i++) if (heads[i] === v) heads[i] = target;
  }
  // All conjuncts hang on the first; the conjunction on what follows it.
  for (let i = 0; i < n; i++) {
    for (
      let steps = 0;
      steps < n && labels[i] === "conj" && heads[i]! < n && labels[heads[i]!] === "conj";
      steps++
    )
      heads[i] = heads[heads[i]!]!;
  }
  for (let i = 0; i < n; i++) {
    if (labels[i] !== "cc") continue;
    for (let j = i + 1; j < n; j++) {
      if (labels[j] === "conj" && heads[j] === heads[i]) {
        heads[i] = j;
        break;
      }
    }
  }
}

export interface StackedItem {
  readonly sentence: ConlluSentence;
  readonly hints: Hints;
}

/** A teacher: the same four stages, with another analyser's tags and tree among the features. */
export interface Teacher {
  annotate(hints: Hints): ConlluWord[];
}

export interface TeacherOptions {
  readonly language: Language;
  readonly seed: number;
  readonly folds: number;
  readonly epochs: number;
  readonly bits: number;
  readonly log: (line: string) => void;
}

export function trainTeacher(items: readonly StackedItem[], options: TeacherOptions): Teacher {
  const { language, seed, folds, epochs, bits, log } = options;
  const base = new WordShapes(language);
  const shapesOf = (h: Hints): WordShape[] =>
    h.forms.map((form, i) => ({
      ...base.get(form),
      fine: hashString(h.fine[i]!),
      coarse: hashString(`${h.tags[i]} ${h.labels[i]}`),
    }));
  const bundleNumber = new Map<string, number>([["_", 0]]);
  const labelNumber = new Map<string, number>([["root", 0]]);
  const seen: Map<number, number>[] = Array.from({ length: TAG_COUNT }, () => new Map());
  const number = (map: Map<string, number>, key: string) => {
    if (!map.has(key)) map.set(key, map.size);
    return map.get(key)!;
  };
  const examples: Example[] = items.map(({ sentence, hints }) => {
    const n = sentence.words.length;
    const tags = goldTags(sentence);
    const bundles = Uint16Array.from(sentence.words, (w) => number(bundleNumber, w.feats));
    bundles.forEach((b, i) => {
      const map = seen[tags[i]!]!;
      map.set(b, (map.get(b) ?? 0) + 1);
    });
    return {
      source: sentence,
      forms: sentence.words.map((w) => w.form),
      shapes: shapesOf(hints),
      silver: false,
      weight: 1,
      tags,
      bundles,
      heads: projectivise(Int32Array.from(sentence.words, (w) => (w.head === 0 ? n : w.head - 1))),
      labels: Uint8Array.from(sentence.words, (w) => number(labelNumber, w.deprel)),
    };
  });
  const set = new BundleSet(
    [...bundleNumber.keys()],
    seen.map((m) => [...m].sort((a, b) => b[1] - a[1]).map((x) => x[0])),
    KEY_ATTRIBUTES[language],
  );
  const stage = { bits, epochs, seed };
  const { tags: guesses } = jackknifeTags(examples, folds, stage);
  const first = trainTagger(examples, undefined, stage);
  const second = trainTagger(examples, guesses, stage);
  const morph = trainMorph(
    examples,
    examples.map((e) => e.tags),
    set,
    stage,
  );
  const lemmas = trainLemmas(examples, language, set, stage).model;
  log("teacher: tags");
  const withHints = (atoms: ReturnType<typeof makeAtoms>, h: Hints) => {
    atoms.hints = { heads: h.heads, labels: Int32Array.from(h.labels, hashString) };
    return atoms;
  };
  // Two folds are enough here: the hints make the tags nearly as good on unseen text.
  const atoms = new Array<ReturnType<typeof makeAtoms>>(examples.length);
  for (let fold = 0; fold < 2; fold++) {
    const rest = examples.filter((_, i) => i % 2 !== fold);
    const a = trainTagger(rest, undefined, stage);
    const b = trainTagger(
      rest,
      guesses.filter((_, i) => i % 2 !== fold),
      stage,
    );
    const m = trainMorph(
      rest,
      rest.map((e) => e.tags),
      set,
      stage,
    );
    examples.forEach((e, i) => {
      if (i % 2 !== fold) return;
      const tags = tagWords(e.shapes, a, b);
      const bundles = morphWords(e.shapes, tags, set, m);
      const words = lemmatiseWords({ language, lemmas, bundles: set }, e.forms, e.shapes, tags, bundles);
      atoms[i] = withHints(makeAtoms(e.shapes, tags, bundles, words, set), items[i]!.hints);
    });
  }
  const parser = trainParser(atoms, examples, { ...stage, bits: bits + 2, beam: 8 });
  log("teacher: parser");
  const labeller = trainLabels(atoms, examples, labelNumber.size, 0, stage);
  const labelNames = [...labelNumber.keys()];
  const beam = new Beam(8);
  log("teacher: labels");
  return {
    annotate(hints) {
      const shapes = shapesOf(hints);
      const tags = tagWords(shapes, first, second);
      const bundles = morphWords(shapes, tags, set, morph);
      const words = lemmatiseWords({ language, lemmas, bundles: set }, hints.forms, shapes, tags, bundles);
      const at = withHints(makeAtoms(shapes, tags, bundles, words, set), hints);
      const heads = parseHeads(at, parser, beam);
      const labels = labelArcs(at, new Tree(heads), labeller, labelNames.length, 0);
      return hints.forms.map((form, i) => ({
        form,
        lemma: words[i]!,
        upos: UPOS[tags[i]!]!,
        feats: set.bundles[bundles[i]!]!,
        head: heads[i] === shapes.length ? 0 : heads[i]! + 1,
        deprel: labelNames[labels[i]!]!,
        spaceAfter: true,
      }));
    },
  };
}
