import type { Found } from "../found.ts";
import type { Scan } from "../scan.ts";
import { UNITS } from "../units.ts";
import type { UnitName } from "../vocabulary.ts";
import { joinedShare } from "./joined-share.ts";
import type { FoundNumber } from "./spelled.ts";

/** The unit behind a number: at once, after a hyphen, after "de", "of an". */
export function unitBehind(scan: Scan, number: FoundNumber): { unit: UnitName; next: number } | undefined {
  let at = number.next;
  if (scan.form(at) === "-" && scan.glued(at) && scan.glued(at + 1)) at++;
  const direct = scan.unit(at) ?? qualifiedUnit(scan, at);
  if (direct !== undefined) return direct;
  const link = scan.skip("unitLinks", at);
  const linked =
    link > at &&
    (number.scale !== undefined || number.kind === "fraction" || number.last?.denominator !== undefined);
  if (linked) return scan.unit(link);
  if (number.kind !== "fraction") return undefined;
  // "Three quarters of an hour".
  const of = scan.skip("shareLinks", at);
  const article = of > at && scan.word(of)?.role === "article" ? of + 1 : of;
  return article > at ? scan.unit(article) : undefined;
}

/** "Heaped teaspoons", "whole days": a word that says of what kind the unit is, or that it is full. */
function qualifiedUnit(scan: Scan, at: number): { unit: UnitName; next: number } | undefined {
  const behind = scan.skip("unitQualifiers", at);
  return behind > at ? scan.unit(behind) : undefined;
}

/** Names of units that are other words too ("pie", "saat" as a watch, "s") ask for more than a number before them. */
export function fitsUnit(
  scan: Scan,
  at: number,
  number: FoundNumber,
  { unit, next }: { unit: UnitName; next: number },
): boolean {
  if (unit.count !== undefined) return false;
  if (number.alone === "one" && unit.kind === "percent") return true;
  // "One day he left"; "in one day" is a measure.
  if (number.alone === "one" && unit.unit === "day" && scan.pieces[at - 1]?.kind !== "word") return false;
  if (number.alone === "article" || (number.alone === "one" && scan.numbers.oneCounts !== true)) {
    // "A $5 bill".
    return scan.pieces[next - 1]!.kind === "word" && countsAsOne(scan, at, unit, next);
  }
  const piece = scan.pieces[next - 1]!;
  // "5 m" and "5 W" are units, "a 5 in" none; a single letter stands behind digits alone.
  if (piece.kind === "word" && piece.text.length === 1 && scan.pieces[number.next - 1]?.digits === undefined)
    return false;
  return true;
}

const ARTICLE_UNITS = new Set(
  "h min week month year kg km l mi lb cm t USD EUR GBP TRY decade century tbsp tsp pint".split(" "),
);
/** Things too ("a cup is on the table"): measures where a word says of what. */
const FILLED_UNITS = new Set(["cup"]);

/** "An hour", "una semana"; not "60 miles an hour", "dos veces al año". */
function countsAsOne(scan: Scan, at: number, { unit }: UnitName, next: number): boolean {
  if (FILLED_UNITS.has(unit)) return scan.is("shareLinks", next) && !scan.is("rateWords", at - 1);
  if (!ARTICLE_UNITS.has(unit) || at === 0) return ARTICLE_UNITS.has(unit);
  return !scan.is("rateWords", at - 1) && !rateNoun(scan, at);
}

/** A unit or a counted noun stands right before: "$5 an hour", "three meals a week". */
function rateNoun(scan: Scan, at: number): boolean {
  const before = scan.word(at - 1);
  if (before !== undefined && before.joined !== true) return true;
  if (scan.unit(at - 1) !== undefined || scan.pieces[at - 1]?.digits !== undefined) return true;
  return (
    scan.pieces[at - 2]?.digits !== undefined ||
    (scan.word(at - 2)?.role === "add" && scan.word(at - 2)?.weak !== true)
  );
}

export function withUnit(
  scan: Scan,
  from: number,
  number: FoundNumber,
  { unit, next }: { unit: UnitName; next: number },
): Found {
  const part = joinedShare(scan, next);
  const end = part?.next ?? next;
  const below = unit.unit.startsWith("°") ? scan.skip("belowZero", end) : end;
  const after = Math.max(scan.ending(end).next, below);
  const value = (number.value + (part?.value ?? 0)) * (below > end ? -1 : 1);
  const article = number.alone === "article" || (number.alone === "one" && scan.numbers.oneCounts !== true);
  return {
    kind: unit.kind,
    value,
    unit: unit.unit,
    dimension: dimensionOf(unit),
    from,
    to: below,
    next: after,
    decimals: part === undefined ? number.decimals : 2,
    ...(article && part === undefined && unit.kind !== "percent" && { article: true as const }),
  };
}

function dimensionOf({ unit, kind }: UnitName): string {
  return kind === "money" ? "money" : kind === "percent" ? "share" : UNITS[unit]!.dimension;
}
