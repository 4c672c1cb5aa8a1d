import type { NumberWord } from "../languages/index.ts";
import type { Scan } from "./scan.ts";

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

/** A number being put together. */
interface Sum {
  /** Piece at which the number begins. */
  readonly from: number;
  /** Thousands and more, closed. */
  total: number;
  /** Below a thousand, growing. */
  current: number;
  lastScale: number;
  words: number;
  last: NumberWord | undefined;
  decimals: number;
  isFraction: boolean;
  isOrdinal: boolean;
  /** The number began in digits. */
  readonly inDigits: boolean;
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

/** "Onda dokuz", nine tenths, where nothing is counted behind it: "onda" is "in him" too. */
function isBareShare(scan: Scan, at: number, { locative, value, role }: NumberWord): boolean {
  const above = scan.word(at + 1);
  const behind = scan.pieces[at + 2];
  const ends = behind === undefined || behind.kind === "sign";
  return role === "add" && locative === true && ends && above?.role === "add" && above.value < value;
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

function goOn(scan: Scan, at: number, sum: Sum): FoundNumber | undefined {
  let next = at;
  let step = sum.words === 0 ? { next, joined: false } : scan.joiner(next);
  while (sum.words < MOST_WORDS) {
    const half = sum.words > 0 && !sum.isOrdinal ? joinedShare(scan, next) : undefined;
    if (half !== undefined) {
      addShare(sum, half.value);
      next = half.next;
      const scale = scan.word(next);
      if (scale?.role !== "scale" || sum.total > 0) break;
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

/** Takes a word into the sum. @returns false when it belongs to another number */
function take(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
  if (word.role !== "add") sum.isOrdinal ||= word.ordinal === true;
  switch (word.role) {
    case "add":
      return takeSummand(scan, sum, word, joined);
    case "hundred":
      return takeHundred(scan, sum, word, joined);
    case "scale":
      return takeScale(scan, sum, word, joined);
    case "half":
      return takeHalf(sum, joined, scan);
    case "share":
      return sum.words > 0 && (joined || sum.isOrdinal) ? false : takeShare(sum, word);
    case "group":
      if (joined || (sum.words > 0 && sum.current === 0 && sum.total === 0)) return false;
      if (sum.total > 0) return false;
      sum.current = (sum.words === 0 ? 1 : sum.current) * word.value;
      sum.isFraction = false;
      return true;
    case "article":
      if (sum.words > 0) return false;
      sum.current = 1;
      return true;
  }
}

function takeSummand(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
  const { last, current, total, words } = sum;
  const isTens = current >= 20 && current % 10 === 0 && word.value < 10;
  if (word.denominator !== undefined && words > 0 && isNumerator(sum) && !isTens) {
    const definite = word.ordinal === true && current > 1;
    if (definite || last?.weak === true || last?.role === "article") {
      sum.current = current / word.denominator;
      sum.isFraction = true;
      sum.decimals = 6;
      sum.last = word;
      return true;
    }
  }
  if (words > 0 && (last?.role === "article" || last?.role === "half" || last?.role === "group"))
    return false;
  if (last?.role === "add" && sum.inDigits && sum.total === 0) return false;
  if (!fits(scan, sum, word, joined)) return isLocativeShare(scan, sum, word);
  sum.isOrdinal ||= word.ordinal === true;
  sum.current = current + (word.value < 1000 ? word.value : 0);
  if (word.value >= 1000) {
    sum.total = total + word.value;
    sum.lastScale = scaleOf(word.value);
  }
  return true;
}

function isNumerator({ total, current, isFraction }: Sum): boolean {
  return total === 0 && current >= 1 && current < 100 && Number.isInteger(current) && !isFraction;
}

/** 2000 in one word (ألفان) closes thousands. */
function scaleOf(value: number): number {
  return value >= 1e9 ? 1e9 : value >= 1e6 ? 1e6 : 1e3;
}

/** Whether a value may follow inside the same number: "twenty five", "two hundred and five", but not "four three". */
function fits(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
  const { total, current, last, words, lastScale } = sum;
  const { value, weak, ordinal } = word;
  if (words === 0) return true;
  if (value >= 1000) return current === 0 && value < lastScale && joined;
  if (last?.ordinal === true) {
    return scan.numbers.unitsFirst === true ? fitsOrdinal(sum, word, joined) : !joined && ordinal === true;
  }
  if (!Number.isInteger(current) || value === 0 || last?.ends === true) return false;
  const { joins, unitsFirst } = scan.numbers;
  if (unitsFirst === true) return ordinal !== true && fitsUnitsFirst(sum, word, joined);
  const rest = current % 100;
  if (current === 0)
    return total > 0 && (!joined || joins === "hundreds" || (weak === true && total === 1000));
  if (value >= 100) return false;
  if (rest === 0) return !joined || joins === "hundreds";
  const tens = (rest >= 20 || (rest === 10 && !scan.vocabulary.hasTeens)) && rest % 10 === 0;
  if (!tens || value >= 10) return false;
  // "Veinte primero" is two numbers, "vigésimo primero" one.
  return joined === (joins === "tens" && ordinal !== true);
}

/** "Five and twenty", "five ten" (fifteen), "a hundred and five and twenty". */
function fitsUnitsFirst(
  { current, total, last }: Sum,
  { value, definite }: NumberWord,
  joined: boolean,
): boolean {
  const rest = current % 100;
  if (definite === true && last?.definite !== true) return false;
  if (!joined) return rest > 0 && rest < 10 && value === 10;
  if (current === 0) return total > 0;
  if (rest === 0) return value < 100;
  return rest < 10 && value >= 20 && value < 100;
}

/** Arabic "the third ten", "the one and the twenty". */
function fitsOrdinal({ current }: Sum, { value, definite }: NumberWord, joined: boolean): boolean {
  if (current >= 10) return false;
  return joined ? definite === true && value >= 20 && value < 100 : value === 10 && definite !== true;
}

/** Turkish "beşte iki", two fifths: a smaller number after a number "in" which it is. */
function isLocativeShare(scan: Scan, sum: Sum, word: NumberWord): boolean {
  if (sum.last?.locative !== true || sum.total > 0) return false;
  if (word.value >= sum.current || word.value < 1 || scan.follows("hourBefore", sum.from)) return false;
  sum.current = word.value / sum.current;
  sum.isFraction = true;
  sum.decimals = 6;
  return true;
}

function takeHundred(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
  const { current, words, last } = sum;
  if (joined && scan.numbers.joins !== "everywhere" && words > 0) return false;
  if (joined) {
    if (current > 0) return false;
    sum.current = word.value;
    return true;
  }
  if (last?.ordinal === true || last?.role === "group" || current >= 100) return false;
  if (words > 0 && !Number.isInteger(current) && last?.role !== "half") return false;
  sum.current = (current === 0 ? 1 : current) * word.value;
  return true;
}

function takeScale(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
  const { total, current, lastScale, words, last } = sum;
  if (joined && words > 0) {
    if (scan.numbers.joins !== "everywhere" || current > 0 || word.value >= lastScale) return false;
    sum.total = total + word.value;
  } else if (words > 0 && (last?.ordinal === true || (sum.isFraction && last?.role !== "half"))) {
    return false;
  } else if (total > 0 && word.value > lastScale) {
    // "Dos mil quinientos millones".
    sum.total = exact((total + current) * word.value);
  } else {
    if (words > 0 && current === 0) return false;
    sum.total = total + exact((words === 0 ? 1 : current) * word.value);
  }
  sum.decimals -= Math.round(Math.log10(word.value));
  sum.current = 0;
  sum.isFraction = false;
  sum.lastScale = word.value;
  return true;
}

function exact(value: number): number {
  return Number(value.toPrecision(15));
}

function takeHalf(sum: Sum, joined: boolean, scan: Scan): boolean {
  if (joined) return false;
  if (sum.words === 0) {
    sum.current = 0.5;
    sum.isFraction = true;
    sum.decimals = 1;
    return true;
  }
  // "Iki buçuk"; "one half", "a half".
  if (sum.last?.role === "article" || (sum.last?.weak === true && scan.numbers.joins === "hundreds")) {
    sum.current = 0.5;
    sum.isFraction = true;
  } else if (scan.numbers.joins === "nowhere" && sum.last?.role !== "scale") sum.current += 0.5;
  else return false;
  sum.decimals = 1;
  return true;
}

function takeShare(sum: Sum, word: NumberWord): boolean {
  if (word.whole === true) {
    if (sum.words > 0) return false;
    sum.current = word.value;
  } else {
    if (sum.words > 0 && !isNumerator(sum)) return false;
    sum.current = (sum.words === 0 ? 1 : sum.current) / word.value;
  }
  sum.isFraction = true;
  sum.decimals = 6;
  return true;
}

/** "And a half", "y medio", "y cuarto", "ونصف", "and three quarters" at `at`. */
export function joinedShare(
  scan: Scan,
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const attached = scan.word(at);
  if (attached?.joined === true) {
    return isPart(attached) ? { value: partOf(attached), next: at + 1 } : undefined;
  }
  const { next, joined } = scan.joiner(at);
  if (!joined) return undefined;
  const first = scan.word(next);
  if (first === undefined) return undefined;
  if (isPart(first)) return { value: partOf(first), next: next + 1 };
  const second = scan.word(next + 1);
  if (second === undefined || !isPart(second)) return undefined;
  if (first.role === "article" || first.weak === true) return { value: partOf(second), next: next + 2 };
  if (first.role !== "add" || second.role !== "share" || first.value >= second.value) return undefined;
  return { value: first.value * partOf(second), next: next + 2 };
}

/** A half or a share in the singular: "half", "quarter", "cuarto". */
function isPart({ role, whole, denominator, definite }: NumberWord): boolean {
  return (role === "half" || (role === "share" && whole !== true) || denominator === 4) && definite !== true;
}

function partOf({ role, value, denominator }: NumberWord): number {
  if (denominator !== undefined) return 1 / denominator;
  return role === "half" ? value : 1 / value;
}

function addShare(sum: Sum, part: number): void {
  if (sum.current > 0 || sum.total === 0) {
    sum.current += part;
    sum.decimals = 2;
  } else {
    sum.total += part * sum.lastScale;
    sum.decimals += 1;
  }
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

function exactSum({ total, current }: Sum): number {
  return total === 0 ? current : exact(total + current);
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
