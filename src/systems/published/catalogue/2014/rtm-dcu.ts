import { runsOf } from "../../published-system.ts";

export const rtmDcu2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    features: ["translation-metrics", "lengths", "character-ngrams"],
    faithful: "measures of translation as features, language-independent",
    substituted:
      "the reference corpus and its language models are left out; confidences: how narrow the interval is",
  },
  [
    {
      name: "rtm-dcu-2014-svr",
      description: "support vectors, with a confidence for each score (published: .673 weighted by it)",
      confident: true,
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2014: 0.671 },
    },
    {
      name: "rtm-dcu-2014-tree",
      description: "a regression tree",
      learner: { kind: "tree", minLeaf: 8 },
      published: { sts2014: 0.608 },
    },
  ],
);
