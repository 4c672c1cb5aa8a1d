import type { Lexicon, SynsetSimilarity } from "../../lexicon/index.ts";
import { derivations, shippedLexicon, stemKey } from "../../lexicon/index.ts";
import type { Language } from "../../text/index.ts";

/** What a word derived from another, or a synonym that is no word of English, counts of it. Source: ours, after Sultan et al. 2014 */
const NEAR = 0.9;
/** Pairs remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 200_000;

/** What is looked up of a word: base forms and stem, words derived from it, nouns and verbs that it can be. */
interface KnownWord {
  readonly names: ReadonlySet<string>;
  readonly derived: ReadonlySet<string>;
  readonly nouns: readonly number[];
  readonly verbs: readonly number[];
  /** Adjectives and adverbs, which are the same or not. */
  readonly others: ReadonlySet<number>;
}

/** Looks up how near two words are. */
export interface Relations {
  /** In 0..1, symmetric; 1 for equal words. */
  nearness(a: string, b: string): number;
  /** What makes words the same in any form; equal keys mean nearness 1, or nearly. */
  key(word: string): string;
}

/**
 * How near words of one language are, in 0..1: 1 for the same word in any form (a common base form or stem); 0.9 for
 * words derived from each other, and in Spanish, Arabic and Turkish for synonyms; otherwise the highest similarity of
 * the nouns and of the verbs that they can be in WordNet, which has English only, and 1 for adjectives and adverbs of
 * one synset. Symmetric.
 */
export class WordRelations implements Relations {
  readonly #lexicon: Lexicon;
  readonly #language: Language;
  readonly #similarity: SynsetSimilarity;
  readonly #words: Map<string, KnownWord>;
  readonly #pairs = new Map<string, number>();

  constructor(lexicon: Lexicon, language: Language, similarity: SynsetSimilarity) {
    this.#lexicon = lexicon;
    this.#language = language;
    this.#similarity = similarity;
    this.#words = knownWords(lexicon, language);
  }

  /** What makes words the same in any form; equal keys give nearness 1. */
  key(word: string): string {
    return stemKey(word, this.#language);
  }

  nearness(a: string, b: string): number {
    if (a === b) return 1;
    const [first, second] = a < b ? [a, b] : [b, a];
    const pair = `${first} ${second}`;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    if (this.#pairs.size >= MAX_REMEMBERED) this.#pairs.clear();
    const value = this.#language === "en" ? this.#english(first, second) : this.#other(first, second);
    this.#pairs.set(pair, value);
    return value;
  }

  #english(a: string, b: string): number {
    const [x, y] = [this.#known(a), this.#known(b)];
    if (meet(x.names, y.names) || meet(x.others, y.others)) return 1;
    let best = meet(x.derived, y.names) || meet(y.derived, x.names) ? NEAR : 0;
    const { taxonomy } = this.#lexicon;
    for (const [left, right] of [[x.nouns, y.nouns] as const, [x.verbs, y.verbs] as const])
      for (const p of left)
        for (const q of right) best = Math.max(best, this.#similarity(taxonomy, p, q) ?? 0);
    return Math.min(1, best);
  }

  #other(a: string, b: string): number {
    const [x, y] = [this.key(a), this.key(b)];
    if (x === y) return 1;
    return this.#language !== "en" && this.#lexicon.synonyms(this.#language).has(x, y) ? NEAR : 0;
  }

  #known(word: string): KnownWord {
    let known = this.#words.get(word);
    if (known === undefined) {
      const { wordNet } = this.#lexicon;
      const bases = (["n", "v", "a", "r"] as const).flatMap((own) => wordNet.lemmas(word, own));
      known = {
        names: new Set([...bases, this.key(word)]),
        derived: derivations(wordNet, word),
        nouns: wordNet.senses(word, "n"),
        verbs: wordNet.senses(word, "v"),
        others: new Set([...wordNet.senses(word, "a"), ...wordNet.senses(word, "r")]),
      };
      if (this.#words.size >= MAX_REMEMBERED) this.#words.clear();
      this.#words.set(word, known);
    }
    return known;
  }
}

/** Words of a language as a lexicon knows them, whatever similarity asks. */
const wordsOf = new WeakMap<Lexicon, Map<Language, Map<string, KnownWord>>>();

function knownWords(lexicon: Lexicon, language: Language): Map<string, KnownWord> {
  const byLanguage = wordsOf.get(lexicon) ?? new Map<Language, Map<string, KnownWord>>();
  wordsOf.set(lexicon, byLanguage);
  const words = byLanguage.get(language) ?? new Map<string, KnownWord>();
  byLanguage.set(language, words);
  return words;
}

function meet<T>(x: ReadonlySet<T>, y: ReadonlySet<T>): boolean {
  for (const item of x) if (y.has(item)) return true;
  return false;
}

/** One for each lexicon, language and similarity; what is kept never changes a value. */
const made = new WeakMap<Lexicon, Map<SynsetSimilarity, Map<Language, WordRelations>>>();

/** @param lexicon default: the one that ships */
export function wordRelations(
  similarity: SynsetSimilarity,
  language: Language,
  lexicon: Lexicon = shippedLexicon(),
): WordRelations {
  const bySimilarity = made.get(lexicon) ?? new Map<SynsetSimilarity, Map<Language, WordRelations>>();
  made.set(lexicon, bySimilarity);
  const byLanguage = bySimilarity.get(similarity) ?? new Map<Language, WordRelations>();
  bySimilarity.set(similarity, byLanguage);
  const relations = byLanguage.get(language) ?? new WordRelations(lexicon, language, similarity);
  byLanguage.set(language, relations);
  return relations;
}
