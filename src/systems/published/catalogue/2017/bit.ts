import { runsOf } from "../../published-system.ts";

export const bit2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    learner: { kind: "ridge", alpha: 1 },
    faithful: "regression on the score of one measure of information and the aligner's",
    substituted:
      "sentence information content: idf-weighted overlap, information without the hierarchy of WordNet",
  },
  [
    {
      name: "bit-2017-run2",
      description: "weighted overlap and aligned share",
      features: ["idf-overlap/idf-1", "alignment-pooled"],
      published: { sts2017: 0.6703, "stsb-dev": 0.829, "stsb-test": 0.809 },
    },
    {
      name: "bit-2017-run3",
      description: "weighted overlap and idf-weighted vectors",
      features: ["idf-overlap/idf-1", "latent-vectors/weighted-cosine"],
      dimension: 100,
      published: { sts2017: 0.6789 },
    },
  ],
);
