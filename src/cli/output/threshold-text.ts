import type { Threshold } from "../../systems/index.ts";

/** What a threshold is and what it was worth, in lines for people; `further` ones behind them. */
export function thresholdText(threshold: Threshold, ...further: readonly string[]): string {
  const { name, value, interval, precision, recall, f1, f1Interval, pairs, positives, tied, signature } =
    threshold;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${name}: same from ${value.toFixed(2)} on (95 %: ${interval.map((v) => v.toFixed(2)).join(" to ")})`,
    `  precision ${percent(precision)}  recall ${percent(recall)}  F1 ${percent(f1)}`,
    `  F1 on pairs it was not fitted on, 95 %: ${f1Interval.map(percent).join(" to ")}`,
    `  ${pairs} pairs, ${positives} same; system ${signature.system} version ${signature.version}`,
    ...(tied > 0
      ? [
          `  ${tied} of the ${pairs} pairs share their score with a pair of the other answer: no threshold parts these`,
        ]
      : []),
    ...further,
    "",
  ].join("\n");
}
