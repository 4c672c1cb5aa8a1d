import { runsOf } from "../../published-system.ts";

export const nuigUnlp2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    features: ["word-ngrams", "character-ngrams", "set-coefficients", "edit-distances", "latent-vectors"],
    learner: { kind: "model-tree" },
    dimension: 50,
    faithful: "M5 model trees",
    substituted:
      "training data is not chosen by domain; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "nuig-unlp-2016-m5all3",
      description: "M5 tree on all data",
      published: { sts2016: 0.6953 },
    },
  ],
);
