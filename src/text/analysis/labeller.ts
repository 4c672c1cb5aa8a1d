import type { Atoms } from "./atoms.ts";
import { mix1, mix2, mix3 } from "./hash.ts";
import { addRows, argmax, scoreRoom, type Table } from "./tagger.ts";

export const MAX_LABEL_FEATURES = 64;

/** Children of every word of a tree, and an order in which heads come before their dependents. */
export class Tree {
  readonly size: number;
  readonly heads: Int32Array;
  /** Outermost children; `size + 1` when there is none. */
  readonly firstLeft: Int32Array;
  readonly lastRight: Int32Array;
  readonly children: Int32Array[];
  readonly order: Int32Array;

  constructor(heads: Int32Array) {
    const n = heads.length;
    this.size = n;
    this.heads = heads;
    const lists: number[][] = Array.from({ length: n + 1 }, () => []);
    for (let i = 0; i < n; i++) lists[heads[i]!]!.push(i);
    this.children = lists.map((list) => Int32Array.from(list));
    this.firstLeft = new Int32Array(n + 2).fill(n + 1);
    this.lastRight = new Int32Array(n + 2).fill(n + 1);
    for (let h = 0; h < n; h++) {
      const list = lists[h]!;
      if (list.length === 0) continue;
      if (list[0]! < h) this.firstLeft[h] = list[0]!;
      if (list[list.length - 1]! > h) this.lastRight[h] = list[list.length - 1]!;
    }
    this.order = new Int32Array(n);
    let filled = 0;
    for (const root of lists[n]!) this.order[filled++] = root;
    for (let at = 0; at < filled; at++)
      for (const child of lists[this.order[at]!]!) this.order[filled++] = child;
  }
}

