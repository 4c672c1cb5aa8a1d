import { MOST_ROWS, type Tile } from "../../vectors/products/row-products.ts";
import type { BestWords, Turn } from "./best-words.ts";

/** Writes values of all pairs of a tile, row by row, to the beginning of `out`. */
export type TileValues = (tile: Tile, out: Float64Array, turn: Turn) => void | Promise<void>;

/**
 * How far the words of each text stand for those of the other (`Aligner`), of all texts of two lists.
 * @param left weights of the words of each text
 * @param right as `left`
 */
export function tileShares<Word>(
  left: readonly Float64Array[],
  right: readonly Float64Array[],
  best: BestWords<Word>,
): TileValues {
  const [own, other] = [left.map(shareWeights), right.map(shareWeights)];
  const sums = new Float64Array(MOST_ROWS);
  return async (tile, out, turn) => {
    const { fromLeft, toLeft, fromRight, toRight } = tile;
    const region = await best.covering(tile, turn);
    const wide = toRight - fromRight;
    const texts = region.toRight - region.fromRight;
    let at = 0;
    for (let i = fromLeft; i < toLeft; i++) {
      const { weights, whole } = own[i]!;
      const words = region.left[i - region.fromLeft]!;
      sums.fill(0, 0, wide);
      for (let p = 0; p < words.length; p++) {
        const weight = weights[p]!;
        const line = words[p]! * texts + fromRight - region.fromRight;
        for (let j = 0; j < wide; j++) sums[j]! += weight * region.ofLeft[line + j]!;
      }
      const line = (i - region.fromLeft) * region.width;
      for (let j = 0; j < wide; j++) {
        const shares = other[fromRight + j]!;
        const columns = region.right[fromRight + j - region.fromRight]!;
        let sum = 0;
        for (let q = 0; q < columns.length; q++) {
          sum += shares.weights[q]! * region.ofRight[line + columns[q]!]!;
        }
        const none = words.length + columns.length === 0;
        out[at++] = none ? 1 : (sums[j]! / whole + sum / shares.whole) / 2;
      }
    }
  };
}

interface ShareWeights {
  readonly weights: Float64Array;
  /** Their sum; 1 where there is no word. */
  readonly whole: number;
}

/** Words that the table does not know count alike where there are no others. */
function shareWeights(weights: Float64Array): ShareWeights {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return whole > 0
    ? { weights, whole }
    : { weights: new Float64Array(weights.length).fill(1), whole: Math.max(1, weights.length) };
}
