import { dot } from "../words/dot.ts";
import type { ReadToken } from "../words/read-text.ts";
import type { Likeness } from "../words/word-likeness.ts";
import { type ChunkSide, unit } from "./chunk-side.ts";

const TAGS = ["ADJ", "NOUN", "PROPN", "NUM", "VERB", "ADV", "ADP", "DET"] as const;
const HEADS = ["noun", "verb", "other"] as const;

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

/** Features that each side has for itself. */
const OWN = [
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
  ...HEADS.map((head) => `head-${head}` as const),
  ...TAGS.map((tag) => `alone-${tag}` as const),
] as const;

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
export function chunkFeatures(left: ChunkSide, right: ChunkSide, { like, exclude }: Likeness): Float32Array {
  const [x, y] = [tokensOf(left), tokensOf(right)];
  const cell = (i: number, j: number) => like[left.tokens[i]!]![right.tokens[j]!]!;
  const bestLeft = x.map((_, i) => y.reduce((best, __, j) => Math.max(best, cell(i, j)), 0));
  const bestRight = y.map((_, j) => x.reduce((best, __, i) => Math.max(best, cell(i, j)), 0));
  const own = [ownFeatures(x, bestLeft), ownFeatures(y, bestRight)] as const;
  const [headX, headY] = [headOf(x), headOf(y)];
  const headLike = headX < 0 || headY < 0 ? 0 : cell(headX, headY);
  const [numbersX, numbersY] = [numbersOf(x), numbersOf(y)];
  const bothNumbers = numbersX.length > 0 && numbersY.length > 0;
  const sameNumbers = bothNumbers && numbersX.join(" ") === numbersY.join(" ");
  const [caseX, caseY] = [prepositionOf(x), prepositionOf(y)];
  const words = (tokens: readonly ReadToken[]) => tokens.filter(({ mark }) => !mark);
  const form = (tokens: readonly ReadToken[]) =>
    words(tokens)
      .map(({ text }) => text.toLowerCase())
      .join(" ");
  const [formX, formY] = [form(x), form(y)];
  const [softX, softY] = [own[0].soft, own[1].soft];
  const shared: Record<(typeof SHARED)[number], number> = {
    same: Number(formX === formY),
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
    vectors: dot(sumOf(x), sumOf(y)),
    letters: letterOverlap(formX, formY),
    "number-same": Number(sameNumbers),
    "number-other": Number(bothNumbers && !sameNumbers),
    "negation-differs": Number(x.some(({ negative }) => negative) !== y.some(({ negative }) => negative)),
    excludes: Number(left.tokens.some((i) => right.tokens.some((j) => exclude[i]![j]! > 0))),
    "heads-like": headLike,
    "heads-same-kind": Number(kindOf(x[headX]) === kindOf(y[headY])),
    "prepositions-same": Number(caseX !== undefined && caseX === caseY),
    "prepositions-differ": Number(caseX !== undefined && caseY !== undefined && caseX !== caseY),
    "plural-differs": Number(differs(x[headX], y[headY], "Number")),
    "tense-differs": Number(differs(x[headX], y[headY], "Tense")),
    "names-like": Math.min(nameLikeness(x, bestLeft), nameLikeness(y, bestRight)),
    marks: Number(x.every(({ mark }) => mark)) + Number(y.every(({ mark }) => mark)),
  };
  const row = new Float32Array(CHUNK_FEATURES.length);
  let at = 0;
  for (const name of SHARED) row[at++] = shared[name];
  for (const side of own) for (const name of OWN) row[at++] = side[name];
  return row;
}

function tokensOf({ text, tokens }: ChunkSide): ReadToken[] {
  return tokens.map((i) => text.tokens[i]!);
}

type OwnFeatures = Record<(typeof OWN)[number], number>;

function ownFeatures(tokens: readonly ReadToken[], best: readonly number[]): OwnFeatures {
  const content = tokens.map(({ content: own }) => own);
  const inside = best.filter((_, i) => content[i]);
  const head = kindOf(tokens[headOf(tokens)]);
  const own = {
    tokens: tokens.length,
    content: inside.length,
    covered: inside.length === 0 ? 0 : inside.filter((value) => value >= SAME).length / inside.length,
    soft: meanOf(inside.length > 0 ? inside : best),
    "soft-all": meanOf(best),
    alone: inside.filter((value) => value < SAME).length,
    unlike: inside.filter((value) => value < UNLIKE).length,
    "has-number": Number(tokens.some(({ number }) => number !== undefined)),
    negative: Number(tokens.some(({ negative }) => negative)),
    names: tokens.filter(({ main }) => main.upos === "PROPN").length,
    preposition: Number(prepositionOf(tokens) !== undefined),
    "first-letters": tokens.length === 0 ? 0 : Math.min(12, tokens[headOf(tokens)]?.text.length ?? 0),
  };
  const heads = HEADS.map((kind) => [`head-${kind}`, Number(head === kind)] as const);
  const alone = TAGS.map((tag) => {
    const count = tokens.filter(({ main }, i) => main.upos === tag && best[i]! < SAME).length;
    return [`alone-${tag}`, count] as const;
  });
  return { ...own, ...Object.fromEntries([...heads, ...alone]) } as OwnFeatures;
}

/** The token on which the others of the chunk hang; the last of several; -1 for none. */
export function headOf(tokens: readonly ReadToken[]): number {
  const ids = new Set(tokens.flatMap(({ parts }) => parts.map(({ id }) => id)));
  let found = -1;
  for (const [i, token] of tokens.entries()) if (!token.mark && !ids.has(token.main.head)) found = i;
  return found >= 0 ? found : tokens.findLastIndex(({ mark }) => !mark);
}

function kindOf(token: ReadToken | undefined): (typeof HEADS)[number] {
  switch (token?.main.upos) {
    case "NOUN":
    case "PROPN":
    case "PRON":
    case "NUM":
      return "noun";
    case "VERB":
    case "AUX":
      return "verb";
    default:
      return "other";
  }
}

function numbersOf(tokens: readonly ReadToken[]): string[] {
  return [...new Set(tokens.flatMap(({ number }) => (number === undefined ? [] : [number])))].sort();
}

function prepositionOf(tokens: readonly ReadToken[]): string | undefined {
  return tokens.flatMap(({ parts }) => parts).find(({ upos }) => upos === "ADP")?.lemma;
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
function letterOverlap(x: string, y: string): number {
  const grams = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
  const [p, q] = [grams(x), grams(y)];
  if (p.length + q.length === 0) return Number(x === y);
  const left = new Map<string, number>();
  for (const gram of p) left.set(gram, (left.get(gram) ?? 0) + 1);
  let shared = 0;
  for (const gram of q) {
    const own = left.get(gram) ?? 0;
    if (own === 0) continue;
    left.set(gram, own - 1);
    shared++;
  }
  return (2 * shared) / (p.length + q.length);
}

/** The sum of the content words' vectors, of all words' where there are none, at length 1. */
function sumOf(tokens: readonly ReadToken[]): Float32Array {
  const content = tokens.filter(({ content: own }) => own);
  const sum = new Float32Array(tokens[0]?.vector.length ?? 0);
  for (const { vector } of content.length > 0 ? content : tokens)
    for (let d = 0; d < sum.length; d++) sum[d]! += vector[d]!;
  return unit(sum);
}
