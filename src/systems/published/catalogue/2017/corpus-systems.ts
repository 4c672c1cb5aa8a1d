import { runsOf } from "../../published-system.ts";

export const corpusSystems2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    learner: { kind: "mean" },
    faithful: "vectors learnt from text alone, compared by their cosine; nothing learnt from gold scores",
    substituted: "large corpora: the training sentences, and those of --text",
  },
  [
    {
      name: "lim-lig-2017-run1",
      description: "Arabic: words learnt as continuous bags, summed by idf",
      features: ["latent-vectors/weighted-cosine"],
      dimension: 100,
      vectors: "bag",
      published: { "sts2017-ar": 0.7309 },
    },
    {
      name: "lim-lig-2017-run3",
      description: "Arabic: words learnt as continuous bags, summed alike",
      features: ["latent-vectors/sum-cosine"],
      dimension: 100,
      vectors: "bag",
      published: { "sts2017-ar": 0.5957 },
    },
    {
      name: "sef-uhh-2017-run1",
      description: "paragraph vectors, cosine",
      features: ["text-model/cosine"],
      textModel: "paragraph",
      textDimension: 100,
      translates: true,
      published: { sts2017: 0.5676, "stsb-dev": 0.616, "stsb-test": 0.592 },
    },
    {
      name: "sef-uhh-2017-run2",
      description: "paragraph vectors, distance of Bray and Curtis",
      features: ["text-model/bray-curtis"],
      textModel: "paragraph",
      textDimension: 100,
      translates: true,
      published: { sts2017: 0.5644 },
    },
    {
      name: "rtm-2017-run1",
      description: "measures of translation, several learners",
      features: ["translation-metrics", "lengths", "character-ngrams"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      translates: true,
      faithful: "measures of translation as features",
      substituted: "the reference corpus is left out",
      published: { sts2017: 0.3669 },
    },
  ],
);
