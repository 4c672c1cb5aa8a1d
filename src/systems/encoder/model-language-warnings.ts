import { isLanguage, LANGUAGE_NAMES, type Language, loadLanguageIdentifier } from "../../text/index.ts";
import type { Encoder } from "../../vectors/index.ts";
import type { System, SystemOptions } from "../system.ts";

/**
 * A system that says when texts are in a language which its encoder was not made for: in the warnings of each pair, and
 * once in a note, for commands that print no warnings.
 */
export function warningOfLanguages(
  system: System,
  encoder: Encoder,
  { languages: told, onNote }: SystemOptions,
): System {
  const known = encoder.languages;
  if (known === undefined) return system;
  let noted = false;
  const warningsOf = (tags: readonly string[], single: boolean): string[] => {
    const foreign = [...new Set(tags)].filter(isLanguage).filter((tag) => !known.includes(tag));
    const warnings = foreign.map((tag) => warning(encoder.name, tag));
    if (warnings.length > 0 && !noted && !single) onNote?.(warnings[0]!);
    noted ||= warnings.length > 0;
    return warnings;
  };
  const { scoreMatrix } = system;
  return {
    ...system,
    async score(pairs, scoreOptions) {
      const results = await system.score(pairs, scoreOptions);
      return results.map((result) => {
        const warnings = warningsOf(result.languages, pairs.length === 1);
        return warnings.length === 0 ? result : { ...result, warnings: [...result.warnings, ...warnings] };
      });
    },
    ...(scoreMatrix && {
      async scoreMatrix(left: readonly string[], right: readonly string[], scoreOptions = {}) {
        const matrix = await scoreMatrix.call(system, left, right, scoreOptions);
        const identify = await loadLanguageIdentifier();
        const tags = told ?? [...left, ...right].map((text) => identify(text).language);
        return { ...matrix, warnings: [...matrix.warnings, ...warningsOf(tags, true)] };
      },
    }),
  };
}

function warning(model: string, language: Language): string {
  return `model "${model}" was not made for ${LANGUAGE_NAMES[language]}: the score may mean little`;
}
