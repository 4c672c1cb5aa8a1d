import { type Guards, guardsOf, numberGuards, sameWord } from "./accurate-guards.ts";
import type { Sketch } from "./accurate-sketch.ts";
import { ALIGNMENT_FEATURES, type AlignmentFeature } from "./word-alignment.ts";
import { matchWords } from "./word-matches.ts";

/** What the combiner may look at, by group; every feature is symmetric in the two texts. */
export const FEATURE_GROUPS = {
  /** Logit of the cross-encoder's score, mean of both orders. */
  cross: ["cross-logit"],
  /** Cosines of the sentence encoder that `base` uses, and of `fast`. */
  vectors: ["base", "fast"],
  /** What `base` makes of vectors and words: who stands in whose place, hours, slips of the keyboard and more. */
  blend: ["blend"],
  /** How the words' vectors of `fast` align. */
  alignment: ALIGNMENT_FEATURES,
  numbers: ["numbers-agree", "numbers-clash", "numbers-extra"],
  names: ["names-agree", "names-clash", "names-extra"],
  /** For near copies (`withNearCopies`): Dice share of content words in common. */
  copies: ["overlap"],
} as const satisfies Record<string, readonly string[]>;

export type FeatureGroup = keyof typeof FEATURE_GROUPS;
export type FeatureName = (typeof FEATURE_GROUPS)[FeatureGroup][number];
export type Features = Readonly<Record<FeatureName, number>>;

export const FEATURE_NAMES: readonly FeatureName[] = Object.values(FEATURE_GROUPS).flat();

/** A feature, or the product of two. */
export type FeatureTerm = FeatureName | `${FeatureName}*${FeatureName}`;

/** The features that a term is made of. */
export function factorsOf(term: string): FeatureName[] {
  return term.split("*") as FeatureName[];
}

/** What models say of a pair. */
export interface PairValues {
  /** Score of the cross-encoder, 0..1. */
  readonly cross: number;
  readonly base: number;
  /** The raw value of `base`, about linear in the score; any number. */
  readonly blend: number;
  readonly fast: number;
  /** Of ALIGNMENT_FEATURES. */
  readonly alignment: ArrayLike<number>;
}

/** Beyond this the sigmoid that the score came through has lost what it was told. */
const LEAST = 1e-6;

/** Features of two texts of one language (or of unknown ones). O(words of a x words of b). */
export function featuresOf(values: PairValues, a: Sketch, b: Sketch): Features {
  return { ...modelFeatures(values), ...guardsOf(a, b), overlap: overlapOf(a, b) };
}

const NO_GUARDS: Guards = {
  "numbers-agree": 0,
  "numbers-clash": 0,
  "numbers-extra": 0,
  "names-agree": 0,
  "names-clash": 0,
  "names-extra": 0,
};

/** Features of two texts of different languages: of the guards, numbers alone carry over. */
export function crossFeaturesOf(values: PairValues, a: Sketch, b: Sketch): Features {
  return { ...modelFeatures(values), ...NO_GUARDS, ...numberGuards(a, b), overlap: overlapOf(a, b) };
}

function modelFeatures({ cross, base, blend, fast, alignment }: PairValues) {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, cross));
  const aligned = Object.fromEntries(ALIGNMENT_FEATURES.map((name, i) => [name, alignment[i]!]));
  return {
    "cross-logit": Math.log(inside / (1 - inside)),
    base,
    blend,
    fast,
    ...(aligned as Record<AlignmentFeature, number>),
  };
}

function overlapOf({ words: left }: Sketch, { words: right }: Sketch): number {
  const total = left.length + right.length;
  return total === 0 ? 0 : (2 * matchWords(left, right, sameWord).length) / total;
}
