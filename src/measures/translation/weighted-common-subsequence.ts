import { checkList, checkNumber } from "../../arguments.ts";
import { alignedBlocks } from "../blocks.ts";
import { asSymbols } from "../edits/common-subsequence.ts";

/** Longest stretch solved exactly. */
const EXACT = 1_000;

/**
 * Weighted longest common subsequence, 0 or more: a run of k words that follow one another on both sides is
 * worth k^weight, weight 1 or more.
 *
 * Time O(a b) up to 1,000 words; longer lists in parts at the same shares of their lengths, whose values add up.
 * @source Lin 2004, https://aclanthology.org/W04-1013, section 4
 */
export function weightedCommonSubsequence(
  a: readonly string[],
  b: readonly string[],
  weight: number,
): number {
  checkList(a, "weightedCommonSubsequence: a", "an array of words");
  checkList(b, "weightedCommonSubsequence: b", "an array of words");
  checkNumber(weight, "weightedCommonSubsequence: weight");
  const [left, right] = asSymbols(a, b);
  let value = 0;
  for (const block of alignedBlocks(left.length, right.length, EXACT)) {
    value += exactly(left.slice(...block.left), right.slice(...block.right), weight);
  }
  return value;
}

function exactly(left: readonly number[], right: readonly number[], weight: number): number {
  // values[j], runs[j]: best value, and run that ends there, for the left words so far and j right ones.
  const values = new Float64Array(right.length + 1);
  const runs = new Int32Array(right.length + 1);
  for (const symbol of left) {
    let [diagonal, diagonalRun] = [0, 0];
    for (let j = 1; j <= right.length; j++) {
      const [above, aboveRun] = [values[j]!, runs[j]!];
      const equal = symbol === right[j - 1];
      runs[j] = equal ? diagonalRun + 1 : 0;
      values[j] = equal
        ? diagonal + (diagonalRun + 1) ** weight - diagonalRun ** weight
        : Math.max(above, values[j - 1]!);
      [diagonal, diagonalRun] = [above, aboveRun];
    }
  }
  return values[right.length]!;
}
