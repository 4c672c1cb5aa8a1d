import type { Found } from "./found.ts";
import type { Quantity } from "./quantity.ts";
import type { Scan } from "./scan.ts";
import { type FoundNumber, joinedShare, scaledFrom, spelledAt } from "./spelled.ts";
import { UNITS } from "./units.ts";
import type { UnitName } from "./vocabulary.ts";

/** A number in digits or words with what it counts: unit, currency, per cent; or alone. */
export function amountAt(scan: Scan, at: number): Found | undefined {
  return (
    signedCurrency(scan, at) ??
    percentFirst(scan, at) ??
    numberedName(scan, at) ??
    counted(scan, at, at) ??
    dualUnit(scan, at) ??
    unitAndPart(scan, at)
  );
}

/** A number at `at`: digits with the scales, endings and halves behind them, or words. */
export function numberAt(
  scan: Scan,
  at: number,
  money = false,
): (FoundNumber & { readonly to: number }) | undefined {
  const piece = scan.pieces[at];
  if (piece === undefined) return undefined;
  if (piece.digits !== undefined) return inDigits(scan, at, money);
  const minus = scan.skip("minus", at);
  if (minus > at) {
    const number = numberAt(scan, minus, money);
    const alone = number === undefined || number.kind !== "cardinal" || numberEnds(scan, at);
    return alone ? undefined : { ...number, value: -number.value };
  }
  if (isVerb(scan, at)) return undefined;
  const found = spelledAt(scan, at);
  return found === undefined ? undefined : { ...found, to: found.next };
}

/** "Ten minus five": the minus stands between two numbers. */
function numberEnds(scan: Scan, at: number): boolean {
  return scan.pieces[at - 1]?.digits !== undefined || scan.word(at - 1) !== undefined;
}

/** Turkish "yedi" is "ate" too: so tagged, or the last word of its clause behind a word that is no number. */
function isVerb(scan: Scan, at: number): boolean {
  const tag = scan.tag(at);
  if (tag === "VERB") return true;
  const word = scan.word(at);
  if (scan.vocabulary.table.numbers.verbs === undefined || !scan.is("verbs", at) || word === undefined)
    return false;
  const before = scan.pieces[at - 1];
  if (tag !== undefined || before?.kind !== "word" || scan.follows("hourBefore", at)) return false;
  const after = scan.pieces[at + 1];
  return scan.word(at - 1) === undefined && (after === undefined || after.kind === "sign");
}

function inDigits(scan: Scan, at: number, money: boolean): (FoundNumber & { to: number }) | undefined {
  const { value, decimals, plain } = scan.pieces[at]!.digits!;
  const signed = isNegative(scan, at) ? -value : value;
  const ordinal = ordinalEnd(scan, at);
  if (ordinal !== undefined && plain) {
    return { value, next: ordinal, to: ordinal, decimals: 0, kind: "ordinal", plain };
  }
  const letters = scaleLetters(scan, at + 1, money);
  if (letters !== undefined) {
    const scaled = Number((signed * letters).toPrecision(15));
    return {
      value: scaled,
      next: at + 2,
      to: at + 2,
      decimals: decimals - Math.log10(letters),
      kind: "cardinal",
      scale: letters,
    };
  }
  const mixed = mixedFraction(scan, at, signed);
  if (mixed !== undefined) return mixed;
  const behind = scan.ending(at + 1).next;
  if (behind > at + 1) return { value: signed, next: behind, to: at + 1, decimals, kind: "cardinal", plain };
  const scaled = scaledFrom(scan, at + 1, signed, decimals);
  const isWhole = scaled.next === at + 1;
  const kind =
    isWhole && /[/\u2044\u00bc-\u00be\u2150-\u215e]/.test(scan.pieces[at]!.text) && value < 1
      ? "fraction"
      : scaled.kind;
  return {
    ...scaled,
    kind: kind === "ordinal" ? "cardinal" : kind,
    to: scaled.next,
    ...(isWhole && { plain }),
  };
}

/** A minus written on to the digits, with nothing on its other side. */
export function isNegative(scan: Scan, at: number): boolean {
  return (
    scan.form(at - 1) === "-" &&
    scan.glued(at) &&
    (at < 2 || !scan.glued(at - 1) || scan.form(at - 2) === "(")
  );
}

/** "10k", "4.1bn"; "$5m" beside a currency. */
function scaleLetters(scan: Scan, at: number, money: boolean): number | undefined {
  const { decimalLetters, moneyLetters } = scan.vocabulary;
  const form = scan.form(at);
  if (!scan.glued(at)) return undefined;
  // "1.5M"; "1.5m" is a length.
  if (scan.pieces[at]?.text === "M") return 1e6;
  return decimalLetters.get(form) ?? (money ? moneyLetters.get(form) : undefined);
}

/** "2 1/2", "3-1/2". */
function mixedFraction(scan: Scan, at: number, value: number): (FoundNumber & { to: number }) | undefined {
  const part = scan.pieces[at + 1];
  if (part?.digits === undefined || !/^\d{1,2}[/\u2044]\d{1,2}$/.test(part.form) || !Number.isInteger(value))
    return undefined;
  if (part.digits.value >= 1) return undefined;
  const sum = value + Math.sign(value || 1) * part.digits.value;
  return { value: sum, next: at + 2, to: at + 2, decimals: 2, kind: "cardinal" };
}

