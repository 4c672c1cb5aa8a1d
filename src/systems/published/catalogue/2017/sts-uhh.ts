import { runsOf } from "../../published-system.ts";

export const stsUhh2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    faithful: "aligned share alone, and with dependencies and overlap",
    substituted: "parser: the analyser of this house",
  },
  [
    {
      name: "sts-uhh-2017-run1",
      description: "word alignment, untrained",
      features: ["alignment-pooled"],
      learner: { kind: "mean" },
      published: { sts2017: 0.5725 },
    },
    {
      name: "sts-uhh-2017-ensemble",
      description: "with dependency graphs and n-grams",
      features: ["alignment-pooled", "dependencies", "word-ngrams"],
      learner: { kind: "forest", trees: 100, minLeaf: 3 },
      published: { "sts2017-en": 0.8093 },
    },
  ],
);
