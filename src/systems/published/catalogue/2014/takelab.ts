import { runsOf } from "../../published-system.ts";

export const takelab2012 = runsOf(
  {
    year: 2012,
    version: 2,
    paper: "Šarić et al. 2012, https://aclanthology.org/S12-1060",
    features: [
      "named",
      "word-ngrams",
      "wordnet/wordnet-overlap",
      "frequency-overlap/information-overlap",
      "frequency-overlap/idf-overlap",
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
      "numbers, capitals, symbols, n-grams of words, stems and content words, weighted overlap, WordNet-augmented overlap, lengths, latent vectors; rbf SVR",
    substituted:
      "word counts of a corpus of books: wordfreq; the papers' word vectors: latent semantic vectors of the training sentences",
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
