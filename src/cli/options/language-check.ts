import {
  type LanguageTag,
  languageWarnings,
  OTHER_LANGUAGE,
  type System,
  type TextPair,
} from "../../systems/index.ts";
import type { CliIo } from "../command.ts";

type Languages = readonly [LanguageTag, LanguageTag];

/** Says how many pairs are plainly in other languages than --lang says; nothing where none are or it was not given. */
export function noteLanguages(pairs: readonly TextPair[], lang: Languages | undefined, io: CliIo): void {
  if (lang === undefined) return;
  const wrong = pairs.filter(
    ({ a, b, languages }) => languageWarnings(a, b, languages ?? lang).length > 0,
  ).length;
  note(wrong, pairs.length, io);
}

/** Systems as they are, that count such pairs, of a set's languages too, while they score; `say` says how many the system saw that saw most. */
export function countingLanguages(systems: readonly System[], io: CliIo): { systems: System[]; say(): void } {
  const counts = systems.map(() => ({ wrong: 0, pairs: 0 }));
  return {
    systems: systems.map((system, k) => ({
      ...system,
      async score(pairs, options) {
        const results = await system.score(pairs, options);
        counts[k]!.pairs += results.length;
        counts[k]!.wrong += results.filter(({ warnings }) => warnings.includes(OTHER_LANGUAGE)).length;
        return results;
      },
    })),
    say() {
      const most = counts.reduce((x, y) => (y.wrong > x.wrong ? y : x), { wrong: 0, pairs: 0 });
      note(most.wrong, most.pairs, io);
    },
  };
}

function note(wrong: number, pairs: number, io: CliIo): void {
  if (wrong > 0) io.note(`${wrong} of ${pairs} pairs: ${OTHER_LANGUAGE}`);
}
