import { StsError } from "../../errors.ts";
import { type Numbers, type Random, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { checkCounts } from "../trees/regression-tree.ts";

/** A layer: `rows` units over `columns` inputs. */
export interface DenseLayer {
  /** Shape [rows * columns]. */
  readonly weights: Float64Array;
  /** Shape [rows]. */
  readonly biases: Float64Array;
}

export interface PerceptronModel {
  readonly kind: "perceptron";
  readonly activation: "relu" | "tanh";
  /** The last one has one unit, without activation. */
  readonly layers: readonly DenseLayer[];
}

export interface PerceptronOptions {
  /** Units of each hidden layer; [100] by default. */
  readonly hidden?: readonly number[];
  readonly activation?: "relu" | "tanh";
  /** Penalty on squared weights; 1e-4 by default, as scikit-learn. */
  readonly alpha?: number;
  readonly rate?: number;
  /** Rows of a step; 200 by default, or all where there are fewer. */
  readonly batch?: number;
  /** 200 at most by default. */
  readonly epochs?: number;
  /** Ends once more than so many epochs did not lessen the loss, penalty included, by 1e-4; 10 by default. */
  readonly patience?: number;
  readonly seed?: number;
}

/**
 * Multilayer perceptron for one number, by Adam on squared error / 2. O(epochs n weights)
 *
 * @param rows features, shape [n][d], of one size (see `scaled`)
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or a size is below 1
 * @see Rumelhart, Hinton and Williams 1986; Kingma and Ba 2015, https://arxiv.org/abs/1412.6980; settings and stop of,
 *   and checked against, scikit-learn 1.9.1 MLPRegressor
 */
export function fitPerceptron(
  rows: readonly Numbers[],
  y: Numbers,
  options: PerceptronOptions = {},
): PerceptronModel {
  checkFeatures("fitPerceptron", rows, y);
  const {
    hidden = [100],
    activation = "relu",
    alpha = 1e-4,
    rate = 1e-3,
    epochs = 200,
    patience = 10,
    seed = 1,
  } = options;
  const batch = Math.min(options.batch ?? 200, rows.length);
  checkCounts("fitPerceptron", {
    batch,
    epochs,
    ...Object.fromEntries(hidden.map((h, k) => [`hidden[${k}]`, h])),
  });
  if (!(alpha >= 0 && rate > 0)) throw new StsError("E_INPUT", `fitPerceptron: alpha ${alpha}, rate ${rate}`);
  const random = seededRandom(seed);
  const net = new Training(activation, [rows[0]!.length, ...hidden, 1], random);
  const order = Array.from(rows.keys());
  let [best, since] = [Infinity, 0];
  for (let epoch = 0; epoch < epochs && since <= patience; epoch++) {
    random.shuffle(order);
    let loss = 0;
    for (let start = 0; start < order.length; start += batch) {
      const part = order.slice(start, start + batch);
      for (const i of part) loss += net.gather(rows[i]!, y[i]!, part.length) / order.length;
      net.step(rate, alpha / part.length);
    }
    loss += (alpha / 2) * net.squaredWeights() * (Math.ceil(order.length / batch) / order.length);
    since = loss > best - 1e-4 ? since + 1 : 0;
    best = Math.min(best, loss);
  }
  return { kind: "perceptron", activation, layers: net.layers };
}

/** @throws StsError E_INPUT on another number of features */
export function predictPerceptron({ activation, layers }: PerceptronModel, row: Numbers): number {
  const width = layers[0]!.weights.length / layers[0]!.biases.length;
  if (row.length !== width)
    throw new StsError("E_INPUT", `perceptron: fitted on ${width} features, given ${row.length}`);
  let values: Numbers = row;
  for (const [l, layer] of layers.entries())
    values = forward(layer, values, l < layers.length - 1, activation);
  return values[0]!;
}

function forward(
  { weights, biases }: DenseLayer,
  input: Numbers,
  active: boolean,
  activation: "relu" | "tanh",
): Float64Array {
  const output = biases.slice();
  const width = input.length;
  for (let u = 0; u < output.length; u++) {
    let sum = output[u]!;
    for (let j = 0; j < width; j++) sum += weights[u * width + j]! * input[j]!;
    output[u] = active ? (activation === "relu" ? Math.max(0, sum) : Math.tanh(sum)) : sum;
  }
  return output;
}

class Training {
  readonly layers: DenseLayer[] = [];
  readonly #activation: "relu" | "tanh";
  readonly #adams: Adam[] = [];

  constructor(activation: "relu" | "tanh", sizes: readonly number[], random: Random) {
    this.#activation = activation;
    for (let l = 1; l < sizes.length; l++) {
      const [columns, units] = [sizes[l - 1]!, sizes[l]!];
      const bound = Math.sqrt(6 / (columns + units));
      const draw = () => bound * (2 * random.uniform() - 1);
      const weights = Float64Array.from({ length: columns * units }, draw);
      const biases = Float64Array.from({ length: units }, draw);
      this.layers.push({ weights, biases });
      this.#adams.push(new Adam(weights), new Adam(biases));
    }
  }

  /** Adds one row's slopes to the batch's; its squared error / 2. */
  gather(row: Numbers, target: number, batch: number): number {
    const last = this.layers.length - 1;
    const values: Numbers[] = [row];
    for (const [l, layer] of this.layers.entries())
      values.push(forward(layer, values[l]!, l < last, this.#activation));
    const error = values[last + 1]![0]! - target;
    let slopes = new Float64Array([error / batch]);
    for (let l = last; l >= 0; l--) {
      const { weights } = this.layers[l]!;
      const [input, width] = [values[l]!, values[l]!.length];
      const [ofWeights, ofBiases] = [this.#adams[2 * l]!.slopes, this.#adams[2 * l + 1]!.slopes];
      const below = new Float64Array(width);
      for (let u = 0; u < slopes.length; u++) {
        const slope = slopes[u]!;
        if (slope === 0) continue;
        ofBiases[u]! += slope;
        for (let j = 0; j < width; j++) {
          ofWeights[u * width + j]! += slope * input[j]!;
          below[j]! += slope * weights[u * width + j]!;
        }
      }
      if (l > 0) {
        for (let j = 0; j < width; j++) {
          const value = input[j]!;
          below[j]! *= this.#activation === "tanh" ? 1 - value * value : value > 0 ? 1 : 0;
        }
      }
      slopes = below;
    }
    return (error * error) / 2;
  }

  squaredWeights(): number {
    return this.layers.reduce((sum, { weights }) => sum + weights.reduce((own, w) => own + w * w, 0), 0);
  }

  step(rate: number, decay: number): void {
    for (const [k, adam] of this.#adams.entries()) adam.step(rate, k % 2 === 0 ? decay : 0);
  }
}

/** Steps along running means of the slopes, each by its own size. */
class Adam {
  readonly slopes: Float64Array;
  readonly #own: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;

  constructor(own: Float64Array) {
    this.#own = own;
    this.slopes = new Float64Array(own.length);
    this.#means = new Float64Array(own.length);
    this.#squares = new Float64Array(own.length);
  }

  step(rate: number, decay: number): void {
    this.#steps++;
    const size = (rate * Math.sqrt(1 - 0.999 ** this.#steps)) / (1 - 0.9 ** this.#steps);
    for (let k = 0; k < this.#own.length; k++) {
      const slope = this.slopes[k]! + decay * this.#own[k]!;
      this.#means[k] = 0.9 * this.#means[k]! + 0.1 * slope;
      this.#squares[k] = 0.999 * this.#squares[k]! + 0.001 * slope * slope;
      this.#own[k]! -= (size * this.#means[k]!) / (Math.sqrt(this.#squares[k]!) + 1e-8);
    }
    this.slopes.fill(0);
  }
}
