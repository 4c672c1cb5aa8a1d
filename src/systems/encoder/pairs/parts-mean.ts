import type { Part } from "../tier/encoder-parts.ts";

/**
 * Parts put together on a common footing, in the unit of the first:
 *
 *   m_1 + s_1 * (sum of w_k z_k) / (sum of w_k),   z_k = (v_k - m_k) / s_k
 *
 * v_k: values of the parts; m_k, s_k, w_k: their means, deviations and weights. One part alone comes back as it is.
 * O(parts), symmetric in the texts since the parts are.
 */
export function partsMean(parts: readonly Part[]): (values: readonly Float64Array[], k: number) => number {
  if (parts.length === 1) return ([only], k) => only![k]!;
  const [first] = parts;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const scales = parts.map(({ deviation, weight }) => (first!.deviation * weight) / (total * deviation));
  const shift = parts.reduce((sum, { mean }, p) => sum - scales[p]! * mean, first!.mean);
  return (values, k) => {
    let sum = shift;
    for (let p = 0; p < scales.length; p++) sum += scales[p]! * values[p]![k]!;
    return sum;
  };
}
