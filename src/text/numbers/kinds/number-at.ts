import type { Scan } from "../scan.ts";
import { type FoundNumber, scaledFrom, spelledAt } from "./spelled.ts";

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
  // A number with an ending of case is its object: "ikisini yedi", ate two of them.
  const object = scan.word(at - 1);
  return (object === undefined || object.ends === true) && (after === undefined || after.kind === "sign");
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
