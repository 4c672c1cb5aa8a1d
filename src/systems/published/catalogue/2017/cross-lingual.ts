import { runsOf } from "../../published-system.ts";

export const crossLingual2017 = runsOf(
  {
    year: 2017,
    paper: "Cer et al. 2017, https://aclanthology.org/S17-2001",
    translates: true,
    faithful: "pairs of two languages compared after translation, or by features that need none",
    substituted:
      "a translation service, translated text and multilingual networks: word tables, or what --translator names",
  },
  [
    {
      name: "compilig-2017-run1",
      paper: "Ferrero et al. 2017, https://aclanthology.org/S17-2012",
      description:
        "threes of characters, concepts, vectors and aligned words after translation, into a model tree",
      features: [
        "character-ngrams/char-3-cosine",
        "concepts/cosine",
        "latent-vectors/weighted-cosine",
        "alignment-idf",
      ],
      learner: { kind: "model-tree" },
      dimension: 100,
      published: { "sts2017-es-en": 0.8302 },
    },
    {
      name: "lump-2017-run1",
      description: "lexical features, explicit semantic analysis and vectors, into boosting",
      features: ["word-ngrams", "character-ngrams", "lengths", "concepts", "latent-vectors"],
      learner: { kind: "boosting", rounds: 140, maxDepth: 3, maxLeaves: 8, minLeaf: 10 },
      dimension: 100,
      published: { sts2017: 0.4725 },
    },
  ],
);
