import { runsOf } from "../published-system.ts";

export const ensembleFeatures = runsOf({ year: 2017, paper: "this project's own" }, [
  {
    name: "ensemble-features",
    version: 2,
    description:
      "mean of boosting, a forest, ridge regression and a small network over all families of features, no neural encoder",
    features: [
      "word-ngrams",
      "character-ngrams",
      "set-coefficients",
      "edit-distances",
      "string-tiling",
      "subsequence-kernels",
      "monge-elkan",
      "soft-cardinality",
      "translation-metrics",
      "numbers",
      "negation",
      "lengths",
      "named",
      "idf-overlap",
      "tag-ngrams",
      "dependencies",
      "roles",
      "alignment-harmonic",
      "alignment-pooled",
      "alignment-idf",
      "alignment-by-tag",
      "alignment-coverage",
      "latent-vectors",
      "wordnet",
    ],
    dimension: 40,
    learner: {
      kind: "average",
      learners: [
        { kind: "boosting", rounds: 200, rate: 0.06, maxLeaves: 15, featureShare: 0.3 },
        { kind: "ridge", alpha: 300 },
        { kind: "forest", trees: 60, minLeaf: 30 },
        {
          kind: "scaled",
          learner: {
            kind: "perceptron",
            hidden: [32],
            alpha: 30,
            rate: 0.002,
            activation: "tanh",
            epochs: 40,
          },
        },
      ],
    },
    faithful: "nothing to be faithful to",
    substituted: "nothing",
    published: {},
  },
]);
