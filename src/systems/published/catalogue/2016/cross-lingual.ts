import { runsOf } from "../../published-system.ts";

export const crossLingual2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    translates: true,
    faithful: "Spanish and English compared after translation, or in one space",
    substituted: "a translation service and translated text: word tables, or what --translator names",
  },
  [
    {
      name: "cnrc-2016-mt1",
      description: "phrases by vectors, fillers of roles, and METEOR, after translation",
      features: ["roles", "translation-metrics/meteor", "latent-vectors/best-match", "alignment-pooled"],
      learner: { kind: "mean" },
      dimension: 100,
      published: { "sts2016-es-en": 0.7621 },
    },
    {
      name: "fbk-hlt-2016-mt-run1",
      description: "features of translation quality and distances of vectors, into trees",
      features: ["lengths", "numbers", "latent-vectors", "tag-ngrams"],
      learner: { kind: "forest", trees: 100, minLeaf: 3 },
      dimension: 100,
      published: { "sts2016-es-en": 0.3872 },
    },
    {
      name: "gwu-nlp-2016-run1",
      description: "texts in one space by weighted matrix factorisation",
      features: ["text-model/cosine"],
      learner: { kind: "mean" },
      textModel: "factors",
      published: { "sts2016-es-en": 0.7834 },
    },
  ],
);
