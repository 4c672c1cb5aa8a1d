import type { Upos } from "../../../analysis/index.ts";
import type { RecipeText } from "../recipe-text.ts";
import { type FeatureFamily, ratio } from "./family.ts";

const TAGS: readonly (readonly Upos[])[] = [["NOUN", "PROPN"], ["VERB"], ["ADJ", "ADV"], ["NUM"]];
const NAMES = ["nouns", "verbs", "modifiers", "numbers"];

/** S13: how far the lengths of two texts differ, in words, content words, characters, and words of a kind. */
export const lengths: FeatureFamily = {
  name: "lengths",
  version: 1,
  columns: [
    ...["words", "content", "characters"].flatMap((unit) => [`${unit}-difference`, `${unit}-ratio`]),
    ...NAMES.flatMap((name) => [`${name}-difference`, `${name}-ratio`]),
    "mean-words",
  ],
  compute: (a, b) => {
    const counts = [countsOf(a), countsOf(b)] as const;
    const values = counts[0].flatMap((x, k) => {
      const y = counts[1][k]!;
      const [low, high] = [Math.min(x, y), Math.max(x, y)];
      return [ratio(high - low, high), high === 0 ? 1 : low / high];
    });
    return Float64Array.from([...values, (a.lemmas.length + b.lemmas.length) / 2]);
  },
};

function countsOf({ aligner, lemmas, content, text }: RecipeText): number[] {
  const tagged = TAGS.map((tags) => aligner.words.filter(({ upos }) => tags.includes(upos)).length);
  return [lemmas.length, content.length, text.length, ...tagged];
}
