import { dot } from "../words/dot.ts";
import type { ReadText, ReadToken } from "../words/read-text.ts";
import type { Likeness } from "../words/word-likeness.ts";
import type { WordRelation } from "../words/word-relations.ts";
import { CHUNK_FEATURES, mirrored, SAME } from "./chunk-features.ts";
import { type ChunkSide, unit } from "./chunk-side.ts";
import { headOf } from "./side-words.ts";

const LEFT_OVER = ["ADJ", "NOUN", "PROPN", "NUM", "VERB", "ADV", "ADP", "DET", "AUX"] as const;
const HEADS = [...LEFT_OVER, "PRON"] as const;
const RELATIONS = [
  "nsubj",
  "obj",
  "obl",
  "nmod",
  "root",
  "amod",
  "compound",
  "nummod",
  "advmod",
  "acl",
  "advcl",
  "conj",
  "appos",
  "xcomp",
] as const;
/**
 * Of English; other languages have none here. Articles are no features: what one source teaches of them (headlines have none) misleads
 * in another.
 */
const PREPOSITIONS =
  "in on at of for to from with by near after before over into as against about through".split(" ");
const FORMS = [
  ["Number", "Plur"],
  ["VerbForm", "Part"],
  ["VerbForm", "Inf"],
  ["VerbForm", "Ger"],
  ["Tense", "Past"],
] as const;

/** What both chunks say together. */
const TOGETHER = [
  "texts-like",
  "heads-same",
  "heads-synonyms",
  "heads-sisters",
  "heads-opposite",
  "heads-vectors",
  "heads-begin-alike",
  "heads-same-tag",
  "heads-same-relation",
  "any-synonyms",
  "any-sisters",
  "any-opposite",
  "all-same-or-synonyms",
  "rest-vectors",
  "first-same",
  "last-same",
  "numbers-ratio",
  "chunks-left-and-right",
] as const;

/** What each chunk says for itself against the other. */
const EACH: readonly string[] = [
  "chunks",
  "all-tokens",
  "rest",
  "rest-unexplained",
  "rest-letters",
  "rest-capitals",
  "letters",
  "head-below",
  "any-below",
  "count-below",
  "elsewhere",
  "elsewhere-soft",
  "number",
  "number-greater",
  "head-capital",
  ...LEFT_OVER.map((tag) => `rest-${tag}`),
  ...HEADS.map((tag) => `head-${tag}`),
  ...RELATIONS.map((relation) => `relation-${relation}`),
  ...FORMS.map(([name, value]) => `head-${name}-${value}`),
  ...PREPOSITIONS.map((word) => `preposition-${word}`),
];

/** Names of the features that types are told by, in order; the two sides' own come last. */
export const TYPE_FEATURES: readonly string[] = [
  ...CHUNK_FEATURES,
  ...TOGETHER,
  ...EACH.map((name) => `left-${name}`),
  ...EACH.map((name) => `right-${name}`),
];

/** The row of the same chunks with the two texts changed over. */
export function mirroredFeatures(row: Float32Array): Float32Array {
  const swapped = Float32Array.from(row);
  swapped.set(mirrored(row.subarray(0, CHUNK_FEATURES.length)));
  const left = CHUNK_FEATURES.length + TOGETHER.length;
  const right = left + EACH.length;
  swapped.set(row.subarray(right, right + EACH.length), left);
  swapped.set(row.subarray(left, right), right);
  return swapped;
}

/**
 * What two aligned chunks are to each other, as far as words, dictionary, grammar and numbers tell: all of `chunkFeatures`,
 * and what is left over on one side when the words that both have are taken away. O(left x right) tokens of the texts.
 * @param row begins with `chunkFeatures` of the two
 * @param chunks how many are joined, on either side
 * @param textsLike how like the two texts are chunk by chunk, 0..1
 */
