import { checkRecord, checkText } from "../../arguments.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";
import type { WordNet } from "./wordnet.ts";

/**
 * Co-hyponyms of a word after WordNet, its coordinate terms: words of the synsets directly below what its first sense
 * is directly below, synonyms left out ("dog": "wolf", "fox", "jackal"). Empty for a word that is not listed or stands
 * under nothing.
 * @param partOfSpeech "n" by default; adjectives and adverbs have no hypernyms
 */
export function coordinateTerms(
  wordNet: WordNet,
  word: string,
  partOfSpeech: Extract<PartOfSpeech, "n" | "v"> = "n",
): Set<string> {
  checkRecord(wordNet, "coordinateTerms: wordNet", "a WordNet", ["senses"]);
  checkText(word, "coordinateTerms: word");
  checkText(partOfSpeech, "coordinateTerms: partOfSpeech");
  const found = new Set<string>();
  const sense = wordNet.senses(word, partOfSpeech)[0];
  if (sense === undefined) return found;
  for (const above of wordNet.hypernyms(sense))
    for (const relation of ["hypernym", "instance-hypernym"] as const)
      for (const sister of wordNet.relatedTo(above, relation))
        if (sister !== sense) for (const other of wordNet.words(sister)) found.add(other);
  for (const own of wordNet.words(sense)) found.delete(own);
  return found;
}
