import { runsOf } from "../../published-system.ts";

export const baseline = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    faithful: "cosine of binary vectors of white-space tokens",
    substituted: "nothing",
  },
  [
    {
      name: "baseline-tokencos",
      description: "the organisers' baseline of 2014, 2015 and 2016",
      features: ["token-cosine"],
      learner: { kind: "mean" },
      published: { sts2014: 0.507, sts2015: 0.5871, sts2016: 0.5133 },
    },
  ],
);
