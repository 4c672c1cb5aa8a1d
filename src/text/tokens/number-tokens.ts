import { characterClass, DIGIT, LETTER } from "../forms/characters.ts";
import type { Language } from "../language.ts";

/** Number-like tokens: a quantity, a time of day, a calendar date in digits. */
export type NumberKind = "number" | "time" | "date";

export interface NumberToken {
  readonly end: number;
  readonly kind: NumberKind;
  /** True when letters that are no unit follow at once ("3rd", "4x4"): part of a word, not a number. */
  readonly joined: boolean;
}

/** More separators than any real number has; keeps look-ahead bounded. */
const MAX_GROUPS = 16;
/** Groups between thousands separators, decimal marks of all four languages. */
const SEPARATORS = new Set([0x2c, 0x2e, 0x66b, 0x66c, 0x27, 0x2019, 0xb7, 0xa0, 0x202f]);
const COMMAS = new Set([0x2c, 0x66c]);
/** Separators that need exactly three digits after them. */
const GROUPING_ONLY = new Set([0x66c, 0x27, 0x2019, 0xa0, 0x202f]);
/** Units that people write on to the number. "m", "k" also as million, thousand. Not "s": "1950s" is a decade. */
const UNITS = new Set(
  (
    "am pm km kms m cm mm nm mi ft in yd kg kgs g mg lb lbs oz l ml cl dl sec secs min mins h hr hrs hs ms " +
    "mph kmh kph kb mb gb tb pb hz khz mhz ghz w kw kwh mw gw v kv ma cal kcal k bn mn mln tn usd eur tl try px pt " +
    "كم كغ كجم م سم غ مم sa dk sn"
  ).split(" "),
);
/** Year first or last, in any digits: "2024-01-15", "15.01.2024", "15/1/24". The same mark twice. */
const DATE =
  /(?:\p{Nd}{4}([-/.])\p{Nd}{1,2}\1\p{Nd}{1,2}|\p{Nd}{1,2}([-/.])\p{Nd}{1,2}\2\p{Nd}{4}|\p{Nd}{1,2}\/\p{Nd}{1,2}\/\p{Nd}{2})(?!\p{Nd}|[-/]\p{Nd})/uy;
const TIME = /\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2}(?:[.,]\p{Nd}{1,6})?)?(?!\p{Nd}|:\p{Nd})/uy;

const SPACED = /[0-9]{1,3}(?: [0-9]{3}){1,4}(?:,[0-9]{1,6})?(?![0-9.,]|[\p{L}])/uy;

/** The number, time or date that starts with the digit at `start`. Look-ahead is bounded by 16 groups. */
export function numberEnd(text: string, start: number, language: Language): NumberToken {
  const date = matchEnd(DATE, text, start);
  if (date > start) return { end: date, kind: "date", joined: false };
  const time = matchEnd(TIME, text, start);
  if (time > start) return { end: time, kind: "time", joined: false };
  const plain = digitsEnd(text, start);
  if (isFraction(text, plain)) return { end: plain + 1, kind: "number", joined: false };
  const grouped = groupsEnd(text, plain, afterComma(text, start));
  const end = ratioEnd(text, language === "es" ? spacedEnd(text, start, grouped) : grouped, plain);
  if (end === plain && startsWord(text, end)) return { end, kind: "number", joined: !startsUnit(text, end) };
  return { end: ordinalEnd(text, start, end, language), kind: "number", joined: false };
}

function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

function isDigitAt(text: string, at: number): boolean {
  return at < text.length && characterClass(text.codePointAt(at)!) === DIGIT;
}

function digitsEnd(text: string, start: number): number {
  let end = start;
  while (isDigitAt(text, end)) end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return end;
}

/** ½, ¾ ...: "3½" is one number. */
function isFraction(text: string, at: number): boolean {
  return /[\u00bc-\u00be\u2150-\u215e]/.test(text.charAt(at));
}

/** True inside a list such as "1,2,3". */
function afterComma(text: string, start: number): boolean {
  return start > 1 && COMMAS.has(text.charCodeAt(start - 1)) && isDigitAt(text, start - 2);
}

/** "1,000.50" is one number; "1,2,3" is a list: several commas need groups of three. */
function groupsEnd(text: string, first: number, inList: boolean): number {
  let end = first;
  let firstComma = -1;
  let commas = 0;
  let uneven = false;
  for (let groups = 0; groups < MAX_GROUPS; groups++) {
    const separator = text.charCodeAt(end);
    if (!SEPARATORS.has(separator) || !isDigitAt(text, end + 1)) break;
    const next = digitsEnd(text, end + 1);
    if (GROUPING_ONLY.has(separator) && next - end !== 4) break;
    if (COMMAS.has(separator)) {
      if (inList) break;
      if (firstComma < 0) firstComma = end;
      commas++;
      if (next - end !== 4) uneven = true;
    }
    end = next;
  }
  return commas > 1 && uneven ? firstComma : end;
}

/** Spanish "25 000": up to three digits, then groups of three after a blank. */
function spacedEnd(text: string, start: number, plain: number): number {
  SPACED.lastIndex = start;
  return SPACED.test(text) ? Math.max(plain, SPACED.lastIndex) : plain;
}

/** "1/2", "16:9", "3:16". Only after a plain whole number. */
function ratioEnd(text: string, end: number, plain: number): number {
  const code = text.charCodeAt(end);
  if (end !== plain || (code !== 0x2f && code !== 0x3a) || !isDigitAt(text, end + 1)) return end;
  const next = digitsEnd(text, end + 1);
  return next - end > 4 ? end : next;
}

/** Spanish "1.º", Turkish "19. yüzyıl", "2. Ramses": the stop belongs to the number. */
function ordinalEnd(text: string, start: number, end: number, language: Language): number {
  if (text.charCodeAt(end) !== 0x2e) return end;
  const after = text.slice(end + 1, end + 3);
  if (/^[ºª]/.test(after)) return end + 2;
  if (language !== "tr") return end;
  return (end - start < 3 ? /^ \p{L}/u : /^ \p{Ll}/u).test(after) ? end + 1 : end;
}

function startsWord(text: string, at: number): boolean {
  return at < text.length && characterClass(text.codePointAt(at)!) === LETTER;
}

function startsUnit(text: string, at: number): boolean {
  const letters = /^[\p{L}\p{M}\p{N}_]{1,5}/u.exec(text.slice(at, at + 10));
  return letters !== null && UNITS.has(letters[0].toLowerCase());
}
