import { runsOf } from "../../published-system.ts";

export const exbThemis2015 = runsOf(
  {
    year: 2015,
    version: 2,
    paper: "Agirre et al. 2015, https://aclanthology.org/S15-2045",
    features: [
      "word-ngrams",
      "set-coefficients",
      "wordnet",
      "numbers",
      "negation",
      "alignment-pooled",
      "alignment-coverage",
      "latent-vectors",
    ],
    learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
    dimension: 100,
    faithful: "alignment with numbers and negation, string and corpus measures into support vectors",
    substituted: "word vectors and Spanish thesaurus: latent vectors",
  },
  [
    {
      name: "exbthemis-2015-default",
      description: "support vectors",
      published: { sts2015: 0.7878 },
    },
    {
      name: "exbthemis-2015-themis",
      description: "support vectors, alignment and numbers before all",
      features: [
        "numbers",
        "negation",
        "alignment-pooled",
        "alignment-coverage",
        "wordnet",
        "latent-vectors",
      ],
      published: { sts2015: 0.7873 },
    },
    {
      name: "exbthemis-2015-themisexp",
      description: "support vectors, with more string measures",
      features: [
        "word-ngrams",
        "character-ngrams",
        "set-coefficients",
        "wordnet",
        "edit-distances",
        "string-tiling",
        "numbers",
        "negation",
        "alignment-pooled",
        "alignment-coverage",
        "latent-vectors",
      ],
      published: { sts2015: 0.7942, "sts2015-es": 0.69 },
    },
  ],
);
