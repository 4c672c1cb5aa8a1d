import { checkChoice, checkNumber, checkText } from "../../arguments.ts";
import { characterNgrams } from "../../text/index.ts";
import {
  type Coefficient,
  coefficient,
  countCosine,
  isSymmetric,
  multisetSizes,
  setSizes,
} from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { viewsOf } from "../text-view.ts";

const SOURCES: Readonly<Record<Coefficient, string>> = {
  jaccard: "Lyon, Malcolm and Dickerson 2001, https://aclanthology.org/W01-0515",
  dice: "Adamson and Boreham 1974, https://doi.org/10.1016/0020-0271(74)90020-5",
  overlap: "Szymkiewicz 1934; Simpson 1943",
  containment: "Broder 1997, https://doi.org/10.1109/SEQUEN.1997.666900",
  cosine: "Damashek 1995, https://doi.org/10.1126/science.267.5199.843",
};

/** Sets as published for jaccard, overlap and containment; counts for dice (the F1 of ECNU) and cosine. */
function compare(kind: Coefficient, left: readonly string[], right: readonly string[]): number {
  if (kind === "cosine") return countCosine(left, right);
  return coefficient(kind, kind === "dice" ? multisetSizes(left, right) : setSizes(left, right));
}

/**
 * Character n-gram similarity of the match forms of two texts (case folded,
 * blanks collapsed and counted as characters).
 *
 *   jaccard, overlap, containment: of the sets of n-grams
 *   dice: 2 |A ∩ B| / (|A| + |B|) of the multisets
 *   cosine: of the count vectors
 *
 * If neither text is n characters long: 1 if the forms are equal, else 0. One
 * too short: 0. Time O(|a| + |b|).
 */
export function characterNgram(name: string, n: number, kind: Coefficient): Measure {
  checkText(name, "characterNgram: name");
  checkNumber(n, "characterNgram: n");
  checkChoice(kind, "characterNgram: kind", ["jaccard", "dice", "overlap", "containment", "cosine"]);
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: isSymmetric(kind),
    description: `${kind} coefficient of character ${n}-grams, case folded`,
    source: SOURCES[kind],
    cost: "O(a + b)",
    score(a, b, options) {
      const [{ form: left }, { form: right }] = viewsOf(a, b, options);
      if (left === right) return 1;
      const leftGrams = characterNgrams(left, n);
      const rightGrams = characterNgrams(right, n);
      if (leftGrams.length === 0 || rightGrams.length === 0) return 0;
      return compare(kind, leftGrams, rightGrams);
    },
  };
}

/** Character n-grams of 2 to 5 characters under the five coefficients. */
export const characterNgramMeasures = {
  "char-2-jaccard": characterNgram("char-2-jaccard", 2, "jaccard"),
  "char-2-dice": characterNgram("char-2-dice", 2, "dice"),
  "char-2-overlap": characterNgram("char-2-overlap", 2, "overlap"),
  "char-2-containment": characterNgram("char-2-containment", 2, "containment"),
  "char-2-cosine": characterNgram("char-2-cosine", 2, "cosine"),
  "char-3-jaccard": characterNgram("char-3-jaccard", 3, "jaccard"),
  "char-3-dice": characterNgram("char-3-dice", 3, "dice"),
  "char-3-overlap": characterNgram("char-3-overlap", 3, "overlap"),
  "char-3-containment": characterNgram("char-3-containment", 3, "containment"),
  "char-3-cosine": characterNgram("char-3-cosine", 3, "cosine"),
  "char-4-jaccard": characterNgram("char-4-jaccard", 4, "jaccard"),
  "char-4-dice": characterNgram("char-4-dice", 4, "dice"),
  "char-4-overlap": characterNgram("char-4-overlap", 4, "overlap"),
  "char-4-containment": characterNgram("char-4-containment", 4, "containment"),
  "char-4-cosine": characterNgram("char-4-cosine", 4, "cosine"),
  "char-5-dice": characterNgram("char-5-dice", 5, "dice"),
  "char-5-cosine": characterNgram("char-5-cosine", 5, "cosine"),
} satisfies Record<string, Measure>;
