import { describe, expect, it } from "vitest";
import { shippedLexicon } from "../shipped-lexicon.ts";
import { hypernymPath } from "./hypernym-path.ts";
import { antonyms, derivations, synonyms } from "./related-words.ts";

const { wordNet, taxonomy } = shippedLexicon();
const names = (synsets: readonly number[]) => synsets.map((synset) => wordNet.name(synset));

describe("WordNet", () => {
  // Counts: wnstats(7WN) of WordNet 3.0.
  it("has the synsets of 3.0", () => {
    expect(["n", "v", "a", "r"].map((own) => wordNet.count(own as "n"))).toEqual([82115, 13767, 18156, 3621]);
  });

  // NLTK 3.10.4 on WordNet 3.0: wordnet.synsets(word), wordnet._morphy(word, pos).
  it("finds senses of inflected words in NLTK's order", () => {
    expect(names(wordNet.senses("dogs"))).toEqual([
      "dog.n.01",
      "frump.n.01",
      "dog.n.03",
      "cad.n.01",
      "frank.n.02",
      "pawl.n.01",
      "andiron.n.01",
      "chase.v.01",
    ]);
    expect(wordNet.lemmas("leaves", "n")).toEqual(["leaf", "leave"]);
    expect(wordNet.lemmas("better", "a")).toEqual(["better", "good", "well"]);
    expect(wordNet.senses("qwertyuiop")).toEqual([]);
    expect(wordNet.senses("")).toEqual([]);
  });

  it("knows what synsets are made of and are", () => {
    const [dog] = wordNet.senses("dog", "n");
    expect(wordNet.words(dog!)).toEqual(["dog", "domestic dog", "canis familiaris"]);
    expect(names(wordNet.hypernyms(dog!))).toEqual(["canine.n.02", "domestic_animal.n.01"]);
    expect(names(wordNet.related(dog!, "part-meronym"))).toEqual(["flag.n.07"]);
    expect(names(wordNet.relatedTo(dog!, "hypernym"))).toContain("puppy.n.01");
    expect(names(wordNet.hypernyms(wordNet.senses("paris", "n")[0]!))).toContain("national_capital.n.01");
    expect(shippedLexicon().definition(dog!)).toMatch(/^a member of the genus Canis/);
    expect(wordNet.tagCount(dog!, "dog")).toBe(42);
  });

  it("has no synset above itself", () => {
    for (let synset = 0; taxonomy.has(synset); synset += 97)
      expect(taxonomy.stepsUp(synset, synset), names([synset])[0]).toBe(0);
    expect(taxonomy.depth("n")).toBe(19);
    expect(taxonomy.depth("v")).toBe(13);
  });
});

describe("related words", () => {
  it("synonyms, derivations, opposites", () => {
    expect(synonyms(wordNet, "cars")).toContain("automobile");
    expect(derivations(wordNet, "invented")).toContain("invention");
    expect(derivations(wordNet, "quickly", "r")).toContain("quick");
    expect(antonyms(wordNet, "hot")).toContain("cold");
    expect(antonyms(wordNet, "scorching")).toContain("cold");
    expect(antonyms(wordNet, "bought")).toContain("sell");
    expect(antonyms(wordNet, "possible")).toContain("impossible");
  });

  it("shortest ways up and down", () => {
    expect(hypernymPath(taxonomy, "dog", "fox")).toEqual({
      up: [1, 1],
      partOfSpeech: "n",
      meet: ["canine", "canid"],
    });
    expect(hypernymPath(taxonomy, "car", "automobiles")?.up).toEqual([0, 0]);
    expect(hypernymPath(taxonomy, "poodle", "dog")?.up).toEqual([1, 0]);
    expect(hypernymPath(taxonomy, "poodle", "treaty")).toBeUndefined();
    expect(hypernymPath(taxonomy, "", "dog")).toBeUndefined();
  });
});
