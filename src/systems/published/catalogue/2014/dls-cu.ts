import { runsOf } from "../../published-system.ts";

export const dlsCu2014 = runsOf(
  {
    year: 2014,
    paper: "Sultan, Bethard and Sumner 2014, https://aclanthology.org/S14-2039",
    features: ["alignment-harmonic"],
    learner: { kind: "mean" },
    faithful: "harmonic mean of the aligned shares of content words, no training",
    substituted: "parser: the analyser of this house; PPDB: its lexical pairs",
  },
  [
    {
      name: "dls-cu-2014-run1",
      description: "word alignment, harmonic mean of shares",
      published: { sts2014: 0.734 },
    },
    {
      name: "dls-cu-2014-run2",
      version: 2,
      description: "as run 1, words that say little in glosses left out in all sets, not in OnWN alone",
      features: ["alignment-glosses"],
      published: { sts2014: 0.761 },
    },
  ],
);
