import { checkNumbers, checkOptions, checkRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type Numbers, type Random, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";

/** A small network as saved: plain JSON. */
export interface NetworkModel {
  readonly format: 1;
  readonly kind: "network";
  /** Shape [hidden][d]. */
  readonly hidden: readonly (readonly number[])[];
  readonly biases: readonly number[];
  readonly output: readonly number[];
  readonly intercept: number;
}

export interface NetworkOptions {
  /** Units of the one hidden layer; 8 by default. */
  readonly hidden?: number;
  /** Times that all rows are gone through; 20 by default. */
  readonly epochs?: number;
  /** Share of a weight that decays at each step, times the rate; 0.1 by default. */
  readonly decay?: number;
  readonly seed?: number;
  /** Called after each epoch with a prediction for any row, so that a good number of epochs can be found. */
  readonly onEpoch?: (epoch: number, predict: (row: Numbers) => number) => void;
}

const RATE = 0.01;
const BATCH = 16;
const [SMOOTH, SMOOTH_SQUARES] = [0.9, 0.999];

/**
 * A network of one hidden layer, y = c + sum of o_h tanh(w_h x + b_h), by Adam on squared errors with decaying weights.
 * It starts from output 0, so little training leaves little; the same seed gives the same network. Features should be
 * about as large as 1. O(epochs n d hidden)
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ or a value is not finite
 * @see Kingma and Ba 2015, https://arxiv.org/abs/1412.6980; Loshchilov and Hutter 2019, https://arxiv.org/abs/1711.05101
 */
export function fitNetwork(rows: readonly Numbers[], y: Numbers, options: NetworkOptions = {}): NetworkModel {
  checkOptions(options, "fitNetwork", ["hidden", "epochs", "decay", "seed", "onEpoch"]);
  checkFeatures("fitNetwork", rows, y);
  const { hidden = 8, epochs = 20, decay = 0.1, seed = 1, onEpoch } = options;
  if (![hidden, epochs].every((count) => Number.isInteger(count) && count >= 1))
    throw new StsError("E_INPUT", `fitNetwork: ${hidden} units, ${epochs} epochs; each must be 1 or more`);
  const random = seededRandom(seed);
  const net = new Trainee(rows[0]!.length, hidden, random);
  const order = Array.from(rows.keys());
  for (let epoch = 1; epoch <= epochs; epoch++) {
    random.shuffle(order);
    // The rate falls to a tenth, for a quiet end.
    const rate = RATE * (1 - (0.9 * (epoch - 1)) / epochs);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (const i of batch) net.gather(rows[i]!, y[i]!, batch.length);
      net.step(rate, decay);
    }
    onEpoch?.(epoch, (row) => net.predict(row));
  }
  return net.model();
}

/** Prediction for one row of features. @throws StsError E_INPUT on a wrong length */
export function predictNetwork(model: NetworkModel, row: Numbers): number {
  checkRecord(model, "predictNetwork: model", "a NetworkModel", ["hidden", "biases", "output", "intercept"]);
  checkNumbers(row, "predictNetwork: row");
  const { hidden, biases, output, intercept } = model;
  if (row.length !== hidden[0]!.length) {
    throw new StsError(
      "E_INPUT",
      `predictNetwork: fitted on ${hidden[0]!.length} features, given ${row.length}`,
    );
  }
  let sum = intercept;
  for (let h = 0; h < hidden.length; h++) {
    const weights = hidden[h]!;
    let unit = biases[h]!;
    for (let j = 0; j < weights.length; j++) unit += weights[j]! * row[j]!;
    sum += output[h]! * Math.tanh(unit);
  }
  return sum;
}

/** Parameters in one array: hidden weights, biases, output weights, intercept; with Adam's running means. */
class Trainee {
  readonly #d: number;
  readonly #hidden: number;
  readonly #own: Float64Array;
  readonly #slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  readonly #units: Float64Array;
  #steps = 0;

  constructor(d: number, hidden: number, random: Random) {
    const size = hidden * d + 2 * hidden + 1;
    this.#d = d;
    this.#hidden = hidden;
    this.#own = new Float64Array(size);
    for (let k = 0; k < hidden * d; k++) this.#own[k] = (2 * random.uniform() - 1) / Math.sqrt(d);
    [this.#slopes, this.#means, this.#squares] = [this.#own, this.#own, this.#own].map(
      () => new Float64Array(size),
    ) as [Float64Array, Float64Array, Float64Array];
    this.#units = new Float64Array(hidden);
  }

  predict(row: Numbers): number {
    const [d, hidden, own] = [this.#d, this.#hidden, this.#own];
    const biases = hidden * d;
    let sum = own[own.length - 1]!;
    for (let h = 0; h < hidden; h++) {
      let unit = own[biases + h]!;
      for (let j = 0; j < d; j++) unit += own[h * d + j]! * row[j]!;
      this.#units[h] = Math.tanh(unit);
      sum += own[biases + hidden + h]! * this.#units[h]!;
    }
    return sum;
  }

  /** Adds a row's part to the slopes of the batch's mean squared error. */
  gather(row: Numbers, target: number, batch: number): void {
    const [d, hidden, own, slopes] = [this.#d, this.#hidden, this.#own, this.#slopes];
    const biases = hidden * d;
    const error = (2 * (this.predict(row) - target)) / batch;
    slopes[own.length - 1]! += error;
    for (let h = 0; h < hidden; h++) {
      const unit = this.#units[h]!;
      slopes[biases + hidden + h]! += error * unit;
      const back = error * own[biases + hidden + h]! * (1 - unit * unit);
      slopes[biases + h]! += back;
      for (let j = 0; j < d; j++) slopes[h * d + j]! += back * row[j]!;
    }
  }

  step(rate: number, decay: number): void {
    this.#steps++;
    const [first, second] = [1 - SMOOTH ** this.#steps, 1 - SMOOTH_SQUARES ** this.#steps];
    for (let k = 0; k < this.#own.length; k++) {
      const slope = this.#slopes[k]!;
      this.#means[k] = SMOOTH * this.#means[k]! + (1 - SMOOTH) * slope;
      this.#squares[k] = SMOOTH_SQUARES * this.#squares[k]! + (1 - SMOOTH_SQUARES) * slope * slope;
      const move = this.#means[k]! / first / (Math.sqrt(this.#squares[k]! / second) + 1e-8);
      this.#own[k]! -= rate * (move + decay * this.#own[k]!);
    }
    this.#slopes.fill(0);
  }

  model(): NetworkModel {
    const [d, hidden, own] = [this.#d, this.#hidden, this.#own];
    const part = (start: number, count: number) => Array.from(own.subarray(start, start + count));
    return {
      format: 1,
      kind: "network",
      hidden: Array.from({ length: hidden }, (_, h) => part(h * d, d)),
      biases: part(hidden * d, hidden),
      output: part(hidden * d + hidden, hidden),
      intercept: own[own.length - 1]!,
    };
  }
}