/** Features of word `d` for its relation to its head; `labels` holds the relations given to words above it. */
export function labelFeatures(a: Atoms, tree: Tree, d: number, labels: Uint8Array, out: Int32Array): number {
  const n = a.size;
  const none = n + 1;
  const { word, tag, morph, key, lemma, fine } = a;
  const h = tree.heads[d]!;
  const g = h === n ? none : tree.heads[h]!;
  const siblings = tree.children[h]!;
  let at = 0;
  while (siblings[at] !== d) at++;
  const previous = at > 0 && (siblings[at - 1]! > h || d < h) ? siblings[at - 1]! : none;
  const following = at + 1 < siblings.length && (siblings[at + 1]! < h || d > h) ? siblings[at + 1]! : none;
  const side = d < h ? 0 : 1;
  const gap = Math.abs(d - h);
  const distance = side * 8 + (gap < 4 ? gap : gap < 8 ? 4 : 5);
  const dl = tree.firstLeft[d]!;
  const dr = tree.lastRight[d]!;
  const hl = tree.firstLeft[h]!;
  const hr = tree.lastRight[h]!;
  const before = d > 0 ? d - 1 : none;
  const after = d + 1 < n ? d + 1 : none;
  const dw = word[d]!;
  const dt = tag[d]!;
  const dk = key[d]!;
  const dm = morph[d]!;
  const dx = lemma[d]!;
  const ht = tag[h]!;
  const hk = key[h]!;
  const hx = lemma[h]!;
  const hLabel = h === n ? 99 : labels[h]!;
  const earlier = previous === none ? 98 : labels[previous]!;
  const caseWord = dl === none ? none : dl;
  let k = 0;
  out[k++] = mix3(501, dt, ht, distance);
  out[k++] = mix3(502, dk, hk, side);
  out[k++] = mix2(503, dw, side);
  out[k++] = mix3(504, dw, ht, side);
  out[k++] = mix3(505, dx, hx, side);
  out[k++] = mix3(506, dt, hx, side);
  out[k++] = mix3(507, dk, hx, side);
  out[k++] = mix3(508, dx, hk, side);
  out[k++] = mix3(509, dm, morph[h]!, side);
  out[k++] = mix3(510, dm, ht, side);
  out[k++] = mix3(511, dt, hLabel, side);
  out[k++] = mix3(512, dx, hLabel, ht);
  out[k++] = mix3(513, dk, earlier, ht);
  out[k++] = mix3(514, dt, earlier, hx);
  out[k++] = mix3(515, dk, word[caseWord]!, ht);
  out[k++] = mix3(516, dx, word[caseWord]!, ht);
  out[k++] = mix3(517, hx, word[caseWord]!, dt);
  out[k++] = mix3(518, dt, tag[dl]!, tag[dr]!);
  out[k++] = mix3(519, dk, hk, tag[dl]!);
  out[k++] = mix3(520, dk, hk, tag[dr]!);
  out[k++] = mix3(521, dt, ht, tag[g]!);
  out[k++] = mix3(522, dt, ht, lemma[g]!);
  out[k++] = mix3(523, dt, tag[before]!, tag[after]!);
  out[k++] = mix3(524, dk, word[before]!, ht);
  out[k++] = mix3(525, dk, word[after]!, ht);
  out[k++] = mix3(526, dk, tag[previous]!, ht);
  out[k++] = mix3(527, dk, key[following]!, hk);
  out[k++] = mix3(528, dk, Math.min(at, 3), Math.min(siblings.length, 5));
  out[k++] = mix3(529, fine[d]!, fine[h]!, side);
  out[k++] = mix3(530, fine[d]!, ht, side);
  out[k++] = mix3(531, dk, hk, hl === d ? 1 : hr === d ? 2 : 0);
  out[k++] = mix3(532, dt, a.suffix3[d]!, ht);
  out[k++] = mix3(533, dk, hk, tag[hl]!);
  out[k++] = mix3(534, dk, hk, key[hr]!);
  out[k++] = mix3(535, dk, word[dr]!, ht);
  out[k++] = mix2(536, dx, word[before]!);
  out[k++] = mix3(537, dk, hx, word[hl]!);
  out[k++] = mix1(538, dm);
  out[k++] = mix3(539, dk, hk, few(a.signs, d, h));
  // A subject or an object already there changes what the next noun is.
  out[k++] = mix3(540, dk, hk, hasLabel(tree, labels, h, at) + side * 64);
  if (a.hints !== undefined) {
    const same = a.hints.heads[d] === h ? 1 : 0;
    out[k++] = mix3(541, a.hints.labels[d]!, same, ht);
    out[k++] = mix3(542, a.hints.labels[d]!, same, dk);
    out[k++] = mix3(543, a.hints.labels[d]!, dx, hk);
  }
  return k;
}

function few(sums: Int32Array, x: number, y: number): number {
  const low = Math.min(x, y);
  const high = Math.min(Math.max(x, y), sums.length - 2);
  return Math.min(3, sums[high]! - sums[Math.min(low + 1, high)]!);
}

/** Hash of the set of labels given to the first `count` children of `h`. */
function hasLabel(tree: Tree, labels: Uint8Array, h: number, count: number): number {
  const siblings = tree.children[h]!;
  let set = 0;
  const from = Math.max(0, count - 6);
  for (let s = from; s < count; s++) set |= 1 << (labels[siblings[s]!]! % 31);
  return Math.imul(set, 0x9e3779b1) >>> 8;
}

const features = new Int32Array(MAX_LABEL_FEATURES);
let scores = scoreRoom(64);

/** Number of the relation of each word; heads are labelled before their dependents. */
export function labelArcs(
  a: Atoms,
  tree: Tree,
  table: Table,
  labelCount: number,
  rootLabel: number,
): Uint8Array {
  const labels = new Uint8Array(a.size);
  if (scores.length < labelCount + 16) scores = scoreRoom(labelCount);
  for (const d of tree.order) {
    if (tree.heads[d] === a.size) {
      labels[d] = rootLabel;
      continue;
    }
    const count = labelFeatures(a, tree, d, labels, features);
    addRows(table, features, count, labelCount, scores);
    scores[rootLabel] = Number.NEGATIVE_INFINITY;
    labels[d] = argmax(scores, labelCount);
  }
  return labels;
}
