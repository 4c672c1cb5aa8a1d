/** Weights of a linear model, hashed: row of a feature = weights[f & mask ...], one entry per class. */
export interface Table {
  readonly weights: Int8Array | Float32Array;
  readonly mask: number;
  /** Tables of 8 bits: the weights for reading four at a time (see `smallTable`). */
  readonly view?: DataView;
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
