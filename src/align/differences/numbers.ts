import { type Quantity, readNumbers, sameDimension, sameQuantity } from "../../text/numbers/index.ts";
import { type PlacedQuantity, quantitiesOf } from "../words/text-quantities.ts";
import type { PlacedWord, TextWords } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

type Pair = readonly [PlacedQuantity, PlacedQuantity];

/**
 * Compares the quantities of two texts: equal ones are paired first (2 kg, 2000 g), the rest by place and dimension, and
 * those that stand against each other differ. Days, dates and hours are of the kind "time". Codes are names.
 */
export function compareNumbers(comparison: Comparison): void {
  comparison.numbersMatter = mayDiffer(comparison);
  if (!comparison.numbersMatter) return;
  const [left, right] = [countable(comparison.left), countable(comparison.right)];
  const equal = pairUp(comparison, left, right, (p, q) => sameQuantity(p.quantity, q.quantity));
  for (const pair of equal) addEqualPair(comparison, pair);
  const [restLeft, restRight] = [without(left, equal, 0), without(right, equal, 1)];
  const differing = pairUp(comparison, restLeft, restRight, (p, q) => standAgainst(comparison, p, q));
  for (const pair of differing) addDifference(comparison, pair);
  const swap = findSwap(comparison, equal);
  if (swap !== undefined) addSwap(comparison, swap);
}

/** Words about a difference that may belong to a number in it. */
const CONTEXT = 2;

/**
 * Whether the numbers of two texts may differ: not where each word with digits has its equal between the same signs, and
 * no number stands about a word that differs or moved.
 */
export function mayDiffer(comparison: Comparison): boolean {
  const { left, right, match } = comparison;
  if (!sameDigits(left, right, match.toRight) || right.words.some(isDigitsAlone, match.toLeft)) return true;
  const places = [placesOf(comparison, "left"), placesOf(comparison, "right")] as const;
  return (
    (mayCountNear(left, places[0]) && countsNear(left, places[0])) ||
    (mayCountNear(right, places[1]) && countsNear(right, places[1]))
  );
}

function isDigitsAlone(this: Int32Array, { word }: PlacedWord, j: number): boolean {
  return word.digits && this[j] === -1;
}

function sameDigits(left: TextWords, right: TextWords, toRight: Int32Array): boolean {
  for (let i = 0; i < left.words.length; i++) {
    if (!left.words[i]!.word.digits) continue;
    const j = toRight[i]!;
    if (j === -1 || signs(left, i) !== signs(right, j) || signs(left, i + 1) !== signs(right, j + 1))
      return false;
  }
  return true;
}

/** What stands before a word, blanks left out: signs of currencies are no words. */
function signs({ text, words }: TextWords, k: number): string {
  return text.slice(k === 0 ? 0 : words[k - 1]!.end, words[k]?.start ?? text.length).trim();
}

/** Words of a side that differ or moved. */
function placesOf({ match }: Comparison, side: "left" | "right"): number[] {
  const places: number[] = [];
  for (const hunk of match.hunks) places.push(...hunk[side]);
  for (let i = 0; i < match.moved.length; i++)
    if (match.moved[i] === 1) places.push(side === "left" ? i : match.toRight[i]!);
  return places;
}

/** Whether a word about those given has digits, or may be part of a number: a look at what is known of each. */
function mayCountNear({ words }: TextWords, places: readonly number[]): boolean {
  for (const place of places) {
    const end = Math.min(words.length - 1, place + CONTEXT);
    const start = Math.max(0, place - CONTEXT);
    for (let k = start; k <= end; k++) {
      const { word } = words[k]!;
      // "A man": a letter is numbered by the word before it alone.
      if (word.digits || (word.mayCount && (k > start || word.form.length > 1))) return true;
    }
  }
  return false;
}

function countsNear(text: TextWords, places: readonly number[]): boolean {
  return windowsOf(text, places).some((part) => readNumbers(part, text.language).length > 0);
}

/** The parts of a text about words given by index. */
function windowsOf({ words, text }: Comparison["left"], places: readonly number[]): string[] {
  const parts: string[] = [];
  let end = -1;
  for (const k of [...places].sort((x, y) => x - y)) {
    if (k <= end) continue;
    end = Math.min(words.length - 1, k + CONTEXT);
    parts.push(text.slice(words[Math.max(0, k - CONTEXT)]!.start, words[end]!.end));
  }
  return parts;
}

function countable(text: Comparison["left"]): PlacedQuantity[] {
  return quantitiesOf(text).filter(({ quantity }) => quantity.kind !== "code");
}

