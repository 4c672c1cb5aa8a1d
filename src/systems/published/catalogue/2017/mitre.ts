import { runsOf } from "../../published-system.ts";

export const mitre2017 = runsOf(
  {
    year: 2017,
    version: 2,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    features: [
      "named",
      "word-ngrams",
      "wordnet/wordnet-overlap",
      "frequency-overlap/information-overlap",
      "frequency-overlap/idf-overlap",
      "lengths",
      "latent-vectors/sum-cosine",
      "latent-vectors/weighted-cosine",
      "alignment-pooled",
      "character-ngrams",
      "translation-metrics",
    ],
    learner: { kind: "ridge", alpha: 1 },
    dimension: 100,
    faithful: "linear regression over alignment, TakeLab's, string and translation measures",
    substituted:
      "recurrent networks and the entailment model are left out; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "mitre-2017",
      description: "ridge over many measures",
      published: { sts2017: 0.659 },
    },
  ],
);
