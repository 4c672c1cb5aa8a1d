import { characterNgramMeasures } from "../measures/character-ngrams.ts";
import type { Guards } from "./accurate-guards.ts";
import { guardsOf, numberGuards, sameWord } from "./accurate-guards.ts";
import type { Sketch, SketchWord } from "./accurate-sketch.ts";
import type { AreOpposite } from "./antonyms.ts";
import { disorder, matchWords, restsOf, sharedShare } from "./word-matches.ts";

/** What the combiner may look at, by group; every feature is symmetric in the two texts. */
export const FEATURE_GROUPS = {
  /** Score of the cross-encoder, mean of both orders, and its logit. */
  cross: ["cross", "cross-logit"],
  /** Of the sentence encoder that `base` uses the cosine and what its learned comparison says; the cosine of `fast`. */
  vectors: ["base", "compared", "fast"],
  /** Words shared, alike or left over, their order, and lengths. */
  words: [
    "overlap",
    "copy",
    "small-overlap",
    "soft-mean",
    "soft-least",
    "rest",
    "rest-spelling",
    "rest-both",
    "rest-one",
    "disorder",
    "length-ratio",
    "short",
    "spelling",
  ],
  numbers: ["numbers-agree", "numbers-clash", "numbers-extra"],
  names: ["names-agree", "names-clash", "names-extra"],
  negation: ["negation-parity", "negation-shared"],
  antonyms: ["opposites"],
  roles: ["roles-agree", "roles-swapped", "roles-clash", "converse-agree", "converse-swapped", "voice"],
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
  /** What the learned comparison of the vectors of `base` says, -1..1; the cosine where there is none. */
  readonly compared: number;
  readonly fast: number;
}

/** How near two words are by their vectors, -1..1. */
export type WordCosine = (x: string, y: string) => number;

/** Beyond this the sigmoid that the score came through has lost what it was told. */
const LEAST = 1e-6;
/** Words from which a text is no longer short. */
const SHORT = 6;

/** Features of two texts of one language (or of unknown ones). O(words of a x words of b). */
export function featuresOf(
  values: PairValues,
  a: Sketch,
  b: Sketch,
  cosine: WordCosine,
  opposite: AreOpposite,
): Features {
  return { ...modelFeatures(values), ...wordFeatures(a, b, cosine, opposite), ...guardsOf(a, b) };
}

const NEVER: AreOpposite = () => false;

const NO_GUARDS: Guards = {
  "numbers-agree": 0,
  "numbers-clash": 0,
  "numbers-extra": 0,
  "names-agree": 0,
  "names-clash": 0,
  "names-extra": 0,
  "negation-parity": 0,
  "negation-shared": 0,
  "roles-agree": 0,
  "roles-swapped": 0,
  "roles-clash": 0,
  "converse-agree": 0,
  "converse-swapped": 0,
  voice: 0,
};

/** Features of two texts of different languages: of the guards, numbers alone carry over. */
export function crossFeaturesOf(values: PairValues, a: Sketch, b: Sketch, cosine: WordCosine): Features {
  return {
    ...modelFeatures(values),
    ...wordFeatures(a, b, cosine, NEVER),
    ...NO_GUARDS,
    ...numberGuards(a, b),
  };
}

function modelFeatures({ cross, base, compared, fast }: PairValues) {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, cross));
  return { cross, "cross-logit": Math.log(inside / (1 - inside)), base, compared, fast };
}

function wordFeatures(a: Sketch, b: Sketch, cosine: WordCosine, opposite: AreOpposite) {
  const [left, right] = [a.words, b.words];
  const matches = matchWords(left, right, sameWord);
  const total = left.length + right.length;
  const overlap = total === 0 ? 0 : (2 * matches.length) / total;
  const [restLeft, restRight] = [left.length - matches.length, right.length - matches.length];
  const soft = softMatches(left, right, cosine);
  const [restOfLeft, restOfRight] = restsOf(left, right, matches);
  const [x, y] = [textOf(restOfLeft), textOf(restOfRight)];
  return {
    overlap,
    // From half the words in common upwards, rising steeply: what differs between near copies is all that differs.
    copy: Math.max(0, 2 * overlap - 1) ** 2,
    "small-overlap": sharedShare(a.small, b.small),
    "soft-mean": soft.mean,
    "soft-least": soft.least,
    rest: x === "" || y === "" ? 0 : cosine(x, y),
    "rest-spelling": x === "" || y === "" ? 0 : likeLetters(x, y),
    "rest-both": restLeft > 0 && restRight > 0 ? overlap : 0,
    "rest-one": restLeft > 0 !== restRight > 0 ? overlap : 0,
    opposites: restOfLeft.some((u) => restOfRight.some((v) => areOpposite(u, v, opposite))) ? 1 : 0,
    disorder: disorder(matches),
    "length-ratio":
      total === 0 ? 1 : Math.min(left.length, right.length) / Math.max(left.length, right.length),
    short: Math.max(0, 1 - total / 2 / SHORT),
    spelling: total === 0 ? 0 : likeLetters(textOf(left), textOf(right)),
  };
}

/** Each word's nearest word in the other text: the mean of both sides, and the word worst off. */
function softMatches(left: readonly SketchWord[], right: readonly SketchWord[], cosine: WordCosine) {
  if (left.length === 0 || right.length === 0) return { mean: 0, least: 0 };
  const [bestLeft, bestRight] = [left.map(() => -1), right.map(() => -1)];
  for (const [i, x] of left.entries()) {
    for (const [j, y] of right.entries()) {
      const near = sameWord(x, y) ? 1 : cosine(x.form, y.form);
      bestLeft[i] = Math.max(bestLeft[i]!, near);
      bestRight[j] = Math.max(bestRight[j]!, near);
    }
  }
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    mean: (mean(bestLeft) + mean(bestRight)) / 2,
    least: Math.min(...bestLeft, ...bestRight),
  };
}

function areOpposite(x: SketchWord, y: SketchWord, opposite: AreOpposite): boolean {
  return x.keys.some((u) => y.keys.some((v) => opposite(u, v)));
}

function textOf(words: readonly SketchWord[]): string {
  return words.map(({ form }) => form).join(" ");
}

/** Share of letter pairs in common: slips of the keyboard leave most of them. */
function likeLetters(x: string, y: string): number {
  return characterNgramMeasures["char-2-dice"].score(x, y);
}