export function typeFeatures(
  row: Float32Array,
  chunks: readonly [left: number, right: number],
  joined: readonly [ChunkSide, ChunkSide],
  likeness: Likeness,
  textsLike: number,
): Float32Array {
  const sides = [sideOf(joined[0]), sideOf(joined[1])] as const;
  const [x, y] = sides;
  const relation = (i: number, j: number) => likeness.relation(i, j);
  const same = (i: number, j: number) => likeness.like[i]![j]! >= SAME;
  const alike = (i: number, j: number) => same(i, j) || relation(i, j)?.synonym === true;
  const rests = [
    {
      rest: x.content.filter((i) => !y.content.some((j) => same(i, j))),
      unexplained: x.content.filter((i) => !y.content.some((j) => alike(i, j))),
    },
    {
      rest: y.content.filter((j) => !x.content.some((i) => same(i, j))),
      unexplained: y.content.filter((j) => !x.content.some((i) => alike(i, j))),
    },
  ] as const;
  const related = rests[0].rest.flatMap((i) => rests[1].rest.flatMap((j) => relation(i, j) ?? []));
  const ofHeads = x.head >= 0 && y.head >= 0 ? relation(x.head, y.head) : undefined;
  const [headX, headY] = [x.text.tokens[x.head], y.text.tokens[y.head]];
  const has = (test: (one: WordRelation) => boolean) => Number(related.some(test));
  const numbers = [numberOf(x), numberOf(y)] as const;
  const together: Record<(typeof TOGETHER)[number], number> = {
    "texts-like": textsLike,
    "heads-same": Number(x.head >= 0 && y.head >= 0 && same(x.head, y.head)),
    "heads-synonyms": Number(ofHeads?.synonym === true),
    "heads-sisters": Number(ofHeads?.sisters === true),
    "heads-opposite": Number(ofHeads?.opposite === true),
    "heads-vectors": headX === undefined || headY === undefined ? 0 : dot(headX.vector, headY.vector),
    "heads-begin-alike": Number(beginAlike(headX, headY)),
    "heads-same-tag": Number(headX?.main.upos === headY?.main.upos),
    "heads-same-relation": Number(relationOf(headX) === relationOf(headY)),
    "any-synonyms": has(({ synonym }) => synonym),
    "any-sisters": has(({ sisters }) => sisters),
    "any-opposite": has(({ opposite }) => opposite),
    "all-same-or-synonyms": Number(rests.every(({ unexplained }) => unexplained.length === 0)),
    "rest-vectors": restVectors(x, y, rests[0].rest, rests[1].rest),
    "first-same": Number(formAt(x, 0) === formAt(y, 0)),
    "last-same": Number(formAt(x, -1) === formAt(y, -1)),
    "numbers-ratio": ratio(...numbers),
    "chunks-left-and-right": chunks[0] + chunks[1],
  };
  const whole = new Float32Array(TYPE_FEATURES.length);
  whole.set(row.subarray(0, CHUNK_FEATURES.length));
  let at = CHUNK_FEATURES.length;
  for (const name of TOGETHER) whole[at++] = together[name];
  for (const k of [0, 1] as const) {
    const [side, other] = [sides[k], sides[1 - k]!];
    const best = (i: number) =>
      Math.max(0, ...other.outside.map((j) => (k === 0 ? likeness.like[i]![j]! : likeness.like[j]![i]!)));
    const below = ({ below: down, above }: WordRelation) => (k === 0 ? down : above);
    const [own, others] = [numbers[k], numbers[1 - k]];
    const values = each(side, rests[k].rest, {
      chunks: chunks[k],
      unexplained: rests[k].unexplained.length,
      headBelow: ofHeads === undefined ? 0 : below(ofHeads),
      below: related.map(below),
      elsewhere: rests[k].rest.map(best),
      number: own ?? -1,
      greater: own !== undefined && others !== undefined && own > others,
    });
    whole.set(values, at);
    at += EACH.length;
  }
  return whole;
}

/** A chunk, or several together, as numbers of their text's tokens. */
interface Side {
  readonly text: ReadText;
  readonly tokens: readonly number[];
  /** Content tokens; where there are none all but marks, else all. */
  readonly content: readonly number[];
  /** Tokens of the text in none of the chunks. */
  readonly outside: readonly number[];
  /** -1 for none. */
  readonly head: number;
}

