import { BLANK, MARK, PUNCTUATION, REMOVED } from "./bert-categories.ts";

/** Options of a BertNormalizer entry in `tokenizer.json`. */
export interface BertNormalizerOptions {
  readonly cleanText: boolean;
  readonly chineseCharacters: boolean;
  readonly stripAccents: boolean;
  readonly lowercase: boolean;
}

/** What BertPreTokenizer and BertNormalizer make of one code point. */
export const CharacterClass = {
  word: 0,
  blank: 1,
  punctuation: 2,
  removed: 3,
  mark: 4,
  ideograph: 5,
} as const;

const IDEOGRAPHS = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b73f],
  [0x2b740, 0x2b81f],
  [0x2b920, 0x2ceaf],
  [0xf900, 0xfaff],
  [0x2f800, 0x2fa1f],
] as const;

/** Class of each code point below 0x20000, and of the few above by search; built on first use (about 1 ms). */
let table: Uint8Array | undefined;
const TABLE_SIZE = 0x30000;

export function characterClasses(): Uint8Array {
  if (table === undefined) {
    table = new Uint8Array(TABLE_SIZE);
    fill(table, BLANK, CharacterClass.blank);
    fill(table, PUNCTUATION, CharacterClass.punctuation);
    fill(table, MARK, CharacterClass.mark);
    fill(table, REMOVED, CharacterClass.removed);
    for (const [low, high] of IDEOGRAPHS) table.fill(CharacterClass.ideograph, low, high + 1);
  }
  return table;
}

/** Planes above 2 hold marks (variation selectors) and removed (tags, private use) only. */
export function characterClass(code: number): number {
  if (code < TABLE_SIZE) return characterClasses()[code]!;
  if (code >= 0xe0100 && code <= 0xe01ef) return CharacterClass.mark;
  return isIn(REMOVED, code) ? CharacterClass.removed : CharacterClass.word;
}

function fill(target: Uint8Array, ranges: string, value: number): void {
  for (const [low, end] of eachRange(ranges)) {
    if (low >= target.length) break;
    target.fill(value, low, Math.min(end, target.length));
  }
}

function isIn(ranges: string, code: number): boolean {
  for (const [low, end] of eachRange(ranges)) if (code >= low && code < end) return true;
  return false;
}

function* eachRange(ranges: string): Generator<[low: number, end: number]> {
  const numbers = ranges.split(" ");
  let at = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const low = at + Number.parseInt(numbers[i]!, 36);
    at = low + Number.parseInt(numbers[i + 1]!, 36);
    yield [low, at];
  }
}

/**
 * BertNormalizer: control characters out, blanks to " ", ideographs apart, accents off (NFD without marks),
 * lower case. O(length).
 */
export function bertNormalize(text: string, options: BertNormalizerOptions): string {
  let result = text;
  if (options.cleanText || options.chineseCharacters) result = cleaned(result, options);
  if (options.stripAccents) result = strippedOfAccents(result.normalize("NFD"));
  // Per character, as Rust lowers: JavaScript alone would make a final sigma of Σ.
  if (options.lowercase) result = result.replaceAll("Σ", "σ").toLowerCase();
  return result;
}

function cleaned(text: string, options: BertNormalizerOptions): string {
  let result = "";
  for (const character of text) {
    const kind = characterClass(character.codePointAt(0)!);
    if (options.cleanText && (kind === CharacterClass.removed || character === "\0")) continue;
    if (options.cleanText && kind === CharacterClass.blank) result += " ";
    else if (options.chineseCharacters && kind === CharacterClass.ideograph) result += ` ${character} `;
    else result += character;
  }
  return result;
}

function strippedOfAccents(text: string): string {
  let result = "";
  for (const character of text) {
    if (characterClass(character.codePointAt(0)!) !== CharacterClass.mark) result += character;
  }
  return result;
}
