import { mix1, mix2, mix3 } from "../../src/analysis/network/hash.ts";
import { addRows, argmax, type Table } from "../../src/analysis/network/table.ts";
import type { WordShape } from "../../src/analysis/network/word-shape.ts";
import { TAG_COUNT } from "../../src/analysis/upos.ts";

// A linear tagger that stands in for the network while lemmas are trained: it is trained anew for each fold in
// seconds, and errs about as often.

export const MAX_TAG_FEATURES = 64;

/** Before the first word and after the last one. */
const EDGE = 29;

/**
 * Features of word `i` for its part of speech. `left` holds the tags given so far in this pass; `guess` the
 * tags of the first pass, or undefined in the first pass itself.
 * @returns how many entries of `out` were filled
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the features of a word, one a line
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

const features = new Int32Array(MAX_TAG_FEATURES);
const scores = new Float64Array(TAG_COUNT);

/**
 * Parts of speech in two passes from left to right: the second one sees the first one's tags to the right of
 * a word. Greedy; time O(words).
 */
export function tagWords(shapes: readonly WordShape[], first: Table, second: Table | undefined): Uint8Array {
  const guess = onePass(shapes, first, undefined);
  return second === undefined ? guess : onePass(shapes, second, guess);
}

function onePass(shapes: readonly WordShape[], table: Table, guess: Uint8Array | undefined): Uint8Array {
  const tags = new Uint8Array(shapes.length);
  for (let i = 0; i < shapes.length; i++) {
    const count = tagFeatures(shapes, i, tags, guess, features);
    addRows(table, features, count, TAG_COUNT, scores);
    tags[i] = argmax(scores, TAG_COUNT);
  }
  return tags;
}
