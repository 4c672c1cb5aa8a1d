import { runsOf } from "../../published-system.ts";

export const regressors2015 = runsOf(
  {
    year: 2015,
    version: 2,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    dimension: 100,
    faithful: "the kinds of features and the learner that the papers name",
    substituted: "the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "nerosim-2015-r2",
      description: "knowledge and corpus similarities into support vectors",
      features: ["word-ngrams", "wordnet", "alignment-pooled", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.7849 },
    },
    {
      name: "fbk-hlt-2015-run1",
      description: "aligner, measures of translation, syntax",
      features: ["alignment-pooled", "translation-metrics", "dependencies", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.7831 },
    },
    {
      name: "ecnu-2015-1stsvmall",
      description: "support vectors on all data",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "edit-distances",
        "translation-metrics",
        "idf-overlap",
        "wordnet",
        "latent-vectors",
      ],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.7696 },
    },
    {
      name: "miniexperts-2015",
      description: "linguistic and distributional features",
      features: ["word-ngrams", "tag-ngrams", "dependencies", "named", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.7216, "sts2015-es": 0.513 },
    },
    {
      name: "dcu-2015-run3",
      description: "vectors and measures of translation",
      features: ["latent-vectors", "translation-metrics"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.7369 },
    },
    {
      name: "ubc-2015",
      description: "words' similarities by several measures, summarised",
      features: ["latent-vectors", "monge-elkan", "soft-cardinality", "wordnet"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2015: 0.6364 },
    },
  ],
);
