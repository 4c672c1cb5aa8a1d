import { describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

// The organisers' baseline on the sets that ship. Expected: NumPy 2.4 on the same files, sets of str.split() tokens,
// shared / sqrt(sizes), numpy.corrcoef. The 2014 and 2015 figures are also the papers' baseline rows to three decimals.
const EXPECTED: Record<string, Record<string, number>> = {
  sts2012: {
    "sts2012.MSRpar": 0.4334,
    "sts2012.MSRvid": 0.29957,
    "sts2012.OnWN": 0.58677,
    "sts2012.SMTeuroparl": 0.45423,
    "sts2012.SMTnews": 0.39075,
  },
  sts2013: { "sts2013.FNWN": 0.21459, "sts2013.OnWN": 0.28282, "sts2013.headlines": 0.53986 },
  sts2014: {
    "sts2014.deft-forum": 0.35308,
    "sts2014.deft-news": 0.59566,
    "sts2014.headlines": 0.51037,
    "sts2014.images": 0.51342,
    "sts2014.OnWN": 0.4058,
    "sts2014.tweet-news": 0.65391,
  },
  sts2015: {
    "sts2015.answers-forums": 0.4453,
    "sts2015.answers-students": 0.66468,
    "sts2015.belief": 0.65174,
    "sts2015.headlines": 0.53124,
    "sts2015.images": 0.60393,
  },
  // Spanish of 2014, which the papers give no baseline for: NumPy 2.4 again.
  "sts2014-es": { "sts2014-es.wikipedia": 0.58075, "sts2014-es.news": 0.78417 },
  "sts2014-es-tokenised": {
    "sts2014-es-tokenised.wikipedia": 0.6821,
    "sts2014-es-tokenised.news": 0.80656,
  },
  "stsb-dev": { "stsb-dev": 0.55117 },
  "stsb-train": { "stsb-train": 0.45171 },
};

// Marks that a tokeniser set apart are words that most pairs share: five points that running text does not have.
const WEIGHTED: Record<string, string> = { "sts2014-es": "0.702", "sts2014-es-tokenised": "0.756" };

describe("token-cosine, as the tasks' organisers ran it", () => {
  it.each(Object.entries(EXPECTED))("%s", (name, expected) => {
    const run = samesay(["evaluate", "--system", "token-cosine", "--data", name, "--draws", "0", "--json"]);
    expect(run.status, run.stderr).toBe(0);
    const { sets, aggregate } = JSON.parse(run.stdout);
    const found = Object.fromEntries(
      sets.map((set: { name: string; pearson: number }) => [set.name, Number(set.pearson.toFixed(5))]),
    );
    expect(found).toEqual(expected);
    if (WEIGHTED[name]) expect(aggregate.weightedMean.toFixed(3)).toBe(WEIGHTED[name]);
  });
});
