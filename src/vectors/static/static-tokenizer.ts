import { folder } from "./static-fold.ts";
import type { StaticTable } from "./static-format.ts";

/** Words and their rows are kept, up to this many; the store then starts anew. */
const CACHED_WORDS = 100_000;
const LONGEST_CACHED = 64;

/**
 * Text to rows of a static table: folded, split into words and single signs, each cut into pieces. The list is the
 * same object at every call: read it before the next. General tokenizers stop at some 20,000 texts a second, which
 * would be most of the time that `fast` takes.
 */
export function staticTokenizer(table: StaticTable): (text: string) => readonly number[] {
  const fold = folder(table.fold);
  const find = pieceFinder(table);
  const cache = new Map<string, readonly number[]>();
  const ids: number[] = [];
  const add = (token: string): void => {
    let known = cache.get(token);
    if (known === undefined) {
      known = find(token);
      if (cache.size >= CACHED_WORDS) cache.clear();
      if (token.length <= LONGEST_CACHED) cache.set(token, known);
    }
    for (let k = 0; k < known.length; k++) ids.push(known[k]!);
  };
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop over characters, which a call a character would slow down
  return (text) => {
    ids.length = 0;
    const folded = fold(text);
    let start = -1;
    for (let i = 0; i < folded.length; i++) {
      let code = folded.charCodeAt(i);
      let width = 1;
      if (code >= 0xd800 && code <= 0xdbff && i + 1 < folded.length) {
        code = folded.codePointAt(i)!;
        width = code > 0xffff ? 2 : 1;
      }
      const kind = kindOf(code);
      if (kind === WORD) {
        if (start === -1) start = i;
      } else {
        if (start !== -1) add(folded.slice(start, i));
        start = -1;
        if (kind === SIGN) add(folded.slice(i, i + width));
      }
      i += width - 1;
    }
    if (start !== -1) add(folded.slice(start));
    return ids;
  };
}

const BLANK = 1;
const WORD = 2;
const SIGN = 3;
/** Kind of each character of the first plane, found when first met. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  if (code > 0xffff) return computeKind(code);
  const known = kinds[code]!;
  if (known !== 0) return known;
  const kind = computeKind(code);
  kinds[code] = kind;
  return kind;
}

function computeKind(code: number): number {
  const character = String.fromCodePoint(code);
  if (/[\p{L}\p{M}\p{N}]/u.test(character)) return WORD;
  return /\s/u.test(character) ? BLANK : SIGN;
}

/** Rows of a word's pieces: by longest match, or by the most probable cut; unknown characters are left out. */
function pieceFinder(table: StaticTable): (word: string) => readonly number[] {
  const ids = new Map<string, number>();
  let longest = 1;
  for (const [id, piece] of table.pieces.entries()) {
    ids.set(piece, id);
    longest = Math.max(longest, piece.length);
  }
  const { blank, scores } = table;
  if (scores === undefined) return (word) => longestMatch(ids, blank + word, blank.length, longest);
  let lowest = 0;
  for (const score of scores) lowest = Math.min(lowest, score);
  return (word) => bestCut(ids, scores, blank + word, longest, lowest - 10);
}

function longestMatch(ids: Map<string, number>, word: string, blank: number, longest: number): number[] {
  const found: number[] = [];
  let start = 0;
  while (start < word.length) {
    let end = Math.min(word.length, start + longest);
    let id: number | undefined;
    for (; end > start; end--) {
      id = ids.get(word.slice(start, end));
      if (id !== undefined) break;
    }
    if (id !== undefined) found.push(id);
    // No piece starts here: leave the blank out, then one character.
    start = id !== undefined ? end : start === 0 ? blank : start + characterWidth(word, start);
  }
  return found;
}

function bestCut(
  ids: Map<string, number>,
  scores: Float32Array,
  word: string,
  longest: number,
  unknown: number,
): number[] {
  const size = word.length;
  const best = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(size + 1);
  const piece = new Int32Array(size + 1).fill(-1);
  best[0] = 0;
  for (let start = 0; start < size; start += characterWidth(word, start)) {
    const width = characterWidth(word, start);
    const limit = Math.min(size, start + longest);
    for (let end = start + width; end <= limit; end++) {
      const id = ids.get(word.slice(start, end));
      const step = id !== undefined ? scores[id]! : end === start + width ? unknown : undefined;
      if (step === undefined || best[start]! + step <= best[end]!) continue;
      best[end] = best[start]! + step;
      from[end] = start;
      piece[end] = id ?? -1;
    }
  }
  const found: number[] = [];
  for (let end = size; end > 0; end = from[end]!) if (piece[end]! >= 0) found.push(piece[end]!);
  return found.reverse();
}

function characterWidth(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}
