import { runsOf } from "../../published-system.ts";

export const sopaLipnIimas2015 = runsOf(
  {
    year: 2015,
    version: 2,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    features: [
      "edit-distances",
      "dependencies",
      "named",
      "idf-overlap",
      "wordnet/mihalcea-wu-palmer",
      "wordnet/mihalcea-jiang-conrath",
      "latent-vectors/sum-cosine",
    ],
    dimension: 100,
    faithful: "the features of LIPN with three learners",
    substituted:
      "places are compared as names; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "sopalipniimas-2015-mlp",
      description: "perceptron",
      learner: { kind: "scaled", learner: { kind: "perceptron", hidden: [50], alpha: 1 } },
      published: { sts2015: 0.7175 },
    },
    {
      name: "sopalipniimas-2015-rf",
      description: "random forest",
      learner: { kind: "forest", trees: 100, minLeaf: 3 },
      published: { sts2015: 0.7356 },
    },
    {
      name: "sopalipniimas-2015-svm",
      description: "support vectors",
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      // biome-ignore lint/suspicious/noApproximativeNumericConstant: the published figure, not half the root of two
      published: { sts2015: 0.707 },
    },
  ],
);
