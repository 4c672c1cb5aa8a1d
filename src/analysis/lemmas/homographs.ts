import type { AnalysedToken } from "../types.ts";

const DRINKING = /(?:شرب|احتس|سكب|ارتشف)/;
const DRINKS = /^(?:ال)?(?:شاي|قهوة|ماء|حليب|لبن|عصير|كاكاو|نبيذ|نعناع|أعشاب|زنجبيل|شوكولاتة)/;

/**
 * Arabic words that are written as a country's name and are none where they stand: "a cup of tea" (كوبا من الشاي) as Cuba
 * is. What is drunk, before the word or behind it, tells them apart; the name is the rule.
 */
export function withHomographs(tokens: readonly AnalysedToken[]): AnalysedToken[] {
  return tokens.map((token, i) => {
    if (token.form !== "كوبا") return token;
    const near = (steps: number) => tokens[i + steps]?.form ?? "";
    const isCup =
      DRINKING.test(near(-1)) || DRINKING.test(near(-2)) || (near(1) === "من" && DRINKS.test(near(2)));
    return isCup ? { ...token, lemma: "كوب", upos: "NOUN" } : token;
  });
}
