import { checkOptions, checkRecord } from "../../arguments.ts";
import type { GoldPair, Scale } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { Language } from "../../text/index.ts";
import { calibrateRun } from "./calibrate-run.ts";
import { alignScores, type OfficialLines, type ScoreFile } from "./score-file.ts";
import { goldOnFive, type ScoredSet, withGold } from "./scored-set.ts";

/** The gold that a score file is measured against. */
export interface GoldOfSet {
  readonly name: string;
  readonly scale: Scale;
  readonly languages?: readonly [Language, Language];
  /** Every pair of the set, those without gold included. */
  readonly pairs: readonly GoldPair[];
  readonly sha256?: string;
  /** Why its gold has no place on 0-5, see `goldWithoutScale`. */
  readonly otherScale?: string;
  /** Of a set that was cut out of a longer input file. */
  readonly official?: OfficialLines;
}

export interface ScoreFileOptions {
  /** Confidences from a file of their own, one for each line of the scores. */
  readonly confidences?: ScoreFile & { readonly sha256?: string };
  /**
   * Maps the run's least and greatest value to 0 and 5 for errors, as the 2017 paper does for its figure. It changes
   * no correlation, and looks at the scores of the test pairs: not for comparing systems by their errors.
   */
  readonly rescale?: boolean;
  /** Maps scores to 0-5 by cross-validated isotonic regression on the set's own gold, see `calibrateRun`. */
  readonly calibrate?: boolean;
}

/**
 * A score file over one set.
 * @throws StsError E_FORMAT, naming file and line, when scores or confidences are too few or too many, or a confidence is
 *   negative
 */
export function scoreFileSet(file: ScoreFile, gold: GoldOfSet, options: ScoreFileOptions = {}): ScoredSet {
  checkRecord(file, "scoreFileSet: file", "a ScoreFile", ["name", "scores"]);
  checkRecord(gold, "scoreFileSet: gold", "a GoldOfSet", ["name", "scale", "pairs"]);
  checkOptions(options, "scoreFileSet");
  const hasGold = gold.pairs.map((pair) => pair.gold !== undefined);
  const raw = Float64Array.from(alignScores(file.scores, hasGold, file.name, gold.name, gold.official));
  const own = options.confidences?.scores ?? file.confidences;
  const source = options.confidences?.name ?? file.name;
  const negative = own?.findIndex((confidence) => confidence < 0) ?? -1;
  if (negative >= 0)
    throw new StsError(
      "E_FORMAT",
      `${source}:${negative + 1}: confidence is ${own![negative]}, expected 0 or more`,
    );
  const scored = withGold(gold.pairs);
  const errors =
    gold.otherScale !== undefined
      ? { whyNoScore: gold.otherScale }
      : options.calibrate
        ? calibrateRun(scored.pairs, raw, goldOnFive({ gold: scored.gold, scale: gold.scale }))
        : errorsScale(raw, gold.scale, options.rescale ?? false);
  return {
    name: gold.name,
    scale: gold.scale,
    ...(gold.languages && { languages: gold.languages }),
    ...scored,
    raw,
    ...errors,
    ...(own && {
      confidences: Float64Array.from(alignScores(own, hasGold, source, gold.name, gold.official)),
    }),
    ...(gold.sha256 && { sha256: gold.sha256 }),
  };
}

/**
 * Scores of a run file on 0-5: as they are when they lie within the gold's scale (stretched as the gold is), else
 * none, with the reason.
 */
export function errorsScale(
  raw: Float64Array,
  scale: Scale,
  rescale: boolean,
): { readonly score: Float64Array } | { readonly whyNoScore: string } {
  let [low, high] = [Infinity, -Infinity];
  for (const value of raw) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (rescale) {
    if (low === high) return { whyNoScore: "all scores are equal and cannot be rescaled" };
    return { score: raw.map((value) => (5 * (value - low)) / (high - low)) };
  }
  if (low < scale[0] || high > scale[1]) {
    return {
      whyNoScore: `scores run from ${low} to ${high}, beyond the gold's ${scale[0]}-${scale[1]}; --calibrate or --rescale maps them to 0-5`,
    };
  }
  // A run on 0-1 fits into 0-5 as well, but its errors would say nothing.
  if (raw.length > 1 && high <= 1 && scale[1] > 1) {
    return {
      whyNoScore: `no score is above ${high}: the run seems to be on 0-1; --calibrate or --rescale maps it to 0-5`,
    };
  }
  return { score: goldOnFive({ gold: raw, scale }) };
}
