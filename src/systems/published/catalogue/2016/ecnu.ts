import { runsOf } from "../../published-system.ts";

export const ecnu2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    dimension: 100,
    faithful: "pooled vectors and pairwise word vectors among many overlaps",
    substituted: "the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "ecnu-2016-s1-all",
      description: "all features into boosting",
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
      learner: { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
      published: { sts2016: 0.7508 },
    },
    {
      name: "ecnu-2016-u-seven",
      description: "mean of seven measures",
      features: [
        "word-ngrams/ngram-overlap-1",
        "character-ngrams/char-3-dice",
        "idf-overlap/tf-idf-cosine",
        "alignment-pooled",
        "alignment-idf",
        "soft-cardinality/content-soft-cardinality",
        "latent-vectors/weighted-cosine",
      ],
      learner: { kind: "mean" },
      published: { sts2016: 0.7243 },
    },
  ],
);
