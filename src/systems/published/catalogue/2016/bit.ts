import { runsOf } from "../../published-system.ts";

export const bit2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    learner: { kind: "mean" },
    faithful: "one score each: aligned share, cosine of summed vectors, of idf-weighted ones",
    substituted: "the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "bit-2016-align",
      description: "aligned share",
      features: ["alignment-pooled"],
      published: { sts2016: 0.6532 },
    },
    {
      name: "bit-2016-vecsim",
      description: "cosine of summed vectors",
      features: ["latent-vectors/sum-cosine"],
      dimension: 100,
      published: { sts2016: 0.6466 },
    },
    {
      name: "bit-2016-weightedvecsim",
      description: "cosine of idf-weighted vectors",
      features: ["latent-vectors/weighted-cosine"],
      dimension: 100,
      published: { sts2016: 0.5956 },
    },
  ],
);
