import { checkOptions, checkRecord, checkText } from "../../arguments.ts";
import { throwIfAborted } from "../../errors.ts";
import type { Calibration } from "../../learn/index.ts";
import type { Measure, MeasureLanguages } from "../../measures/index.ts";
import { type Language, type LanguageIdentifier, loadLanguageIdentifier } from "../../text/index.ts";
import { READING_DIGEST } from "../reading-digest.ts";
import { finishResult } from "../result/result.ts";
import { languageWarnings } from "../result/text-warnings.ts";
import type { LanguageTag, System, SystemOptions, TextPair } from "../system.ts";

/** Name of the raw value of every measure. */
const RAW = "similarity";

const UNKNOWN: readonly [LanguageTag, LanguageTag] = ["und", "und"];

/**
 * A measure as a system: its own value as `raw`, its calibration's map as score.
 *
 * Languages are detected only for measures that use them (`usesLanguage`): each text is read by its own. Where one
 * cannot be told, by the other's; where neither can, as English.
 */
export function measureSystem(
  measure: Measure,
  calibration: Calibration,
  calibrationDigest: string,
  options: SystemOptions = {},
): System {
  checkRecord(measure, "measureSystem: measure", "a Measure", [
    "name",
    "version",
    "range",
    "description",
    "score",
  ]);
  checkRecord(calibration, "measureSystem: calibration", "a Calibration", ["model", "map"]);
  checkText(calibrationDigest, "measureSystem: calibrationDigest");
  checkOptions(options, "measureSystem");
  const frame = { system: measure.name, rawName: RAW, calibration };
  const languagesOf = languageChooser(measure);
  return {
    name: measure.name,
    version: measure.version,
    description: measure.description,
    raw: { name: RAW, range: measure.range, direction: calibration.model.direction },
    calibrated: true,
    trainedOn: [{ set: "stsb-train", use: "calibration" }],
    signature: {
      system: measure.name,
      version: measure.version,
      calibration: calibrationDigest,
      reading: READING_DIGEST,
    },
    async score(pairs, { languages: given = options.languages, signal, onProgress } = {}) {
      throwIfAborted(signal);
      const choose = await languagesOf(given);
      const results = pairs.map((pair) => {
        const { a, b } = pair;
        const languages = choose(pair);
        const raw = measure.score(a, b, { language: readAs(languages) });
        const told = pair.languages ?? given;
        const warnings = told === undefined ? [] : languageWarnings(a, b, told);
        return finishResult(frame, { a, b, raw, languages, warnings });
      });
      onProgress?.(pairs.length);
      return results;
    },
    close: async () => {},
  };
}

/** Languages to read two texts by: where one cannot be told, the other's; English where neither can. */
function readAs([a, b]: readonly [LanguageTag, LanguageTag]): MeasureLanguages {
  const known = a === "und" ? b : a;
  const other = known === "und" ? "en" : known;
  return [a === "und" ? other : a, b === "und" ? other : b];
}

type LanguageChooser = (pair: TextPair) => readonly [LanguageTag, LanguageTag];

/** The pair's own languages, else the given ones, else what the texts look like if the measure cares. */
function languageChooser(measure: Measure): (given: TextPair["languages"]) => Promise<LanguageChooser> {
  let identify: LanguageIdentifier | undefined;
  return async (given) => {
    if (given !== undefined || measure.usesLanguage !== true) {
      const known = given ?? UNKNOWN;
      return (pair) => pair.languages ?? known;
    }
    const identifier = identify ?? (await loadLanguageIdentifier());
    identify = identifier;
    const tag = (text: string): LanguageTag => {
      const { language } = identifier(text);
      return language === "unsure" ? "und" : (language satisfies Language);
    };
    return (pair) => pair.languages ?? [tag(pair.a), tag(pair.b)];
  };
}
