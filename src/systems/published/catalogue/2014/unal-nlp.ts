import { runsOf } from "../../published-system.ts";

export const unalNlp2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    faithful: "cardinalities that count like words less, bagged trees",
    substituted: "several word similarities: character n-grams alone",
  },
  [
    {
      name: "unal-nlp-2014-run1",
      description: "soft cardinality, untrained",
      features: ["soft-cardinality/content-soft-cardinality"],
      learner: { kind: "mean" },
      published: { sts2014: 0.711, "sts2014-es": 0.801 },
    },
    {
      name: "unal-nlp-2014-run3",
      description: "soft cardinality features, bagged trees",
      features: ["soft-cardinality", "lengths"],
      learner: { kind: "bagging", learner: { kind: "tree", minLeaf: 10 }, count: 50, repeat: true },
      published: { sts2014: 0.721 },
    },
  ],
);
