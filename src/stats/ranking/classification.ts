import { checkSameLength, checkSample, type Numbers } from "../check.ts";
import { type Labels, zeroOne } from "./labels.ts";

/** How well "score >= threshold" finds the pairs whose label is yes. Shares are NaN when undefined. */
export interface Classification {
  /** Of the pairs said to be yes, the share that is. NaN when none is said to be. */
  readonly precision: number;
  /** Of the pairs that are yes, the share found. NaN when none is. */
  readonly recall: number;
  /** 2 tp / (2 tp + fp + fn); NaN when no pair is yes or said to be. */
  readonly f1: number;
  readonly accuracy: number;
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
  readonly trueNegatives: number;
}

/**
 * Precision, recall, F1 and accuracy of a threshold: the decision that a developer makes with a score.
 *
 * @param scores shape [n], n >= 1
 * @param labels shape [n]
 * @param threshold yes when score >= threshold
 * @throws StsError E_INPUT when lengths differ, n is 0, a score is not finite, a label not yes or no
 * @see checked against scikit-learn 1.9.1, which says 0 where this says NaN
 */
export function classification(scores: Numbers, labels: Labels, threshold: number): Classification {
  const yes = zeroOne("classification", labels);
  checkSameLength("classification", scores, yes, ["scores", "labels"]);
  checkSample("classification", scores, 1, "scores");
  checkSample("classification", [threshold], 1, "threshold");
  let tp = 0;
  let fp = 0;
  let fn = 0;
  for (let i = 0; i < yes.length; i++) {
    if (scores[i]! >= threshold) yes[i] === 1 ? tp++ : fp++;
    else fn += yes[i]!;
  }
  return {
    precision: tp / (tp + fp),
    recall: tp / (tp + fn),
    f1: (2 * tp) / (2 * tp + fp + fn),
    accuracy: (yes.length - fp - fn) / yes.length,
    truePositives: tp,
    falsePositives: fp,
    falseNegatives: fn,
    trueNegatives: yes.length - tp - fp - fn,
  };
}
