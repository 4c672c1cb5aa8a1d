// Fits the combiner of `accurate`: squared error on gold scores and order within contrast triples, together.
import { seededRandom } from "../src/stats/index.ts";
import { type Combiner, combine } from "../src/systems/accurate-combiner.ts";
import type { FeatureName, Features } from "../src/systems/accurate-features.ts";

/** Features with a gold score, 0..5. */
export interface Example {
  readonly features: Features;
  readonly gold: number;
  readonly weight: number;
}

/** Features of a closer and a farther pair; the first must score higher. */
export interface Contest {
  readonly closer: Features;
  readonly farther: Features;
  readonly weight: number;
}

export interface FitSettings {
  /** Weight of the order within triples against the squared error, in points of 0-5. */
  readonly order: number;
  /** Lead, in logits, beyond which a triple no longer counts. */
  readonly margin: number;
  /** Penalty of squared weights. */
  readonly penalty: number;
  /** Hidden units; 0 gives a logistic regression. */
  readonly hidden: number;
  readonly seed: number;
}

/**
 * The combiner that minimises
 *
 *   mean (5 s - gold)^2 + order mean softplus(margin - (z closer - z farther)) + penalty |w|^2,  s = sigmoid(z)
 *
 * by L-BFGS from seeded weights, features less their mean over gold pairs, divided by their deviation from it over all
 * rows. The same rows give the same weights.
 */
export function fitCombiner(
  names: readonly FeatureName[],
  examples: readonly Example[],
  contests: readonly Contest[],
  settings: FitSettings,
): Combiner {
  const all = [
    ...examples.map(({ features }) => features),
    ...contests.flatMap(({ closer, farther }) => [closer, farther]),
  ];
  const scale = names.map((name) => {
    const mean = meanOf(examples.map(({ features }) => features[name]));
    return {
      mean,
      deviation: deviationFrom(
        mean,
        all.map((features) => features[name]),
      ),
    };
  });
  const standard = (features: Features): Float64Array =>
    Float64Array.from(names, (name, j) => (features[name] - scale[j]!.mean) / scale[j]!.deviation);
  const problem: Problem = {
    settings,
    width: names.length,
    gold: examples.map(({ features, gold, weight }) => ({ x: standard(features), gold, weight })),
    pairs: contests.map(({ closer, farther, weight }) => ({
      closer: standard(closer),
      farther: standard(farther),
      weight,
    })),
  };
  const random = seededRandom(settings.seed);
  const d = names.length;
  const start = new Float64Array(1 + d + settings.hidden * (d + 2));
  // Small and different, so that no two hidden units learn the same.
  for (let k = 1 + d; k < start.length; k++) start[k] = (random.uniform() - 0.5) * 0.5;
  const w = minimise((at, gradient) => loss(problem, at, gradient), start);
  const round = (value: number) => Number(value.toPrecision(8));
  return {
    features: names,
    means: scale.map(({ mean }) => round(mean)),
    deviations: scale.map(({ deviation }) => round(deviation)),
    intercept: round(w[0]!),
    weights: Array.from(w.subarray(1, 1 + d), round),
    hidden: Array.from({ length: settings.hidden }, (_, h) => {
      const at = 1 + d + h * (d + 2);
      return {
        bias: round(w[at]!),
        weights: Array.from(w.subarray(at + 1, at + 1 + d), round),
        out: round(w[at + 1 + d]!),
      };
    }),
  };
}

/** Values of a combiner, 0..1. */
export function valuesOf(combiner: Combiner, rows: readonly Features[]): Float64Array {
  return Float64Array.from(rows, (features) => combine(combiner, features));
}

interface Problem {
  readonly settings: FitSettings;
  readonly width: number;
  readonly gold: readonly { readonly x: Float64Array; readonly gold: number; readonly weight: number }[];
  readonly pairs: readonly {
    readonly closer: Float64Array;
    readonly farther: Float64Array;
    readonly weight: number;
  }[];
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
  const hidden = settings.hidden;
  const active = new Float64Array(hidden);
  const value = (x: Float64Array): number => {
    let z = w[0]!;
    for (let j = 0; j < d; j++) z += w[1 + j]! * x[j]!;
    for (let h = 0, at = 1 + d; h < hidden; h++, at += d + 2) {
      let sum = w[at]!;
      for (let j = 0; j < d; j++) sum += w[at + 1 + j]! * x[j]!;
      active[h] = Math.tanh(sum);
      z += w[at + 1 + d]! * active[h]!;
    }
    return z;
  };
  /** Adds g dz/dw at x, the row that `value` saw last. */
  const push = (x: Float64Array, g: number): void => {
    gradient[0]! += g;
    for (let j = 0; j < d; j++) gradient[1 + j]! += g * x[j]!;
    for (let h = 0, at = 1 + d; h < hidden; h++, at += d + 2) {
      const t = active[h]!;
      const inner = g * w[at + 1 + d]! * (1 - t * t);
      gradient[at]! += inner;
      for (let j = 0; j < d; j++) gradient[at + 1 + j]! += inner * x[j]!;
      gradient[at + 1 + d]! += g * t;
    }
  };
  let total = 0;
  const goldWeight = gold.reduce((sum, row) => sum + row.weight, 0);
  for (const row of gold) {
    const s = 1 / (1 + Math.exp(-value(row.x)));
    const error = 5 * s - row.gold;
    const weight = row.weight / goldWeight;
    total += weight * error * error;
    push(row.x, weight * 2 * error * 5 * s * (1 - s));
  }
  const pairWeight = pairs.reduce((sum, pair) => sum + pair.weight, 0);
  for (const pair of settings.order > 0 ? pairs : []) {
    const far = value(pair.farther);
    const lead = value(pair.closer) - far;
    const gap = settings.margin - lead;
    const weight = (settings.order * pair.weight) / pairWeight;
    total += weight * (gap > 30 ? gap : Math.log1p(Math.exp(gap)));
    const slope = weight / (1 + Math.exp(-gap));
    push(pair.closer, -slope);
    value(pair.farther);
    push(pair.farther, slope);
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
