import { solveSymmetric } from "../../../../learn/linear/solve-symmetric.ts";
import { seededRandom } from "../../../../stats/index.ts";

/** What a word that is not in a text weighs. */
const MISSING = 0.01;
const PENALTY = 20;
const ROUNDS = 8;

/** A text's or word's cells: columns and values. */
interface Cells {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/**
 * Weighted matrix factorisation of words and texts: factors whose products are near the words' weights in the texts, and
 * near 0, which counts a hundredth, where a word is not. By alternating least squares.
 * O(rounds (cells dimension² + (words + texts) dimension³))
 *
 * @param texts words by number and their tf-idf weights
 * @returns factors of words, shape [words * dimension]
 * @see Guo and Diab 2012, https://aclanthology.org/P12-1091, equations 2 and 3
 */
export function learnFactors(texts: readonly Cells[], words: number, dimension: number): Float32Array {
  const random = seededRandom(1);
  const table = Float32Array.from(
    { length: words * dimension },
    () => random.normal() / Math.sqrt(dimension),
  );
  const inTexts = Array.from({ length: words }, () => ({ at: [] as number[], values: [] as number[] }));
  for (const [t, { at, values }] of texts.entries())
    for (const [k, word] of at.entries()) {
      inTexts[word]!.at.push(t);
      inTexts[word]!.values.push(values[k]!);
    }
  const textTable = new Float32Array(texts.length * dimension);
  for (let round = 0; round < ROUNDS; round++) {
    solveAll(texts, table, dimension, textTable);
    solveAll(inTexts, textTable, dimension, table);
  }
  return table;
}

function solveAll(rows: readonly Cells[], others: Float32Array, dimension: number, into: Float32Array): void {
  const all = productsOf(others, dimension);
  for (const [i, row] of rows.entries()) into.set(solved(row, others, all, dimension), i * dimension);
}

/** A text's factors, those of the words held. */
export function factorsOf(
  model: { readonly table: Float32Array; readonly dimension: number },
  ids: readonly number[],
  weights: readonly number[],
): Float64Array {
  let all = known.get(model.table);
  if (all === undefined) {
    all = productsOf(model.table, model.dimension);
    known.set(model.table, all);
  }
  return solved({ at: ids, values: weights }, model.table, all, model.dimension);
}

/** Products of tables in use, which every text needs. */
const known = new WeakMap<Float32Array, readonly Float64Array[]>();

/** Lower triangle of the sum of all rows' outer products. */
function productsOf(table: Float32Array, dimension: number): Float64Array[] {
  const out = Array.from({ length: dimension }, () => new Float64Array(dimension));
  for (let at = 0; at < table.length; at += dimension) addProduct(out, table, at, 1);
  return out;
}

function addProduct(into: readonly Float64Array[], table: Float32Array, at: number, weight: number): void {
  for (let j = 0; j < into.length; j++)
    for (let k = 0; k <= j; k++) into[j]![k]! += weight * table[at + j]! * table[at + k]!;
}

function solved(
  { at, values }: Cells,
  table: Float32Array,
  all: readonly Float64Array[],
  dimension: number,
): Float64Array {
  const matrix = all.map((row, j) => row.map((value, k) => MISSING * value + (j === k ? PENALTY : 0)));
  const target = new Float64Array(dimension);
  for (const [k, other] of at.entries()) {
    addProduct(matrix, table, other * dimension, 1 - MISSING);
    for (let d = 0; d < dimension; d++) target[d]! += values[k]! * table[other * dimension + d]!;
  }
  return solveSymmetric(matrix, target);
}
