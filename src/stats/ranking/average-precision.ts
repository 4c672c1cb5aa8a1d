import { checkSameLength, checkSample, type Numbers } from "../check.ts";
import { ascendingOrder } from "../correlation/ranks.ts";
import { countYes, type Labels, zeroOne } from "./labels.ts";

/**
 * Average precision: the area under the steps of the precision-recall curve.
 *
 *   AP = sum over distinct scores, highest first, of (R_k - R_(k-1)) P_k
 *
 * R_k recall and P_k precision when all pairs of at least the k-th score are said to be yes; pairs of
 * equal score enter together.
 *
 * @param scores shape [n], higher = more likely yes
 * @param labels shape [n]
 * @returns in 0..1; about the share of yes for random scores. NaN when no label is yes
 * @throws StsError E_INPUT when lengths differ, a score is not finite, a label not yes or no
 * @see checked against scikit-learn 1.9.1 average_precision_score
 */
export function averagePrecision(scores: Numbers, labels: Labels): number {
  const yes = zeroOne("averagePrecision", labels);
  checkSameLength("averagePrecision", scores, yes, ["scores", "labels"]);
  checkSample("averagePrecision", scores, 0, "scores");
  const total = countYes(yes);
  const order = ascendingOrder(scores);
  let found = 0;
  let area = 0;
  for (let k = order.length - 1; k >= 0; ) {
    const score = scores[order[k]!];
    const before = found;
    for (; k >= 0 && scores[order[k]!] === score; k--) found += yes[order[k]!]!;
    area += ((found - before) / total) * (found / (order.length - 1 - k));
  }
  return total === 0 ? NaN : area;
}
