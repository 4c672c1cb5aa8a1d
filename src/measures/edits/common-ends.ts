import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";

/**
 * Longest common beginning: common first characters / longer length.
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1. Time O(min(|a|, |b|)) after reading the texts.
 * Source: Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028
 */
export const longestCommonPrefix: Measure = {
  name: "longest-common-prefix",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "common first characters / longer length",
  source: "Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028",
  cost: "O(a + b)",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    const shorter = Math.min(left.length, right.length);
    let common = 0;
    while (common < shorter && left[common] === right[common]) common++;
    return share(common, left.length, right.length);
  },
};

/** Longest common end: common last characters / longer length. As `longestCommonPrefix`. */
export const longestCommonSuffix: Measure = {
  name: "longest-common-suffix",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "common last characters / longer length",
  source: "Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028",
  cost: "O(a + b)",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    const shorter = Math.min(left.length, right.length);
    let common = 0;
    while (common < shorter && left[left.length - 1 - common] === right[right.length - 1 - common]) common++;
    return share(common, left.length, right.length);
  },
};

function share(common: number, left: number, right: number): number {
  const longer = Math.max(left, right);
  return longer === 0 ? 1 : common / longer;
}
