import { runsOf } from "../../published-system.ts";

export const lipn2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    features: [
      "edit-distances",
      "dependencies",
      "named",
      "idf-overlap",
      "wordnet/mihalcea-wu-palmer",
      "wordnet/mihalcea-jiang-conrath",
      "latent-vectors/sum-cosine",
    ],
    learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
    dimension: 100,
    version: 2,
    faithful: "edit distance, WordNet similarities, positional n-grams, dependencies, names, support vectors",
    substituted:
      "places are compared as names; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "lipn-2014",
      description: "many measures",
      published: { sts2014: 0.508, "sts2014-es": 0.756 },
    },
  ],
);
