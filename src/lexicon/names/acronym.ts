import { checkText, checkTexts } from "../../arguments.ts";

/** Letters of capitals, with or without dots: "UN", "U.N.". */
const ACRONYM = /^(?:\p{Lu}\.?){2,6}$/u;

/** Whether a word is written as an acronym: two to six capitals, dots aside. */
export function isAcronym(word: string): boolean {
  checkText(word, "isAcronym: word");
  return ACRONYM.test(word);
}

/**
 * Whether an acronym is the initials of words: of all of them ("United Nations"), or of those in capitals ("Bank of
 * America", BoA being none). Words in any script that has capitals; in Arabic nothing is an acronym.
 * @param words of the name, two or more
 * @example isAcronymOf("U.S.A.", ["United", "States", "of", "America"]) // true
 */
export function isAcronymOf(acronym: string, words: readonly string[]): boolean {
  checkText(acronym, "isAcronymOf: acronym");
  checkTexts(words, "isAcronymOf: words");
  if (words.length < 2 || !isAcronym(acronym)) return false;
  const letters = acronym.replace(/\./g, "");
  const firsts = words.map((word) => word.charAt(0));
  const capitals = firsts.filter((letter) => /\p{Lu}/u.test(letter)).join("");
  return capitals === letters || firsts.join("").toUpperCase() === letters;
}
