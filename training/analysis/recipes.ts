import type { Language } from "../../src/text/language.ts";
import type { Teaches, TrainOptions } from "./model.ts";

/** What one language's model is trained on and with. Files are named within the treebanks folder, without ending. */
export interface Recipe {
  /** File, weight of its updates, and how many sentences at most (0 = all). */
  readonly train: readonly (readonly [file: string, weight: number, most?: number])[];
  /** Treebanks of another style: silver.ts annotates their text anew in the style of `train`. */
  readonly restyled?: readonly string[];
  /** Machine-annotated files within the work folder (see stacking.ts), where they have been made. */
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
  readonly parserEntries: number;
  readonly folds: number;
}

const epochs = { tagger: 5, morph: 4, lemma: 6, parser: 7, labels: 4 };

export const RECIPES: Readonly<Record<Language, Recipe>> = {
  en: {
    train: [["en/ewt.train", 1]],
    silver: [["en.silver.conllu", 0.5]],
    test: ["en/ewt.test"],
    splitter: [],
    wordLists: ["open-english-wordnet/synonyms.en.tsv"],
    classes: { vocabulary: 30000, coarse: 64, rounds: 8 },
    epochs: { tagger: 3, morph: 2, lemma: 4, parser: 6, labels: 3 },
    bits: { tagger: 19, morph: 19, lemma: 18, parser: 23, labels: 18 },
    parserEntries: 19,
    folds: 2,
  },
  es: {
    train: [["es/ancora.dev", 1]],
    restyled: ["es/gsd.dev", "es/coser.test", "es/pud.test"],
    silver: [["es.silver.conllu", 0.5]],
    test: ["es/ancora.test", "es/gsd.test"],
    splitter: ["es/ancora.dev", "es/gsd.dev"],
    wordLists: ["wiktionary-wordnet/es-en.tsv"],
    classes: { vocabulary: 25000, coarse: 64, rounds: 8 },
    epochs: { tagger: 3, morph: 2, lemma: 4, parser: 5, labels: 3 },
    bits: { tagger: 19, morph: 19, lemma: 18, parser: 23, labels: 18 },
    parserEntries: 19,
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
    epochs: { ...epochs, parser: 8 },
    bits: { tagger: 19, morph: 18, lemma: 17, parser: 22, labels: 18 },
    parserEntries: 19,
    folds: 3,
  },
  tr: {
    train: [["tr/boun.dev", 1]],
    silver: [["tr.silver.conllu", 0.5]],
    test: ["tr/boun.test"],
    splitter: ["tr/boun.dev"],
    wordLists: ["wiktionary-wordnet/tr-en.tsv"],
    classes: { vocabulary: 20000, coarse: 48, rounds: 8 },
    epochs: { tagger: 4, morph: 3, lemma: 5, parser: 4, labels: 3 },
    bits: { tagger: 19, morph: 19, lemma: 18, parser: 22, labels: 18 },
    parserEntries: 19,
    folds: 2,
  },
};
