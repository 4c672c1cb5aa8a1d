import { runsOf } from "../../published-system.ts";

export const aligners2015 = runsOf(
  {
    year: 2015,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    faithful: "shares of aligned words, untrained or weighted",
    substituted: "a translation service: word tables, or what --translator names; PPDB: its lexical pairs",
  },
  [
    {
      name: "umduluth-blueteam-2015",
      translates: true,
      description: "word alignment, untrained",
      features: ["alignment-harmonic"],
      learner: { kind: "mean" },
      published: { sts2015: 0.7775, "sts2015-es": 0.634 },
    },
    {
      name: "tato-2015",
      description: "overlap and aligned shares",
      features: ["word-ngrams", "alignment-idf"],
      learner: { kind: "ridge", alpha: 1 },
      published: { sts2015: 0.7422 },
    },
    {
      name: "yamraj-2015",
      description: "string and vector overlap, untrained",
      features: ["set-coefficients/content-cosine", "latent-vectors/sum-cosine"],
      learner: { kind: "mean" },
      dimension: 100,
      published: { sts2015: 0.6558 },
    },
  ],
);
