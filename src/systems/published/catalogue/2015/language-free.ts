import { runsOf } from "../../published-system.ts";

export const languageFree2015 = runsOf(
  {
    year: 2015,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    faithful: "measures that need no language; soft cardinality",
    substituted: "senses and the reference corpus are left out",
  },
  [
    {
      name: "rtm-dcu-2015",
      description: "measures of translation into support vectors",
      features: ["translation-metrics", "lengths", "character-ngrams"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.6468, "sts2015-es": 0.544 },
    },
    {
      name: "fcicu-2015-run3",
      description: "subsequence kernels and soft cardinality",
      features: [
        "subsequence-kernels/subsequence-kernel",
        "soft-cardinality/content-soft-cardinality",
        "alignment-pooled",
      ],
      learner: { kind: "mean" },
      published: { sts2015: 0.7595 },
    },
    {
      name: "buap-2015",
      description: "overlaps and latent vectors",
      version: 2,
      features: ["word-ngrams", "set-coefficients", "wordnet", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      dimension: 100,
      published: { sts2015: 0.6936, "sts2015-es": 0.433 },
    },
  ],
);
