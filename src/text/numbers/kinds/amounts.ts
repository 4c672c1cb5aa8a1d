import { type Found, found } from "../found.ts";
import type { Scan } from "../scan.ts";
import { UNITS } from "../units.ts";
import type { UnitName } from "../vocabulary.ts";
import { joinedShare } from "./joined-share.ts";
import { isNegative, numberAt } from "./number-at.ts";
import { fraction, sharePart } from "./shares.ts";
import type { FoundNumber } from "./spelled.ts";
import { fitsUnit, unitBehind, withUnit } from "./unit-behind.ts";

/** A number in digits or words with what it counts: unit, currency, per cent; or alone. */
export function amountAt(scan: Scan, at: number): Found | undefined {
  return (
    signedCurrency(scan, at) ??
    percentFirst(scan, at) ??
    numberedName(scan, at) ??
    feetAndInches(scan, at) ??
    counted(scan, at, at) ??
    dualUnit(scan, at) ??
    unitAndPart(scan, at)
  );
}

/** "$5 million", "US$5", "EUR 5", "A$5". */
function signedCurrency(scan: Scan, at: number): Found | undefined {
  const prefixed = /^(?:ca?|au?|hk)$/.test(scan.form(at)) && scan.form(at + 1) === "$" && scan.glued(at + 1);
  const sign = scan.vocabulary.currencySigns.at(scan.pieces, at);
  const unit = sign?.meaning ?? (prefixed ? { unit: "USD", kind: "money" as const } : undefined);
  if (unit === undefined) return undefined;
  const next = sign?.next ?? at + 2;
  const written = scan.pieces[at]!;
  // "try" and "tl" are codes in capitals alone; "US250" is money, "US 250" none.
  if (written.kind === "word" && written.text !== written.text.toUpperCase()) return undefined;
  if (sign !== undefined && /^\p{L}{2}$/u.test(written.text) && written.text !== "TL" && !scan.glued(next))
    return undefined;
  const number = numberAt(scan, scan.form(next) === "-" ? next + 1 : next, true);
  if (number === undefined || number.kind === "ordinal" || scan.pieces[next]?.kind === "word")
    return undefined;
  return found("money", at, number, {
    value: number.value,
    decimals: number.decimals,
    unit: unit.unit,
    dimension: "money",
  });
}

/** "%5", "yüzde beş". */
function percentFirst(scan: Scan, at: number): Found | undefined {
  const before = scan.pieces[at - 1];
  const leads =
    scan.glued(at + 1) ||
    (scan.vocabulary.table.numbers.percentFirst !== undefined && before?.digits === undefined);
  const sign = scan.form(at) === "%" && leads;
  const named = scan.vocabulary.percentFirst.at(scan.pieces, at);
  if (!sign && named === undefined) return undefined;
  const number = numberAt(scan, named?.next ?? at + 1);
  if (number === undefined) return undefined;
  const value = (number.value * 100) / (named?.meaning ?? 100);
  return found("percent", at, number, { value, decimals: number.decimals, unit: "%", dimension: "share" });
}

/** "No. 7", "#7", "número 7", "رقم ٧", "7 numara". */
function numberedName(scan: Scan, at: number): Found | undefined {
  const sign = scan.form(at) === "#" && scan.glued(at + 1) ? at + 1 : scan.skip("numberSign", at);
  if (sign === at) return undefined;
  const digits = /^[.:º°]$/.test(scan.form(sign)) ? sign + 1 : sign;
  const piece = scan.pieces[digits];
  if (piece?.digits === undefined || !piece.digits.plain) return undefined;
  const { next } = scan.ending(digits + 1);
  return found(
    "cardinal",
    at,
    { to: digits + 1, next },
    { value: piece.digits.value, decimals: 0, label: true },
  );
}

