import { seededRandom } from "../../../../stats/index.ts";

/** What predicts: rows of inputs whose mean foretells the word; shape [rows * dimension] and [words * dimension]. */
export interface PredictiveVectors {
  readonly inputs: Float32Array;
  readonly outputs: Float32Array;
}

/** Told of each example: rows of inputs, and the word that they shall foretell. */
export type Tell = (inputs: ArrayLike<number>, word: number) => void;

export interface PredictiveOptions {
  /** Rows of inputs: words, and pieces of words or whole texts beside them. */
  readonly rows: number;
  /** How often each word occurs, shape [words]. */
  readonly counts: ArrayLike<number>;
  readonly dimension: number;
  /** By default 10, and up to 40 where there are few examples. */
  readonly epochs?: number;
  /** Words drawn against each that is there; 5 by default. */
  readonly negatives?: number;
  /** Length of the first steps, which falls to nothing; 0.05 by default. */
  readonly rate?: number;
  /** Outputs that stay as they are; by default they are learnt too. */
  readonly outputs?: Float32Array;
  readonly seed?: number;
}

/** Words are drawn by this power of their counts. */
const DRAWN_POWER = 0.75;
const TABLE = 100_000;
/** Examples that are gone through at least, as far as epochs go. */
const MANY = 1_000_000;

/**
 * Vectors learnt by telling words that are there from words drawn at random: one trainer for the skip-gram and continuous
 * bag of words of word2vec, the pieces of words of fastText, the sentence context of sent2vec and the texts of PV-DBOW,
 * which differ in their examples. O(epochs examples (rows + negatives) dimension)
 *
 * @param examples tells all examples, the same each time it is called
 * @see Mikolov et al. 2013, https://arxiv.org/abs/1310.4546; Bojanowski et al. 2017, https://arxiv.org/abs/1607.04606;
 *   Pagliardini et al. 2018, https://arxiv.org/abs/1703.02507; Le and Mikolov 2014, https://arxiv.org/abs/1405.4053
 */
export function predictiveVectors(
  examples: (tell: Tell) => void,
  { rows, counts, dimension, negatives = 5, rate = 0.05, seed = 1, ...given }: PredictiveOptions,
): PredictiveVectors {
  const random = seededRandom(seed);
  const inputs = Float32Array.from({ length: rows * dimension }, () => (random.uniform() - 0.5) / dimension);
  const outputs = given.outputs ?? new Float32Array(counts.length * dimension);
  const table = drawingTable(counts);
  let total = 0;
  examples(() => total++);
  const epochs = given.epochs ?? Math.min(40, Math.max(10, Math.ceil(MANY / Math.max(1, total))));
  const [mean, change] = [new Float64Array(dimension), new Float64Array(dimension)];
  let done = 0;
  const learn: Tell = (from, word) => {
    const step = rate * Math.max(1e-4, 1 - done++ / (epochs * total));
    average(inputs, from, dimension, mean);
    change.fill(0);
    for (let k = 0; k <= negatives; k++) {
      const own = k === 0 ? word : table[random.below(TABLE)]!;
      if (k > 0 && own === word) continue;
      const at = own * dimension;
      let dot = 0;
      for (let d = 0; d < dimension; d++) dot += mean[d]! * outputs[at + d]!;
      const pull = step * (Number(k === 0) - 1 / (1 + Math.exp(-dot)));
      for (let d = 0; d < dimension; d++) {
        change[d]! += pull * outputs[at + d]!;
        if (given.outputs === undefined) outputs[at + d]! += pull * mean[d]!;
      }
    }
    for (let r = 0; r < from.length; r++)
      for (let d = 0; d < dimension; d++) inputs[from[r]! * dimension + d]! += change[d]!;
  };
  if (total > 0) for (let epoch = 0; epoch < epochs; epoch++) examples(learn);
  return { inputs, outputs };
}

function average(inputs: Float32Array, rows: ArrayLike<number>, dimension: number, mean: Float64Array): void {
  mean.fill(0);
  for (let r = 0; r < rows.length; r++)
    for (let d = 0; d < dimension; d++) mean[d]! += inputs[rows[r]! * dimension + d]! / rows.length;
}

/** Words as often as they shall be drawn. */
function drawingTable(counts: ArrayLike<number>): Int32Array {
  const weights = Float64Array.from(counts, (count) => count ** DRAWN_POWER);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Int32Array(TABLE);
  let [word, upTo] = [0, (weights[0] ?? 0) / total];
  for (let k = 0; k < TABLE; k++) {
    while (k / TABLE >= upTo && word < weights.length - 1) upTo += weights[++word]! / total;
    table[k] = word;
  }
  return table;
}
