import { checkRecord, checkText } from "../../arguments.ts";
import { PARTS_OF_SPEECH } from "./part-of-speech.ts";
import type { WordNet } from "./wordnet.ts";

/** How British and American spelling differ, both ways: a part of the word and what stands in its place. */
const RULES: readonly (readonly [british: string, american: string])[] = [
  ["our", "or"],
  ["is", "iz"],
  ["ys", "yz"],
  ["re", "er"],
  ["ogue", "og"],
  ["ence", "ense"],
  ["ae", "e"],
  ["oe", "e"],
  ["ll", "l"],
  ["l", "ll"],
  ["grey", "gray"],
  ["mme", "m"],
  ["que", "ck"],
  ["que", "k"],
  ["ough", "ow"],
  ["yre", "ire"],
  ["mould", "mold"],
  ["cs", "x"],
  ["xion", "ction"],
  ["gement", "gment"],
  ["ellery", "elry"],
];

/**
 * Other spellings of an English word, British for American and the other way: base forms that one rule turns into each
 * other ("-our", "-or") and that WordNet lists in one synset, so that "hour" has none. Sorted; empty for a word without.
 * @example spellingVariants(wordNet, "colours") // ["color"]
 */
export function spellingVariants(wordNet: WordNet, word: string): string[] {
  checkRecord(wordNet, "spellingVariants: wordNet", "a WordNet", ["senses"]);
  checkText(word, "spellingVariants: word");
  const found = new Set<string>();
  for (const own of PARTS_OF_SPEECH)
    for (const lemma of wordNet.lemmas(word, own)) {
      const spelled = spelledOtherwise(lemma);
      for (const synset of wordNet.senses(lemma, own))
        for (const other of wordNet.words(synset))
          if (other !== lemma && spelled.has(other)) found.add(other);
    }
  return [...found].sort();
}

/** What one rule at one place, in one direction, makes of a word. */
function spelledOtherwise(word: string): Set<string> {
  const made = new Set<string>();
  for (const [british, american] of RULES)
    for (const [from, to] of [
      [british, american],
      [american, british],
    ] as const)
      for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1))
        made.add(word.slice(0, at) + to + word.slice(at + from.length));
  return made;
}
