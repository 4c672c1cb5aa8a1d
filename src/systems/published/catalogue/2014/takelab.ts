import { runsOf } from "../../published-system.ts";

export const takelab2012 = runsOf(
  {
    year: 2012,
    paper: "Šarić et al. 2012, https://aclanthology.org/S12-1060",
    features: [
      "named",
      "word-ngrams",
      "idf-overlap",
      "lengths",
      "latent-vectors/sum-cosine",
      "latent-vectors/weighted-cosine",
    ],
    learner: {
      kind: "scaled",
      learner: { kind: "support-vector", cost: 10, epsilon: 0.3, kernel: { name: "rbf", gamma: 0.02 } },
    },
    dimension: 100,
    faithful:
      "numbers, capitals, symbols, n-grams of words, stems and content words, weighted overlap, lengths, latent vectors; rbf SVR",
    substituted:
      "the WordNet-augmented overlap is left out; corpus frequencies: idf of the training sentences; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "takelab-2012",
      description:
        "support vectors over lexical and semantic overlaps; the system of 2012 that was run again in 2014 and 2015",
      published: { sts2014: 0.678, sts2015: 0.6965 },
    },
  ],
);
