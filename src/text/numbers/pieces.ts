import { matchForm } from "../forms/match-form.ts";
import { type DigitValue, digitValue } from "./digits.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type PieceKind = "word" | "digits" | "time" | "date" | "code" | "sign" | "address";

/** A word, a number in digits, or a sign of a text. */
export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  /** In match form; acronyms without stops ("p.m." is "pm"). */
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the piece before. */
  readonly glued: boolean;
  readonly digits?: DigitValue;
}

const D = "[0-9\u0660-\u0669\u06f0-\u06f9]";
const ADDRESS = String.raw`https?:\/\/\S+|www\.\S+|[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64})+|@[\p{L}_][\p{L}\p{N}_]*`;
const DATE = `(?:${D}{4}(?<m1>[-/.])${D}{1,2}\\k<m1>${D}{1,2}|${D}{1,2}(?<m2>[-/.])${D}{1,2}\\k<m2>(?:${D}{4}|${D}{2}))(?!${D}|[-/.]${D})`;
const TIME = `${D}{1,2}:${D}{2}(?::${D}{2}(?:[.,]${D}{1,6})?)?(?!${D}|:${D})`;
/** "v1.2.3", "1.2.3", "192.168.0.1": two stops or more that part no thousands; "16:9". */
const VERSION = `[vV]?${D}{1,9}(?:\\.${D}{1,9}){2,8}(?!${D})|[vV]${D}{1,9}(?:\\.${D}{1,9})?(?![\\p{L}\\p{N}])|${D}{1,4}:${D}{1,4}(?!${D})`;
/** "UA123", "B2B", "INV-2023-001", "F-16". */
const CODE = String.raw`\p{Script=Latin}{1,12}[0-9][\p{Script=Latin}0-9]{0,24}(?:[-_/.][\p{Script=Latin}0-9]{0,12}[0-9][\p{Script=Latin}0-9]{0,12}){0,6}|\p{Lu}\p{Script=Latin}{0,9}(?:[-_][\p{Lu}0-9]{1,12}){0,4}[-_][0-9][\p{Lu}0-9]{0,12}(?:-[\p{Lu}0-9]{1,12}){0,4}(?!['’]?\p{Ll})`;
const MIXED = String.raw`[0-9]{1,12}\p{Script=Latin}{1,12}[0-9][\p{Script=Latin}0-9]{0,24}`;
/** Telephone numbers: behind "+" or a nought, in groups ("+1 555 010 9999", "020 7946 0958"), "(212) 555-0142", "91 123 45 67". */
const PHONE = String.raw`(?:\+${D}{1,3}[ -]?)?\(${D}{2,4}\)[ -]?${D}{2,4}(?:[ -]${D}{2,4}){1,3}|(?:\+${D}{1,4}|0${D}{1,4})(?:[ -]${D}{2,4}){2,4}|\+?0?${D}{3}-${D}{3}-${D}{4}|${D}{2,3} ${D}{2,3} ${D}{2} ${D}{2}|[+0]${D}{6,14}`;
const FRACTION = "[\u00bc-\u00be\u2150-\u215e]";
const GROUPED = `${D}{1,3}(?<m3>[.,'’\u066c\u00a0\u202f])${D}{3}(?:\\k<m3>${D}{3})*(?!${D})(?:[.,\u066b]${D}+(?![.,]?${D}))?`;
const SPACED = `${D}{1,3}(?: ${D}{3})+(?!${D})(?:[.,]${D}+)?`;
const DECIMAL = `${D}+[.,\u066b]${D}+(?![.,]${D})|(?<![\\p{L}\\p{N}])[.,]${D}+`;
const RATIO = `${D}{1,4}\\/${D}{1,4}(?![\\p{N}/])`;
const DIGITS = `(?:${GROUPED}|${DECIMAL}|${RATIO}|${D}+)(?: ?${FRACTION})?|${FRACTION}`;
const ACRONYM = String.raw`(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{M}]))?|[ap]\. ?m\.?(?![\p{L}\p{M}])`;
const WORD = String.raw`\p{L}[\p{L}\p{M}\u0640]*(?:['’](?=\p{L})[\p{L}\p{M}]+)*|\p{M}+`;
const CUT_WORD = String.raw`\p{L}[\p{L}\p{M}\u0640]*|\p{M}+`;

const SIGN = String.raw`[^\s]`;

