import { runsOf } from "../../published-system.ts";

export const networks2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    features: [],
    learner: { kind: "mean" },
    dimension: 50,
    faithful: "a network that reads both texts alike and compares what it made of them",
    substituted:
      "word vectors of billions of words: latent semantic vectors of the training sentences, learnt further; small layers",
  },
  [
    {
      name: "mayonlpteam-2016-run1",
      description: "words related in WordNet, weighed by information",
      features: ["wordnet", "frequency-overlap/information-overlap"],
      learner: { kind: "ridge", alpha: 1 },
      dimension: 0,
      faithful: "Resnik's measure, path and depth, information of words",
      substituted: "the mean of measures that their net was: ridge regression",
      published: { sts2016: 0.7265 },
    },
    {
      name: "mayonlpteam-2016-run2",
      version: 2,
      description: "DSSM: threes of letters, two layers, cosine",
      networks: [{ tokens: "letters", encoder: "deep", head: "cosine" }],
      dimension: 0,
      substituted:
        "clicks as training data: gold scores, in place of one text that fits among others that do not",
      published: { sts2016: 0.7357 },
    },
    {
      name: "mayonlpteam-2016-run3",
      version: 2,
      description: "both",
      features: ["wordnet", "frequency-overlap/information-overlap"],
      learner: { kind: "ridge", alpha: 1 },
      networks: [{ tokens: "letters", encoder: "deep", head: "cosine" }],
      dimension: 0,
      substituted: "a linear mix: the mean; DSSM as in run 2",
      published: { sts2016: 0.7561 },
    },
    {
      name: "umd-ttic-uw-2016-run1",
      version: 2,
      description:
        "filters over runs of words seen with attention to the other text, compared from many sides",
      networks: [{ encoder: "perspectives", widths: [1, 2, 3] }],
      faithful:
        "attention to the other text; holistic filters and ones of a single dimension; three poolings; every comparison of the paper",
      substituted:
        "Paragram's vectors: latent semantic ones of the training sentences, learnt further; 50 holistic filters in place of 300, 5 of each dimension in place of 20",
      published: { sts2016: 0.742 },
    },
    {
      name: "simihawk-2016-lstm",
      version: 2,
      description: "LSTM",
      networks: [{ encoder: "recurrent" }],
      published: { sts2016: 0.6484 },
    },
    {
      name: "simihawk-2016-treelstm",
      description: "LSTM along the tree of dependencies",
      networks: [{ encoder: "tree" }],
      faithful: "child-sum Tree-LSTM, the state of the root; difference and product into grades",
      published: { sts2016: 0.6414 },
    },
    {
      name: "simihawk-2016-ensemble",
      version: 2,
      description: "the feature model and both networks",
      features: ["word-ngrams", "alignment-idf", "latent-vectors"],
      learner: { kind: "ridge", alpha: 1 },
      networks: [{ encoder: "recurrent" }, { encoder: "tree" }],
      faithful: "a feature model, an LSTM and an LSTM along trees, and their mix",
      substituted: "how they are mixed: the mean; vectors: latent semantic ones, learnt further",
      published: { sts2016: 0.7377 },
    },
    {
      name: "usfd-2016-cnn",
      version: 2,
      description: "filters over runs of words",
      networks: [{ encoder: "convolution", widths: [1, 2, 3] }],
      published: { sts2016: 0.7271 },
    },
  ],
);