/** Behind "3rd", "3.º", "3'üncü", Turkish "19." before a small letter; undefined when no ordinal. */
function ordinalEnd(scan: Scan, at: number): number | undefined {
  let end = at + 1;
  const stop = scan.form(end) === "." && scan.glued(end);
  if (stop || (scan.form(end) === "'" && scan.glued(end))) end++;
  if (scan.glued(end) && ordinalEnding(scan, end)) return end + 1;
  if (!stop || scan.numbers.ordinalStop !== true) return undefined;
  const text = scan.pieces[at + 2];
  const small = text?.kind === "word" && !text.glued && scan.pieces[at]!.text.length < 4;
  if (!small) return undefined;
  return scan.pieces[at]!.text.length < 3 || /^\p{Ll}/u.test(text.text) ? at + 2 : undefined;
}

function ordinalEnding(scan: Scan, at: number): boolean {
  if (scan.is("ordinalEndings", at)) return true;
  const endings = scan.vocabulary.table.nameEndings;
  // "3'üncüsü".
  return endings !== undefined && /^[ıiuü]?nc[ıiuü]/.test(scan.form(at));
}

function found(
  kind: Quantity["kind"],
  from: number,
  number: { to: number; next: number },
  more: Partial<Found> = {},
): Found {
  return { kind, value: 0, from, to: number.to, next: number.next, ...more };
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
  if (number.kind === "ordinal") return ordinal(scan, at, start, number);
  if (number.year === true) return found("date", start, number, { value: String(number.value) });
  const unit = unitBehind(scan, number);
  if (unit !== undefined && fitsUnit(scan, at, number, unit)) return withUnit(scan, start, number, unit);
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

/** "La tercera parte de", "tres cuartas partes". */
function sharePart(scan: Scan, number: FoundNumber): { value: number; to: number; next: number } | undefined {
  if (!scan.is("shareNouns", number.next)) return undefined;
  const next = number.next + 1;
  if (number.kind === "fraction") return { value: number.value, to: next, next };
  const counts = number.kind === "ordinal" && number.value > 1 && scan.is("shareLinks", next);
  return counts ? { value: 1 / number.value, to: next, next } : undefined;
}

/** Whether digits name one of a row: behind its noun ("Room 101", "World War 2"), before "numara". */
function isLabel(scan: Scan, at: number, number: FoundNumber): boolean {
  if (number.plain !== true) return false;
  if (scan.is("numberSignAfter", number.next)) return true;
  const before = scan.pieces[at - 1];
  return (
    before?.kind === "word" &&
    (scan.is("rows", at - 1) ||
      (at > 1 && /^\p{Lu}\p{Ll}/u.test(before.text) && scan.pieces[at - 2]?.kind === "word"))
  );
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

/** The unit behind a number: at once, after a hyphen, after "de", "of an". */
function unitBehind(scan: Scan, number: FoundNumber): { unit: UnitName; next: number } | undefined {
  let at = number.next;
  if (scan.form(at) === "-" && scan.glued(at) && scan.glued(at + 1)) at++;
  const direct = scan.unit(at);
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

/** Names of units that are other words too ("pie", "saat" as a watch, "s") ask for more than a number before them. */
function fitsUnit(
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
    return countsAsOne(scan, at, unit);
  }
  const piece = scan.pieces[next - 1]!;
  // "5 m" and "5 W" are units, "a 5 in" none; a single letter stands behind digits alone.
  if (piece.kind === "word" && piece.text.length === 1 && scan.pieces[number.next - 1]?.digits === undefined)
    return false;
  return true;
}

const ARTICLE_UNITS = new Set(
  "h min week month year kg km l mi lb cm t USD EUR GBP TRY decade century".split(" "),
);

/** "An hour", "una semana"; not "60 miles an hour", "dos veces al año". */
function countsAsOne(scan: Scan, at: number, { unit }: UnitName): boolean {
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

function withUnit(
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

/** "Half of them", "a third", "la mitad", "نصف". */
function fraction(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  const { alone, next } = number;
  if (alone === "half" && !halfCounts(scan, at, next)) return undefined;
  if (
    number.last?.ordinal === true &&
    number.last.denominator !== undefined &&
    !shareCounts(scan, at, next)
  ) {
    return undefined;
  }
  return found("fraction", from, number, {
    value: number.value,
    decimals: number.decimals,
    dimension: "share",
  });
}

/** Where a language lists what follows a half, only there: not "half-time", "the second half". */
function halfCounts(scan: Scan, at: number, next: number): boolean {
  const before = scan.word(at - 1);
  if (before?.ordinal === true) return false;
  if (scan.numbers.joins !== "hundreds") return true;
  return scan.is("shareLinks", next) || before?.role === "article";
}

/** "A third of", "one third"; "a third man" is no share. */
function shareCounts(scan: Scan, at: number, next: number): boolean {
  if (scan.word(at)?.role !== "article" && scan.word(at)?.weak !== true) return true;
  if (scan.word(at)?.weak === true && scan.numbers.oneCounts === true) return true;
  return scan.is("shareLinks", next);
}

/** A bare "one": counts where the language says so and it is no pronoun. */
function single(
  scan: Scan,
  at: number,
  from: number,
  number: FoundNumber & { to: number },
): Found | undefined {
  if (number.alone !== "one" || number.last?.definite === true) return undefined;
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
