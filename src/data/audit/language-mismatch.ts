import { LANGUAGE_NAMES, type Language, loadLanguageIdentifier } from "../../text/index.ts";
import { type AuditCheck, type Finding, rowsOf } from "./finding.ts";

/**
 * Fewer different words than this tell too little within one script. On the 29,000 English and Spanish texts
 * that ship, seven words at a confidence of 0.8 give no false alarm; six give some ("Ha, ha, ha", headlines of
 * names).
 */
const LEAST_WORDS = 7;
const LEAST_CONFIDENCE = 0.8;

/** A text that is surely in another language than its set: seven different words or more, or another script. */
export const languageMismatch: AuditCheck = {
  name: "language-mismatch",
  description: "a text of seven words or more that is in another of the four languages than its set",
  find: async (sets) => {
    const judged = sets.filter((set) => set.languages !== undefined);
    if (judged.length === 0) return [];
    const identify = await loadLanguageIdentifier();
    const findings: Finding[] = [];
    for (const { pair, set, place } of rowsOf(judged)) {
      for (const [side, text] of [pair.a, pair.b].entries()) {
        const expected: Language = set.languages![side]!;
        const { language, confidence } = identify(text);
        if (language === "unsure" || language === expected || confidence < LEAST_CONFIDENCE) continue;
        const otherScript = (language === "ar") !== (expected === "ar");
        const words = new Set(text.toLowerCase().match(/\S*\p{L}\S*/gu) ?? []).size;
        if (words < (otherScript ? 1 : LEAST_WORDS)) continue;
        findings.push({
          check: "language-mismatch",
          problem: `${LANGUAGE_NAMES[language]} in a set of ${LANGUAGE_NAMES[expected]}: ${JSON.stringify(text)}`,
          places: [place],
        });
      }
    }
    return findings;
  },
};
