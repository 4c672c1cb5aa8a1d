// Fits the combiner of `accurate` and the blends of `base` and `fast`: squared error on gold scores and order within
// contrast triples, together.
import { type Combiner, combine } from "../src/systems/accurate-combiner.ts";
import type { Features } from "../src/systems/accurate-features.ts";

/** Values of features by name. */
export type FeatureRow = Readonly<Record<string, number>>;

/** Features with a gold score, 0..5. */
export interface Example<Row extends FeatureRow = Features> {
  readonly features: Row;
  readonly gold: number;
  readonly weight: number;
}

/** Features of a closer and a farther pair; the first must score higher. */
export interface Contest<Row extends FeatureRow = Features> {
  readonly closer: Row;
  readonly farther: Row;
  readonly weight: number;
}

export interface FitSettings {
  /** Weight of the order within triples against the squared error, in points of 0-5. */
  readonly order: number;
  /** Lead, in logits, beyond which a triple no longer counts. */
  readonly margin: number;
  /** Penalty of squared weights. */
  readonly penalty: number;
}

/**
 * The combiner that minimises
 *
 *   mean (5 s - gold)^2 + order mean softplus(margin - (z closer - z farther)) + penalty |w|^2,  s = sigmoid(z)
 *
 * by L-BFGS from weights of 0, features less their mean over gold pairs, divided by their deviation from it over all
 * rows. The same rows give the same weights.
 */
export function fitCombiner<Term extends string, Row extends FeatureRow>(
  terms: readonly Term[],
  examples: readonly Example<Row>[],
  contests: readonly Contest<Row>[],
  settings: FitSettings,
): Fitted<Term> {
  const all = [
    ...examples.map(({ features }) => features),
    ...contests.flatMap(({ closer, farther }) => [closer, farther]),
  ];
  const scale = terms.map((term) => {
    const mean = meanOf(examples.map(({ features }) => termValue(term, features)));
    const deviation = deviationFrom(
      mean,
      all.map((features) => termValue(term, features)),
    );
    return { mean, deviation };
  });
  const standard = (features: Row): Float64Array =>
    Float64Array.from(terms, (term, j) => (termValue(term, features) - scale[j]!.mean) / scale[j]!.deviation);
  const problem: Problem = {
    settings,
    width: terms.length,
    gold: examples.map(({ features, gold, weight }) => ({ x: standard(features), gold, weight })),
    pairs: contests.map(({ closer, farther, weight }) => {
      const [near, far] = [standard(closer), standard(farther)];
      return { lead: near.map((value, j) => value - far[j]!), weight };
    }),
  };
  const w = minimise((at, gradient) => loss(problem, at, gradient), new Float64Array(1 + terms.length));
  const round = (value: number) => Number(value.toPrecision(8));
  return {
    features: terms,
    means: scale.map(({ mean }) => round(mean)),
    deviations: scale.map(({ deviation }) => round(deviation)),
    intercept: round(w[0]!),
    weights: Array.from(w.subarray(1), round),
  };
}

/** A combiner of any terms: features, or products of two ("overlap*cosine"). */
export type Fitted<Term extends string> = Omit<Combiner, "features"> & { readonly features: readonly Term[] };

function termValue(term: string, features: FeatureRow): number {
  return term.split("*").reduce((product, name) => product * features[name]!, 1);
}

/** Values of a combiner, 0..1. */
export function valuesOf(combiner: Combiner, rows: readonly Features[]): Float64Array {
  return Float64Array.from(rows, (features) => combine(combiner, features));
}

