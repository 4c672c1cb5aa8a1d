import type { RecipeText } from "../recipe-text.ts";
import { diceOf, type FeatureFamily, sharedSum } from "./family.ts";

const ONE = () => 1;

/** TakeLab features 1-7 in this house's terms: numbers, capitalised words, stock symbols; how many there are and how many are shared. */
export const named: FeatureFamily = {
  name: "named",
  version: 1,
  columns: [
    "numbers",
    "numbers-shared",
    "numbers-contained",
    "capitals",
    "capitals-shared",
    "symbols",
    "symbols-shared",
    "entities-shared",
  ],
  compute: (a, b) => {
    const counted = (of: (text: RecipeText) => string[]): [number, number, number] => {
      const [x, y] = [of(a), of(b)];
      const shared = sharedSum(x, y, ONE);
      return [
        Math.log(1 + x.length + y.length),
        diceOf(shared, x.length, y.length),
        Math.min(x.length, y.length) === shared ? 1 : 0,
      ];
    };
    const numbers = counted(({ analysis }) => analysis.quantities.map(({ value }) => String(value)));
    const capitals = counted(({ analysis, language }) =>
      language === "ar" ? [] : capitalised(analysis.tokens.map(({ text }) => text)),
    );
    const symbols = counted(({ text }) => text.match(/\.[A-Z]+\b/g) ?? []);
    const entities = counted(({ analysis }) =>
      analysis.entities.map(({ id, text }) => id ?? text.toLowerCase()),
    );
    return Float64Array.of(...numbers, capitals[0], capitals[1], symbols[0], symbols[1], entities[1]);
  },
};

/** Words that begin with a capital letter, the first word and those that end with a dot left out. */
function capitalised(words: readonly string[]): string[] {
  return words.slice(1).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith("."));
}
