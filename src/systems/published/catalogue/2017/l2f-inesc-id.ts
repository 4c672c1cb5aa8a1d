import { runsOf } from "../../published-system.ts";

export const l2fInescId2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    features: [
      "word-ngrams",
      "character-ngrams",
      "set-coefficients",
      "edit-distances",
      "translation-metrics/bleu",
      "dependencies",
    ],
    learner: { kind: "scaled", learner: { kind: "gaussian-process", rows: 1500 } },
    faithful:
      "string measures and graphs of meaning into kernel ridge; on 2000 rows or fewer by a Gaussian process of the same mean",
    substituted:
      "AMR graphs: dependency trees; SMATCH: shared arcs; kernel ridge of all rows: Gaussian process of 1500",
  },
  [
    {
      name: "l2f-inesc-id-2017",
      description: "kernel regression",
      published: { "sts2017-en": 0.7811, "sts2017-es": 0.7616 },
    },
  ],
);
