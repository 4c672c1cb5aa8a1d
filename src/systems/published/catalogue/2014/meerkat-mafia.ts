import { runsOf } from "../../published-system.ts";

export const meerkatMafia2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    dimension: 100,
    faithful: "words take their best partners by a latent space",
    substituted:
      "penalties and look-ups of rare words are left out; three billion words of text: the training sentences",
  },
  [
    {
      name: "meerkat-mafia-2014-pairingwords",
      translates: true,
      description: "best partner of each word in a latent space, averaged",
      features: ["latent-vectors/content-best-match", "alignment-pooled"],
      learner: { kind: "mean" },
      published: { sts2014: 0.761, "sts2014-es": 0.738 },
    },
    {
      name: "meerkat-mafia-2014-hulk",
      description: "support vectors over the same and n-grams",
      features: ["latent-vectors", "alignment-pooled", "word-ngrams", "lengths"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2014: 0.735 },
    },
    {
      name: "meerkat-mafia-2014-supersaiyan",
      description: "support vectors over the same, n-grams and contrasts",
      features: ["latent-vectors", "alignment-pooled", "alignment-coverage", "word-ngrams", "lengths"],
      learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
      published: { sts2014: 0.741 },
    },
  ],
);
