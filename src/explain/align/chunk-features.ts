import { dot } from "../words/dot.ts";
import type { ReadToken } from "../words/read-text.ts";
import type { Likeness } from "../words/word-likeness.ts";
import { HEADS, type SideWords } from "./side-words.ts";

const TAGS = ["ADJ", "NOUN", "PROPN", "NUM", "VERB", "ADV", "ADP", "DET"] as const;

/** Features that are the same seen from either side. */
const SHARED = [
  "same",
  "same-content",
  "shared-all",
  "shared-content",
  "soft-mean",
  "soft-least",
  "soft-most",
  "cosine",
  "vectors",
  "letters",
  "number-same",
  "number-other",
  "negation-differs",
  "excludes",
  "heads-like",
  "heads-same-kind",
  "prepositions-same",
  "prepositions-differ",
  "plural-differs",
  "tense-differs",
  "names-like",
  "marks",
] as const;

/** Features that each side has for itself, but for tags. */
const PLAIN = [
  "tokens",
  "content",
  "covered",
  "soft",
  "soft-all",
  "alone",
  "unlike",
  "has-number",
  "negative",
  "names",
  "preposition",
  "first-letters",
] as const;
const OWN: readonly string[] = [
  ...PLAIN,
  ...HEADS.map((head) => `head-${head}`),
  ...TAGS.map((tag) => `alone-${tag}`),
];

/** Names of the features, in order; the two sides' own come last, so that `mirrored` can change them over. */
export const CHUNK_FEATURES: readonly string[] = [
  ...SHARED,
  ...OWN.map((name) => `left-${name}`),
  ...OWN.map((name) => `right-${name}`),
];

/** The row of the same candidate with the two texts changed over. */
export function mirrored(row: Float32Array): Float32Array {
  const swapped = Float32Array.from(row);
  const [left, right] = [SHARED.length, SHARED.length + OWN.length];
  swapped.set(row.subarray(right, right + OWN.length), left);
  swapped.set(row.subarray(left, right), right);
  return swapped;
}

/** Likeness of 1 but for rounding. */
export const SAME = 0.99;
/** Below it two words have little to do with each other. */
const UNLIKE = 0.45;

/** What the words, numbers, denials, grammar and vectors of two chunks say of each other. O(left x right) tokens. */
export function chunkFeatures(left: SideWords, right: SideWords, { like, exclude }: Likeness): Float32Array {
  const [x, y] = [left.tokens, right.tokens];
  const cell = (i: number, j: number) => like[left.ids[i]!]![right.ids[j]!]!;
  const bestLeft = new Array<number>(x.length).fill(0);
  const bestRight = new Array<number>(y.length).fill(0);
  for (let i = 0; i < x.length; i++)
    for (let j = 0; j < y.length; j++) {
      const value = cell(i, j);
      if (value > bestLeft[i]!) bestLeft[i] = value;
      if (value > bestRight[j]!) bestRight[j] = value;
    }
  const own = [ownFeatures(left, bestLeft), ownFeatures(right, bestRight)] as const;
  const bothNumbers = left.numbers !== "" && right.numbers !== "";
  const sameNumbers = bothNumbers && left.numbers === right.numbers;
  const [caseX, caseY] = [left.preposition, right.preposition];
  const [softX, softY] = [own[0].soft, own[1].soft];
  const shared: Record<(typeof SHARED)[number], number> = {
    same: Number(left.form === right.form),
    "same-content": Number(own[0].covered === 1 && own[1].covered === 1),
    "shared-all": sharedShare(bestLeft, bestRight),
    "shared-content": sharedShare(
      bestLeft.filter((_, i) => x[i]!.content),
      bestRight.filter((_, j) => y[j]!.content),
    ),
    "soft-mean": (softX + softY) / 2,
    "soft-least": Math.min(softX, softY),
    "soft-most": Math.max(softX, softY),
    cosine: dot(left.vector, right.vector),
    vectors: dot(left.sum, right.sum),
    letters: letterOverlap(left, right),
    "number-same": Number(sameNumbers),
    "number-other": Number(bothNumbers && !sameNumbers),
    "negation-differs": Number(left.negative !== right.negative),
    excludes: Number(left.ids.some((i) => right.ids.some((j) => exclude[i]![j]! > 0))),
    "heads-like": left.head < 0 || right.head < 0 ? 0 : cell(left.head, right.head),
    "heads-same-kind": Number(left.kind === right.kind),
    "prepositions-same": Number(caseX !== undefined && caseX === caseY),
    "prepositions-differ": Number(caseX !== undefined && caseY !== undefined && caseX !== caseY),
    "plural-differs": Number(differs(x[left.head], y[right.head], "Number")),
    "tense-differs": Number(differs(x[left.head], y[right.head], "Tense")),
    "names-like": Math.min(nameLikeness(x, bestLeft), nameLikeness(y, bestRight)),
    marks: Number(left.allMarks) + Number(right.allMarks),
  };
  const row = new Float32Array(CHUNK_FEATURES.length);
  let at = 0;
  for (const name of SHARED) row[at++] = shared[name];
  for (const { values } of own) for (const value of values) row[at++] = value;
  return row;
}

/** What a side says for itself; `values` in the order of OWN. */
function ownFeatures(side: SideWords, best: readonly number[]) {
  const { tokens, kind } = side;
  const inside = best.filter((_, i) => tokens[i]!.content);
  const covered = inside.length === 0 ? 0 : inside.filter((value) => value >= SAME).length / inside.length;
  const soft = meanOf(inside.length > 0 ? inside : best);
  const alone = TAGS.map(
    (tag) => tokens.filter(({ main }, i) => main.upos === tag && best[i]! < SAME).length,
  );
  const own: Record<(typeof PLAIN)[number], number> = {
    tokens: tokens.length,
    content: inside.length,
    covered,
    soft,
    "soft-all": meanOf(best),
    alone: inside.filter((value) => value < SAME).length,
    unlike: inside.filter((value) => value < UNLIKE).length,
    "has-number": Number(side.numbers !== ""),
    negative: Number(side.negative),
    names: side.names,
    preposition: Number(side.preposition !== undefined),
    "first-letters": Math.min(12, tokens[side.head]?.text.length ?? 0),
  };
  const values = [...PLAIN.map((name) => own[name]), ...HEADS.map((head) => Number(head === kind)), ...alone];
  return { covered, soft, values };
}

function differs(x: ReadToken | undefined, y: ReadToken | undefined, feature: string): boolean {
  const [p, q] = [x?.main.features[feature], y?.main.features[feature]];
  return p !== undefined && q !== undefined && p !== q;
}

/** Mean likeness of a side's names; 1 where it has none. */
function nameLikeness(tokens: readonly ReadToken[], best: readonly number[]): number {
  const names = best.filter((_, i) => tokens[i]!.main.upos === "PROPN");
  return names.length === 0 ? 1 : meanOf(names);
}

function sharedShare(left: readonly number[], right: readonly number[]): number {
  const total = left.length + right.length;
  if (total === 0) return 0;
  const same = (values: readonly number[]) => values.filter((value) => value >= SAME).length;
  return (same(left) + same(right)) / total;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Dice's coefficient of letter bigrams. */
function letterOverlap(x: SideWords, y: SideWords): number {
  const total = lettersOf(x) + lettersOf(y);
  if (total === 0) return Number(x.form === y.form);
  let shared = 0;
  for (const [gram, count] of x.bigrams) shared += Math.min(count, y.bigrams.get(gram) ?? 0);
  return (2 * shared) / total;
}

function lettersOf({ form }: SideWords): number {
  return Math.max(0, form.length - 1);
}
