import type { Paraphrases } from "../../lexicon/index.ts";
import type { AlignerWord } from "./aligner-text.ts";
import type { LexicalRelation, LexicalSimilarity } from "./lexical-similarity.ts";

/** Sultan et al. 2014, section 4.2. */
const PARAPHRASE: LexicalRelation = { weight: 0.9, name: "paraphrase" };

/** Content words that a list of paraphrases pairs, as they stand or by their dictionary forms: weight .9. */
export function paraphraseSimilarity({ language, idOf, arePaired }: Paraphrases): LexicalSimilarity {
  const known = new WeakMap<AlignerWord, readonly number[]>();
  const idsOf = (word: AlignerWord): readonly number[] => {
    let ids = known.get(word);
    if (ids === undefined) {
      const forms = word.form === word.lemma ? [word.form] : [word.form, word.lemma];
      ids = forms.map(idOf).filter((id) => id !== undefined);
      known.set(word, ids);
    }
    return ids;
  };
  return (x, y) => {
    if (x.wordClass !== "content" || x.language !== language || y.language !== language) return undefined;
    for (const p of idsOf(x)) for (const q of idsOf(y)) if (arePaired(p, q)) return PARAPHRASE;
    return undefined;
  };
}
