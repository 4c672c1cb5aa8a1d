import { checkRecord } from "../../arguments.ts";
import type { Quantity } from "./quantity.ts";
import { HUNDREDTHS, UNITS } from "./units.ts";

/** What "about" leaves open: one part in twenty. */
const ABOUT = 0.05;
/** Rounding of conversions in floating point. */
const EXACT = 1e-9;

/** Whether two quantities measure the same thing, so that two values of it contradict each other. */
export function sameDimension(a: Quantity, b: Quantity): boolean {
  checkRecord(a, "sameDimension: a", "a Quantity", ["kind", "value", "span"]);
  checkRecord(b, "sameDimension: b", "a Quantity", ["kind", "value", "span"]);
  return dimensionOf(a) === dimensionOf(b);
}

/** What a quantity measures: "length", "money", "share", "time", "date", "place" (ordinals, labels), "count", "code". */
export function dimensionOf(q: Quantity): string {
  checkRecord(q, "dimensionOf: q", "a Quantity", ["kind"]);
  if (q.kind === "range" && q.dimension === undefined)
    return dimensionOf({ ...q, kind: q.holds ?? "cardinal" });
  if (q.dimension !== undefined) return q.dimension;
  if (q.kind === "ordinal" || q.label === true) return "place";
  return q.kind === "code" ? "code" : "count";
}

/**
 * Whether two quantities say the same: equal means equal, units of one dimension converted (2 kg = 2000 g, half = 50 %,
 * 50 cents = $0.50), and no rounding but where one of the texts says "about" (then 5 %).
 *
 * A place in a row is the same in words, digits and Roman numerals ("World War II", "World War 2", "the second ...").
 * An hour that leaves its half of the day open ("at five") is the same as either. A year is the same with and without
 * a word that makes it one.
 */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  checkRecord(a, "sameQuantity: a", "a Quantity", ["kind", "value", "approximate"]);
  checkRecord(b, "sameQuantity: b", "a Quantity", ["kind", "value", "approximate"]);
  if (a.kind === "range" || b.kind === "range") return sameRange(a, b);
  if (a.kind === "code" || b.kind === "code") return a.kind === b.kind && plain(a.value) === plain(b.value);
  if (a.kind === "time" || b.kind === "time") return a.kind === b.kind && sameTime(a, b);
  if (a.kind === "date" || b.kind === "date") return String(a.value) === String(b.value);
  if (a.kind === "ordinal" || b.kind === "ordinal") return isPlace(a) && isPlace(b) && a.value === b.value;
  const x = inBase(a, b);
  const y = inBase(b, a);
  if (x === undefined || y === undefined || x.base !== y.base) return false;
  const about = a.approximate || b.approximate ? ABOUT : EXACT;
  return near(x.value, y.value, about);
}

function plain(value: number | string): string {
  return String(value).replace(/[-_/ ]/g, "");
}

function isPlace(q: Quantity): boolean {
  return q.kind === "ordinal" || (q.kind === "cardinal" && q.label === true);
}

function sameRange(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind) return false;
  const kindOf = (q: Quantity) => q.holds ?? "cardinal";
  const low = (q: Quantity): Quantity => ({ ...q, kind: kindOf(q) });
  const high = (q: Quantity): Quantity => ({ ...q, kind: kindOf(q), value: q.high! });
  return sameQuantity(low(a), low(b)) && sameQuantity(high(a), high(b));
}

function sameTime(a: Quantity, b: Quantity): boolean {
  if (a.value === b.value) return true;
  if (a.openHalf !== true && b.openHalf !== true) return false;
  const minutes = ({ value }: Quantity) => {
    const [hours = 0, rest = 0] = String(value).split(":").map(Number);
    return (hours * 60 + rest) % 720;
  };
  return minutes(a) === minutes(b);
}

function near(x: number, y: number, share: number): boolean {
  return Math.abs(x - y) <= share * Math.max(Math.abs(x), Math.abs(y));
}

/** A value in the base of its unit. */
function inBase(q: Quantity, other: Quantity): { value: number; base: string } | undefined {
  const value = Number(q.value);
  switch (q.kind) {
    case "percent":
      return { value: value / 100, base: "share" };
    case "fraction":
      return { value, base: "share" };
    case "money":
      return inMoney(value, q.unit!, other.unit);
    case "measure": {
      const unit = UNITS[q.unit!];
      if (unit === undefined) return { value, base: q.unit! };
      return { value: value * unit.factor + (unit.offset ?? 0), base: unit.base };
    }
    default:
      // "0.5 of the class" beside "half of the class".
      return { value, base: other.kind === "fraction" ? "share" : "count" };
  }
}

function inMoney(value: number, unit: string, other: string | undefined): { value: number; base: string } {
  const of = HUNDREDTHS[unit];
  if (of === undefined || other === undefined || !of.includes(other)) return { value, base: unit };
  return { value: value / 100, base: other };
}
