import type { Lexicon } from "../lexicon/index.ts";
import type { Language } from "../text/language.ts";

/** Languages of the first and of the second text. */
export type MeasureLanguages = readonly [Language, Language];

/** What a measure may be told about its texts. */
export interface MeasureOptions {
  /** Language of both texts, or of each; measures that fold case, stem or know negators use it. Default: "en". */
  readonly language?: Language | MeasureLanguages;
  /** Word knowledge that measures of meaning use. Default: what ships with samesay, where files can be read. */
  readonly lexicon?: Lexicon;
}

/** Two texts to one number. Pure, synchronous, cheap. Features of regressors are measures too. */
export interface Measure {
  /** Kebab-case, unique, as `--system` takes it. */
  readonly name: string;
  /** Raise when any score can change; reports print it. */
  readonly version: number;
  /** Lowest and highest value that `score` can give. */
  readonly range: readonly [low: number, high: number];
  /** Whether score(a, b) === score(b, a) for all texts. */
  readonly symmetric: boolean;
  /** Whether `options.language` can change the value; then, as a system, it is told what its texts look like. Default: false. */
  readonly usesLanguage?: boolean;
  /** One line for `samesay systems`. */
  readonly description: string;
  /** Paper, equation or DOI. */
  readonly source: string;
  /** Time in the lengths of the texts, and what happens to very long ones. */
  readonly cost?: string;
  /** Value for two equal texts; default: the high end of `range`. */
  readonly identity?: number;
  score(a: string, b: string, options?: MeasureOptions): number;
}