/** 6'2", 5′ 11″: feet and inches by their signs. */
function feetAndInches(scan: Scan, at: number): Found | undefined {
  const [feet, inches] = [scan.pieces[at]?.digits, scan.pieces[at + 2]?.digits];
  if (feet?.plain !== true || inches === undefined || inches.value >= 12) return undefined;
  if (!/^['′]$/.test(scan.form(at + 1)) || !scan.glued(at + 1)) return undefined;
  if (!/^["″]$/.test(scan.form(at + 3)) || !scan.glued(at + 3)) return undefined;
  return found(
    "measure",
    at,
    { to: at + 4, next: at + 4 },
    { value: feet.value + inches.value / 12, unit: "ft", dimension: UNITS.ft!.dimension, decimals: 6 },
  );
}

/** A number, and what it counts behind it. */
function counted(scan: Scan, at: number, from: number): Found | undefined {
  const number = numberAt(scan, at);
  if (number === undefined) return undefined;
  const start = scan.pieces[at]?.digits !== undefined && isNegative(scan, at) ? from - 1 : from;
  const part = sharePart(scan, number);
  if (part !== undefined)
    return found("fraction", start, part, { value: part.value, decimals: 6, dimension: "share" });
  if (number.last?.definite === true && scan.is("rows", at - 1) && number.kind === "cardinal") {
    // "القرن العشرين", the twentieth century.
    return found("ordinal", start, number, { value: number.value, decimals: 0 });
  }
  const share = shareOfUnit(scan, at, start, number);
  if (share !== undefined) return share;
  if (number.kind === "ordinal") return ordinal(scan, at, start, number);
  if (number.year === true) return found("date", start, number, { value: String(number.value) });
  const unit = unitBehind(scan, number);
  if (unit !== undefined && fitsUnit(scan, at, number, unit))
    return speed(scan, withUnit(scan, start, number, unit));
  if (number.kind === "fraction" || number.alone === "half" || number.alone === "share") {
    return fraction(scan, at, start, number);
  }
  if (number.alone !== undefined) return single(scan, at, start, number);
  const label = scan.pieces[at]?.digits === undefined ? isTitle(scan, at, number) : isLabel(scan, at, number);
  return found("cardinal", start, number, {
    value: number.value,
    decimals: number.decimals,
    ...(label && { label: true as const }),
  });
}

/**
 * A share of a unit, its word the same as an ordinal's or a number's: "cuarto de hora", a quarter of an hour;
 * "عشر ثانية", a tenth of a second, where ten would have the plural "عشر ثوان".
 */
function shareOfUnit(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  const { last, next } = number;
  if (last === undefined || next !== at + 1) return undefined;
  const link = scan.skip("unitLinks", next);
  const below = number.kind === "ordinal" ? last.denominator : last.unitShare;
  const unit =
    last.unitShare !== undefined ? singularUnit(scan, next) : link > next ? scan.unit(link) : undefined;
  if (below === undefined || unit?.unit.kind !== "measure" || unit.unit.count !== undefined) return undefined;
  return withUnit(scan, from, { ...number, value: 1 / below, decimals: 6 }, unit);
}

/** The unit at `at`, its name in the singular. */
function singularUnit(scan: Scan, at: number): { unit: UnitName; next: number } | undefined {
  const unit = scan.vocabulary.singularUnits.get(scan.form(at)) === true ? scan.unit(at) : undefined;
  return unit?.next === at + 1 ? unit : undefined;
}

/** "Saatte 120 kilometre": the length that is done in an hour is a speed. */
function speed(scan: Scan, length: Found): Found {
  const unit = SPEEDS[length.unit ?? ""];
  if (unit === undefined || !scan.follows("speedBefore", length.from)) return length;
  return { ...length, unit, dimension: UNITS[unit]!.dimension };
}

const SPEEDS: Readonly<Record<string, string>> = { km: "km/h", mi: "mph" };

/** Whether digits name one of a row: behind its noun ("Room 101", "World War 2"), before "numara". */
function isLabel(scan: Scan, at: number, number: FoundNumber): boolean {
  if (number.plain !== true || isResult(scan, number)) return false;
  if (scan.is("numberSignAfter", number.next)) return true;
  const before = scan.pieces[at - 1];
  return (
    before?.kind === "word" &&
    (scan.is("rows", at - 1) ||
      (at > 1 && /^\p{Lu}\p{Ll}/u.test(before.text) && scan.pieces[at - 2]?.kind === "word"))
  );
}

/** "Chelsea 2-1": a result, and no name in a row. */
function isResult(scan: Scan, { next, value }: FoundNumber): boolean {
  const second = scan.pieces[next + 1];
  const dash = /^[-–:]$/.test(scan.form(next)) && scan.glued(next) && scan.glued(next + 1);
  return dash && value < 200 && second?.digits?.plain === true && second.digits.value < 200;
}

/** "Division Three", "Chapter Two": with a capital, behind a capital. */
function isTitle(scan: Scan, at: number, number: FoundNumber): boolean {
  if (at < 1 || number.next !== at + 1) return false;
  const before = scan.pieces[at - 1]!;
  if (before.kind !== "word" || !/^\p{Lu}/u.test(scan.pieces[at]!.text)) return false;
  return scan.is("rows", at - 1) && /^\p{Lu}/u.test(before.text);
}

function ordinal(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  if (number.next === at + 1 && isUnitNoun(scan, at)) return undefined;
  return found("ordinal", from, number, { value: number.value, decimals: 0 });
}

/** "A second", "per second", "ثانية": the unit, and no ordinal. */
function isUnitNoun(scan: Scan, at: number): boolean {
  if (scan.word(at)?.definite === true) return false;
  const isUnit = scan.vocabulary.units.get(scan.form(at)) !== undefined;
  const before = scan.word(at - 1);
  return (
    isUnit && (before?.role === "article" || scan.is("rateWords", at - 1) || scan.numbers.unitsFirst === true)
  );
}

/** A bare "one": counts where the language says so and it is no pronoun. */
function single(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  if (number.alone !== "one" || number.last?.definite === true) return undefined;
  if (isRatio(scan, number.next)) return found("cardinal", from, number, { value: 1, decimals: 0 });
  if (scan.is("beforePronoun", at - 1) || scan.is("afterPronoun", number.next)) return undefined;
  const tag = scan.tag(at);
  if (tag === "PRON" || tag === "DET") return undefined;
  const behind = scan.pieces[number.next];
  const counts =
    scan.numbers.oneCounts === true
      ? behind?.kind === "word"
      : scan.is("oneAfterNoun", at) && scan.pieces[at - 1]?.kind === "word";
  return counts ? found("cardinal", from, number, { value: 1, decimals: 0 }) : undefined;
}

/** "(One) in five", "(uno) de cada cinco": of so many. */
function isRatio(scan: Scan, at: number): boolean {
  const of = scan.skip("ratioLinks", at);
  if (of === at) return false;
  const { digits } = scan.pieces[of] ?? {};
  const word = scan.word(of);
  return (
    (digits?.plain === true && digits.value > 1) ||
    (word?.role === "add" && word.value > 1) ||
    word?.role === "hundred"
  );
}

/** Arabic "ساعتان": two hours in one word; "ساعتان ونصف". */
function dualUnit(scan: Scan, at: number): Found | undefined {
  const named = scan.unit(at);
  if (named?.unit.count === undefined) return undefined;
  const number: FoundNumber = { value: named.unit.count, next: at, decimals: 0, kind: "cardinal" };
  return withUnit(scan, at, number, named);
}

/** "An hour and a half", "kilo y medio", "ساعة ونصف": the unit, and a part of it. */
function unitAndPart(scan: Scan, at: number): Found | undefined {
  const named = scan.unit(at);
  if (named === undefined || scan.pieces[at]?.kind !== "word" || named.unit.kind === "percent")
    return undefined;
  if (scan.follows("hourBefore", at)) return undefined;
  if (joinedShare(scan, named.next) === undefined && !smallerBehind(scan, named)) return undefined;
  return withUnit(scan, at, { value: 1, next: at, decimals: 0, kind: "cardinal" }, named);
}

/** "ساعة وعشرون دقيقة": a smaller unit with its number, joined. */
function smallerBehind(scan: Scan, { unit, next }: { unit: UnitName; next: number }): boolean {
  if (unit.kind !== "measure") return false;
  const { next: behind, joined } = scan.joiner(next);
  if (!joined && scan.word(next)?.joined !== true) return false;
  const smaller = counted(scan, behind, behind);
  if (smaller?.kind !== "measure") return false;
  const [from, into] = [UNITS[unit.unit]!, UNITS[smaller.unit!]!];
  return from.base === into.base && from.factor > into.factor;
}
