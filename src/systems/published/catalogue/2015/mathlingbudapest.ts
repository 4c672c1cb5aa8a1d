import { runsOf } from "../../published-system.ts";

export const mathLingBudapest2015 = runsOf(
  {
    year: 2015,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
    dimension: 100,
    faithful: "one score of best partners for each word similarity, support vectors on them",
    substituted:
      "definition graphs of dictionaries: the words of WordNet's definitions; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "mathlingbudapest-2015-embedding",
      description: "by vectors",
      features: ["latent-vectors"],
      published: { sts2015: 0.7478 },
    },
    {
      name: "mathlingbudapest-2015-machines",
      description: "by definitions",
      features: ["definitions", "character-ngrams", "monge-elkan"],
      published: { sts2015: 0.7771 },
    },
    {
      name: "mathlingbudapest-2015-hybrid",
      version: 2,
      description: "by vectors, definitions and spelling",
      features: ["latent-vectors", "definitions", "character-ngrams", "monge-elkan", "alignment-pooled"],
      published: { sts2015: 0.7836 },
    },
  ],
);
