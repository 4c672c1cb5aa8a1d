import { differences } from "../../align/differences/differences.ts";
import type { Difference } from "../../align/differences/types.ts";
import type { LanguagePair } from "../system.ts";

/**
 * In what the texts of a scored pair differ (`differences` of samesay/align): what a score alone cannot say. A text of
 * undetermined language is read as the other is, as English where both are.
 * @param languages those of the pair's result
 */
export function differencesOf(a: string, b: string, [x, y]: LanguagePair): readonly Difference[] {
  const known = x === "und" ? y : x;
  const other = known === "und" ? "en" : known;
  const languages = [x === "und" ? other : x, y === "und" ? other : y] as const;
  return differences(a, b, { languages }).differences;
}
