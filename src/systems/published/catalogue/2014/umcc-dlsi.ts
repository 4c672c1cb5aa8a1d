import { runsOf } from "../../published-system.ts";

export const umccDlsi2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
    dimension: 100,
    faithful: "support vectors over set coefficients, edit distances, latent vectors",
    substituted:
      "Spanish senses are left out; the papers' word vectors: latent semantic vectors of the training sentences",
  },
  [
    {
      name: "umcc-dlsi-2014-run1",
      description: "string and semantic features",
      features: ["set-coefficients", "edit-distances", "monge-elkan", "wordnet", "latent-vectors"],
      version: 2,
      published: { sts2014: 0.682 },
    },
    {
      name: "umcc-dlsi-2014-run2",
      description: "string features alone",
      features: ["set-coefficients", "edit-distances", "monge-elkan"],
      published: { sts2014: 0.676, "sts2014-es": 0.791 },
    },
  ],
);
