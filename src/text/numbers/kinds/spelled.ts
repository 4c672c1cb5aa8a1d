import type { NumberWord } from "../../languages/index.ts";
import type { Scan } from "../scan.ts";
import { joinedShare } from "./joined-share.ts";
import { addShare, exact, exactSum, type Sum, take } from "./sum.ts";

/** A number read from pieces. */
export interface FoundNumber {
  readonly value: number;
  /** The piece behind it. */
  readonly next: number;
  readonly decimals: number;
  readonly kind: "cardinal" | "ordinal" | "fraction";
  /** A single "a", "un", "bir", "one", or a share: `spelledAt` gives it, and the caller asks what stands around it. */
  readonly alone?: "one" | "article" | "half" | "share";
  /** "Nineteen forty-five". */
  readonly year?: boolean;
  /** In digits without marks. */
  readonly plain?: boolean;
  /** Last scale word, for halves behind it: "millón y medio". */
  readonly scale?: number;
  readonly last?: NumberWord;
}

/** Longest number in words that is read. */
const MOST_WORDS = 24;

/**
 * The number spelled in words from piece `at` on: sums, scales, ordinals, halves, shares, dozens, decimals behind
 * "point".
 */
export function spelledAt(scan: Scan, at: number): FoundNumber | undefined {
  const first = scan.word(at);
  if (first === undefined || (first.after === true && !isBareShare(scan, at, first))) return undefined;
  const sum: Sum = {
    from: at,
    total: 0,
    current: 0,
    lastScale: Infinity,
    words: 0,
    last: undefined,
    decimals: 0,
    isFraction: false,
    isOrdinal: false,
    inDigits: false,
  };
  return goOn(scan, at, sum);
}

/** "Onda biri", a tenth of them; "onda dokuz", where nothing is counted behind it: "onda" is "in him" too. */
function isBareShare(scan: Scan, at: number, { locative, value, role }: NumberWord): boolean {
  const above = scan.word(at + 1);
  const behind = scan.pieces[at + 2];
  const ends = behind === undefined || behind.kind === "sign";
  const isOver = role === "add" && locative === true && above?.role === "add" && above.value < value;
  return isOver && (ends || above.possessed === true);
}

