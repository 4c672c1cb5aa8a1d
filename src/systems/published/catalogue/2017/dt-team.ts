import { runsOf } from "../../published-system.ts";

export const dtTeam2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    features: ["word-ngrams/content-ngram-overlap-1", "alignment-pooled", "alignment-coverage", "lengths"],
    learner: { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
    faithful: "unigram overlap, alignment, shares unaligned, differences by word type",
    substituted: "the networks (DSSM, CDSSM, skip-thought) are left out",
  },
  [
    {
      name: "dt-team-2017",
      description: "engineered features into boosting",
      published: { "sts2017-en": 0.8536, "stsb-dev": 0.83, "stsb-test": 0.792 },
    },
  ],
);
