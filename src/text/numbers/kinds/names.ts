import { foldArabicDigits } from "../../forms/normalize-arabic.ts";
import type { Found } from "../found.ts";
import type { Scan } from "../scan.ts";

/** Codes, Roman numerals and letters that tell one of a row from another: "UA123", "World War II", "Team A", "AA". */
export function nameAt(scan: Scan, at: number): Found | undefined {
  const piece = scan.pieces[at];
  if (piece?.kind === "code") return code(scan, at, codeValue(foldArabicDigits(piece.text)));
  if (piece?.kind !== "word") return undefined;
  const roman = /^[IVXLC]{1,6}$/.test(piece.text) ? romanAt(scan, at, piece.text) : undefined;
  return roman ?? letterAt(scan, at, piece.text);
}

/** In small letters, without the "v" of versions; of a telephone number the digits and the plus before them. */
function codeValue(text: string): string {
  if (/^[+(\d][\d ()-]*$/.test(text)) return text.replace(/[ ()-]/g, "");
  return text.toLowerCase().replace(/^v(?=\d)/, "");
}

function code(scan: Scan, at: number, value: string): Found {
  return { kind: "code", value, from: at, to: at + 1, next: scan.ending(at + 1).next };
}

const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const VALID = /^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The value of a Roman numeral up to 399; undefined for other letters. */
export function romanValue(text: string): number | undefined {
  if (text === "" || !VALID.test(text)) return undefined;
  const values = [...text].map((letter) => DIGITS[letter]!);
  return values.reduce((sum, value, k) => sum + (value < (values[k + 1] ?? 0) ? -value : value), 0);
}

/** A Roman numeral behind a capitalised noun or the noun of a row ("siglo XX"), or before one where a stop marks ordinals. */
function romanAt(scan: Scan, at: number, text: string): Found | undefined {
  const value = romanValue(text);
  if (value === undefined) return undefined;
  const stop =
    scan.numbers.ordinalStop === true &&
    scan.form(at + 1) === "." &&
    /^\p{L}/u.test(scan.pieces[at + 2]?.text ?? "");
  const before = scan.pieces[at - 1];
  // English "day I left": a single letter asks for a title.
  const title = !scan.is("letterWords", at) || /^\p{Lu}/u.test(before?.text ?? "");
  const row = before?.kind === "word" && title && scan.is("rows", at - 1);
  const capital =
    before?.kind === "word" &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text) &&
    /[IVX]/.test(text) &&
    !/[LC]/.test(text);
  const single = text.length === 1;
  const named = capital && (!single || (!scan.is("letterWords", at) && text !== "X"));
  if (!stop && !row && !named) return undefined;
  const next = stop ? at + 2 : scan.ending(at + 1).next;
  return { kind: "ordinal", value, from: at, to: stop ? at + 2 : at + 1, next, decimals: 0, label: true };
}

/** "Team A", "vitamin C", "B planı"; batteries "AA", "AAA". */
function letterAt(scan: Scan, at: number, text: string): Found | undefined {
  if (/^A{2,4}$/.test(text)) return code(scan, at, text.toLowerCase());
  if (!/^\p{Lu}$/u.test(text) || scan.is("letterWords", at)) return undefined;
  if (scan.form(at + 1) === "." && scan.glued(at + 1)) return undefined;
  const named = scan.is("lettered", at - 1) || scan.is("letteredAfter", at + 1);
  return named ? code(scan, at, text.toLowerCase()) : undefined;
}
