import { type Lexicon, type SynsetSimilarity, shippedLexicon } from "../../lexicon/index.ts";
import type { Language } from "../../text/index.ts";
import { type EnglishKeys, englishKeys } from "./english-keys.ts";
import { type Relations, wordRelations } from "./word-relations.ts";

/** Words remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 100_000;

/** A word with its language before it: "es perro". */
export function marked(word: string, language: Language): string {
  return `${language} ${word}`;
}

/** The parts of a marked word. */
export function unmarked(word: string): readonly [language: Language, word: string] {
  return [word.slice(0, 2) as Language, word.slice(3)];
}

/**
 * How near marked words are: within one language as `WordRelations` has them, across two sqrt(P(e | x) P(e | y)) for the
 * English word e that fits both best (`englishKeys`). Symmetric.
 */
export class CrossLingualRelations implements Relations {
  readonly #similarity: SynsetSimilarity;
  readonly #lexicon: Lexicon;
  readonly #keys = new Map<string, EnglishKeys>();

  constructor(similarity: SynsetSimilarity, lexicon: Lexicon = shippedLexicon()) {
    this.#similarity = similarity;
    this.#lexicon = lexicon;
  }

  /** The first of its keys in English. */
  key(word: string): string {
    const [first = word] = this.#keysOf(word).keys();
    return first;
  }

  nearness(a: string, b: string): number {
    if (a === b) return 1;
    const [[inA, x], [inB, y]] = [unmarked(a), unmarked(b)];
    if (inA === inB) return wordRelations(this.#similarity, inA, this.#lexicon).nearness(x, y);
    const others = this.#keysOf(b);
    let best = 0;
    for (const [key, share] of this.#keysOf(a)) best = Math.max(best, share * (others.get(key) ?? 0));
    return Math.min(1, best);
  }

  #keysOf(word: string): EnglishKeys {
    let keys = this.#keys.get(word);
    if (keys === undefined) {
      const [language, form] = unmarked(word);
      keys = englishKeys(form, language, this.#lexicon);
      if (this.#keys.size >= MAX_REMEMBERED) this.#keys.clear();
      this.#keys.set(word, keys);
    }
    return keys;
  }
}
