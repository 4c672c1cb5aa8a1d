import { runsOf } from "../../published-system.ts";

export const overlaps2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    faithful: "overlap and corpus features into support vectors or a mean of learners",
    substituted: "the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "buap-2014",
      description: "overlaps and latent vectors into support vectors",
      version: 2,
      features: ["word-ngrams", "set-coefficients", "wordnet", "latent-vectors"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      dimension: 100,
      published: { sts2014: 0.671, "sts2014-es": 0.627 },
    },
    {
      name: "teamz-2014",
      description: "coefficients of forms and stems into a mean of learners; made for Spanish",
      version: 2,
      features: ["set-coefficients", "wordnet/wordnet-overlap"],
      learner: {
        kind: "average",
        learners: [
          { kind: "ridge" },
          { kind: "scaled", learner: { kind: "neighbours", neighbours: 15 } },
          { kind: "tree", minLeaf: 20 },
        ],
      },
      published: { "sts2014-es": 0.674 },
    },
    {
      name: "semantiklue-2014",
      description: "best matches of words and dependencies into support vectors",
      features: ["latent-vectors", "dependencies", "alignment-pooled", "word-ngrams"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      dimension: 100,
      published: { sts2014: 0.694, sts2015: 0.6717 },
    },
  ],
);
