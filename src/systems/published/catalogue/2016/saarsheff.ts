import { runsOf } from "../../published-system.ts";

export const saarsheff2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    features: ["translation-metrics"],
    faithful: "measures of translation alone, three learners",
    substituted: "the measures of this house",
  },
  [
    {
      name: "saarsheff-2016-linear",
      description: "linear",
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2016: 0.6892 },
    },
    {
      name: "saarsheff-2016-boostedtrees",
      description: "boosted trees",
      learner: { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
      published: { sts2016: 0.6926 },
    },
    {
      name: "saarsheff-2016-xgboost",
      description: "deeper boosted trees",
      learner: { kind: "boosting", rounds: 100, rate: 0.1, maxDepth: 6, maxLeaves: 64, minLeaf: 1, l2: 1 },
      published: { sts2016: 0.7269 },
    },
  ],
);
