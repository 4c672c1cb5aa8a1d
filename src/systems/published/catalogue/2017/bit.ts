import { runsOf } from "../../published-system.ts";

export const bit2017 = runsOf(
  {
    year: 2017,
    version: 2,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    learner: { kind: "ridge", alpha: 1 },
    faithful: "regression on the score of one measure of information and the aligner's",
    substituted:
      "concepts and counts of the British National Corpus: words as WordNet relates them, wordfreq",
  },
  [
    {
      name: "bit-2017-run2",
      description: "sentence information and aligned share",
      features: ["wordnet/sentence-information", "alignment-pooled"],
      published: { sts2017: 0.6703, "stsb-dev": 0.829, "stsb-test": 0.809 },
    },
    {
      name: "bit-2017-run3",
      description: "sentence information and idf-weighted vectors",
      features: ["wordnet/sentence-information", "latent-vectors/weighted-cosine"],
      dimension: 100,
      published: { sts2017: 0.6789 },
    },
  ],
);
