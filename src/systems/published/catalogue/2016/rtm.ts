import { runsOf } from "../../published-system.ts";

export const rtm2016 = runsOf(
  {
    year: 2016,
    paper: "Agirre et al. 2016, https://aclanthology.org/S16-1081",
    features: ["translation-metrics", "lengths", "character-ngrams"],
    faithful: "measures of translation; feature selection through latent directions",
    substituted: "the reference corpus is left out",
  },
  [
    {
      name: "rtm-2016-svr",
      description: "support vectors",
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2016: 0.6685 },
    },
    {
      name: "rtm-2016-pls-svr",
      description: "partial least squares",
      learner: { kind: "scaled", learner: { kind: "partial-least-squares", components: 8 } },
      published: { sts2016: 0.6518 },
    },
  ],
);
