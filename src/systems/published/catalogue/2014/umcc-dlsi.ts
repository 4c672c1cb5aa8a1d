import { runsOf } from "../../published-system.ts";

export const umccDlsi2014 = runsOf(
  {
    year: 2014,
    paper: "Agirre et al. 2014, https://aclanthology.org/S14-2010",
    learner: { kind: "scaled", learner: { kind: "support-vector", cost: 1, epsilon: 0.1 } },
    dimension: 100,
    faithful: "support vectors over set coefficients, edit distances, latent vectors",
    substituted: "WordNet similarities are left out; Spanish senses are left out",
  },
  [
    {
      name: "umcc-dlsi-2014-run1",
      description: "string and semantic features",
      features: ["set-coefficients", "edit-distances", "monge-elkan", "latent-vectors"],
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
