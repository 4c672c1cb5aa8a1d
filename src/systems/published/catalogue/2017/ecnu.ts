import { runsOf } from "../../published-system.ts";
import { deepBoosting, gradientBoosting } from "../learners.ts";

const FEATURES = [
  "word-ngrams",
  "character-ngrams",
  "set-coefficients",
  "edit-distances",
  "lengths",
  "idf-overlap",
  "alignment-pooled",
  "alignment-idf",
  "alignment-by-tag",
  "dependencies",
  "translation-metrics",
  "negation",
  "latent-vectors",
];

export const ecnu2017 = runsOf(
  {
    year: 2017,
    paper: "Tian et al. 2017, https://aclanthology.org/S17-2028",
    features: FEATURES,
    dimension: 100,
    faithful:
      "families of features: n-gram overlap, edit distances, sequences, alignment by idf and part of speech, dependencies, MT measures, pooled word vectors under several distances; number of trees, of which boosting takes the mean of eight fits",
    substituted:
      "word2vec, Paragram and GloVe: latent semantic vectors of the training sentences; tree kernels, paragraph vectors and the Li measure are left out",
  },
  [
    {
      name: "ecnu-2017-run1",
      version: 3,
      description: "mean of three learners over many features and of four networks",
      learner: {
        kind: "average",
        learners: [{ kind: "forest", trees: 300, minLeaf: 3 }, gradientBoosting, deepBoosting],
      },
      networks: [
        { encoder: "average", dimension: 100 },
        { encoder: "projected", dimension: 100 },
        { encoder: "deep", dimension: 100 },
        { encoder: "recurrent" },
      ],
      translates: true,
      faithful:
        "families of features, three learners, averaged words, projected words, deep averaging and LSTM; other languages translated first",
      substituted:
        "word2vec, Paragram and GloVe: latent semantic vectors of the training sentences; tree kernels, paragraph vectors and the Li measure are left out; a translation service: word tables, or what --translator names; the code's aligner score and penalty of negation are left out of the mean",
      published: { sts2017: 0.7316, "stsb-dev": 0.847, "stsb-test": 0.81 },
    },
    {
      name: "ecnu-2017-gb",
      version: 2,
      description: "gradient boosting of 140 trees over many features, mean of eight fits",
      learner: gradientBoosting,
      published: { "stsb-dev": 0.836, "stsb-test": 0.802 },
    },
    {
      name: "ecnu-2017-rf",
      description: "random forest of 300 trees over many features",
      learner: { kind: "forest", trees: 300, minLeaf: 3 },
      published: { "stsb-dev": 0.833, "stsb-test": 0.799 },
    },
  ],
);