/** Pairs quantities, each once: those with a word in common first. */
function pairUp(
  { match }: Comparison,
  left: readonly PlacedQuantity[],
  right: readonly PlacedQuantity[],
  fits: (p: PlacedQuantity, q: PlacedQuantity) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  const taken = new Set<PlacedQuantity>();
  const touch = (p: PlacedQuantity, q: PlacedQuantity) =>
    p.words.some((i) => q.words.includes(match.toRight[i]!));
  for (const close of [true, false]) {
    for (const p of left) {
      if (taken.has(p)) continue;
      const q = right.find((other) => !taken.has(other) && fits(p, other) && (!close || touch(p, other)));
      if (q === undefined) continue;
      taken.add(p).add(q);
      pairs.push([p, q]);
    }
  }
  return pairs;
}

function without(all: readonly PlacedQuantity[], pairs: readonly Pair[], side: 0 | 1): PlacedQuantity[] {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return all.filter((quantity) => !taken.has(quantity));
}

function addEqualPair(comparison: Comparison, [p, q]: Pair): void {
  const [left, right] = [free(comparison, p, "left"), free(comparison, q, "right")];
  if (left.length + right.length === 0) return;
  comparison.addEqual(p.words, q.words, `number: ${p.quantity.text} = ${q.quantity.text}`);
}

function free(comparison: Comparison, { words }: PlacedQuantity, side: "left" | "right"): number[] {
  return words.filter((k) => (side === "left" ? comparison.leftFree(k) : comparison.rightFree(k)));
}

/** Whether two quantities are said of one thing: they stand in one place, or measure the same. */
function standAgainst(comparison: Comparison, p: PlacedQuantity, q: PlacedQuantity): boolean {
  const [left, right] = [free(comparison, p, "left"), free(comparison, q, "right")];
  // "3-wk", "three-week": a unit that nobody reads is no other unit.
  const units = [p.quantity.unit, q.quantity.unit];
  if (p.quantity.value === q.quantity.value && units[0] !== units[1] && units.includes(undefined))
    return false;
  const unlike = left.length > 0 || right.length > 0 || p.quantity.text !== q.quantity.text;
  if (!unlike) return false;
  const together = comparison.match.hunks.some(
    (hunk) => left.some((i) => hunk.left.includes(i)) && right.some((j) => hunk.right.includes(j)),
  );
  return together || sameDimension(p.quantity, q.quantity);
}

const isTime = ({ kind, holds }: Quantity) => [kind, holds].some((k) => k === "time" || k === "date");

function addDifference(comparison: Comparison, [p, q]: Pair): void {
  const kind = isTime(p.quantity) || isTime(q.quantity) ? "time" : "number";
  const evidence = `${kind}: ${p.quantity.text} / ${q.quantity.text}`;
  // Signs of currencies are no words: the quantities' own places.
  const spans = [p.quantity.span, q.quantity.span] as const;
  comparison.add(kind, p.words, q.words, { strength: STRENGTH, contradicts: true, evidence }, spans);
}

const STRENGTH = 0.8;

/**
 * Two equal numbers that changed places: what stands behind one of them in the first text stands behind the other in the
 * second ("one of salt, two of sugar", "two of salt, one of sugar").
 */
function findSwap(comparison: Comparison, equal: readonly Pair[]): readonly [Pair, Pair] | undefined {
  const behind = (side: 0 | 1) => equal.map((pair) => pair[side].words.at(-1)!).sort((x, y) => x - y);
  const [leftStops, rightStops] = [behind(0), behind(1)];
  const counted = ([p]: Pair) =>
    equalsBetween(comparison, p.words.at(-1)!, nextOf(leftStops, p.words.at(-1)!));
  const others = ([, q]: Pair) => [q.words.at(-1)!, nextOf(rightStops, q.words.at(-1)!)] as const;
  const holds = (places: readonly number[], [from, to]: readonly [number, number]) =>
    places.some((j) => j > from && j < to);
  for (const a of equal) {
    for (const b of equal) {
      if (a === b || sameQuantity(a[0].quantity, b[0].quantity)) continue;
      const [ofA, ofB] = [counted(a), counted(b)];
      if (holds(ofA, others(b)) && holds(ofB, others(a)) && !holds(ofA, others(a)) && !holds(ofB, others(b)))
        return [a, b];
    }
  }
  return undefined;
}

const nextOf = (stops: readonly number[], from: number) =>
  stops.find((stop) => stop > from) ?? Number.POSITIVE_INFINITY;

/** Places in the second text of the equal content words between two places of the first. */
function equalsBetween({ match, left }: Comparison, from: number, to: number): number[] {
  const found: number[] = [];
  for (let i = from + 1; i < Math.min(to, left.words.length); i++)
    if (match.toRight[i] !== -1 && !left.words[i]!.word.functionWord) found.push(match.toRight[i]!);
  return found;
}

function addSwap(comparison: Comparison, [a, b]: readonly [Pair, Pair]): void {
  comparison.add("number", [...a[0].words, ...b[0].words], [...b[1].words, ...a[1].words], {
    strength: STRENGTH,
    contradicts: true,
    evidence: `numbers swapped: ${a[0].quantity.text}, ${b[0].quantity.text}`,
  });
}
