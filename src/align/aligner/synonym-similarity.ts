import { shippedLexicon } from "../../lexicon/index.ts";
import type { Language } from "../../text/index.ts";
import type { LexicalRelation, LexicalSimilarity } from "./lexical-similarity.ts";

/** As a pair of paraphrases (`paraphraseSimilarity`). */
const SYNONYM: LexicalRelation = { weight: 0.9, name: "synonym" };

/** Content words of one language that share a synset of its wordnet, by stem: weight .9. */
export function synonymSimilarity(language: Exclude<Language, "en">): LexicalSimilarity {
  const synonyms = shippedLexicon().synonyms(language);
  return (x, y) => {
    if (x.wordClass !== "content" || x.language !== language || y.language !== language) return undefined;
    if (x.word === undefined || y.word === undefined) return undefined;
    return synonyms.has(x.word.key, y.word.key) ? SYNONYM : undefined;
  };
}
