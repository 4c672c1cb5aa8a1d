import { runsOf } from "../../published-system.ts";

export const ntnu2014 = runsOf(
  {
    year: 2014,
    version: 2,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    dimension: 100,
    faithful:
      "TakeLab's features with character n-grams; bagging of 100 support vector regressions in runs 2 and 3, here 20",
    substituted:
      "sublexical vectors of encyclopaedia text: character n-gram overlaps; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "ntnu-2014-run1",
      description: "TakeLab features and one of characters",
      features: [
        "named",
        "word-ngrams",
        "wordnet/wordnet-overlap",
        "frequency-overlap/information-overlap",
        "frequency-overlap/idf-overlap",
        "lengths",
        "latent-vectors/sum-cosine",
        "latent-vectors/weighted-cosine",
        "character-ngrams/char-4-cosine",
      ],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2014: 0.663 },
    },
    {
      name: "ntnu-2014-run2",
      description: "TakeLab features and characters, bagged",
      features: [
        "named",
        "word-ngrams",
        "wordnet/wordnet-overlap",
        "frequency-overlap/information-overlap",
        "frequency-overlap/idf-overlap",
        "lengths",
        "latent-vectors/sum-cosine",
        "latent-vectors/weighted-cosine",
        "character-ngrams",
      ],
      learner: {
        kind: "scaled",
        learner: {
          kind: "bagging",
          learner: { kind: "support-vector" },
          count: 20,
          rowShare: 0.4,
          featureShare: 0.8,
        },
      },
      published: { sts2014: 0.749 },
    },
    {
      name: "ntnu-2014-run3",
      description: "as run 2 with soft cardinality",
      features: [
        "named",
        "word-ngrams",
        "wordnet/wordnet-overlap",
        "frequency-overlap/information-overlap",
        "frequency-overlap/idf-overlap",
        "lengths",
        "latent-vectors/sum-cosine",
        "latent-vectors/weighted-cosine",
        "character-ngrams",
        "soft-cardinality",
      ],
      learner: {
        kind: "scaled",
        learner: {
          kind: "bagging",
          learner: { kind: "support-vector" },
          count: 20,
          rowShare: 0.4,
          featureShare: 0.8,
        },
      },
      published: { sts2014: 0.755 },
    },
  ],
);
