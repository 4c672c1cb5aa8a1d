import { checkFunction, checkList, checkRecord, checkText } from "../../arguments.ts";
import type { SynsetSimilarity } from "./synset-similarity.ts";
import type { Taxonomy } from "./taxonomy.ts";

/**
 * How alike two words are: the highest value over the nouns, and over the verbs, that both can be.
 * @returns undefined where they have no comparable synsets
 */
export function wordSimilarity(
  taxonomy: Taxonomy,
  similarity: SynsetSimilarity,
  a: string,
  b: string,
  partsOfSpeech: readonly ("n" | "v")[] = ["n", "v"],
): number | undefined {
  checkRecord(taxonomy, "wordSimilarity: taxonomy", "a Taxonomy", ["wordNet"]);
  checkFunction(similarity, "wordSimilarity: similarity");
  checkText(a, "wordSimilarity: a");
  checkText(b, "wordSimilarity: b");
  checkList(partsOfSpeech, "wordSimilarity: partsOfSpeech", "an array of parts of speech");
  let best: number | undefined;
  for (const partOfSpeech of partsOfSpeech) {
    const left = taxonomy.wordNet.senses(a, partOfSpeech);
    if (left.length === 0) continue;
    const right = taxonomy.wordNet.senses(b, partOfSpeech);
    for (const x of left) {
      for (const y of right) {
        const value = similarity(taxonomy, x, y);
        if (value !== undefined && (best === undefined || value > best)) best = value;
      }
    }
  }
  return best;
}
