/**
 * What a character is to the tokeniser. Plain numbers, not strings: the
 * scanner compares them once per character.
 */
export const BLANK = 1;
/** Default-ignorable: joiners, bidirectional marks, soft hyphen. Part of a word inside one, else skipped. */
export const IGNORABLE = 2;
export const LETTER = 3;
export const MARK = 4;
export const DIGIT = 5;
/** Han, Hiragana, Katakana, Thai ...: scripts without blanks between words. */
export const IDEOGRAPH = 6;
export const EMOJI = 7;
/** A, B, ... as halves of a flag. */
export const REGIONAL = 8;
export const SYMBOL = 9;
export const PUNCTUATION = 10;
/** An unpaired surrogate or an unassigned code point: a token of its own. */
export const OTHER = 11;

const TESTS: readonly (readonly [RegExp, number])[] = [
  [/[\s\u0085\p{Cc}]/u, BLANK],
  [/\p{Default_Ignorable_Code_Point}/u, IGNORABLE],
  [/[\u200b\u061c\ufff9-\ufffb]/u, IGNORABLE],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u, IDEOGRAPH],
  [/\p{Nd}/u, DIGIT],
  [/[\p{L}\p{Nl}\p{No}_]/u, LETTER],
  [/\p{M}/u, MARK],
  [/\p{Regional_Indicator}/u, REGIONAL],
  // Text-style signs such as © and ™ count as symbols unless shown as emoji (the scanner looks for U+FE0F).
  [/(?=\p{Extended_Pictographic})[^\u0000-\u2199]/u, EMOJI],
  [/\p{P}/u, PUNCTUATION],
  [/[\p{S}\p{Cf}]/u, SYMBOL],
];

const BMP = new Uint8Array(0x10000);
const BEYOND = new Map<number, number>();

/** The class of a code point; the first look-up of each costs some regular expressions, later ones a table read. */
export function characterClass(codePoint: number): number {
  if (codePoint < 0x10000) {
    const known = BMP[codePoint]!;
    if (known !== 0) return known;
    const found = classify(codePoint);
    BMP[codePoint] = found;
    return found;
  }
  const known = BEYOND.get(codePoint);
  if (known !== undefined) return known;
  const found = classify(codePoint);
  BEYOND.set(codePoint, found);
  return found;
}

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  for (const [test, result] of TESTS) if (test.test(character)) return result;
  return OTHER;
}

/** End of the emoji sequence that starts at `start` (joined, toned, flagged, keycapped), or `start` when none does. */
export function emojiEnd(text: string, start: number): number {
  const first = text.codePointAt(start)!;
  const width = first > 0xffff ? 2 : 1;
  if (characterClass(first) === REGIONAL) {
    const next = text.codePointAt(start + width);
    return next !== undefined && characterClass(next) === REGIONAL ? start + 2 * width : start + width;
  }
  const keycap = keycapEnd(text, start);
  if (keycap > start) return keycap;
  const styled = text.charCodeAt(start + width) === 0xfe0f && isPictographic(first);
  if (characterClass(first) !== EMOJI && !styled) return start;
  return joinedEnd(text, start);
}

/** `#`, `*` or a digit, an optional U+FE0F, then U+20E3. */
function keycapEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (code > 0x39) return start;
  const mark = text.charCodeAt(start + 1) === 0xfe0f ? start + 2 : start + 1;
  return text.charCodeAt(mark) === 0x20e3 ? mark + 1 : start;
}

function joinedEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
    at = modifiersEnd(text, at);
    if (text.charCodeAt(at) !== 0x200d) return at;
    const joined = text.codePointAt(at + 1);
    if (joined === undefined || !isPictographic(joined)) return at;
    at += 1;
  }
}

/** Skin tones, variation selectors, keycap marks and the tag letters of regional flags. */
function modifiersEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.codePointAt(at);
    if (code === undefined) return at;
    if (code === 0xfe0f || code === 0xfe0e || code === 0x20e3) at += 1;
    else if ((code >= 0x1f3fb && code <= 0x1f3ff) || (code >= 0xe0020 && code <= 0xe007f)) at += 2;
    else return at;
  }
}

function isPictographic(codePoint: number): boolean {
  return /\p{Extended_Pictographic}/u.test(String.fromCodePoint(codePoint));
}
