import { mix1, mix2, mix3 } from "./hash.ts";
import type { WordShape } from "./word.ts";

/** Weights of a linear model, hashed: row of a feature = weights[f & mask ...], one entry per class. */
export interface Table {
  readonly weights: Int8Array | Float32Array;
  readonly mask: number;
  /** Tables of 8 bits: the weights for reading four at a time (see `smallTable`). */
  readonly view?: DataView;
}

/** The 17 parts of speech of Universal Dependencies; a tag's number is its place here. */
export const UPOS = [
  "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM",
  "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X",
] as const; // biome-ignore format: a table

export type Upos = (typeof UPOS)[number];

export const TAG_COUNT = UPOS.length;
export const MAX_TAG_FEATURES = 64;

/** Before the first word and after the last one. */
const EDGE = 29;

/**
 * Features of word `i` for its part of speech. `left` holds the tags given so far in this pass; `guess` the
 * tags of the first pass, or undefined in the first pass itself.
 * @returns how many entries of `out` were filled
 */
export function tagFeatures(
  shapes: readonly WordShape[],
  i: number,
  left: Uint8Array,
  guess: Uint8Array | undefined,
  out: Int32Array,
): number {
  const n = shapes.length;
  const s = shapes[i]!;
  const p1 = i > 0 ? shapes[i - 1]! : undefined;
  const p2 = i > 1 ? shapes[i - 2]! : undefined;
  const n1 = i + 1 < n ? shapes[i + 1]! : undefined;
  const n2 = i + 2 < n ? shapes[i + 2]! : undefined;
  const w = s.w;
  const wp = p1 === undefined ? EDGE : p1.w;
  const wn = n1 === undefined ? EDGE : n1.w;
  const t1 = i > 0 ? left[i - 1]! : EDGE;
  const t2 = i > 1 ? left[i - 2]! : EDGE;
  const suffix = s.suffix;
  const prefix = s.prefix;
  const s3 = suffix[2]!;
  const place = i === 0 ? 1 : i === n - 1 ? 2 : 0;
  let k = 0;
  out[k++] = mix1(1, w);
  for (let c = 0; c < 6; c++) out[k++] = mix1(2 + c, suffix[c]!);
  for (let c = 0; c < 4; c++) out[k++] = mix1(10 + c, prefix[c]!);
  out[k++] = mix2(15, s.shape, place === 1 ? 1 : 0);
  out[k++] = mix2(16, s3, s.shape);
  out[k++] = mix1(17, wp);
  out[k++] = mix1(18, wn);
  out[k++] = mix1(19, p2 === undefined ? EDGE : p2.w);
  out[k++] = mix1(20, n2 === undefined ? EDGE : n2.w);
  out[k++] = mix2(21, wp, w);
  out[k++] = mix2(22, w, wn);
  out[k++] = mix2(23, wp, wn);
  out[k++] = mix1(24, t1);
  out[k++] = mix2(25, t1, t2);
  out[k++] = mix2(26, t1, w);
  out[k++] = mix2(27, t1, s3);
  out[k++] = mix3(28, t1, t2, s3);
  out[k++] = mix1(29, p1 === undefined ? EDGE : p1.suffix[2]!);
  out[k++] = mix1(30, n1 === undefined ? EDGE : n1.suffix[2]!);
  out[k++] = mix2(31, n1 === undefined ? EDGE : n1.suffix[1]!, suffix[1]!);
  out[k++] = mix1(32, s.fine);
  out[k++] = mix1(33, s.coarse);
  const fp = p1 === undefined ? -1 : p1.fine;
  const fn = n1 === undefined ? -1 : n1.fine;
  out[k++] = mix1(34, fp);
  out[k++] = mix1(35, fn);
  out[k++] = mix2(36, fp, s.fine);
  out[k++] = mix2(37, s.fine, fn);
  out[k++] = mix2(38, s.coarse, t1);
  out[k++] = mix2(39, w, fn);
  out[k++] = mix2(40, fp, w);
  out[k++] = mix1(41, n1 === undefined ? EDGE : n1.shape);
  out[k++] = mix2(42, s3, suffix[0]! ^ prefix[2]!);
  if (guess !== undefined) {
    const r1 = i + 1 < n ? guess[i + 1]! : EDGE;
    const r2 = i + 2 < n ? guess[i + 2]! : EDGE;
    out[k++] = mix1(43, r1);
    out[k++] = mix2(44, r1, r2);
    out[k++] = mix2(45, t1, r1);
    out[k++] = mix3(46, t2, t1, r1);
    out[k++] = mix3(47, t1, r1, r2);
    out[k++] = mix2(48, w, r1);
    out[k++] = mix3(49, w, t1, r1);
    out[k++] = mix2(50, s3, r1);
    out[k++] = mix3(51, s3, t1, r1);
    out[k++] = mix1(52, guess[i]!);
    out[k++] = mix2(53, s.fine, r1);
    out[k++] = mix3(54, s.coarse, t1, r1);
    out[k++] = mix2(55, i + 3 < n ? guess[i + 3]! : EDGE, r1);
  }
  return k;
}

