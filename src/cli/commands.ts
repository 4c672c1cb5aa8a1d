import type { CliCommand } from "./command.ts";

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CliCommand }>;
}

/** To add a command: write its file, list it here. Order is that of `samesay --help`. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "score",
    summary: "how close two texts are in meaning, 0-5: one pair, or a file or stream of pairs",
    load: () => import("./commands/score.ts"),
  },
  {
    name: "explain",
    summary: "why two texts have their score: which parts agree, oppose, add detail or stand alone",
    load: () => import("./commands/explain.ts"),
  },
  {
    name: "evaluate",
    summary: "score gold sets with systems and print correlations, errors and aggregates",
    load: () => import("./commands/evaluate.ts"),
  },
  {
    name: "compare",
    summary: "which of two systems or score files is better, by how much, significantly or not",
    load: () => import("./commands/compare.ts"),
  },
  {
    name: "leaderboard",
    summary: "the tasks' published result tables",
    load: () => import("./commands/leaderboard.ts"),
  },
  {
    name: "align",
    summary: "which words of two texts stand for each other, and by what evidence",
    load: () => import("./commands/align.ts"),
  },
  {
    name: "analyse",
    summary: "tags, lemmas, tree, roles, quantities, entities and negation of a text",
    load: () => import("./commands/analyse.ts"),
  },
  {
    name: "systems",
    summary: "list and describe what --system takes",
    load: () => import("./commands/systems.ts"),
  },
  {
    name: "models",
    summary: "list and check the weights; add a model from a hub",
    load: () => import("./commands/models.ts"),
  },
  {
    name: "train",
    summary: "adapt a tier to labelled pairs of your own, in seconds",
    load: () => import("./commands/train.ts"),
  },
  {
    name: "ablate",
    summary: "leave a published system's families of features out one at a time: what each is worth",
    load: () => import("./commands/ablate.ts"),
  },
  {
    name: "fit-threshold",
    summary: "find the score above which texts mean the same, on labelled pairs, and keep it under a name",
    load: () => import("./commands/fit-threshold.ts"),
  },
  {
    name: "thresholds",
    summary: "list, show and remove the thresholds that fit-threshold kept",
    load: () => import("./commands/thresholds.ts"),
  },
  {
    name: "data",
    summary: "list, show, add, verify and build gold sets",
    load: () => import("./commands/data.ts"),
  },
  {
    name: "audit",
    summary: "leaks, duplicates, conflicting gold, encoding faults and odd rows in sets; exit 1 if any",
    load: () => import("./commands/audit.ts"),
  },
  {
    name: "split",
    summary: "cut a set into parts of like make-up, no text in two of them",
    load: () => import("./commands/split.ts"),
  },
];
