import { throwIfAborted } from "../errors.ts";
import { type Calibration, groupedFolds, type IsotonicLoss, lossFor, recalibrate } from "../learn/index.ts";
import { type Correction, HEAD_CANDIDATES, type HeadCandidate } from "../systems/head/head-file.ts";
import { fitLinear, fitNet, RouteFeatures, type RoutePart } from "./head-correction.ts";

/** Labelled pairs as a head sees them; all of shape [n]. */
export interface HeadRows {
  /** Scores of the tier as shipped, 0..5. */
  readonly points: Float64Array;
  /** 0..5 */
  readonly gold: Float64Array;
  /** Pairs of one group are held out together. */
  readonly groups: Uint32Array;
  readonly lengths: Float64Array;
  /** Encoder of the tier that a pair goes to: each has vectors, so a correction, of its own. */
  readonly routes: readonly string[];
  /** `headFeatures` of the pair's vectors. */
  readonly features: readonly Float64Array[];
}

export interface FittedHead {
  readonly kept: HeadCandidate;
  /** From the tier's score to 0..5; with corrections: what they are added to. */
  readonly first: Calibration;
  /** By route; a route without one adds 0. */
  readonly corrections: ReadonlyMap<string, Correction>;
  /** From the raw value to 0..5, with intervals. */
  readonly last: Calibration;
  /** Scores of each candidate on pairs that nothing of it was fitted on, shape [n] each. */
  readonly heldOut: ReadonlyMap<HeadCandidate, Float64Array>;
}

const FOLDS = 5;
/** Pairs of a route under which it gets no correction, and none but a linear one. */
const [MIN_LINEAR_PAIRS, MIN_NETWORK_PAIRS] = [30, 200];

