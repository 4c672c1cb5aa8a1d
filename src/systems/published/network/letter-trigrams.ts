import type { LearntText } from "../recipe-text.ts";

/** Threes of letters of each word, its ends marked. @see Huang et al. 2013 (DSSM), https://doi.org/10.1145/2505515.2505665 */
export function lettersOf({ aligner }: Pick<LearntText, "aligner">): string[] {
  return aligner.words.flatMap(({ form, wordClass }) => {
    if (wordClass === "punctuation") return [];
    const letters = [..."#", ...form.toLowerCase(), "#"];
    return Array.from({ length: letters.length - 2 }, (_, i) => letters.slice(i, i + 3).join(""));
  });
}