/** Most classes of a table. */
const MAX_CLASSES = 512;

/** Room behind a table that `Table.view` may read but never uses. */
export const TABLE_PADDING = 16;

/** A table of 8-bit weights; `bytes` holds them with at least `TABLE_PADDING` bytes behind, else they are copied. */
export function smallTable(weights: Int8Array, mask: number): Table {
  const room = weights.buffer.byteLength - weights.byteOffset;
  if (room >= weights.length + TABLE_PADDING) {
    return {
      weights,
      mask,
      view: new DataView(weights.buffer, weights.byteOffset, weights.length + TABLE_PADDING),
    };
  }
  const bytes = new Int8Array(new ArrayBuffer(weights.length + TABLE_PADDING), 0, weights.length);
  bytes.set(weights);
  return { weights: bytes, mask, view: new DataView(bytes.buffer) };
}

/** Sums of the rows of `count` (at most 128) features, `classes` (at most 512) entries each, written to `scores`. */
export function addRows(
  table: Table,
  features: Int32Array,
  count: number,
  classes: number,
  scores: Float64Array,
): void {
  const { weights, mask, view } = table;
  if (view !== undefined) {
    let from = 0;
    for (; from + 4 < classes; from += 16) addSixteen(view, mask, features, count, from, scores);
    if (from < classes) addFour(view, mask, features, count, from, scores);
    return;
  }
  scores.fill(0, 0, classes);
  for (let f = 0; f < count; f++) {
    const row = features[f]! & mask;
    for (let c = 0; c < classes; c++) scores[c]! += weights[row + c]!;
  }
}

/** As addRows, for the sixteen classes from each of `blocks` on only; the others are left as they are. */
export function addBlocks(
  table: Table,
  features: Int32Array,
  count: number,
  blocks: Uint16Array,
  classes: number,
  scores: Float64Array,
): void {
  const { view, mask } = table;
  if (view === undefined) {
    addRows(table, features, count, classes, scores);
    return;
  }
  for (let b = 0; b < blocks.length; b++) addSixteen(view, mask, features, count, blocks[b]!, scores);
}

/**
 * Sums of sixteen classes from `from` on. Four weights are read as one number, shifted by 128 to be positive, and
 * added in pairs, 16 bits each: the same sums as one by one in a fraction of the time.
 */
