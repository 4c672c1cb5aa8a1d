import { seededRandom } from "../../../../stats/index.ts";
import type { SparseRows } from "./latent-semantics.ts";

/** Counts up to this weigh less than full. */
const FULL_WEIGHT = 10;
const RATE = 0.05;

/**
 * GloVe: vectors whose products, with a bias of each word, are near the logarithms of how often two words stand together;
 * by AdaGrad. Word and context vectors are added. O(epochs nonzeros dimension)
 *
 * @param together counts of words that stand together, shape [words][words]
 * @returns shape [words * dimension]
 * @see Pennington et al. 2014, https://aclanthology.org/D14-1162, equation 8
 */
export function globalVectors(
  { starts, at, values }: SparseRows,
  dimension: number,
  epochs = 25,
): Float32Array {
  const words = starts.length - 1;
  const random = seededRandom(1);
  const width = dimension + 1;
  // The last number of each row is its bias.
  const made = () => Float64Array.from({ length: words * width }, () => (random.uniform() - 0.5) / dimension);
  const [own, context] = [made(), made()];
  const [ownSquares, contextSquares] = [
    new Float64Array(own.length).fill(1),
    new Float64Array(own.length).fill(1),
  ];
  const cells = Array.from({ length: words }, (_, x) => x).flatMap((x) =>
    Array.from({ length: starts[x + 1]! - starts[x]! }, (_, k) => [x, starts[x]! + k] as const),
  );
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const [x, k] of random.shuffle(cells)) {
      const [i, j] = [x * width, at[k]! * width];
      const count = values[k]!;
      let error = own[i + dimension]! + context[j + dimension]! - Math.log(count);
      for (let d = 0; d < dimension; d++) error += own[i + d]! * context[j + d]!;
      const slope = error * Math.min(1, count / FULL_WEIGHT) ** 0.75;
      for (let d = 0; d <= dimension; d++) {
        const left = d < dimension ? slope * context[j + d]! : slope;
        const right = d < dimension ? slope * own[i + d]! : slope;
        ownSquares[i + d]! += left ** 2;
        contextSquares[j + d]! += right ** 2;
        own[i + d]! -= (RATE * left) / Math.sqrt(ownSquares[i + d]!);
        context[j + d]! -= (RATE * right) / Math.sqrt(contextSquares[j + d]!);
      }
    }
  }
  const out = new Float32Array(words * dimension);
  for (let x = 0; x < words; x++)
    for (let d = 0; d < dimension; d++)
      out[x * dimension + d] = own[x * width + d]! + context[x * width + d]!;
  return out;
}
