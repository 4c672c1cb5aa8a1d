import { checkRecord, checkText } from "../../arguments.ts";
import { PARTS_OF_SPEECH, type PartOfSpeech } from "./part-of-speech.ts";
import type { WordNet } from "./wordnet.ts";

/** Words that share a synset with one of the word's base forms, themselves left out; in order of senses. */
export function synonyms(wordNet: WordNet, word: string, partOfSpeech?: PartOfSpeech): Set<string> {
  checkRecord(wordNet, "synonyms: wordNet", "a WordNet", ["senses"]);
  checkText(word, "synonyms: word");
  if (partOfSpeech !== undefined) checkText(partOfSpeech, "synonyms: partOfSpeech");
  const found = new Set<string>();
  for (const own of partOfSpeech === undefined ? PARTS_OF_SPEECH : [partOfSpeech]) {
    const lemmas = wordNet.lemmas(word, own);
    for (const lemma of lemmas)
      for (const synset of wordNet.senses(lemma, own))
        for (const other of wordNet.words(synset)) if (!lemmas.includes(other)) found.add(other);
  }
  return found;
}

/** Words derived from one of the word's senses or that it is derived from: "invent" to "invention", "inventor". */
export function derivations(wordNet: WordNet, word: string, partOfSpeech?: PartOfSpeech): Set<string> {
  checkRecord(wordNet, "derivations: wordNet", "a WordNet", ["senses"]);
  checkText(word, "derivations: word");
  if (partOfSpeech !== undefined) checkText(partOfSpeech, "derivations: partOfSpeech");
  const found = new Set<string>();
  for (const relation of ["derivation", "pertainym", "participle"] as const)
    for (const { other } of linked(wordNet, word, relation, partOfSpeech)) found.add(other);
  return found;
}

/**
 * Opposites of the word's senses, and for adjectives those of the sense that theirs stands around: "scorching" to
 * "cold", by way of "hot".
 */
export function antonyms(wordNet: WordNet, word: string, partOfSpeech?: PartOfSpeech): Set<string> {
  checkRecord(wordNet, "antonyms: wordNet", "a WordNet", ["senses"]);
  checkText(word, "antonyms: word");
  if (partOfSpeech !== undefined) checkText(partOfSpeech, "antonyms: partOfSpeech");
  const found = new Set<string>();
  for (const { other } of linked(wordNet, word, "antonym", partOfSpeech)) found.add(other);
  if (partOfSpeech !== undefined && partOfSpeech !== "a") return found;
  for (const synset of wordNet.senses(word, "a")) {
    if (!wordNet.isSatellite(synset)) continue;
    for (const head of wordNet.related(synset, "similar"))
      for (const own of wordNet.words(head))
        for (const { word: other } of wordNet.relatedWords(head, own, "antonym")) found.add(other);
  }
  return found;
}

function linked(
  wordNet: WordNet,
  word: string,
  relation: "antonym" | "derivation" | "pertainym" | "participle",
  partOfSpeech?: PartOfSpeech,
): { readonly other: string; readonly synset: number }[] {
  const found: { other: string; synset: number }[] = [];
  for (const own of partOfSpeech === undefined ? PARTS_OF_SPEECH : [partOfSpeech])
    for (const lemma of wordNet.lemmas(word, own))
      for (const synset of wordNet.senses(lemma, own))
        for (const { word: other, synset: of } of wordNet.relatedWords(synset, lemma, relation))
          if (other !== lemma) found.push({ other, synset: of });
  return found;
}
