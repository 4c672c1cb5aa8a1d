import { runsOf } from "../../published-system.ts";

export const networks2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    features: [],
    learner: { kind: "mean" },
    dimension: 50,
    translates: true,
    faithful:
      "a network that reads both texts alike and compares what it made of them; other languages translated first",
    substituted:
      "word vectors of billions of words: latent semantic vectors of the training sentences, learnt further; small layers; a translation service: word tables, or what --translator names",
  },
  [
    {
      name: "hcti-2017-run1",
      version: 2,
      paper: "Shao 2017, https://aclanthology.org/S17-2016",
      description: "filters over single words, the greatest of each; difference and product into grades",
      networks: [{ encoder: "convolution", widths: [1], hidden: 200 }],
      published: { sts2017: 0.6598, "stsb-dev": 0.834, "stsb-test": 0.784 },
    },
    {
      name: "umdeep-2017-run1",
      version: 2,
      description: "LSTM",
      networks: [{ encoder: "recurrent" }],
      published: { sts2017: 0.4792 },
    },
    {
      name: "neobility-2017-run1",
      version: 2,
      description: "LSTM with attention",
      networks: [{ encoder: "recurrent", pooling: "attention" }],
      published: { sts2017: 0.6171 },
    },
    {
      name: "ressim-2017-run1",
      version: 2,
      description: "words in one space, two layers",
      networks: [{ encoder: "deep" }],
      published: { sts2017: 0.3148 },
    },
    {
      name: "lipn-iimas-2017-run1",
      version: 2,
      description: "vectors of pieces of words, attention, best matches of words",
      features: ["latent-vectors"],
      learner: { kind: "ridge", alpha: 1 },
      vectors: "pieces",
      networks: [{ encoder: "recurrent", pooling: "attention" }],
      published: { sts2017: 0.1067 },
    },
  ],
);
