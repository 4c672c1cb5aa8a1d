import { checkChoice, checkText } from "../../arguments.ts";
import { type Coefficient, coefficient, isSymmetric, setSizes } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { isOfLanguage, type Unit, unitsOfBoth } from "../text-view.ts";

const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  tokens: "white-space tokens, case kept",
  words: "words, case folded",
  content: "words that are no stop words",
  stems: "Snowball stems",
};

const SOURCES: Readonly<Record<Coefficient, string>> = {
  jaccard: "Jaccard 1912, https://doi.org/10.1111/j.1469-8137.1912.tb05611.x",
  dice: "Dice 1945, https://doi.org/10.2307/1932409",
  overlap: "Szymkiewicz 1934; Simpson 1943",
  containment: "Broder 1997, https://doi.org/10.1109/SEQUEN.1997.666900",
  cosine: "Ochiai 1957, https://doi.org/10.2331/suisan.22.526",
};

/**
 * A set coefficient (`coefficient`) over the distinct units of two texts.
 * Both texts blank: 1; one blank: 0. Time O(|a| + |b|).
 * @param name the measure's name in reports
 */
export function setMeasure(name: string, unit: Unit, kind: Coefficient): Measure {
  checkText(name, "setMeasure: name");
  checkText(unit, "setMeasure: unit");
  checkChoice(kind, "setMeasure: kind", ["jaccard", "dice", "overlap", "containment", "cosine"]);
  return {
    name,
    version: isOfLanguage(unit) ? 2 : 1,
    usesLanguage: isOfLanguage(unit),
    range: [0, 1],
    symmetric: isSymmetric(kind),
    description: `${kind} coefficient of the sets of ${UNIT_NAMES[unit]}`,
    source: SOURCES[kind],
    cost: "O(a + b)",
    score(a, b, options) {
      const [left, right] = unitsOfBoth(a, b, unit, options);
      return coefficient(kind, setSizes(left, right));
    },
  };
}

/** Set coefficients of tokens (as they stand), words, content words and stems. */
export const setMeasures = {
  "token-jaccard": setMeasure("token-jaccard", "tokens", "jaccard"),
  "token-dice": setMeasure("token-dice", "tokens", "dice"),
  "token-overlap": setMeasure("token-overlap", "tokens", "overlap"),
  "token-containment": setMeasure("token-containment", "tokens", "containment"),
  "word-jaccard": setMeasure("word-jaccard", "words", "jaccard"),
  "word-dice": setMeasure("word-dice", "words", "dice"),
  "word-overlap": setMeasure("word-overlap", "words", "overlap"),
  "word-containment": setMeasure("word-containment", "words", "containment"),
  "word-cosine": setMeasure("word-cosine", "words", "cosine"),
  "content-jaccard": setMeasure("content-jaccard", "content", "jaccard"),
  "content-dice": setMeasure("content-dice", "content", "dice"),
  "content-overlap": setMeasure("content-overlap", "content", "overlap"),
  "content-containment": setMeasure("content-containment", "content", "containment"),
  "content-cosine": setMeasure("content-cosine", "content", "cosine"),
  "stem-jaccard": setMeasure("stem-jaccard", "stems", "jaccard"),
  "stem-dice": setMeasure("stem-dice", "stems", "dice"),
  "stem-overlap": setMeasure("stem-overlap", "stems", "overlap"),
  "stem-containment": setMeasure("stem-containment", "stems", "containment"),
  "stem-cosine": setMeasure("stem-cosine", "stems", "cosine"),
} satisfies Record<string, Measure>;
