import { characterClass, DIGIT, IGNORABLE, LETTER, MARK } from "../../text/forms/characters.ts";

/** A run of letters and digits in a text. */
export interface Scanned {
  readonly text: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** First word of a sentence, a quotation or a line. */
  readonly opens: boolean;
  /** A comma or another sign stands before it. */
  readonly parted: boolean;
}

/** Words of a text that are looked at, so that time for pairs of long texts stays bounded. */
export const MAX_SCANNED_WORDS = 150;

/**
 * Cuts a text into runs of letters and digits: a tenth of the time of `tokenize`. Apostrophes stay inside words
 * ("don't"), full stops and the like inside numbers and versions ("1,000", "v1.2.3", "9:00"). O(length of the first
 * 150 words).
 */
export function scanWords(text: string): Scanned[] {
  const words: Scanned[] = [];
  let opens = true;
  let parted = false;
  let at = 0;
  while (at < text.length && words.length < MAX_SCANNED_WORDS) {
    const code = text.codePointAt(at)!;
    const kind = characterClass(code);
    if (kind !== LETTER && kind !== DIGIT) {
      if (OPENERS.has(code)) opens = true;
      if (PARTERS.has(code)) parted = true;
      at += code > 0xffff ? 2 : 1;
      continue;
    }
    const end = runEnd(text, at);
    words.push({ text: text.slice(at, end), start: at, end, opens, parted });
    opens = false;
    parted = false;
    at = end;
  }
  return words;
}

function runEnd(text: string, start: number): number {
  let at = start;
  let last = 0;
  while (at < text.length) {
    const code = text.codePointAt(at)!;
    const own = characterClass(code);
    if (own !== LETTER && own !== DIGIT && own !== MARK && own !== IGNORABLE && !joins(text, at, code, last))
      break;
    last = own;
    at += code > 0xffff ? 2 : 1;
  }
  return at;
}

const codesOf = (signs: string) => new Set(Array.from(signs, (sign) => sign.codePointAt(0)!));

/** What begins a sentence, a quotation or a heading behind it. */
const OPENERS = codesOf('.!?:;\u2026\u00bf\u00a1"\u201c\u201d\u00ab\u00bb\n\u061f\u2022');
const PARTERS = codesOf(",;:.!?\u060c\u061b\u061f()[]\u2013\u2014\u2026");
const APOSTROPHES = codesOf("'\u2019\u02bc\uff07");
/** Full stop, comma, colon, Arabic decimal and group marks. */
const NUMBER_MARKS = codesOf(".,:\u066b\u066c");

/** Whether a sign stands inside a word ("don't") or a number ("1,000"). */
function joins(text: string, at: number, code: number, last: number): boolean {
  if (APOSTROPHES.has(code)) return classAt(text, at + 1) === LETTER;
  return NUMBER_MARKS.has(code) && last === DIGIT && classAt(text, at + 1) === DIGIT;
}

function classAt(text: string, at: number): number {
  return at < text.length ? characterClass(text.codePointAt(at)!) : 0;
}
