import type { NumberWord } from "../../languages/index.ts";
import type { Scan } from "../scan.ts";

/** A number being put together. */
export interface Sum {
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

/** Takes a word into the sum. @returns false when it belongs to another number */
export function take(scan: Scan, sum: Sum, word: NumberWord, joined: boolean): boolean {
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

export function exact(value: number): number {
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

export function addShare(sum: Sum, part: number): void {
  if (sum.last?.role === "group" && sum.total === 0) {
    // "Docena y media".
    sum.current += part * sum.last.value;
  } else if (sum.current > 0 || sum.total === 0) {
    sum.current += part;
    sum.decimals = 2;
  } else {
    sum.total += part * sum.lastScale;
    sum.decimals += 1;
  }
}

export function exactSum({ total, current }: Sum): number {
  return total === 0 ? current : exact(total + current);
}
