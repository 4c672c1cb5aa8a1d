import { expect, it } from "vitest";
import { shippedLexicon } from "../shipped-lexicon.ts";
import { coordinateTerms } from "./coordinate-terms.ts";

const { wordNet } = shippedLexicon();

// NLTK 3.10 on WordNet 3.0: lemma names of the hyponyms of the hypernyms of the first synset, its own left out.
it.each([
  [
    "dogs",
    "bitch|canis aureus|domestic cat|feeder|felis catus|felis domesticus|fox|head|house cat|hyaena|hyena|jackal|stocker|stray|wild dog|wolf",
  ],
  [
    "monday",
    "feria|fri|friday|midweek|sabbatum|sat|saturday|th|thursday|tues|tuesday|wed|wednesday|work day|workday|working day",
  ],
])("gives those of %s as NLTK does", (word, terms) => {
  expect([...coordinateTerms(wordNet, word)].sort().join("|")).toBe(terms);
});

it("takes instances (NLTK: 453 other words of national capitals)", () => {
  expect(coordinateTerms(wordNet, "Paris").size).toBe(453);
});

it("gives none of unlisted words and of the root", () => {
  expect(coordinateTerms(wordNet, "zzz").size).toBe(0);
  expect(coordinateTerms(wordNet, "").size).toBe(0);
  expect(coordinateTerms(wordNet, "entity").size).toBe(0);
});
