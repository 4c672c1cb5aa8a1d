import { runsOf } from "../../published-system.ts";

export const uwb2016 = runsOf(
  {
    year: 2016,
    translates: true,
    paper: "Brychcín and Svoboda 2016, https://aclanthology.org/S16-1089",
    faithful:
      "overlap of lemmas, tags and characters, tiling, tf-idf, idf-weighted alignment; products of features, here under a ridge",
    substituted:
      "tree LSTM is left out; a translation service: word tables, or what --translator names; word vectors of a billion words: latent vectors; rbf support vectors of 301 features: ridge with all products",
  },
  [
    {
      name: "uwb-2016-sup",
      description: "regression over measures and their products",
      features: [
        "word-ngrams",
        "tag-ngrams",
        "character-ngrams/char-3-dice",
        "character-ngrams/char-4-dice",
        "string-tiling/greedy-string-tiling-2",
        "idf-overlap/idf-1",
        "idf-overlap/tf-idf-cosine",
        "latent-vectors/weighted-cosine",
        "alignment-idf",
        "text-model/cosine",
      ],
      version: 2,
      textModel: "paragraph",
      learner: { kind: "products", learner: { kind: "ridge", alpha: 300 } },
      dimension: 100,
      published: { sts2016: 0.7573, "sts2016-es-en": 0.8631 },
    },
    {
      name: "uwb-2016-unsup",
      description: "idf-weighted share of aligned words",
      features: ["alignment-idf"],
      learner: { kind: "mean" },
      substituted:
        "idf of a large corpus: of the training sentences; a translation service: word tables, or what --translator names",
      faithful: "equation of the share, idf weights",
      published: { sts2016: 0.7262, "sts2016-es-en": 0.8609 },
    },
  ],
);
