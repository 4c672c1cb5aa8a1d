import type { Measure } from "../measure.ts";
import { unitsOfBoth, viewOf } from "../text-view.ts";

/**
 * Shorter over longer length in words: 1 - |a - b| / max(a, b), TakeLab's
 * length difference turned into a similarity. Both texts blank: 1; one blank: 0.
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060
 */
export const lengthRatio: Measure = {
  name: "length-ratio",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "words of the shorter text / words of the longer",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = unitsOfBoth(a, b, "words", options);
    return ratio(left.length, right.length);
  },
};

/** The same in characters (code points in NFC). */
export const characterLengthRatio: Measure = {
  name: "char-length-ratio",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "characters of the shorter text / characters of the longer",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b) {
    return ratio(viewOf(a).characters.length, viewOf(b).characters.length);
  },
};

function ratio(left: number, right: number): number {
  const longer = Math.max(left, right);
  return longer === 0 ? 1 : Math.min(left, right) / longer;
}