interface Problem {
  readonly settings: FitSettings;
  readonly width: number;
  readonly gold: readonly { readonly x: Float64Array; readonly gold: number; readonly weight: number }[];
  /** The closer pair's row less the farther one's. */
  readonly pairs: readonly { readonly lead: Float64Array; readonly weight: number }[];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A constant feature keeps deviation 1, and so weight 0. */
function deviationFrom(mean: number, values: readonly number[]): number {
  const square = meanOf(values.map((value) => (value - mean) ** 2));
  return square > 1e-12 ? Math.sqrt(square) : 1;
}

function loss({ settings, width: d, gold, pairs }: Problem, w: Float64Array, gradient: Float64Array): number {
  gradient.fill(0);
  const value = (x: Float64Array): number => {
    let sum = 0;
    for (let j = 0; j < d; j++) sum += w[1 + j]! * x[j]!;
    return sum;
  };
  const push = (x: Float64Array, slope: number): void => {
    for (let j = 0; j < d; j++) gradient[1 + j]! += slope * x[j]!;
  };
  let total = 0;
  const goldWeight = gold.reduce((sum, row) => sum + row.weight, 0);
  for (const row of gold) {
    const s = 1 / (1 + Math.exp(-w[0]! - value(row.x)));
    const error = 5 * s - row.gold;
    const weight = row.weight / goldWeight;
    total += weight * error * error;
    const slope = weight * 2 * error * 5 * s * (1 - s);
    gradient[0]! += slope;
    push(row.x, slope);
  }
  const pairWeight = pairs.reduce((sum, pair) => sum + pair.weight, 0);
  for (const pair of settings.order > 0 ? pairs : []) {
    const gap = settings.margin - value(pair.lead);
    const weight = (settings.order * pair.weight) / pairWeight;
    total += weight * (gap > 30 ? gap : Math.log1p(Math.exp(gap)));
    push(pair.lead, -weight / (1 + Math.exp(-gap)));
  }
  for (let k = 1; k < w.length; k++) {
    total += settings.penalty * w[k]! * w[k]!;
    gradient[k]! += 2 * settings.penalty * w[k]!;
  }
  return total;
}

const MEMORY = 10;
const STEPS = 300;

/**
 * A minimum of a smooth function by L-BFGS with halved steps.
 * @param f writes the gradient at its first argument into the second, and returns the value
 * @see Nocedal and Wright 2006, Numerical Optimization, algorithm 7.4
 */
export function minimise(
  f: (at: Float64Array, gradient: Float64Array) => number,
  start: Float64Array,
): Float64Array {
  let x = start.slice();
  let gradient = new Float64Array(x.length);
  let value = f(x, gradient);
  const memory: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let step = 0; step < STEPS; step++) {
    const direction = descent(gradient, memory);
    const slope = product(direction, gradient);
    if (!(slope < -1e-14)) break;
    let size = step === 0 ? Math.min(1, 1 / Math.sqrt(product(gradient, gradient))) : 1;
    let next = x;
    let nextValue = Number.POSITIVE_INFINITY;
    const nextGradient = new Float64Array(x.length);
    for (; size > 1e-12; size /= 2) {
      next = x.map((v, k) => v + size * direction[k]!);
      nextValue = f(next, nextGradient);
      if (nextValue <= value + 1e-4 * size * slope) break;
    }
    if (!(nextValue < value)) break;
    const s = next.map((v, k) => v - x[k]!);
    const y = nextGradient.map((v, k) => v - gradient[k]!);
    const curvature = product(s, y);
    if (curvature > 1e-14) {
      memory.push({ s, y, rho: 1 / curvature });
      if (memory.length > MEMORY) memory.shift();
    }
    const done = value - nextValue < 1e-10 * (1 + Math.abs(value));
    [x, gradient, value] = [next, nextGradient, nextValue];
    if (done) break;
  }
  return x;
}

function descent(
  gradient: Float64Array,
  memory: readonly { s: Float64Array; y: Float64Array; rho: number }[],
): Float64Array {
  const q = gradient.map((value) => -value);
  const alphas: number[] = [];
  for (const { s, y, rho } of [...memory].reverse()) {
    const alpha = rho * product(s, q);
    alphas.push(alpha);
    for (let k = 0; k < q.length; k++) q[k]! -= alpha * y[k]!;
  }
  const last = memory.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.rho * product(last.y, last.y));
    for (let k = 0; k < q.length; k++) q[k]! *= scale;
  }
  for (const [i, { s, y, rho }] of memory.entries()) {
    const beta = rho * product(y, q);
    const alpha = alphas[memory.length - 1 - i]!;
    for (let k = 0; k < q.length; k++) q[k]! += (alpha - beta) * s[k]!;
  }
  return q;
}

function product(u: Float64Array, v: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < u.length; k++) sum += u[k]! * v[k]!;
  return sum;
}