export interface HeadFitOptions {
  readonly seed?: number;
  readonly signal?: AbortSignal;
  /** Called with the share of the work that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Fits each candidate and keeps the simplest that none beats by more than noise. All that a candidate is made of,
 * penalties included, is fitted anew for each of 5 folds on the other four, so the figures are of pairs it never saw
 * (only the principal components of features come from all pairs; they know no gold).
 * @throws StsError E_ABORTED
 */
export async function fitHead(rows: HeadRows, options: HeadFitOptions = {}): Promise<FittedHead> {
  const { gold, groups } = rows;
  const { seed = 1, signal, onProgress } = options;
  const loss = lossFor(gold);
  const folds = groupedFolds(groups, Math.min(FOLDS, new Set(groups).size), seed);
  const fitter = new HeadFitter(rows, seed);
  const heldOut = new Map<HeadCandidate, Float64Array>([["as shipped", rows.points]]);
  const offered = HEAD_CANDIDATES.slice(1).filter((candidate) => fitter.offers(candidate));
  const every = Uint32Array.from(gold, (_, i) => i);
  const steps = offered.length * new Set(folds).size;
  let done = 0;
  for (const candidate of offered) {
    const scores = new Float64Array(gold.length);
    for (const fold of new Set(folds)) {
      throwIfAborted(signal);
      const { score } = fitter.fit(
        candidate,
        every.filter((i) => folds[i] !== fold),
      );
      for (const i of every) if (folds[i] === fold) scores[i] = score(i);
      onProgress?.(++done / steps);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    heldOut.set(candidate, scores);
  }
  // A calibration goes as far as it helps, by itself: choosing once more would only be choosing by chance.
  let kept: HeadCandidate = fitter.fit("calibration", every).changes ? "calibration" : "as shipped";
  for (const candidate of offered.slice(1)) {
    if (gainOf(heldOut.get(candidate)!, heldOut.get(kept)!, gold, groups, loss) > MIN_GAIN) kept = candidate;
  }
  return { kept, heldOut, ...fitter.fit(kept, every) };
}

/** Standard errors by which a correction must be better than what is simpler. */
const MIN_GAIN = 0.5;

/** By how many of its standard errors the mean error shrinks; pairs of a group count together. */
function gainOf(
  scores: Float64Array,
  than: Float64Array,
  gold: Float64Array,
  groups: Uint32Array,
  loss: IsotonicLoss,
): number {
  const size = (error: number) => (loss === "absolute" ? Math.abs(error) : error * error);
  const gains = gold.map((truth, i) => size(than[i]! - truth) - size(scores[i]! - truth));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const sums = new Map<number, number>();
  for (const [i, gain] of gains.entries()) sums.set(groups[i]!, (sums.get(groups[i]!) ?? 0) + gain - mean);
  const spread = Math.sqrt([...sums.values()].reduce((sum, part) => sum + part * part, 0)) / gains.length;
  return spread > 0 ? mean / spread : Math.sign(mean);
}

interface FittedCandidate {
  readonly first: Calibration;
  readonly corrections: Map<string, Correction>;
  readonly last: Calibration;
  /** Of a row, fitted on or not. */
  readonly score: (row: number) => number;
  /** Whether any score is another than the tier's. */
  readonly changes: boolean;
}

class HeadFitter {
  readonly #rows: HeadRows;
  readonly #seed: number;
  readonly #loss: IsotonicLoss;
  readonly #routes = new Map<string, Route>();

  constructor(rows: HeadRows, seed: number) {
    this.#rows = rows;
    this.#seed = seed;
    this.#loss = lossFor(rows.gold);
    for (const route of new Set(rows.routes)) {
      const members = [...rows.routes.keys()].filter((i) => rows.routes[i] === route);
      if (members.length < MIN_LINEAR_PAIRS) continue;
      const features = new RouteFeatures(
        members.map((i) => rows.features[i]!),
        seed,
      );
      this.#routes.set(route, { features, at: new Map(members.map((i, k) => [i, k])) });
    }
  }

  offers(candidate: HeadCandidate): boolean {
    if (candidate === "as shipped" || candidate === "calibration") return true;
    const least = candidate === "linear" ? MIN_LINEAR_PAIRS : MIN_NETWORK_PAIRS;
    return [...this.#routes.values()].some(({ features }) => features.size >= least);
  }

  fit(candidate: HeadCandidate, train: Uint32Array): FittedCandidate {
    const { points, gold, groups, lengths, routes } = this.#rows;
    const own = (values: ArrayLike<number>) => Float64Array.from(train, (row) => values[row]!);
    const [truth, together] = [own(gold), own(groups)];
    const settings = { loss: this.#loss, groups: together, lengths: own(lengths), seed: this.#seed };
    const shipped = candidate === "as shipped";
    const first = recalibrate(own(points), truth, { ...settings, ...(shipped && { shares: [0] }) });
    if (shipped || candidate === "calibration") {
      const { calibration } = first;
      return {
        first: calibration,
        corrections: new Map(),
        last: calibration,
        score: (row) => calibration.map(points[row]!),
        changes: first.share > 0,
      };
    }
    const corrections = new Map<string, Correction>();
    const predict = new Map<string, (row: number) => number>();
    const held = first.heldOut.slice();
    for (const [route, { at, features }] of this.#routes) {
      const members = [...train.keys()].filter((k) => routes[train[k]!] === route);
      if (members.length < MIN_LINEAR_PAIRS / 2) continue;
      const part: RoutePart = {
        features,
        rows: members.map((k) => at.get(train[k]!)!),
        missing: Float64Array.from(members, (k) => truth[k]! - first.heldOut[k]!),
        groups: Float64Array.from(members, (k) => together[k]!),
        seed: this.#seed,
      };
      if (new Set(part.groups).size < 2) continue;
      const fitted =
        candidate === "network" && features.size >= MIN_NETWORK_PAIRS ? fitNet(part) : fitLinear(part);
      members.forEach((k, m) => {
        held[k]! += fitted.heldOut[m]!;
      });
      corrections.set(route, fitted.correction);
      predict.set(route, (row) => fitted.predict(at.get(row)!));
    }
    const { calibration: last } = recalibrate(held, truth, settings);
    const { calibration } = first;
    const score = (row: number) =>
      last.map(calibration.map(points[row]!) + (predict.get(routes[row]!)?.(row) ?? 0));
    return { first: calibration, corrections, last, score, changes: true };
  }
}

interface Route {
  readonly features: RouteFeatures;
  /** From row to row of the features. */
  readonly at: ReadonlyMap<number, number>;
}
