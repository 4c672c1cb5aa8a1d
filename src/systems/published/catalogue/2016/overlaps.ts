import { runsOf } from "../../published-system.ts";

export const overlaps2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    faithful: "overlaps and vectors, with little or no learning",
    substituted:
      "WordNet similarities are left out; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "unbnlp-2016-regression",
      description: "vectors and tf-idf",
      features: ["latent-vectors", "idf-overlap/tf-idf-cosine"],
      learner: { kind: "ridge", alpha: 1 },
      dimension: 100,
      published: { sts2016: 0.6994 },
    },
    {
      name: "unbnlp-2016-tf-idf",
      description: "tf-idf alone",
      features: ["idf-overlap/tf-idf-cosine"],
      learner: { kind: "mean" },
      published: { sts2016: 0.6527 },
    },
    {
      name: "asobek-2016-m11",
      description: "overlaps of characters and words into support vectors",
      features: ["character-ngrams", "set-coefficients"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2016: 0.6143 },
    },
    {
      name: "hhu-2016-overlap",
      description: "token overlap, by vectors where words differ",
      features: ["latent-vectors/content-best-match"],
      learner: { kind: "mean" },
      dimension: 100,
      published: { sts2016: 0.7113 },
    },
    {
      name: "sergiojimenez-2016-run1",
      description: "soft cardinality and best partners by vectors",
      features: ["soft-cardinality", "monge-elkan", "latent-vectors"],
      learner: { kind: "ridge", alpha: 1 },
      dimension: 100,
      published: { sts2016: 0.7241, "sts2016-es-en": 0.8532 },
    },
    {
      name: "mathlingbudapest-2016-run1",
      description: "as in 2015",
      features: ["latent-vectors", "character-ngrams", "monge-elkan", "alignment-pooled"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      dimension: 100,
      published: { sts2016: 0.7003 },
    },
    {
      name: "lipn-iimas-2016-sopa",
      description: "the features of LIPN",
      features: ["edit-distances", "dependencies", "named", "idf-overlap", "latent-vectors/sum-cosine"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      dimension: 100,
      published: { sts2016: 0.6309 },
    },
  ],
);
