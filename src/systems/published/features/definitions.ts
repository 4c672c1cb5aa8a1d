import { type Lexicon, shippedLexicon, stemKey } from "../../../lexicon/index.ts";
import type { RecipeText } from "../recipe-text.ts";
import type { FeatureFamily } from "./family.ts";

/** What a word's first sense is defined by. */
interface Definition {
  readonly key: string;
  readonly words: ReadonlySet<string>;
}

const known = new Map<string, Definition>();
const MAX_REMEMBERED = 50_000;

function definitionOf(lemma: string, lexicon: Lexicon): Definition {
  let definition = known.get(lemma);
  if (definition === undefined) {
    const synset = lexicon.wordNet.senses(lemma)[0];
    const gloss = synset === undefined ? "" : lexicon.definition(synset);
    const words = gloss.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    definition = { key: stemKey(lemma, "en"), words: new Set(words.map((word) => stemKey(word, "en"))) };
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(lemma, definition);
  }
  return definition;
}

/** 1 for the same word or one that stands in the other's definition, else the shared part of the definitions (Jaccard). */
function nearness(x: Definition, y: Definition): number {
  if (x.key === y.key) return 1;
  if (x.words.has(y.key) || y.words.has(x.key)) return 1;
  let shared = 0;
  for (const word of x.words) if (y.words.has(word)) shared++;
  const all = x.words.size + y.words.size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Content words compared by what WordNet says they mean, each with its best partner: mean of both directions, and the
 * worst fit. 0 for texts of other languages than English, which has no other words' definitions here.
 * @see Recski and Ács 2015 (MathLingBudapest), https://aclanthology.org/S15-2026, section 3.3, with glosses for graphs
 */
export const definitions: FeatureFamily = {
  name: "definitions",
  version: 1,
  columns: ["best-match", "least-match"],
  compute: (a, b) => {
    if (a.language !== "en" || b.language !== "en") return new Float64Array(2);
    const lexicon = shippedLexicon();
    const of = ({ content }: RecipeText) => content.map((lemma) => definitionOf(lemma, lexicon));
    const [x, y] = [of(a), of(b)];
    if (x.length === 0 || y.length === 0) return new Float64Array(2);
    const best = (from: Definition[], to: Definition[]) =>
      from.map((word) => Math.max(...to.map((other) => nearness(word, other))));
    const [there, back] = [best(x, y), best(y, x)];
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return Float64Array.of((mean(there) + mean(back)) / 2, Math.min(...there, ...back));
  },
};
