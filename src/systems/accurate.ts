import { StsError, throwIfAborted } from "../errors.ts";
import type { Calibration } from "../learn/index.ts";
import { combine } from "./accurate-combiner.ts";
import { type AccuratePackage, readAccuratePackage } from "./accurate-package.ts";
import { type AccurateRoute, openPairReader, type PairReader, type PairReading } from "./accurate-reader.ts";
import { routeOf } from "./base.ts";
import { checkPair } from "./check-arguments.ts";
import { groupBy, type Tags } from "./encoder-parts.ts";
import { openedOnce } from "./opened-once.ts";
import { areAcross } from "./pair-values.ts";
import { finishResult } from "./result.ts";
import type { ScoreOptions, ScoreResult, System, SystemOptions, SystemPair } from "./system.ts";
import { type TagTexts, textTagger } from "./text-tagger.ts";
import { textWarnings } from "./text-warnings.ts";
import { uniqueSources } from "./tier-package.ts";

const NAME = "accurate";
const VERSION = 1;
const RAW = "blend";

/**
 * The tier for when each score matters: a cross-encoder reads the two texts together, in both orders, and a small
 * combiner blends its score with what `base` makes of vectors and words, the cosines of `base` and `fast`, and numbers
 * and names as the analyser finds them.
 * Two English texts go to the English weights, all others to the multilingual ones. Symmetric to the last digit.
 * @throws StsError E_MODEL when weights, combiner or calibration are missing, damaged or do not belong together
 */
export async function createAccurate(options: SystemOptions = {}): Promise<System> {
  const [en, multi] = await Promise.all([readAccuratePackage("en"), readAccuratePackage("multi")]);
  const packages = { en, multi };
  const parts = [en, multi];
  const readers = openedOnce((route: AccurateRoute) =>
    openPairReader(route, {
      ...(options.onNote && { onNote: options.onNote }),
      ...(options.threads !== undefined && { threads: options.threads }),
    }),
  );
  const tag = textTagger(options.languages, true);
  let closed = false;
  return {
    name: NAME,
    version: VERSION,
    description: "cross-encoder blended with base, sentence vectors, numbers and names",
    raw: { name: RAW, range: [0, 1] },
    calibrated: true,
    trainedOn: uniqueSources(parts.flatMap(({ tier }) => tier.trainedOn)),
    signature: {
      system: NAME,
      version: VERSION,
      weights: parts.map(({ combiner: { weights } }) => `${weights.cross}+${weights.base}`).join("+"),
      calibration: parts
        .map(({ tier, combinerDigest }) => `${combinerDigest}+${tier.calibrationDigest}`)
        .join("+"),
      tokenizer: parts.map(({ tier }) => tier.tokenizerDigest).join("+"),
    },
    batchSize: 512,
    async score(pairs, scoreOptions = {}) {
      if (closed) throw new StsError("E_INPUT", `system "${NAME}" is closed`);
      for (const [i, pair] of pairs.entries()) checkPair(pair, i, "score");
      return scorePairs(packages, readers.open, tag, pairs, scoreOptions);
    },
    async close() {
      closed = true;
      await readers.closeAll((reader) => reader.close());
    },
  };
}

async function scorePairs(
  packages: Readonly<Record<AccurateRoute, AccuratePackage>>,
  open: (route: AccurateRoute) => Promise<PairReader>,
  tag: TagTexts,
  pairs: readonly SystemPair[],
  { signal, onProgress }: ScoreOptions,
): Promise<ScoreResult[]> {
  throwIfAborted(signal);
  const languages = await tag(pairs, signal);
  const results: ScoreResult[] = new Array(pairs.length);
  let done = 0;
  for (const [route, members] of groupBy(languages, routeOf)) {
    const own = packages[route as AccurateRoute];
    const reader = await open(route as AccurateRoute);
    const before = done;
    const readings = await reader.read(
      members.map((i) => ({ a: pairs[i]!.a, b: pairs[i]!.b, languages: languages[i]! })),
      {
        ...(signal && { signal }),
        ...(onProgress && { onProgress: (n: number) => onProgress(before + n) }),
      },
    );
    for (const [k, i] of members.entries()) {
      results[i] = resultOf(own, pairs[i]!, languages[i]!, readings[k]!);
    }
    done += members.length;
    onProgress?.(done);
  }
  return results;
}

function resultOf(
  { combiner, tier }: AccuratePackage,
  { a, b }: SystemPair,
  languages: Tags,
  { features, excessTokens, unknown, warnings }: PairReading,
): ScoreResult {
  const calibration: Calibration = tier.calibration(languages);
  const seen = (text: string, side: 0 | 1) => ({
    text,
    language: languages[side],
    identified: true,
    unknown: unknown[side],
  });
  return finishResult(
    { system: NAME, rawName: RAW, calibration },
    {
      a,
      b,
      raw: combine(combinerFor(combiner, languages), features),
      languages,
      warnings: [...textWarnings(seen(a, 0), seen(b, 1)), ...warnings],
      ...(excessTokens[0] + excessTokens[1] > 0 && { truncated: { excessTokens } }),
    },
  );
}

/** The combiner for texts of these languages. */
export function combinerFor({ same, cross }: AccuratePackage["combiner"], [a, b]: Tags) {
  return areAcross(a, b) ? (cross ?? same) : same;
}
