import { checkOptions, checkRecord } from "../../arguments.ts";
import {
  type DataSet,
  type GoldPair,
  goldNameOf,
  isOfficialInput,
  languagesByText,
} from "../../data/index.ts";
import { StsError, throwIfAborted } from "../../errors.ts";
import { OTHER_LANGUAGE, type System } from "../../systems/index.ts";
import type { Language } from "../../text/index.ts";
import { type ScoredSet, withGold } from "./scored-set.ts";

export interface ScoreSetOptions {
  readonly signal?: AbortSignal;
  /** Of text a and of text b, in place of what the set says. */
  readonly languages?: readonly [Language, Language];
  /** Called with the pairs of this set done so far. */
  readonly onProgress?: (done: number) => void;
}

/**
 * All pairs of a set, with their languages: those given; else the set's, in the order that its texts have; else a pair's
 * own. The official files of some sets of two languages do not hold them in the order of the set's name.
 */
export async function readSet(
  set: DataSet,
  options: Pick<ScoreSetOptions, "signal" | "languages"> = {},
): Promise<{ readonly pairs: GoldPair[]; readonly languages?: readonly [Language, Language] }> {
  checkRecord(set, "readSet: set", "a DataSet", ["name", "read"]);
  checkOptions(options, "readSet");
  const { signal, languages: given } = options;
  const reader = set.read(signal && { signal });
  const pairs = await reader.toArray();
  if (!pairs.some(({ gold }) => gold !== undefined)) throw noGold(set, reader.extraNames ?? []);
  if (given !== undefined)
    return { pairs: pairs.map((pair) => ({ ...pair, languages: given })), languages: given };
  if (set.languages === undefined) return { pairs };
  const languages = languagesByText(pairs, set.languages);
  return {
    // A set of the catalogue gives each pair the languages of its name.
    pairs: pairs.map((pair) => ({ ...pair, languages })),
    languages,
  };
}

/** A file of pairs that nobody scored cannot be evaluated on; most likely its gold stands elsewhere. */
function noGold({ name, path }: DataSet, further: readonly string[]): StsError {
  const remedy = isOfficialInput(path)
    ? `put ${goldNameOf(path)} beside it`
    : further.length > 0
      ? `it has the columns ${further.slice(0, 10).join(", ")}: --columns score=NAME says which is the gold`
      : "say where it is: --columns score=N";
  return new StsError("E_FORMAT", `${name}:1: no pair has a gold score; ${remedy}`);
}

/**
 * Why a set's gold has no place on 0-5: nobody said its scale, and it looks like another. Errors on it would be false.
 */
export function goldWithoutScale(
  { scaleAssumed, scale }: Pick<DataSet, "scaleAssumed" | "scale">,
  gold: Float64Array,
): string | undefined {
  const high = gold.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (!scaleAssumed || gold.length < 2 || high > 1 || scale[1] <= 1) return undefined;
  return `no gold is above ${high}: it seems to be on 0-1; --scale 0..1 says so`;
}

/**
 * Scores every pair of a set that has gold.
 * @throws StsError E_FORMAT for damaged rows, E_ABORTED
 */
export async function scoreSet(
  system: System,
  set: DataSet,
  options: ScoreSetOptions = {},
): Promise<ScoredSet> {
  checkRecord(system, "scoreSet: system", "a System", ["name", "raw", "calibrated", "score"]);
  checkRecord(set, "scoreSet: set", "a DataSet", ["name", "scale", "read", "sha256"]);
  checkOptions(options, "scoreSet");
  const read = await readSet(set, options);
  const { pairs, gold, skipped } = withGold(read.pairs);
  const { raw, score, confidences, truncated, otherLanguage } = await scorePairs(system, pairs, options);
  const otherScale = goldWithoutScale(set, gold);
  return {
    name: set.name,
    scale: set.scale,
    ...(read.languages && { languages: read.languages }),
    pairs,
    gold,
    raw,
    ...(otherScale !== undefined
      ? { whyNoScore: otherScale }
      : system.calibrated
        ? { score }
        : { whyNoScore: `${system.name} has no calibration to 0-5` }),
    ...(confidences && { confidences }),
    skipped,
    ...(truncated > 0 && { truncated }),
    ...(otherLanguage > 0 && { otherLanguage }),
    sha256: await set.sha256(),
  };
}

/** Scores pairs in batches, so that progress shows and a stop is heard. */
async function scorePairs(
  system: System,
  pairs: readonly GoldPair[],
  { signal, onProgress }: ScoreSetOptions,
): Promise<{
  raw: Float64Array;
  score: Float64Array;
  /** Where the system gives one with every score. */
  confidences: Float64Array | undefined;
  truncated: number;
  otherLanguage: number;
}> {
  const direction = system.raw.direction ?? 1;
  const size = system.batchSize ?? 1024;
  const raw = new Float64Array(pairs.length);
  const score = new Float64Array(pairs.length);
  const confidences = new Float64Array(pairs.length);
  let sure = pairs.length > 0;
  let truncated = 0;
  let otherLanguage = 0;
  for (let start = 0; start < pairs.length; start += size) {
    throwIfAborted(signal);
    const results = await system.score(pairs.slice(start, start + size), {
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (done: number) => onProgress(start + done) }),
    });
    for (const [i, result] of results.entries()) {
      raw[start + i] = direction * result.raw.value;
      score[start + i] = result.score;
      sure &&= result.confidence !== undefined;
      confidences[start + i] = result.confidence ?? 0;
      if (result.truncated !== undefined) truncated++;
      if (result.warnings.includes(OTHER_LANGUAGE)) otherLanguage++;
    }
    onProgress?.(start + results.length);
  }
  return { raw, score, confidences: sure ? confidences : undefined, truncated, otherLanguage };
}
