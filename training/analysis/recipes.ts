import type { Language } from "../../src/text/language.ts";
import type { Teaches, TrainOptions } from "./model.ts";

/** What one language's lemmas are trained on and with. Files are named within the treebanks folder, without ending. */
export interface Recipe {
  /** File, weight of its updates, and how many sentences at most (0 = all). */
  readonly train: readonly (readonly [file: string, weight: number, most?: number])[];
  /** Machine-annotated files within the work folder (see teacher.py), where they have been made. */
  readonly silver: readonly (readonly [file: string, weight: number, most?: number])[];
  readonly silverTeaches?: Teaches;
  readonly test: readonly string[];
  /** Learns multiword tokens from these. */
  readonly splitter: readonly string[];
  /** Word lists within the lexicons folder: column 2 holds lemmas. */
  readonly wordLists: readonly string[];
  readonly classes: { readonly vocabulary: number; readonly coarse: number; readonly rounds: number };
  readonly epochs: TrainOptions["epochs"];
  readonly bits: TrainOptions["bits"];
  readonly folds: number;
}

export const RECIPES: Readonly<Record<Language, Recipe>> = {
  en: {
    train: [["en/ewt.train", 1]],
    silver: [["en.silver.conllu", 0.5]],
    test: ["en/ewt.test"],
    splitter: [],
    wordLists: ["open-english-wordnet/synonyms.en.tsv"],
    classes: { vocabulary: 30000, coarse: 64, rounds: 8 },
    epochs: { tagger: 3, morph: 2, lemma: 4 },
    bits: { tagger: 19, morph: 19, lemma: 18 },
    folds: 2,
  },
  es: {
    train: [["es/ancora.dev", 1]],
    silver: [["es.silver.conllu", 0.5]],
    test: ["es/ancora.test", "es/gsd.test"],
    splitter: ["es/ancora.dev", "es/gsd.dev"],
    wordLists: ["wiktionary-wordnet/es-en.tsv"],
    classes: { vocabulary: 25000, coarse: 64, rounds: 8 },
    epochs: { tagger: 3, morph: 2, lemma: 4 },
    bits: { tagger: 19, morph: 19, lemma: 18 },
    folds: 2,
  },
  ar: {
    train: [["ar/pud.test", 1]],
    silver: [["ar.silver.conllu", 0.25]],
    silverTeaches: "upos",
    test: [],
    splitter: ["ar/pud.test"],
    wordLists: ["arabic-wordnet/ar-en.tsv", "wiktionary-wordnet/ar-en.tsv"],
    classes: { vocabulary: 15000, coarse: 32, rounds: 8 },
    epochs: { tagger: 5, morph: 4, lemma: 6 },
    bits: { tagger: 19, morph: 18, lemma: 17 },
    folds: 3,
  },
  tr: {
    train: [["tr/boun.dev", 1]],
    silver: [["tr.silver.conllu", 0.5]],
    test: ["tr/boun.test"],
    splitter: ["tr/boun.dev"],
    wordLists: ["wiktionary-wordnet/tr-en.tsv"],
    classes: { vocabulary: 20000, coarse: 48, rounds: 8 },
    epochs: { tagger: 4, morph: 3, lemma: 5 },
    bits: { tagger: 19, morph: 19, lemma: 18 },
    folds: 2,
  },
};
