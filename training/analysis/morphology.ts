import { type BundleSet, bestBundle } from "../../src/analysis/network/bundles.ts";
import { mix1, mix2, mix3 } from "../../src/analysis/network/hash.ts";
import { addRows, type Table } from "../../src/analysis/network/table.ts";
import type { WordShape } from "../../src/analysis/network/word-shape.ts";

// Linear models of features that stand in for the network while lemmas are trained, like those of tagger.ts.

export const MAX_MORPH_FEATURES = 48;
const EDGE = 29;

/** Features of word `i` for its morphological bundle; `left` holds the bundles given so far. */
export function morphFeatures(
  shapes: readonly WordShape[],
  i: number,
  tags: Uint8Array,
  left: Uint16Array,
  out: Int32Array,
): number {
  const n = shapes.length;
  const s = shapes[i]!;
  const t = tags[i]!;
  const p1 = i > 0 ? shapes[i - 1]! : undefined;
  const n1 = i + 1 < n ? shapes[i + 1]! : undefined;
  const tp = i > 0 ? tags[i - 1]! : EDGE;
  const tn = i + 1 < n ? tags[i + 1]! : EDGE;
  const tpp = i > 1 ? tags[i - 2]! : EDGE;
  const mp = i > 0 ? left[i - 1]! : 9999;
  const mpp = i > 1 ? left[i - 2]! : 9999;
  const wp = p1 === undefined ? EDGE : p1.w;
  const wn = n1 === undefined ? EDGE : n1.w;
  const suffix = s.suffix;
  const s3 = suffix[2]!;
  const s2 = suffix[1]!;
  let k = 0;
  out[k++] = mix1(101, t);
  out[k++] = mix2(102, t, s.w);
  for (let c = 0; c < 6; c++) out[k++] = mix2(103 + c, t, suffix[c]!);
  out[k++] = mix2(110, t, s.prefix[1]!);
  out[k++] = mix2(111, t, s.prefix[2]!);
  out[k++] = mix2(112, t, s.prefix[3]!);
  out[k++] = mix2(113, t, s.shape);
  out[k++] = mix2(114, t, wp);
  out[k++] = mix2(115, t, wn);
  out[k++] = mix3(116, t, tp, tn);
  out[k++] = mix3(117, t, s3, tp);
  out[k++] = mix3(118, t, s3, tn);
  out[k++] = mix3(119, t, s3, wp);
  out[k++] = mix2(120, t, mp);
  out[k++] = mix3(121, t, mp, s3);
  out[k++] = mix3(122, t, mp, s.w);
  out[k++] = mix3(123, t, mp, s2);
  out[k++] = mix3(124, t, mpp, mp);
  out[k++] = mix3(125, t, tpp, tp);
  out[k++] = mix2(126, t, s.fine);
  out[k++] = mix2(127, t, n1 === undefined ? EDGE : n1.suffix[2]!);
  out[k++] = mix2(128, t, p1 === undefined ? EDGE : p1.suffix[2]!);
  out[k++] = mix3(129, s.w, wp, t);
  out[k++] = mix3(130, s.w, wn, t);
  out[k++] = mix3(131, t, n1 === undefined ? EDGE : n1.suffix[1]!, s2);
  out[k++] = mix3(132, t, tp, s.w);
  out[k++] = mix3(133, t, tn, s.w);
  out[k++] = mix3(134, t, mpp, s3);
  return k;
}

const features = new Int32Array(MAX_MORPH_FEATURES);

/** A bundle per word, greedy from left to right. Time O(words x bundles of the tag). */
export function morphWords(
  shapes: readonly WordShape[],
  tags: Uint8Array,
  set: BundleSet,
  table: Table,
): Uint16Array {
  const bundles = new Uint16Array(shapes.length);
  const scores = new Float64Array(set.parts);
  for (let i = 0; i < shapes.length; i++) {
    const tag = tags[i]!;
    const candidates = set.byTag[tag]!;
    if (candidates.length < 2) {
      bundles[i] = candidates[0] ?? 0;
      continue;
    }
    const count = morphFeatures(shapes, i, tags, bundles, features);
    addRows(table, features, count, set.parts, scores);
    bundles[i] = bestBundle(set, tag, scores);
  }
  return bundles;
}
