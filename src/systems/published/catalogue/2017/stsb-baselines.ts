import { runsOf } from "../../published-system.ts";

const COSINE = ["latent-vectors/sum-cosine"];

/** The baselines that Cer et al. print beside the participants of STS Benchmark. */
export const stsbBaselines = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001, table 14",
    learner: { kind: "mean" },
    features: COSINE,
    dimension: 100,
    faithful: "the kind of vectors, learnt from text alone, and their cosine",
    substituted: "billions of words: the training sentences, and those of --text; words: lemmas",
  },
  [
    {
      name: "stsb-sent2vec",
      description: "words and neighbours learnt to foretell a word of their sentence, averaged",
      features: ["sentence-vectors/plain-cosine"],
      vectors: "sentence",
      published: { "stsb-dev": 0.787, "stsb-test": 0.755 },
    },
    {
      name: "stsb-sif",
      description: "means by smooth inverse frequency, less fifteen common directions",
      features: ["sentence-vectors/smooth-cosine"],
      components: true,
      published: { "stsb-dev": 0.801, "stsb-test": 0.72 },
    },
    {
      name: "stsb-infersent",
      version: 2,
      paper: "Conneau et al. 2017, https://arxiv.org/abs/1705.02364",
      description: "an LSTM of both ways, the greatest of each of its numbers, difference and product",
      features: [],
      dimension: 50,
      networks: [{ encoder: "recurrent", bothWays: true }],
      faithful: "the greatest of each number of the states of both ways; difference and product",
      substituted: "pairs labelled for inference: the graded training pairs; small layers",
      published: { "stsb-dev": 0.801, "stsb-test": 0.758 },
    },
    {
      name: "stsb-c-phrase",
      description: "words learnt from those that they hang together with in the tree",
      vectors: "tree",
      published: { "stsb-dev": 0.743, "stsb-test": 0.639 },
    },
    {
      name: "stsb-pv-dbow",
      description: "paragraph vectors",
      features: ["text-model/cosine"],
      dimension: 0,
      textModel: "paragraph",
      textDimension: 100,
      published: { "stsb-dev": 0.722, "stsb-test": 0.649 },
    },
    {
      name: "stsb-lexvec",
      description: "factors of positive mutual information",
      published: { "stsb-dev": 0.689, "stsb-test": 0.558 },
    },
    {
      name: "stsb-fasttext",
      description: "skip-gram with pieces of words",
      vectors: "pieces",
      published: { "stsb-dev": 0.653, "stsb-test": 0.536 },
    },
    {
      name: "stsb-paragram",
      version: 2,
      description: "averaged words, fitted so that paraphrases are near",
      features: [],
      networks: [{ encoder: "average", head: "cosine", dimension: 100 }],
      faithful: "vectors fitted to paraphrases, averaged, their cosine",
      substituted: "paraphrases of PPDB: the graded training pairs, so that this one has seen gold scores",
      published: { "stsb-dev": 0.63, "stsb-test": 0.501 },
    },
    {
      name: "stsb-glove",
      description: "GloVe",
      vectors: "global",
      published: { "stsb-dev": 0.524, "stsb-test": 0.406 },
    },
    {
      name: "stsb-word2vec",
      description: "skip-gram",
      vectors: "skip-gram",
      published: { "stsb-dev": 0.7, "stsb-test": 0.565 },
    },
  ],
);