/** Goes on in words behind a number in digits: "2.5 million", "3 bin 500", "2 and a half". */
export function scaledFrom(scan: Scan, at: number, value: number, decimals: number): FoundNumber {
  const sum: Sum = {
    from: at - 1,
    total: 0,
    current: value,
    lastScale: Infinity,
    words: 1,
    last: { role: "add", value },
    decimals,
    isFraction: false,
    isOrdinal: false,
    inDigits: true,
  };
  const plain: FoundNumber = { value, next: at, decimals, kind: "cardinal" };
  return goOn(scan, at, sum) ?? plain;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each word may end the number or go on with it, by what the words before it made
function goOn(scan: Scan, at: number, sum: Sum): FoundNumber | undefined {
  let next = at;
  let step = sum.words === 0 ? { next, joined: false } : scan.joiner(next);
  while (sum.words < MOST_WORDS) {
    const half = sum.words > 0 && !sum.isOrdinal ? joinedShare(scan, next) : undefined;
    if (half !== undefined) {
      addShare(sum, half.value);
      next = half.next;
      const scale = scan.word(next);
      // "Two and a half million", "two and a half dozen".
      if ((scale?.role !== "scale" && scale?.role !== "group") || sum.total > 0) break;
    } else {
      const word = wordAt(scan, step.next, sum);
      if (word === undefined || !take(scan, sum, word, step.joined || word.joined === true)) break;
      next = step.next + 1;
      sum.words++;
      sum.last = word;
      if (word.locative === true && isShareNext(scan, next, sum)) {
        step = { next, joined: false };
        continue;
      }
      if (endsNumber(word, scan) && !ordinalGoesOn(scan, next, sum)) break;
      if (sum.words === 1 && word.role === "half") next = skipArticle(scan, next);
    }
    step = scan.joiner(next);
  }
  return sum.words === 0 ? undefined : finished(scan, at, next, sum);
}

/** "Beşte" with "iki" behind it. */
function isShareNext(scan: Scan, at: number, sum: Sum): boolean {
  const above = scan.word(at);
  return (
    above?.role === "add" &&
    above.ordinal !== true &&
    above.value >= 1 &&
    above.value < sum.current &&
    sum.total === 0
  );
}

/** "Vigésimo primero": an ordinal of units behind one of tens. */
function ordinalGoesOn(scan: Scan, at: number, { isOrdinal, current }: Sum): boolean {
  const units = scan.word(at);
  return isOrdinal && current >= 20 && current % 10 === 0 && units?.ordinal === true && units.value < 10;
}

/** "Half a million". */
function skipArticle(scan: Scan, at: number): number {
  return scan.word(at)?.role === "article" ? at + 1 : at;
}

function endsNumber({ ordinal, ends, role, whole }: NumberWord, scan: Scan): boolean {
  if (ordinal === true) return scan.numbers.unitsFirst !== true;
  return ends === true || (role === "share" && whole !== true) || role === "share";
}

/** A number word, or digits that go on behind a scale ("2 milyon 300 bin"). */
function wordAt(scan: Scan, at: number, sum: Sum): NumberWord | undefined {
  const word = scan.word(at);
  if (word !== undefined) {
    if (sum.words > 0 && scan.unit(at)?.unit.kind === "percent") return undefined;
    if (sum.words > 0) return word;
    return word.first === undefined ? word : { role: "add", value: word.first };
  }
  const digits = scan.pieces[at]?.digits;
  if (digits === undefined || scan.numbers.digitsAfterScale !== true || sum.current > 0) return undefined;
  if (sum.last?.role !== "scale" || !digits.plain || digits.value >= Math.min(1000, sum.lastScale))
    return undefined;
  const follower = scan.word(at + 1);
  const scaled = follower?.role === "scale" && follower.value < sum.lastScale;
  return scaled || sum.lastScale === 1000 ? { role: "add", value: digits.value } : undefined;
}

function finished(scan: Scan, at: number, next: number, sum: Sum): FoundNumber {
  const { last, words } = sum;
  const year = pairedYear(scan, next, sum);
  if (year !== undefined) return year;
  const point = pointValue(scan, next, sum);
  if (point !== undefined) return point;
  const alone = words === 1 && next === at + 1 ? aloneAs(last!) : undefined;
  return {
    value: exactSum(sum),
    next,
    decimals: sum.decimals,
    kind: sum.isFraction ? "fraction" : sum.isOrdinal ? "ordinal" : "cardinal",
    ...(alone !== undefined && { alone }),
    ...(sum.lastScale !== Infinity && { scale: sum.lastScale }),
    ...(last !== undefined && { last }),
  };
}

function aloneAs(word: NumberWord): FoundNumber["alone"] {
  if (word.role === "article") return "article";
  if (word.role === "half") return "half";
  if (word.role === "share" && word.whole !== true) return "share";
  return word.weak === true ? "one" : undefined;
}

/** "Nineteen forty-five", "twenty twenty". */
function pairedYear(scan: Scan, next: number, { total, current, last }: Sum): FoundNumber | undefined {
  if (scan.numbers.yearsInPairs !== true || total > 0 || last?.ordinal === true) return undefined;
  if (current < 16 || current > 20 || !Number.isInteger(current) || scan.form(next - 1) === "-")
    return undefined;
  const tens = scan.word(next);
  if (tens?.role !== "add" || tens.ordinal === true || tens.value < 10 || tens.value > 99) return undefined;
  const pair = spelledAt(scan, next);
  if (pair === undefined || pair.kind !== "cardinal" || pair.value > 99) return undefined;
  return { value: current * 100 + pair.value, next: pair.next, decimals: 0, kind: "cardinal", year: true };
}

/** "Three point one four", "tres coma catorce". */
function pointValue(scan: Scan, at: number, sum: Sum): FoundNumber | undefined {
  if (!scan.is("point", at) || sum.isFraction || sum.last?.ordinal === true) return undefined;
  let digits = "";
  let next = at + 1;
  for (;;) {
    const word = scan.word(next);
    if (word?.role !== "add" || word.ordinal === true || word.joined === true || word.value > 999) break;
    const longer = digits === "" ? spelledWhole(scan, next) : undefined;
    digits += String(longer?.value ?? word.value);
    next = longer?.next ?? next + 1;
    if (longer !== undefined && longer.value > 9) break;
  }
  if (digits === "") return undefined;
  const scale = scan.word(next);
  const value = Number(`${exactSum(sum)}.${digits}`);
  if (scale?.role === "scale") {
    return {
      value: exact(value * scale.value),
      next: next + 1,
      decimals: 0,
      kind: "cardinal",
      scale: scale.value,
    };
  }
  return { value, next, decimals: digits.length, kind: "cardinal" };
}

function spelledWhole(scan: Scan, at: number): { value: number; next: number } | undefined {
  const found = spelledAt(scan, at);
  return found !== undefined && found.kind === "cardinal" && found.value < 1000 ? found : undefined;
}
