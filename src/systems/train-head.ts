import type { GoldPair, Scale } from "../data/index.ts";
import { StsError, throwIfAborted } from "../errors.ts";
import {
  calibrationOf,
  fitCalibration,
  fitRidgeCrossValidated,
  groupedFolds,
  outOfFold,
  sentenceGroups,
} from "../learn/index.ts";
import { correlation, meanAbsoluteError, type Numbers, shareWithin } from "../stats/index.ts";
import { cosine } from "../vectors/index.ts";
import { openHeadEncoder } from "./head-encoder.ts";
import { headFeatures } from "./head-features.ts";
import type { HeadEncoder, HeadFigures, HeadFile } from "./head-file.ts";
import type { SystemOptions } from "./system.ts";

export interface TrainHeadOptions extends SystemOptions {
  readonly name: string;
  readonly encoder: HeadEncoder;
  /** Of the gold scores. */
  readonly scale: Scale;
  /** Where the pairs come from, for the file and for overlap checks. */
  readonly source: { readonly set: string; readonly sha256: string };
  readonly seed?: number;
  readonly onProgress?: (done: number) => void;
}

/** Fewer pairs than this fit nothing. */
export const LEAST_PAIRS = 10;
/** Under this many pairs figures are little more than noise; the command warns. */
export const FEW_PAIRS = 50;
const FOLDS = 5;
const ALPHAS = [3, 30, 300, 3000, 30000];

/**
 * Adapts a shipped encoder to labelled pairs of the user's own, in seconds. Two candidates are fitted: a new
 * calibration of the cosine, and a linear head on what the vectors share and differ in (`headFeatures`), whose
 * output is calibrated in turn. Both are tried on pairs they were not fitted on (5 folds, no sentence on both
 * sides), and the one with the smaller error is kept; with few pairs that is the calibration.
 *
 * @param shipped the tier's own scores of the pairs, for comparison
 * @throws StsError E_INPUT under 10 pairs, or when gold is constant; E_MODEL; E_ABORTED
 */
export async function trainHead(
  pairs: readonly GoldPair[],
  shipped: Numbers,
  options: TrainHeadOptions,
): Promise<HeadFile> {
  const { seed = 1, scale, signal } = options;
  if (pairs.length < LEAST_PAIRS) {
    throw new StsError(
      "E_INPUT",
      `${options.source.set}: ${pairs.length} labelled pairs; training needs ${LEAST_PAIRS} or more (better hundreds)`,
    );
  }
  const gold = onFive(pairs, scale);
  if (gold.every((value) => value === gold[0])) {
    throw new StsError("E_INPUT", `${options.source.set}: all gold scores are equal; nothing can be learnt`);
  }
  const encoder = await openHeadEncoder(options.encoder, options);
  try {
    const vectors = await encoder.encode(
      pairs.flatMap(({ a, b }) => [a, b]),
      {
        ...(signal && { signal }),
        ...(options.onProgress && { onProgress: (n: number) => options.onProgress?.(Math.floor(n / 2)) }),
      },
    );
    throwIfAborted(signal);
    const groups = sentenceGroups(pairs);
    const lengths = Float64Array.from(pairs, ({ a, b }) => Math.max(1, a.length + b.length));
    const folds = groupedFolds(groups, Math.min(FOLDS, new Set(groups).size), seed);
    const cosines = Float64Array.from(pairs, (_, k) => cosine(vectors, 2 * k, vectors, 2 * k + 1));
    const features = pairs.map((_, k) => headFeatures(vectors, 2 * k, 2 * k + 1));
    const head = fitRidgeCrossValidated(features, gold, { alphas: ALPHAS, groups, seed });
    const calibrated = (raw: Float64Array) =>
      outOfFold(folds, (rows) => {
        const part = pick(raw, rows);
        const { map } = calibrationOf(fitCalibration(part, pick(gold, rows), { seed }).model);
        return (row) => map(raw[row]!);
      });
    const figures = [
      figuresOf("as shipped", shipped, gold),
      figuresOf("calibration", calibrated(cosines), gold),
      figuresOf("head", calibrated(head.heldOut), gold),
    ];
    const keepsHead = figures[2]!.mae < figures[1]!.mae;
    // The head's own outputs on its training rows are too good: its calibration reads the held-out ones.
    const raw = keepsHead ? head.heldOut : cosines;
    return {
      format: 1,
      kind: "head",
      name: options.name,
      encoder: options.encoder,
      weights: encoder.sha256,
      ...(keepsHead && { regressor: head.model }),
      calibration: fitCalibration(raw, gold, { groups, lengths, seed }).model,
      trainedOn: { ...options.source, pairs: pairs.length },
      figures,
    };
  } finally {
    await encoder.close();
  }
}

function figuresOf(candidate: HeadFigures["candidate"], scores: Numbers, gold: Float64Array): HeadFigures {
  return {
    candidate,
    pearson: correlation("pearson", scores, gold).value,
    mae: meanAbsoluteError(scores, gold),
    withinOne: shareWithin(scores, gold),
  };
}

function onFive(pairs: readonly GoldPair[], [low, high]: Scale): Float64Array {
  return Float64Array.from(pairs, ({ gold }) => (5 * (gold! - low)) / (high - low));
}

function pick(values: Float64Array, rows: Uint32Array): Float64Array {
  return Float64Array.from(rows, (row) => values[row]!);
}