function sideOf({ text, tokens }: ChunkSide): Side {
  const chosen = (test: (token: ReadToken) => boolean) => tokens.filter((i) => test(text.tokens[i]!));
  const [content, words] = [chosen((token) => token.content), chosen(({ mark }) => !mark)];
  const head = headOf(tokens.map((i) => text.tokens[i]!));
  const inside = new Set(tokens);
  return {
    text,
    tokens,
    content: content.length > 0 ? content : words.length > 0 ? words : tokens,
    outside: [...text.tokens.keys()].filter((i) => !inside.has(i)),
    head: head < 0 ? -1 : tokens[head]!,
  };
}

interface Against {
  readonly chunks: number;
  readonly unexplained: number;
  readonly headBelow: number;
  readonly below: readonly number[];
  readonly elsewhere: readonly number[];
  readonly number: number;
  readonly greater: boolean;
}

/** In the order of EACH. */
function each(side: Side, rest: readonly number[], against: Against): number[] {
  const { text, tokens } = side;
  const token = (i: number) => text.tokens[i]!;
  const left = rest.map(token);
  const head = text.tokens[side.head];
  const all = tokens.map(token);
  const english = text.language === "en";
  const preposition = all.find(({ main }) => main.upos === "ADP")?.main.lemma.toLowerCase();
  const letters = (some: readonly ReadToken[]) => some.reduce((sum, own) => sum + own.text.length, 0);
  const is = (value: boolean) => Number(value);
  return [
    against.chunks,
    tokens.length,
    rest.length,
    against.unexplained,
    letters(left),
    is(left.some((own) => /^\p{Lu}{2,}$/u.test(own.text))),
    letters(all),
    against.headBelow,
    Math.max(0, ...against.below),
    against.below.filter((steps) => steps > 0).length,
    against.elsewhere.filter((value) => value >= SAME).length,
    Math.max(0, ...against.elsewhere),
    against.number,
    is(against.greater),
    is(head !== undefined && /^\p{Lu}/u.test(head.text)),
    ...LEFT_OVER.map((tag) => left.filter(({ main }) => main.upos === tag).length),
    ...HEADS.map((tag) => is(head?.main.upos === tag)),
    ...RELATIONS.map((relation) => is(relationOf(head) === relation)),
    ...FORMS.map(([name, value]) => is(head?.main.features[name] === value)),
    ...PREPOSITIONS.map((word) => is(english && preposition === word)),
  ];
}

function relationOf(token: ReadToken | undefined): string | undefined {
  return token?.main.relation.split(":")[0];
}

function formAt({ text, tokens }: Side, place: number): string {
  return text.tokens[tokens.at(place)!]!.text.toLowerCase();
}

const LETTERS_ALIKE = 4;

function beginAlike(x: ReadToken | undefined, y: ReadToken | undefined): boolean {
  const start = (token: ReadToken | undefined) => token?.text.slice(0, LETTERS_ALIKE).toLowerCase();
  return start(x)?.length === LETTERS_ALIKE && start(x) === start(y);
}

/** The first number that a side states. */
function numberOf({ text, tokens }: Side): number | undefined {
  return tokens
    .map((i) => Number.parseFloat(text.tokens[i]!.number ?? ""))
    .find((value) => Number.isFinite(value));
}

/** The smaller by the greater, 0..1; -1 where a side states none. */
function ratio(x: number | undefined, y: number | undefined): number {
  if (x === undefined || y === undefined) return -1;
  const [p, q] = [Math.abs(x), Math.abs(y)];
  return p === q ? 1 : Math.min(p, q) / Math.max(p, q);
}

/** Cosine of what is left over on both sides; 1 where nothing is, -0.5 where it is on one side alone. */
function restVectors(x: Side, y: Side, left: readonly number[], right: readonly number[]): number {
  if (left.length === 0 && right.length === 0) return 1;
  if (left.length === 0 || right.length === 0) return -0.5;
  const sum = ({ text }: Side, ids: readonly number[]) => {
    const total = new Float32Array(text.tokens[ids[0]!]!.vector.length);
    for (const i of ids) for (let d = 0; d < total.length; d++) total[d]! += text.tokens[i]!.vector[d]!;
    return unit(total);
  };
  return dot(sum(x, left), sum(y, right));
}
