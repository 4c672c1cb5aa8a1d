import { runsOf } from "../../published-system.ts";

export const regressors2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    dimension: 100,
    faithful: "the kinds of features and the learner that the papers name",
    substituted:
      "networks are left out; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "nactem-2016-macro",
      version: 2,
      description: "many measures into a forest",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "edit-distances",
        "alignment-coverage",
        "alignment-by-tag",
        "wordnet",
        "latent-vectors",
      ],
      learner: { kind: "forest", trees: 100, minLeaf: 3 },
      published: { sts2016: 0.7339, sts2015: 0.7732 },
    },
    {
      name: "simihawk-2016-f",
      description: "the feature model",
      features: ["word-ngrams", "alignment-idf", "latent-vectors"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2016: 0.7065 },
    },
    {
      name: "dls-cu-2016-run1",
      description: "the features of 2015 and tf-idf",
      features: ["alignment-pooled", "idf-overlap/tf-idf-cosine", "latent-vectors/content-cosine"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2016: 0.7356 },
    },
    {
      name: "dtsim-2016-run1",
      description: "alignment features into support vectors",
      features: ["alignment-pooled", "alignment-coverage", "alignment-by-tag", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2016: 0.7349 },
    },
    {
      name: "usfd-2016-comb-features",
      description: "combined features",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "edit-distances",
        "idf-overlap",
        "latent-vectors",
      ],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2016: 0.7287 },
    },
    {
      name: "wolvesaar-2016-dls-replica",
      description: "rebuilt DLS@CU",
      features: ["alignment-pooled", "latent-vectors/content-cosine"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2016: 0.6924 },
    },
    {
      name: "wolvesaar-2016-xgboost",
      description: "the same and more vectors into boosting",
      features: ["alignment-pooled", "latent-vectors"],
      learner: { kind: "boosting", rounds: 100, rate: 0.1, maxDepth: 6, maxLeaves: 64, minLeaf: 1, l2: 1 },
      published: { sts2016: 0.6947 },
    },
    {
      name: "samsung-poland-2016-en2",
      version: 2,
      description: "the aligner-based ensemble and its gated recurrent network of both ways",
      features: ["alignment-pooled", "alignment-coverage", "word-ngrams", "named", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      networks: [{ encoder: "recurrent", cell: "gru", bothWays: true, dimension: 100 }],
      substituted:
        "the recursive autoencoder is left out; the network is a part of a mean, no feature; the papers' word vectors: latent semantic vectors of the training sentences",
      published: { sts2016: 0.7547 },
    },
    {
      name: "junitmz-2016",
      description: "measures of translation into a small network",
      features: ["translation-metrics"],
      learner: { kind: "scaled", learner: { kind: "perceptron", hidden: [50], alpha: 1 } },
      published: { sts2016: 0.6271 },
    },
  ],
);
