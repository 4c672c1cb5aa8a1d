import { unknownName } from "../errors.ts";
import { damerauLevenshtein } from "./damerau-levenshtein.ts";
import { damerauOsa } from "./damerau-osa.ts";
import { jaro } from "./jaro.ts";
import { jaroWinkler } from "./jaro-winkler.ts";
import { levenshtein } from "./levenshtein.ts";
import type { Measure } from "./measure.ts";
import { setMeasures } from "./set-measures.ts";
import { tokenCosine } from "./token-cosine.ts";
import { tokenTversky, wordTversky } from "./tversky.ts";

/** To add a measure: write its file, list it here and in docs/measures.md. The contract test finds it. */
export const measures = {
  "token-cosine": tokenCosine,
  levenshtein,
  "damerau-osa": damerauOsa,
  "damerau-levenshtein": damerauLevenshtein,
  jaro,
  "jaro-winkler": jaroWinkler,
  ...setMeasures,
  "token-tversky": tokenTversky,
  "word-tversky": wordTversky,
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

/** The measure of that name. @throws StsError E_UNKNOWN_NAME, with the nearest names */
export function getMeasure(name: string): Measure {
  if (Object.hasOwn(measures, name)) return measures[name as MeasureName];
  throw unknownName("measure", name, Object.keys(measures));
}

export type { Measure, MeasureOptions } from "./measure.ts";
