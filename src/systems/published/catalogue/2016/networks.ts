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
      description: "DSSM: threes of letters, two layers, cosine",
      networks: [{ tokens: "letters", encoder: "deep", head: "cosine" }],
      dimension: 0,
      substituted:
        "clicks as training data: gold scores, in place of one text that fits among others that do not",
      published: { sts2016: 0.7357 },
    },
    {
      name: "mayonlpteam-2016-run3",
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
      description: "filters over one, two and three words, and a reading with attention",
      networks: [{ encoder: "convolution", widths: [1, 2, 3] }, { encoder: "attention" }],
      substituted:
        "attention between the two texts, and comparisons of all pooled parts: attention within each; Paragram's vectors: latent semantic ones, learnt further",
      published: { sts2016: 0.742 },
    },
    {
      name: "simihawk-2016-lstm",
      description: "LSTM",
      networks: [{ encoder: "recurrent" }],
      published: { sts2016: 0.6484 },
    },
    {
      name: "simihawk-2016-ensemble",
      description: "the feature model and the LSTM",
      features: ["word-ngrams", "alignment-idf", "latent-vectors"],
      learner: { kind: "ridge", alpha: 1 },
      networks: [{ encoder: "recurrent" }],
      substituted: "the LSTM along trees is left out; vectors: latent semantic ones, learnt further",
      published: { sts2016: 0.7377 },
    },
    {
      name: "usfd-2016-cnn",
      description: "filters over runs of words",
      networks: [{ encoder: "convolution", widths: [1, 2, 3] }],
      published: { sts2016: 0.7271 },
    },
  ],
);
