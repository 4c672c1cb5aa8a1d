import { type SynsetSimilarity, shippedLexicon } from "../../lexicon/index.ts";
import type { MeasureOptions } from "../measure.ts";
import { viewsOf } from "../text-view.ts";
import { CrossLingualRelations, marked, unmarked } from "./cross-lingual-relations.ts";
import { type Relations, wordRelations } from "./word-relations.ts";

/** Words of two texts, how near they are to each other, and what each weighs. */
export interface ComparedWords {
  /** In match form; marked with their language where the texts have two. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly relations: Relations;
  /** Inverse document frequency in the word's language. */
  idf(word: string): number;
}

/**
 * @param similarity how WordNet's nouns and verbs are compared
 * @param unit "content": without stop words
 */
export function comparedWords(
  a: string,
  b: string,
  similarity: SynsetSimilarity,
  options: MeasureOptions | undefined,
  unit: "content" | "words" = "content",
): ComparedWords {
  const lexicon = options?.lexicon ?? shippedLexicon();
  const [left, right] = viewsOf(a, b, options);
  if (left.language === right.language) {
    const frequencies = lexicon.frequencies(left.language);
    return {
      left: left[unit],
      right: right[unit],
      relations: wordRelations(similarity, left.language, lexicon),
      idf: (word) => frequencies.idf(word),
    };
  }
  return {
    left: left[unit].map((word) => marked(word, left.language)),
    right: right[unit].map((word) => marked(word, right.language)),
    relations: new CrossLingualRelations(similarity, lexicon),
    idf: (word) => {
      const [language, form] = unmarked(word);
      return lexicon.frequencies(language).idf(form);
    },
  };
}
