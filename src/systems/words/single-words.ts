import { isSameText } from "../../text/forms/same-text.ts";
import { LANGUAGES, type Language } from "../../text/index.ts";
import { type BilingualLexicon, type Gloss, sameGloss } from "./bilingual-lexicon.ts";
import type { TextWordsStore } from "./text-words.ts";

/** One word, whatever signs stand about it. */
const SINGLE = /^[^\p{L}\p{N}]*\p{L}[\p{L}\p{M}]*[^\p{L}\p{N}]*$/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Words whose meanings have so much in common are each other's translation. */
const TRANSLATION = 0.5;
/** Shares in translations from which a word may be read as English, and from which it is taken to be so. */
const [MAYBE_ENGLISH, ENGLISH] = [0.5, 2];

type Pair = readonly [Language, Language];

/** A word read as of a language. */
interface Reading {
  readonly language: Language;
  readonly glosses: readonly Gloss[];
}

interface SingleWord {
  readonly readings: readonly Reading[];
  /** Languages that the word may well be of. */
  readonly mayBe: ReadonlySet<Language>;
}

/** Whether a text is one word, which alone tells no language. */
export function isSingleWord(text: string): boolean {
  return text.length < 60 && SINGLE.test(text);
}

/**
 * What finds out languages of single words, ready to; undefined where it could not: there is no lexicon, or there are no
 * two single words among the texts.
 * @param among texts whose languages are not given
 */
export async function openSingleWords(
  lexicon: BilingualLexicon | undefined,
  texts: TextWordsStore,
  among: readonly string[],
): Promise<SingleWords | undefined> {
  if (lexicon === undefined) return undefined;
  const first = among.findIndex(isSingleWord);
  if (first < 0 || among.findLastIndex(isSingleWord) === first) return undefined;
  await lexicon.load(lexicon.languages);
  return new SingleWords(lexicon, texts);
}

/**
 * Languages of single words where none are given: two words that translate each other in just one pair of languages, and
 * are not of one language, are of these ("dog", "köpek"). Its lexicon must have loaded all its languages.
 */
export class SingleWords {
  readonly #lexicon: BilingualLexicon;
  readonly #texts: TextWordsStore;
  readonly #known = new Map<string, SingleWord>();

  constructor(lexicon: BilingualLexicon, texts: TextWordsStore) {
    this.#lexicon = lexicon;
    this.#texts = texts;
  }

  /** O(readings); undefined for texts of more words and wherever there is doubt. Symmetric. */
  languages(a: string, b: string): Pair | undefined {
    if (!isSingleWord(a) || !isSingleWord(b) || isSameText(a, b)) return undefined;
    const [x, y] = [this.#word(a), this.#word(b)];
    if (x.mayBe.has("en") && y.mayBe.has("en")) return undefined;
    const found: Pair[] = [];
    for (const p of x.readings) {
      for (const q of y.readings) {
        if (p.language === q.language || sameGloss(p.glosses, q.glosses) < TRANSLATION) continue;
        // "Pie" and "foot" are English both, whatever "pie" is in Spanish.
        const alike =
          (p.language !== "en" && x.mayBe.has(q.language)) ||
          (q.language !== "en" && y.mayBe.has(p.language));
        if (!alike) found.push([p.language, q.language]);
      }
    }
    return found.length === 1 ? found[0] : undefined;
  }

  /** Indexes of those texts that are single words. */
  among(texts: readonly string[]): number[] {
    return [...texts.keys()].filter((i) => isSingleWord(texts[i]!));
  }

  #word(text: string): SingleWord {
    const known = this.#known.get(text) ?? this.#read(text);
    this.#known.set(text, known);
    return known;
  }

  #read(text: string): SingleWord {
    const readings: Reading[] = [];
    const mayBe = new Set<Language>();
    const arabic = ARABIC.test(text);
    for (const language of LANGUAGES) {
      if ((language === "ar") !== arabic) continue;
      const texts = this.#texts.of(text, language);
      const [word] = texts.words;
      if (word === undefined) {
        if (texts.hasFunctionWords) mayBe.add(language);
        continue;
      }
      const share = language === "en" ? this.#lexicon.englishShare(word.form) : 0;
      const listed = language === "en" ? share >= MAYBE_ENGLISH : this.#lexicon.lists(word, language);
      if (listed) readings.push({ language, glosses: this.#lexicon.glossed(texts).words[0]! });
      if (language === "en" ? share >= ENGLISH : listed) mayBe.add(language);
    }
    return { readings, mayBe };
  }
}
