import { checkSameLength, checkSample, type Numbers } from "../check.ts";
import { midRanks } from "../correlation/ranks.ts";
import { countYes, type Labels, zeroOne } from "./labels.ts";

/**
 * Area under the ROC curve: how often a pair whose label is yes scores above one whose label is no, ties
 * counting half (the Mann-Whitney statistic over its greatest value, by mid-ranks).
 *
 *   AUC = (sum of the ranks of yes - p (p + 1) / 2) / (p q),  p pairs yes, q pairs no
 *
 * @param scores shape [n], higher = more likely yes
 * @param labels shape [n]
 * @returns in 0..1; 0.5 for random scores. NaN unless both answers occur
 * @throws StsError E_INPUT when lengths differ, a score is not finite, a label not yes or no
 * @see checked against scikit-learn 1.9.1 roc_auc_score
 */
export function rocAuc(scores: Numbers, labels: Labels): number {
  const yes = zeroOne("rocAuc", labels);
  checkSameLength("rocAuc", scores, yes, ["scores", "labels"]);
  checkSample("rocAuc", scores, 0, "scores");
  const ranks = midRanks(scores);
  const p = countYes(yes);
  let sum = 0;
  for (let i = 0; i < yes.length; i++) sum += yes[i]! * ranks[i]!;
  return (sum - (p * (p + 1)) / 2) / (p * (yes.length - p));
}
