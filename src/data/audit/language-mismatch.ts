import {
  LANGUAGE_NAMES,
  type Language,
  type LanguageIdentifier,
  loadLanguageIdentifier,
} from "../../text/index.ts";
import { type AuditCheck, type Finding, rowsOf } from "./finding.ts";

/**
 * Identification errs on short texts, above all on headlines made of names. A text is judged on its own from
 * ten different words on; with fewer, both sides must agree that they are in another language.
 */
const WORDS_ALONE = 10;
const WORDS_TOGETHER = 4;
const LEAST_CONFIDENCE = 0.8;

/** A text that is surely in another language than its set, or in another script. */
export const languageMismatch: AuditCheck = {
  name: "language-mismatch",
  description:
    "a text in another of the four languages than its set (ten words or more, or both sides, or another script)",
  find: async (sets) => {
    const judged = sets.filter((set) => set.languages !== undefined);
    if (judged.length === 0) return [];
    const identify = await loadLanguageIdentifier();
    const findings: Finding[] = [];
    for (const { pair, set, place } of rowsOf(judged)) {
      const sides = [
        strayLanguage(pair.a, set.languages![0], identify),
        strayLanguage(pair.b, set.languages![1], identify),
      ];
      const together = sides.every(
        (side) => side !== undefined && side.words >= WORDS_TOGETHER && side.language === sides[0]!.language,
      );
      for (const [i, side] of sides.entries()) {
        if (side === undefined || !(together || side.words >= WORDS_ALONE || side.otherScript)) continue;
        findings.push({
          check: "language-mismatch",
          problem: `${LANGUAGE_NAMES[side.language]} in a set of ${LANGUAGE_NAMES[set.languages![i]!]}: ${JSON.stringify(i === 0 ? pair.a : pair.b)}`,
          places: [place],
        });
      }
    }
    return findings;
  },
};

interface Stray {
  readonly language: Language;
  /** Different words. */
  readonly words: number;
  readonly otherScript: boolean;
}

/** The language of a text that is likely in another one than expected, else undefined. */
function strayLanguage(text: string, expected: Language, identify: LanguageIdentifier): Stray | undefined {
  const { language, confidence } = identify(text);
  if (language === "unsure" || language === expected || confidence < LEAST_CONFIDENCE) return undefined;
  const words = new Set(text.toLowerCase().match(/\S*\p{L}\S*/gu) ?? []).size;
  return { language, words, otherScript: (language === "ar") !== (expected === "ar") };
}
