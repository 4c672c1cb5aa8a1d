import type { Learner } from "../../learn/index.ts";
import type { CorpusPlan } from "./corpus/learn-corpus.ts";
import type { NetworkSettings } from "./network/network-settings.ts";

/** Sets that papers give figures on: English unless said; a year's is the mean weighted by set size. */
export type PublishedSet =
  | "sts2012"
  | "sts2013"
  | "sts2014"
  | "sts2014-es"
  | "sts2015"
  | "sts2015-es"
  | "sts2016"
  | "sts2016-es-en"
  | "sts2017"
  | "sts2017-en"
  | "sts2017-ar"
  | "sts2017-es"
  | "sts2017-es-en"
  | "stsb-dev"
  | "stsb-test";

/** A way from features to a raw value: a learner, or the plain mean of the features, which learns nothing from gold scores. */
export type RecipeLearner = Learner | { readonly kind: "mean" };

/** A published system as it is rebuilt here, and what it learns from its training sentences. */
export interface Recipe extends CorpusPlan {
  /** Kebab-case: team, year, run, as the papers spell them. */
  readonly name: string;
  /** Raise when what it gives after training on the same data can change. */
  readonly version: number;
  readonly year: 2012 | 2014 | 2015 | 2016 | 2017;
  /** Paper or task overview. */
  readonly paper: string;
  /** One line: what the system does. */
  readonly description: string;
  /** Families of features, or one column as "family/column". */
  readonly features: readonly string[];
  readonly learner: RecipeLearner;
  /** Networks that read the pairs themselves; their values and the learner's, which has no part where there are no features, are averaged. */
  readonly networks?: readonly NetworkSettings[];
  /** Gives a confidence with each score, as runs of 2014 could. */
  readonly confident?: boolean;
  /** Texts of other languages are brought into English first. */
  readonly translates?: boolean;
  /** What is as the paper has it. */
  readonly faithful: string;
  /** What stands in for what, and why. */
  readonly substituted: string;
  /** Pearson's r, 0..1, as published. */
  readonly published: Readonly<Partial<Record<PublishedSet, number>>>;
}

/** What the runs of one paper share; each run adds or replaces. */
export type SharedRecipe = Partial<Recipe> & Pick<Recipe, "year" | "paper">;

/** Runs of one paper as recipes. */
export function runsOf(
  shared: SharedRecipe,
  runs: readonly (Partial<Recipe> & Pick<Recipe, "name">)[],
): readonly Recipe[] {
  return runs.map((run) => ({ version: 1, published: {}, ...shared, ...run }) as Recipe);
}
