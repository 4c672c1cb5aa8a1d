import type { RecipeText } from "../recipe-text.ts";
import { diceOf, type FeatureFamily, sharedSum, sumOf } from "./family.ts";

const ONE = () => 1;

/** Y1: overlap of (head, dependent) and (relation, head, dependent) of the trees, counted and weighed by idf. */
export const dependencies: FeatureFamily = {
  name: "dependencies",
  version: 1,
  columns: ["arcs", "labelled-arcs", "idf-arcs", "relations"],
  usesCorpus: "counts",
  compute: (a, b, { corpus }) => {
    const idf = (arc: string) => sumOf(arc.split("\t").slice(-2), corpus.idf);
    const dice = (of: (text: RecipeText) => string[], weight: (item: string) => number) => {
      const [x, y] = [of(a), of(b)];
      return diceOf(sharedSum(x, y, weight), sumOf(x, weight), sumOf(y, weight));
    };
    const bare = (text: RecipeText) => arcsOf(text).map(([, head, own]) => `${head}\t${own}`);
    return Float64Array.of(
      dice(bare, ONE),
      dice((text) => arcsOf(text).map((arc) => arc.join("\t")), ONE),
      dice(bare, idf),
      dice((text) => arcsOf(text).map(([relation]) => relation), ONE),
    );
  },
};

function arcsOf({ aligner, analysis }: RecipeText): [relation: string, head: string, own: string][] {
  return aligner.words.flatMap((word, i): [string, string, string][] => {
    const head = aligner.heads[i]!;
    if (head < 0 || word.wordClass === "punctuation") return [];
    return [[analysis.tokens[i]!.relation, aligner.words[head]!.lemma, word.lemma]];
  });
}
