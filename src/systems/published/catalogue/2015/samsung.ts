import { runsOf } from "../../published-system.ts";

export const samsung2015 = runsOf(
  {
    year: 2015,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    faithful: "aligned words, and words that exclude each other counted against",
    substituted: "latent corpus of the team: lexical pairs of PPDB and lists of exclusive words",
  },
  [
    {
      name: "samsung-2015-alpha",
      description: "align and differentiate, untrained: aligned share",
      features: ["alignment-pooled"],
      learner: { kind: "mean" },
      published: { sts2015: 0.792 },
    },
    {
      name: "samsung-2015-beta",
      description: "aligned share of both texts and of the one that has less, untrained",
      features: ["alignment-pooled", "alignment-harmonic"],
      learner: { kind: "mean" },
      published: { sts2015: 0.7916 },
    },
    {
      name: "samsung-2015-delta",
      description: "the same, learnt",
      features: ["alignment-pooled", "alignment-coverage"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2015: 0.7918 },
    },
  ],
);
