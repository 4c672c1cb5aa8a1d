import { throwIfAborted } from "../../errors.ts";
import type { Calibration } from "../../learn/index.ts";
import type { Measure } from "../../measures/index.ts";
import { type Language, type LanguageIdentifier, loadLanguageIdentifier } from "../../text/index.ts";
import { finishResult } from "../result/result.ts";
import { languageWarnings } from "../result/text-warnings.ts";
import type { LanguageTag, System, SystemOptions, SystemPair } from "../system.ts";

/** Name of the raw value of every measure. */
const RAW = "similarity";

const UNKNOWN: readonly [LanguageTag, LanguageTag] = ["und", "und"];

/**
 * A measure as a system: its own value as `raw`, its calibration's map as score.
 *
 * Languages are detected only for measures that use them (`usesLanguage`); where they cannot be told, such
 * a measure treats the texts as English.
 */
export function measureSystem(
  measure: Measure,
  calibration: Calibration,
  calibrationDigest: string,
  options: SystemOptions = {},
): System {
  const frame = { system: measure.name, rawName: RAW, calibration };
  const languagesOf = languageChooser(measure, options);
  return {
    name: measure.name,
    version: measure.version,
    description: measure.description,
    raw: { name: RAW, range: measure.range, direction: calibration.model.direction },
    calibrated: true,
    trainedOn: [{ set: "stsb-train", use: "calibration" }],
    signature: { system: measure.name, version: measure.version, calibration: calibrationDigest },
    async score(pairs, { signal, onProgress } = {}) {
      throwIfAborted(signal);
      const choose = await languagesOf();
      const results = pairs.map((pair) => {
        const { a, b } = pair;
        const languages = choose(pair);
        const language = languages[0] === "und" ? languages[1] : languages[0];
        const raw = language === "und" ? measure.score(a, b) : measure.score(a, b, { language });
        const told = pair.languages ?? options.languages;
        const warnings = told === undefined ? [] : languageWarnings(a, b, told);
        return finishResult(frame, { a, b, raw, languages, warnings });
      });
      onProgress?.(pairs.length);
      return results;
    },
    close: async () => {},
  };
}

type LanguageChooser = (pair: SystemPair) => readonly [LanguageTag, LanguageTag];

/** The pair's own languages, else the given ones, else what the texts look like if the measure cares. */
function languageChooser(measure: Measure, { languages }: SystemOptions): () => Promise<LanguageChooser> {
  if (languages !== undefined || measure.usesLanguage !== true) {
    const known = languages ?? UNKNOWN;
    return async () => (pair) => pair.languages ?? known;
  }
  let identify: LanguageIdentifier | undefined;
  return async () => {
    const identifier = identify ?? (await loadLanguageIdentifier());
    identify = identifier;
    const tag = (text: string): LanguageTag => {
      const { language } = identifier(text);
      return language === "unsure" ? "und" : (language satisfies Language);
    };
    return (pair) => pair.languages ?? [tag(pair.a), tag(pair.b)];
  };
}
