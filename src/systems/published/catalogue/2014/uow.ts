import { runsOf } from "../../published-system.ts";

export const uow2014 = runsOf(
  {
    year: 2014,
    version: 2,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    features: ["word-ngrams", "wordnet", "frequency-overlap", "latent-vectors", "named"],
    learner: { kind: "scaled", learner: { kind: "gaussian-process", rows: 1500 } },
    dimension: 100,
    faithful: "Gaussian process over lexical and corpus features",
    substituted: "the kernel between data sets is left out: one task; at most 1500 rows",
  },
  [
    {
      name: "uow-2014",
      description: "Gaussian process",
      published: { sts2014: 0.721 },
    },
  ],
);
