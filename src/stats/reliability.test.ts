import { expect, it } from "vitest";
import { pearson } from "./correlation/pearson.ts";
import { seededRandom } from "./random.ts";
import {
  correctedForAttenuation,
  intraclassCorrelation,
  reliabilityOfMean,
  spearmanBrown,
} from "./reliability.ts";

// Shrout and Fleiss 1979, table 2: six targets, four judges.
const JUDGES = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

it("intraclass correlations are those of Shrout and Fleiss 1979, table 4", () => {
  // .17 and .44 in the paper; R's psych::ICC prints 0.17 and 0.44 for the same ratings
  const { single, mean, raters } = intraclassCorrelation(JUDGES);
  expect([single.toFixed(2), mean.toFixed(2), raters]).toEqual(["0.17", "0.44", 4]);
  expect(spearmanBrown(single, 4)).toBeCloseTo(mean, 12);
  expect(() => intraclassCorrelation([[1, 2], [3]])).toThrow("ratings[1] has 1");
});

it("what papers print of annotators gives the reliability that the raw annotations of 2015 have", () => {
  // NumPy 2.4.6 on the five ratings of each official pair that could be matched (328, 739, 328, 746, 746 pairs): correlation
  // of each rating with the mean of the others, and ICC(1,5).
  const sets = [
    [0.7321745379699068, 0.8905939633191903], // answers-forums
    [0.8010501266569636, 0.9238623416883048], // answers-students
    [0.7256367638195947, 0.887194449904387], // belief
    [0.8595968053368085, 0.9491436651231332], // headlines
    [0.8773223616881668, 0.9562836909103113], // images
  ] as const;
  for (const [a, icc] of sets) expect(Math.abs(reliabilityOfMean(a, 5) - icc)).toBeLessThan(0.001);
  expect(reliabilityOfMean(1, 5)).toBeCloseTo(1, 12);
  expect(() => reliabilityOfMean(-0.1, 5)).toThrow("a is -0.1");
});

it("r corrected for attenuation is r with what the annotators' mean was meant to measure", () => {
  const random = seededRandom(3);
  const truth = Float64Array.from({ length: 20_000 }, () => random.normal());
  const ratings = Array.from(truth, (t) => Array.from({ length: 5 }, () => t + 1.2 * random.normal()));
  const gold = ratings.map((row) => row.reduce((sum, value) => sum + value / 5, 0));
  const system = truth.map((t) => t + 0.7 * random.normal());
  const { mean } = intraclassCorrelation(ratings);
  expect(mean).toBeCloseTo(1 / (1 + 1.2 ** 2 / 5), 1);
  expect(correctedForAttenuation(pearson(system, gold), mean)).toBeCloseTo(pearson(system, truth), 2);
  expect(() => correctedForAttenuation(0.8, 1.2)).toThrow("reliability is 1.2");
});
