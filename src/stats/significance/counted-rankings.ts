import { checkNumber, checkNumbers } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import {
  checkCount,
  checkPaired,
  checkSameLength,
  checkSample,
  checkWeights,
  type Numbers,
} from "../check.ts";
import { ascendingOrder } from "../correlation/ranks.ts";
import { weightedPearson } from "../correlation/weighted-pearson.ts";
import { type Labels, zeroOne } from "../ranking/labels.ts";
import type { CountedStatistic } from "./counted-statistic.ts";

/** Items from the highest value to the lowest, and where each group of equal values ends. */
interface Descending {
  readonly order: Uint32Array;
  readonly ends: readonly number[];
}

function descending(x: Numbers): Descending {
  const order = ascendingOrder(x).reverse();
  const ends: number[] = [];
  for (let k = 1; k <= order.length; k++) {
    if (k === order.length || x[order[k]!] !== x[order[k - 1]!]) ends.push(k);
  }
  return { order, ends };
}

/** `ndcg` of resamples: prepared once in O(n log n), then O(n) a resample. */
export function countedNdcg(x: Numbers, gold: Numbers, k?: number): CountedStatistic {
  checkNumbers(x, "countedNdcg: x");
  checkNumbers(gold, "countedNdcg: gold");
  if (k !== undefined) checkNumber(k, "countedNdcg: k");
  return countedGain("ndcg", x, gold, k ?? x.length, (rank) => 1 / Math.log2(rank + 1));
}

/** `ncg` of resamples; k stays the same number of pairs. */
export function countedNcg(x: Numbers, gold: Numbers, k: number): CountedStatistic {
  return countedGain("ncg", x, gold, k, () => 1);
}

function countedGain(
  name: string,
  x: Numbers,
  gold: Numbers,
  k: number,
  discount: (rank: number) => number,
): CountedStatistic {
  checkPaired(name, x, gold, 1, ["system", "gold"]);
  checkCount(name, "k", k, 1);
  for (let i = 0; i < gold.length; i++) {
    if (gold[i]! < 0) throw new StsError("E_INPUT", `${name}: gold[${i}] is ${gold[i]}, expected 0 or more`);
  }
  const bySystem = descending(x);
  const byGold = descending(gold);
  // discounts[r]: sum of the first r ranks' discounts
  const discounts = new Float64Array(x.length + 1);
  for (let rank = 1; rank < discounts.length; rank++) {
    discounts[rank] = discounts[rank - 1]! + (rank <= k ? discount(rank) : 0);
  }
  const gain = ({ order, ends }: Descending, counts: Uint16Array) => {
    let total = 0;
    let rank = 0;
    let at = 0;
    for (let g = 0; g < ends.length; g++) {
      let size = 0;
      let gains = 0;
      for (; at < ends[g]!; at++) {
        const c = counts[order[at]!]!;
        size += c;
        gains += c * gold[order[at]!]!;
      }
      if (size > 0) total += (gains / size) * (discounts[rank + size]! - discounts[rank]!);
      rank += size;
    }
    return total;
  };
  return (counts) => {
    const ideal = gain(byGold, counts);
    return ideal === 0 ? NaN : gain(bySystem, counts) / ideal;
  };
}

/** `classification(…).f1` of resamples; O(n) a resample. */
export function countedF1(scores: Numbers, labels: Labels, threshold: number): CountedStatistic {
  const yes = checkDecision("f1", scores, labels);
  return (counts) => {
    let found = 0;
    let predictedPlusActual = 0;
    for (let i = 0; i < yes.length; i++) {
      const predicted = scores[i]! >= threshold ? 1 : 0;
      found += counts[i]! * (predicted & yes[i]!);
      predictedPlusActual += counts[i]! * (predicted + yes[i]!);
    }
    return (2 * found) / predictedPlusActual;
  };
}

/** `averagePrecision` of resamples: prepared once in O(n log n), then O(n) a resample. */
export function countedAveragePrecision(scores: Numbers, labels: Labels): CountedStatistic {
  const yes = checkDecision("averagePrecision", scores, labels);
  const { order, ends } = descending(scores);
  return (counts) => {
    let found = 0;
    let predicted = 0;
    let area = 0;
    let at = 0;
    for (let g = 0; g < ends.length; g++) {
      const before = found;
      for (; at < ends[g]!; at++) {
        const c = counts[order[at]!]!;
        predicted += c;
        found += c * yes[order[at]!]!;
      }
      if (predicted > 0) area += ((found - before) * found) / predicted;
    }
    return found === 0 ? NaN : area / found;
  };
}

/** `rocAuc` of resamples: prepared once in O(n log n), then O(n) a resample. */
export function countedRocAuc(scores: Numbers, labels: Labels): CountedStatistic {
  const yes = checkDecision("rocAuc", scores, labels);
  const { order, ends } = descending(scores);
  return (counts) => {
    let found = 0;
    let missed = 0;
    let won = 0;
    let at = 0;
    for (let g = 0; g < ends.length; g++) {
      let [yesHere, noHere] = [0, 0];
      for (; at < ends[g]!; at++) {
        const i = order[at]!;
        if (yes[i] === 1) yesHere += counts[i]!;
        else noHere += counts[i]!;
      }
      won += noHere * (found + yesHere / 2);
      found += yesHere;
      missed += noHere;
    }
    return won / (found * missed);
  };
}

/** `weightedPearson` of resamples; O(n) a resample. */
export function countedWeightedPearson(x: Numbers, y: Numbers, weights: Numbers): CountedStatistic {
  checkPaired("weightedPearson", x, y, 2);
  checkWeights("weightedPearson", weights, x.length);
  const scaled = new Float64Array(x.length);
  return (counts) => {
    for (let i = 0; i < scaled.length; i++) scaled[i] = counts[i]! * weights[i]!;
    return weightedPearson(x, y, scaled);
  };
}

function checkDecision(name: string, scores: Numbers, labels: Labels): Uint8Array {
  const yes = zeroOne(name, labels);
  checkSameLength(name, scores, yes, ["scores", "labels"]);
  checkSample(name, scores, 0, "scores");
  return yes;
}