function addSixteen(
  view: DataView,
  mask: number,
  features: Int32Array,
  count: number,
  from: number,
  scores: Float64Array,
): void {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let g = 0;
  let h = 0;
  let i = 0;
  for (let f = 0; f < count; f++) {
    const at = (features[f]! & mask) + from;
    const p = view.getInt32(at, true) ^ SIGNS;
    const q = view.getInt32(at + 4, true) ^ SIGNS;
    const r = view.getInt32(at + 8, true) ^ SIGNS;
    const s = view.getInt32(at + 12, true) ^ SIGNS;
    a = (a + (p & EVEN)) | 0;
    b = (b + ((p >>> 8) & EVEN)) | 0;
    c = (c + (q & EVEN)) | 0;
    d = (d + ((q >>> 8) & EVEN)) | 0;
    e = (e + (r & EVEN)) | 0;
    g = (g + ((r >>> 8) & EVEN)) | 0;
    h = (h + (s & EVEN)) | 0;
    i = (i + ((s >>> 8) & EVEN)) | 0;
  }
  const shift = count * 128;
  put(scores, from, a, b, shift);
  put(scores, from + 4, c, d, shift);
  put(scores, from + 8, e, g, shift);
  put(scores, from + 12, h, i, shift);
}

function addFour(
  view: DataView,
  mask: number,
  features: Int32Array,
  count: number,
  from: number,
  scores: Float64Array,
): void {
  let a = 0;
  let b = 0;
  for (let f = 0; f < count; f++) {
    const p = view.getInt32((features[f]! & mask) + from, true) ^ SIGNS;
    a = (a + (p & EVEN)) | 0;
    b = (b + ((p >>> 8) & EVEN)) | 0;
  }
  put(scores, from, a, b, count * 128);
}

const SIGNS = 0x80808080 | 0;
const EVEN = 0x00ff00ff;

function put(scores: Float64Array, at: number, even: number, odd: number, shift: number): void {
  scores[at] = (even & 0xffff) - shift;
  scores[at + 1] = (odd & 0xffff) - shift;
  scores[at + 2] = (even >>> 16) - shift;
  scores[at + 3] = (odd >>> 16) - shift;
}

/** Room for the scores of `classes` classes; `addRows` may write up to 15 numbers more. */
export function scoreRoom(classes: number): Float64Array {
  return new Float64Array(Math.min(classes, MAX_CLASSES) + 16);
}

/** Index of the highest of the first `count` scores; the first of equals. */
export function argmax(scores: Float64Array, count: number): number {
  let best = 0;
  for (let c = 1; c < count; c++) if (scores[c]! > scores[best]!) best = c;
  return best;
}

const features = new Int32Array(MAX_TAG_FEATURES);
const scores = scoreRoom(TAG_COUNT);

/** How far the first pass's best score must lie above the next for the second pass to leave the word alone. */
const CERTAIN = 300;

let margins = new Float64Array(256);

/**
 * Parts of speech in two passes from left to right: the second one sees the first one's tags to the right of
 * a word. Greedy; time O(words).
 */
export function tagWords(shapes: readonly WordShape[], first: Table, second: Table | undefined): Uint8Array {
  if (margins.length < shapes.length) margins = new Float64Array(shapes.length);
  const guess = onePass(shapes, first, undefined);
  return second === undefined ? guess : onePass(shapes, second, guess);
}

function onePass(shapes: readonly WordShape[], table: Table, guess: Uint8Array | undefined): Uint8Array {
  const tags = new Uint8Array(shapes.length);
  for (let i = 0; i < shapes.length; i++) {
    if (guess !== undefined && margins[i]! >= CERTAIN) {
      tags[i] = guess[i]!;
      continue;
    }
    const count = tagFeatures(shapes, i, tags, guess, features);
    addRows(table, features, count, TAG_COUNT, scores);
    const best = argmax(scores, TAG_COUNT);
    tags[i] = best;
    if (guess === undefined) margins[i] = leadOf(scores, best);
  }
  return tags;
}

/** How far the best of the tags' scores lies above the next. */
function leadOf(scores: Float64Array, best: number): number {
  let next = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < TAG_COUNT; c++) if (c !== best && scores[c]! > next) next = scores[c]!;
  return scores[best]! - next;
}
