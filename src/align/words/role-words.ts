import { matchForm } from "../../text/index.ts";
import { byLanguage, setOf, wordsOf } from "../../text/languages/by-language.ts";
import { weekdayNames } from "../../text/languages/names.ts";

const NOTHING = /(?!)/;

/** What function words tell of the parts that content words play, as `ComparisonTable` has it; in match form. */
export const roleWords = byLanguage(({ comparison }) => ({
  joiners: setOf(comparison.joiners),
  together: setOf(comparison.together),
  unmarking: setOf(comparison.unmarking),
  agents: setOf(comparison.agents),
  passives: comparison.passives === undefined ? undefined : setOf(comparison.passives),
  mutual: comparison.mutual ?? NOTHING,
}));

/** Words that say when or where and play no part: they stand before or behind the players. */
export const sceneWords = byLanguage(({ comparison }, language): ReadonlySet<string> => {
  const days = weekdayNames(language).flat();
  return new Set([...wordsOf(comparison.scenes), ...days.map((day) => matchForm(day, language))]);
});
