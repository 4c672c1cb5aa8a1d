import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedLexicon } from "../shipped-lexicon.ts";
import {
  jiangConrath,
  leacockChodorow,
  lin,
  path,
  resnik,
  type SynsetSimilarity,
  wuPalmer,
} from "./synset-similarity.ts";
import { wordSimilarity } from "./word-similarity.ts";

type Value = number | "infinite" | null;
type Row = readonly [a: string, b: string, partOfSpeech: "n" | "v", ...values: Value[]];

/** Written by test/fixtures/lexicon/make.py with NLTK 3.10.4 on WordNet 3.0. */
const rows = JSON.parse(
  readFileSync(new URL("../../../test/fixtures/lexicon/wordnet.json", import.meta.url), "utf8"),
) as readonly Row[];

/** In the order of the rows' columns. */
const SIMILARITIES: readonly (readonly [string, SynsetSimilarity])[] = [
  ["path", path],
  ["Wu and Palmer", wuPalmer],
  ["Leacock and Chodorow", leacockChodorow],
  ["Resnik", resnik],
  ["Lin", lin],
  ["Jiang and Conrath", jiangConrath],
];

it("has 500 pairs of words", () => expect(rows.length).toBe(500));

it.each(SIMILARITIES.map(([name, similarity], column) => ({ name, similarity, column })))(
  "$name as NLTK has it, to 1e-6",
  ({ similarity, column }) => {
    const { taxonomy } = shippedLexicon();
    const wrong = rows.filter(([a, b, partOfSpeech, ...values]) => {
      const found = wordSimilarity(taxonomy, similarity, a, b, [partOfSpeech]) ?? null;
      const expected = values[column]!;
      if (expected === "infinite") return found !== Number.POSITIVE_INFINITY;
      if (expected === null || found === null) return expected !== found;
      return !(Math.abs(found - expected) <= 1e-6);
    });
    expect(wrong).toEqual([]);
  },
);
