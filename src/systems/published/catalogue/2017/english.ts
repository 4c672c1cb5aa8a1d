import { runsOf } from "../../published-system.ts";

export const english2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    dimension: 100,
    faithful: "the kinds of features and the learner that the papers name",
    substituted:
      "WordNet similarities are left out; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "qlut-2017-run1",
      description: "vectors with best matches of words, untrained",
      features: ["latent-vectors/weighted-best-match"],
      learner: { kind: "mean" },
      published: { "sts2017-en": 0.6433 },
    },
    {
      name: "opi-jsa-2017",
      description: "ensemble of learners over many features",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "edit-distances",
        "lengths",
        "idf-overlap",
        "alignment-pooled",
        "alignment-idf",
        "alignment-by-tag",
        "dependencies",
        "translation-metrics",
        "negation",
        "latent-vectors",
      ],
      learner: {
        kind: "average",
        learners: [
          { kind: "forest", trees: 100, minLeaf: 3 },
          { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
          { kind: "ridge", alpha: 100 },
        ],
      },
      published: { "sts2017-en": 0.785 },
    },
    {
      name: "udl-2017",
      description: "forest over pairwise word features by tag",
      features: ["alignment-by-tag", "latent-vectors", "lengths"],
      learner: { kind: "forest", trees: 100, minLeaf: 3 },
      published: { "sts2017-en": 0.8004 },
    },
    {
      name: "itnlp-aikf-2017",
      description: "support vectors over rich features",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "edit-distances",
        "lengths",
        "idf-overlap",
        "alignment-pooled",
        "alignment-idf",
        "alignment-by-tag",
        "dependencies",
        "translation-metrics",
        "negation",
        "latent-vectors",
      ],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { "sts2017-en": 0.8231 },
    },
    {
      name: "purduenlp-2017",
      description: "paraphrase and event features into boosting",
      features: ["alignment-pooled", "alignment-coverage", "roles", "latent-vectors"],
      learner: { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
      published: { "sts2017-en": 0.7928 },
    },
  ],
);
