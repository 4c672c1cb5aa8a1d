import { runsOf } from "../../published-system.ts";

export const dlsCu2015 = runsOf(
  {
    year: 2015,
    paper: "Sultan, Bethard and Sumner 2015, https://aclanthology.org/S15-2027",
    dimension: 200,
    faithful:
      "aligned share of content words; ridge with alpha 1 on it and the cosine of the content lemmas' vectors",
    substituted:
      "400-dimensional vectors by Baroni et al.: latent semantic vectors of the training sentences; training data is not chosen by test set",
  },
  [
    {
      name: "dls-cu-2015-u",
      description: "word alignment, untrained",
      features: ["alignment-pooled"],
      learner: { kind: "mean" },
      published: { sts2015: 0.7919, sts2014: 0.761 },
    },
    {
      name: "dls-cu-2015-s1",
      description: "ridge on alignment and one cosine",
      features: ["alignment-pooled", "latent-vectors/content-cosine"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2015: 0.8015, sts2014: 0.779 },
    },
    {
      name: "dls-cu-2015-s2",
      description: "ridge, with the shares by what linked the words",
      features: ["alignment-pooled", "alignment-coverage", "latent-vectors/content-cosine"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2015: 0.7921 },
    },
  ],
);
