import { runsOf } from "../../published-system.ts";

export const fcicu2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    learner: { kind: "mean" },
    faithful: "a mean of alignment or string kernel with soft cardinality",
    substituted: "senses of a multilingual network: words",
  },
  [
    {
      name: "fcicu-2017-run1",
      description: "subsequence kernel and soft cardinality",
      features: ["subsequence-kernels/subsequence-kernel", "soft-cardinality/content-soft-cardinality"],
      published: { sts2017: 0.619, "sts2017-en": 0.8272 },
    },
    {
      name: "fcicu-2017-run2",
      description: "idf-weighted alignment and soft cardinality",
      features: ["alignment-idf", "soft-cardinality/content-soft-cardinality"],
      published: { sts2017: 0.6166, "sts2017-en": 0.828 },
    },
  ],
);