function pattern(spaced: boolean, cutWords: boolean): RegExp {
  const digits = spaced ? `${SPACED}|${DIGITS}` : DIGITS;
  const kinds = [
    ["address", ADDRESS],
    ["date", DATE],
    ["time", TIME],
    ["code", `(?<![\\p{L}\\p{N}])(?:${PHONE}|${VERSION}|${CODE}|${MIXED})(?![\\p{L}\\p{N}]|[.,]${D})`],
    ["digits", digits],
    ["acronym", ACRONYM],
    ["word", cutWords ? CUT_WORD : WORD],
    ["sign", SIGN],
  ];
  return new RegExp(kinds.map(([name, source]) => `(?<${name}>${source})`).join("|"), "gu");
}

const patterns = new Map<string, RegExp>();

function patternFor({ table }: Vocabulary): RegExp {
  const spaced = table.decimalMark === ",";
  const cut = table.nameEndings !== undefined;
  const key = `${spaced}${cut}`;
  const known = patterns.get(key) ?? pattern(spaced, cut);
  patterns.set(key, known);
  return known;
}

/** The pieces of a text, in order. O(length) */
export function piecesOf(text: string, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  const pattern = patternFor(vocabulary);
  let at = 0;
  for (;;) {
    while (text.charCodeAt(at) === BLANK) at++;
    if (at >= text.length) return pieces;
    const end = plainEnd(text, at);
    if (end > at) {
      add(pieces, text.slice(at, end), at, isLetter(text.charCodeAt(at)) ? "word" : "sign", vocabulary);
      at = end;
      continue;
    }
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return pieces;
    add(pieces, found[0], found.index, kindOf(found), vocabulary);
    at = found.index + found[0].length;
  }
}

const BLANK = 0x20;
/** Comma, full stop, exclamation mark, colon, semicolon, question mark. */
const PLAIN_SIGNS = new Set([0x2c, 0x2e, 0x21, 0x3a, 0x3b, 0x3f]);

/**
 * Where a piece that needs no pattern ends: ASCII letters with a blank, a comma or the text's end behind them, and a sign
 * with a blank or the end behind it. `at` itself where the piece may be more than that.
 */
function plainEnd(text: string, at: number): number {
  let end = at;
  while (isLetter(text.charCodeAt(end))) end++;
  if (end === at) return PLAIN_SIGNS.has(text.charCodeAt(at)) && endsAt(text, at + 1) ? at + 1 : at;
  if (endsAt(text, end)) return end;
  return text.charCodeAt(end) === 0x2c && endsAt(text, end + 1) ? end : at;
}

function endsAt(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === BLANK;
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** The name of the group that matched. */
function kindOf({ groups = {} }: RegExpExecArray): PieceKind | "acronym" {
  for (const kind of KINDS) if (groups[kind] !== undefined) return kind;
  return "sign";
}

const KINDS = ["word", "digits", "sign", "acronym", "code", "time", "date", "address"] as const;

function add(
  pieces: Piece[],
  text: string,
  start: number,
  kind: PieceKind | "acronym",
  vocabulary: Vocabulary,
): void {
  const { table } = vocabulary;
  const end = start + text.length;
  const glued = pieces.at(-1)?.end === start;
  if (kind === "code" && splitsUp(text, vocabulary)) {
    const letters = /^\p{L}+/u.exec(text)![0].length;
    add(pieces, text.slice(0, letters), start, "word", vocabulary);
    add(pieces, text.slice(letters), start + letters, "digits", vocabulary);
    return;
  }
  const form = matchForm(kind === "acronym" ? text.replace(/[. ]/g, "") : text, vocabulary.spelling);
  const digits =
    kind === "digits" || (kind === "code" && isGrouped(text)) ? digitValue(text, table) : undefined;
  const known = kind === "acronym" ? "word" : kind === "digits" && digits === undefined ? "code" : kind;
  pieces.push({
    kind: digits === undefined ? known : "digits",
    text,
    form,
    start,
    end,
    glued,
    ...(digits !== undefined && { digits }),
  });
}

/** "US250", "EUR50", "nº1": a currency before its amount, a sign before a name. */
function splitsUp(text: string, { currencySigns, lists }: Vocabulary): boolean {
  const [, letters, rest] = /^(\p{L}+)([0-9]+)$/u.exec(text) ?? [];
  if (letters === undefined || rest === undefined) return false;
  const lower = letters.toLowerCase();
  return (
    letters.length > 1 &&
    (currencySigns.get(lower) !== undefined || lists.numberSign.get(lower) !== undefined)
  );
}

/** "1.500.000" looks like a version and is a number. */
function isGrouped(text: string): boolean {
  return /^[0-9]{1,3}(?:\.[0-9]{3})+$/.test(text);
}
