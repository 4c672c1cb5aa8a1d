import type { Atoms } from "./atoms.ts";
import { mix1, mix2, mix3 } from "./hash.ts";

/**
 * Moves of the arc-hybrid system (Kuhlmann, Gómez-Rodríguez and Satta 2011, https://aclanthology.org/P11-1068).
 * The root stands behind the last word. A sentence of n words takes exactly 2n moves.
 */
export const SHIFT = 0;
/** Top of the stack becomes a dependent of the next word. */
export const LEFT = 1;
/** Top of the stack becomes a dependent of the word below it. */
export const RIGHT = 2;
export const MOVES = 3;

export const MAX_PARSE_FEATURES = 128;

/**
 * Parser states and stack cells of one sentence. States are never changed: a move makes a new one that
 * shares its stack with the old (a linked list), so a beam costs no copying.
 */
export class States {
  // State: top cell (-1 empty), next word, and what the next word has on its left.
  top = new Int32Array(0);
  next = new Int32Array(0);
  nextLeft = new Int32Array(0);
  nextLeft2 = new Int32Array(0);
  nextCount = new Int32Array(0);
  from = new Int32Array(0);
  move = new Uint8Array(0);
  score = new Float64Array(0);
  // Stack cell: word, cell below, outermost and second children on either side, how many.
  word = new Int32Array(0);
  below = new Int32Array(0);
  left = new Int32Array(0);
  left2 = new Int32Array(0);
  right = new Int32Array(0);
  right2 = new Int32Array(0);
  lefts = new Int32Array(0);
  rights = new Int32Array(0);
  states = 0;
  cells = 0;
  size = 0;

  /** Empties the store and makes the start state (number 0) of a sentence of `size` words. */
  start(size: number, room: number): void {
    if (this.top.length < room) {
      const make = () => new Int32Array(room);
      this.top = make();
      this.next = make();
      this.nextLeft = make();
      this.nextLeft2 = make();
      this.nextCount = make();
      this.from = make();
      this.move = new Uint8Array(room);
      this.score = new Float64Array(room);
      this.word = make();
      this.below = make();
      this.left = make();
      this.left2 = make();
      this.right = make();
      this.right2 = make();
      this.lefts = make();
      this.rights = make();
    }
    this.size = size;
    this.states = 0;
    this.cells = 0;
    const s = this.states++;
    this.top[s] = -1;
    this.next[s] = 0;
    this.nextLeft[s] = size + 1;
    this.nextLeft2[s] = size + 1;
    this.nextCount[s] = 0;
    this.from[s] = -1;
    this.score[s] = 0;
  }

  /** Whether the move is allowed: the root takes one dependent only, so every result is a tree. */
  allows(s: number, move: number): boolean {
    const top = this.top[s]!;
    if (move === SHIFT) return this.next[s]! < this.size;
    if (top < 0) return false;
    const alone = this.below[top]! < 0;
    if (move === RIGHT) return !alone;
    return this.next[s]! < this.size || alone;
  }

  /** The move that alone is allowed, or -1. */
  onlyMove(s: number): number {
    const top = this.top[s]!;
    if (top < 0) return SHIFT;
    if (this.next[s]! < this.size) return -1;
    return this.below[top]! < 0 ? LEFT : RIGHT;
  }

  apply(s: number, move: number, score: number): number {
    const made = this.states++;
    const none = this.size + 1;
    this.from[made] = s;
    this.move[made] = move;
    this.score[made] = score;
    const top = this.top[s]!;
    const next = this.next[s]!;
    if (move === SHIFT) {
      const cell = this.cells++;
      this.word[cell] = next;
      this.below[cell] = top;
      this.left[cell] = this.nextLeft[s]!;
      this.left2[cell] = this.nextLeft2[s]!;
      this.lefts[cell] = this.nextCount[s]!;
      this.right[cell] = none;
      this.right2[cell] = none;
      this.rights[cell] = 0;
      this.top[made] = cell;
      this.next[made] = next + 1;
      this.nextLeft[made] = none;
      this.nextLeft2[made] = none;
      this.nextCount[made] = 0;
      return made;
    }
    const child = this.word[top]!;
    const under = this.below[top]!;
    this.next[made] = next;
    if (move === LEFT) {
      this.top[made] = under;
      this.nextLeft2[made] = this.nextLeft[s]!;
      this.nextLeft[made] = child;
      this.nextCount[made] = this.nextCount[s]! + 1;
      return made;
    }
    const cell = this.cells++;
    this.word[cell] = this.word[under]!;
    this.below[cell] = this.below[under]!;
    this.left[cell] = this.left[under]!;
    this.left2[cell] = this.left2[under]!;
    this.lefts[cell] = this.lefts[under]!;
    this.right2[cell] = this.right[under]!;
    this.right[cell] = child;
    this.rights[cell] = this.rights[under]! + 1;
    this.top[made] = cell;
    this.nextLeft[made] = this.nextLeft[s]!;
    this.nextLeft2[made] = this.nextLeft2[s]!;
    this.nextCount[made] = this.nextCount[s]!;
    return made;
  }

  /** Writes the heads that lead to state `s` (root = size) into `heads`. */
  heads(s: number, heads: Int32Array): void {
    for (let at = s; this.from[at]! >= 0; at = this.from[at]!) {
      const before = this.from[at]!;
      const move = this.move[at]!;
      if (move === SHIFT) continue;
      const top = this.top[before]!;
      heads[this.word[top]!] = move === LEFT ? this.next[before]! : this.word[this.below[top]!]!;
    }
  }
}

function near(distance: number): number {
  return distance < 5 ? distance : distance < 7 ? 5 : distance < 11 ? 6 : distance < 20 ? 7 : 8;
}

function few(count: number): number {
  return Math.min(count, 3);
}

/**
 * Features of a state, after Zhang and Nivre 2011 (https://aclanthology.org/P11-2033): words, tags, morphology,
 * word classes and lemmas around the top of the stack and the next words, children so far, distances and
 * valencies. They come in three groups, so that the first two can be kept for all states that share the words.
 *
 * This group: top of the stack `s0`, next word `b0` and what stands around them in the sentence.
 * @returns how many entries of `out` are filled, from `k` on
 */
function frontFeatures(a: Atoms, s0: number, b0: number, out: Int32Array, from: number): number {
  const n = a.size;
  const none = n + 1;
  const { word, tag, morph, key, lemma, fine, coarse } = a;
  const b1 = b0 < n ? b0 + 1 : none;
  const b2 = b0 + 2 <= n ? b0 + 2 : none;
  const b3 = b0 + 3 <= n ? b0 + 3 : none;
  const s0w = word[s0]!;
  const s0t = tag[s0]!;
  const s0m = morph[s0]!;
  const s0k = key[s0]!;
  const s0c = fine[s0]!;
  const s0x = lemma[s0]!;
  const b0w = word[b0]!;
  const b0t = tag[b0]!;
  const b0m = morph[b0]!;
  const b0k = key[b0]!;
  const b0c = fine[b0]!;
  const b0x = lemma[b0]!;
  const b1t = tag[b1]!;
  const b1k = key[b1]!;
  const b2t = tag[b2]!;
  const d = s0 > n ? 9 : near(b0 - s0);
  let k = from;
  out[k++] = mix3(322, s0w, s0t, b0w);
  out[k++] = mix3(324, s0w, s0t, b0k);
  out[k++] = mix3(325, s0k, b0w, b0t);
  out[k++] = mix2(326, s0t, b0t);
  out[k++] = mix2(327, s0k, b0k);
  out[k++] = mix2(328, s0m, b0m);
  out[k++] = mix2(329, s0x, b0x);
  out[k++] = mix2(330, s0c, b0c);
  out[k++] = mix2(331, s0x, b0t);
  out[k++] = mix2(332, s0t, b0x);
  out[k++] = mix2(333, s0c, b0k);
  out[k++] = mix2(334, s0k, b0c);
  out[k++] = mix3(335, coarse[s0]!, coarse[b0]!, d);
  out[k++] = mix3(349, s0k, b0k, b1k);
  out[k++] = mix3(350, s0t, b0t, b1t);
  out[k++] = mix3(356, s0x, b0t, b1t);
  out[k++] = mix3(357, s0t, b0x, b1t);
  out[k++] = mix3(363, (b0t << 5) | s0t, (b1t << 5) | b2t, tag[b3]!);
  out[k++] = mix2(390, s0x, d);
  out[k++] = mix2(391, b0x, d);
  out[k++] = mix3(392, s0k, b0k, d);
  out[k++] = mix3(393, s0t, b0t, d);
  const right = Math.min(b0, n);
  const verbs = s0 > n ? 9 : few(a.verbs[right]! - a.verbs[s0 + 1]!);
  const signs = s0 > n ? 9 : few(a.signs[right]! - a.signs[s0 + 1]!);
  out[k++] = mix3(397, s0t, b0t, verbs * 16 + signs);
  out[k++] = mix3(398, s0k, b0k, signs);
  out[k++] = mix3(400, s0t, b0t, few(a.verbs[n]! - a.verbs[right]!));
  if (a.hints !== undefined && s0 < n) k = hintFeatures(a, a.hints, s0, b0, 430, out, k);
  return k;
}

/** What another parser says about two words. */
function hintFeatures(
  a: Atoms,
  hints: NonNullable<Atoms["hints"]>,
  x: number,
  y: number,
  base: number,
  out: Int32Array,
  from: number,
): number {
  const { heads, labels } = hints;
  const n = a.size;
  let k = from;
  const hx = heads[x]!;
  const hy = y < n ? heads[y]! : -1;
  const link = hx === y ? 1 : hy === x ? 2 : hy === hx ? 3 : hx > y ? 4 : hx < x ? 5 : 6;
  const label = link === 2 ? labels[y]! : labels[x]!;
  // Whether the other parser has dependents of x that are still to come.
  let later = 0;
  for (let d = y; d < n && d < y + 30; d++) if (heads[d] === x) later = 1;
  out[k++] = mix2(base, link, later);
  out[k++] = mix3(base + 1, link, label, later);
  out[k++] = mix3(base + 2, link, a.tag[x]!, a.tag[y]!);
  out[k++] = mix3(base + 3, link * 2 + later, label, a.tag[x]!);
  out[k++] = mix3(base + 4, link * 2 + later, a.key[x]!, a.key[y]!);
  out[k++] = mix3(base + 5, link * 2 + later, labels[x]!, y < n ? labels[y]! : 5);
  out[k++] = mix3(base + 6, link * 2 + later, a.lemma[x]!, label);
  return k;
}

/** This group: the two top words of the stack. */
function stackFeatures(a: Atoms, s1: number, s0: number, out: Int32Array, from: number): number {
  const n = a.size;
  const { word, tag, morph, key, lemma, fine, coarse } = a;
  const s0w = word[s0]!;
  const s0t = tag[s0]!;
  const s0k = key[s0]!;
  const s0x = lemma[s0]!;
  const s1w = word[s1]!;
  const s1t = tag[s1]!;
  const s1k = key[s1]!;
  const s1x = lemma[s1]!;
  const d = s1 > n ? 9 : near(s0 - s1);
  let k = from;
  out[k++] = mix3(336, s1w, s0w, s0t);
  out[k++] = mix3(337, s1w, s1t, s0k);
  out[k++] = mix3(338, s1k, s0w, s0t);
  out[k++] = mix2(339, s1t, s0t);
  out[k++] = mix2(340, s1k, s0k);
  out[k++] = mix2(341, morph[s1]!, morph[s0]!);
  out[k++] = mix2(342, s1x, s0x);
  out[k++] = mix2(343, fine[s1]!, fine[s0]!);
  out[k++] = mix2(344, s1x, s0t);
  out[k++] = mix2(345, s1t, s0x);
  out[k++] = mix3(348, coarse[s1]!, coarse[s0]!, d);
  out[k++] = mix3(394, s1k, s0k, d);
  out[k++] = mix3(395, s1t, s0t, d);
  out[k++] = mix2(396, s1x, d);
  const end = Math.min(s0, n);
  const verbs = s1 > n ? 9 : few(a.verbs[end]! - a.verbs[s1 + 1]!);
  const signs = s1 > n ? 9 : few(a.signs[end]! - a.signs[s1 + 1]!);
  out[k++] = mix3(399, s1t, s0t, verbs * 16 + signs);
  if (a.hints !== undefined && s1 < n && s0 < n) k = hintFeatures(a, a.hints, s1, s0, 440, out, k);
  return k;
}

/** Features of the top of the stack alone. */
function topFeatures(a: Atoms, s0: number, out: Int32Array, from: number): number {
  const s0w = a.word[s0]!;
  const s0t = a.tag[s0]!;
  const s0m = a.morph[s0]!;
  const s0k = a.key[s0]!;
  const s0c = a.fine[s0]!;
  const s0x = a.lemma[s0]!;
  let k = from;
  out[k++] = mix2(301, s0w, s0t);
  out[k++] = mix1(303, s0k);
  out[k++] = mix1(304, s0m);
  out[k++] = mix2(305, s0c, s0t);
  out[k++] = mix2(306, s0x, s0k);
  return k;
}

/** Features of the next word and what follows it. */
function nextFeatures(a: Atoms, b0: number, out: Int32Array, from: number): number {
  const n = a.size;
  const none = n + 1;
  const { word, tag, morph, key, lemma, fine } = a;
  const b1 = b0 < n ? b0 + 1 : none;
  const b2 = b0 + 2 <= n ? b0 + 2 : none;
  const b0w = word[b0]!;
  const b0t = tag[b0]!;
  const b0m = morph[b0]!;
  const b0k = key[b0]!;
  const b0c = fine[b0]!;
  const b0x = lemma[b0]!;
  const b1t = tag[b1]!;
  const b1k = key[b1]!;
  const b2t = tag[b2]!;
  let k = from;
  out[k++] = mix2(307, b0w, b0t);
  out[k++] = mix1(309, b0k);
  out[k++] = mix1(310, b0m);
  out[k++] = mix2(311, b0c, b0t);
  out[k++] = mix2(312, b0x, b0k);
  out[k++] = mix2(313, word[b1]!, b1t);
  out[k++] = mix1(314, b1k);
  out[k++] = mix2(315, word[b2]!, b2t);
  out[k++] = mix1(316, key[b2]!);
  out[k++] = mix2(317, fine[b1]!, b0k);
  out[k++] = mix3(351, b0t, b1t, b2t);
  out[k++] = mix3(352, b0k, b1k, b2t);
  return k;
}

/** Features of the second word of the stack alone. */
function secondFeatures(a: Atoms, s1: number, out: Int32Array, from: number): number {
  const s1w = a.word[s1]!;
  const s1t = a.tag[s1]!;
  const s1k = a.key[s1]!;
  const s1x = a.lemma[s1]!;
  let k = from;
  out[k++] = mix2(417, s1w, s1t);
  out[k++] = mix1(418, s1k);
  out[k++] = mix2(419, s1x, s1k);
  return k;
}

/** Features of the third word of the stack alone. */
function thirdFeatures(a: Atoms, s2: number, out: Int32Array, from: number): number {
  let k = from;
  out[k++] = mix2(320, a.lemma[s2]!, a.tag[s2]!);
  out[k++] = mix1(321, a.key[s2]!);
  return k;
}

/** Features of the two top words of the stack and the next word together. */
function threeFeatures(a: Atoms, s1: number, s0: number, b0: number, out: Int32Array, from: number): number {
  const n = a.size;
  const { tag, key, lemma } = a;
  const s0t = tag[s0]!;
  const s0k = key[s0]!;
  const s0x = lemma[s0]!;
  const s1t = tag[s1]!;
  const s1k = key[s1]!;
  const s1x = lemma[s1]!;
  const b0t = tag[b0]!;
  const b0k = key[b0]!;
  const b0x = lemma[b0]!;
  const b1t = tag[b0 < n ? b0 + 1 : n + 1]!;
  const ahead = few(a.verbs[n]! - a.verbs[Math.min(b0, n)]!);
  let k = from;
  out[k++] = mix2(346, s1k, b0k);
  out[k++] = mix2(347, s1x, b0x);
  out[k++] = mix3(353, s1k, s0k, b0k);
  out[k++] = mix3(354, s1t, s0t, b0t);
  out[k++] = mix3(358, s1x, s0t, b0t);
  out[k++] = mix3(359, s1t, s0x, b0t);
  out[k++] = mix3(360, s1t, s0t, b0x);
  out[k++] = mix3(361, (s1t << 5) | s0t, b0t, b1t);
  out[k++] = mix3(364, s1x, s0x, b0t);
  out[k++] = mix3(365, s1x, s0t, b0x);
  out[k++] = mix3(401, s1t, s0t, (b0 === n ? 8 : 0) + ahead);
  return k;
}

/** This group: children, valencies, and words of the stack together with the next one. */
function treeFeatures(a: Atoms, st: States, s: number, out: Int32Array, from: number): number {
  const n = a.size;
  const none = n + 1;
  const { tag, key, lemma } = a;
  const cell0 = st.top[s]!;
  const cell1 = cell0 < 0 ? -1 : st.below[cell0]!;
  const cell2 = cell1 < 0 ? -1 : st.below[cell1]!;
  const s0 = cell0 < 0 ? none : st.word[cell0]!;
  const s1 = cell1 < 0 ? none : st.word[cell1]!;
  const s2 = cell2 < 0 ? none : st.word[cell2]!;
  const b0 = st.next[s]!;
  const s0l = cell0 < 0 ? none : st.left[cell0]!;
  const s0l2 = cell0 < 0 ? none : st.left2[cell0]!;
  const s0r = cell0 < 0 ? none : st.right[cell0]!;
  const s0r2 = cell0 < 0 ? none : st.right2[cell0]!;
  const s0lc = cell0 < 0 ? 0 : few(st.lefts[cell0]!);
  const s0rc = cell0 < 0 ? 0 : few(st.rights[cell0]!);
  const s1l = cell1 < 0 ? none : st.left[cell1]!;
  const s1r = cell1 < 0 ? none : st.right[cell1]!;
  const s1r2 = cell1 < 0 ? none : st.right2[cell1]!;
  const s1rc = cell1 < 0 ? 0 : few(st.rights[cell1]!);
  const b0l = st.nextLeft[s]!;
  const b0l2 = st.nextLeft2[s]!;
  const b0lc = few(st.nextCount[s]!);
  const s0t = tag[s0]!;
  const s0k = key[s0]!;
  const s0x = lemma[s0]!;
  const s1t = tag[s1]!;
  const s1k = key[s1]!;
  const s1x = lemma[s1]!;
  const b0t = tag[b0]!;
  const b0k = key[b0]!;
  const b0x = lemma[b0]!;
  const s2t = tag[s2]!;
  const s0lt = tag[s0l]!;
  const s0rt = tag[s0r]!;
  const s1rt = tag[s1r]!;
  const b0lt = tag[b0l]!;
  let k = from;
  out[k++] = mix3(355, s2t, s1t, s0t);
  out[k++] = mix3(362, (s2t << 5) | s1t, s0t, b0t);
  out[k++] = mix3(366, s0k, s0lt, b0k);
  out[k++] = mix3(367, s0k, s0rt, b0k);
  out[k++] = mix3(368, s0k, b0k, key[b0l]!);
  out[k++] = mix3(369, s1k, s1rt, s0k);
  out[k++] = mix3(370, s1k, tag[s1l]!, s0k);
  out[k++] = mix3(371, s1k, s0k, s0lt);
  out[k++] = mix3(372, s1k, s0k, key[s0r]!);
  out[k++] = mix2(373, s0t, lemma[s0l]!);
  out[k++] = mix2(374, s0t, lemma[s0r]!);
  out[k++] = mix2(375, b0t, lemma[b0l]!);
  out[k++] = mix2(376, s1t, lemma[s1r]!);
  out[k++] = mix3(377, s0t, s0lt, tag[s0l2]!);
  out[k++] = mix3(378, s0t, s0rt, tag[s0r2]!);
  out[k++] = mix3(379, b0t, b0lt, tag[b0l2]!);
  out[k++] = mix3(380, s1t, s1rt, tag[s1r2]!);
  out[k++] = mix3(381, s1x, s0k, lemma[s0l]!);
  out[k++] = mix3(382, s1t, s0x, lemma[s0l]!);
  out[k++] = mix3(383, s0x, b0t, b0lt);
  out[k++] = mix3(384, s0x, s0lc, s0rc);
  out[k++] = mix3(385, s0k, s0lc, s0rc);
  out[k++] = mix2(386, b0x, b0lc);
  out[k++] = mix2(387, b0k, b0lc);
  out[k++] = mix2(388, s1x, s1rc);
  out[k++] = mix3(389, s1k, s1rc, s0k);
  return k;
}

/** All features of a state, for training. */
export function parseFeatures(a: Atoms, st: States, s: number, out: Int32Array): number {
  const none = a.size + 1;
  const cell0 = st.top[s]!;
  const cell1 = cell0 < 0 ? -1 : st.below[cell0]!;
  const cell2 = cell1 < 0 ? -1 : st.below[cell1]!;
  const s0 = cell0 < 0 ? none : st.word[cell0]!;
  const s1 = cell1 < 0 ? none : st.word[cell1]!;
  const s2 = cell2 < 0 ? none : st.word[cell2]!;
  const b0 = st.next[s]!;
  let k = topFeatures(a, s0, out, 0);
  k = nextFeatures(a, b0, out, k);
  k = secondFeatures(a, s1, out, k);
  k = thirdFeatures(a, s2, out, k);
  k = frontFeatures(a, s0, b0, out, k);
  k = stackFeatures(a, s1, s0, out, k);
  k = threeFeatures(a, s1, s0, b0, out, k);
  return treeFeatures(a, st, s, out, k);
}

const features = new Int32Array(MAX_PARSE_FEATURES);

/**
 * Sums of a feature group for up to three words, kept while one sentence is parsed. Overwritten on collision.
 */
class KeptSums {
  private readonly keys: Int32Array;
  private readonly sums: Float64Array;
  private readonly mask: number;

  /** @param slots a power of two */
  constructor(slots: number) {
    this.keys = new Int32Array(slots * 3).fill(-1);
    this.sums = new Float64Array(slots * MOVES);
    this.mask = slots - 1;
  }

  clear(): void {
    this.keys.fill(-1);
  }

  /** Adds the sums of the words to `out`; false when they are not kept. */
  add(x: number, y: number, z: number, out: Float64Array): boolean {
    const slot = (x * 37 + y + z * 193) & this.mask;
    const k = slot * 3;
    if (this.keys[k] !== x || this.keys[k + 1] !== y || this.keys[k + 2] !== z) return false;
    out[SHIFT]! += this.sums[k]!;
    out[LEFT]! += this.sums[k + 1]!;
    out[RIGHT]! += this.sums[k + 2]!;
    return true;
  }

  keep(x: number, y: number, z: number, sums: Float64Array): void {
    const k = ((x * 37 + y + z * 193) & this.mask) * 3;
    this.keys[k] = x;
    this.keys[k + 1] = y;
    this.keys[k + 2] = z;
    this.sums[k] = sums[0]!;
    this.sums[k + 1] = sums[1]!;
    this.sums[k + 2] = sums[2]!;
  }
}

/**
 * Weights of the moves. In training a plain table, three numbers a row. Shipped: only the rows that matter, in
 * buckets of two entries; an entry is a 32-bit number, its top byte says which of the rows of the bucket it is
 * (plus 1, so 0 is empty), the others are the three weights.
 */
export type MoveTable =
  | { readonly rows: Float32Array; readonly mask: number }
  | { readonly entries: Int32Array; readonly rowBits: number };

/** Writes the sums of the first `count` of `features` to `out`. */
function addMoves(table: MoveTable, count: number, out: Float64Array): void {
  if ("entries" in table) addEntries(table.entries, table.rowBits, count, out);
  else addRows(table.rows, table.mask, count, out);
}

function addRows(rows: Float32Array, mask: number, count: number, out: Float64Array): void {
  let shift = 0;
  let left = 0;
  let right = 0;
  for (let f = 0; f < count; f++) {
    const at = (features[f]! & mask) * MOVES;
    shift += rows[at]!;
    left += rows[at + 1]!;
    right += rows[at + 2]!;
  }
  out[SHIFT] = shift;
  out[LEFT] = left;
  out[RIGHT] = right;
}

function addEntries(entries: Int32Array, rowBits: number, count: number, out: Float64Array): void {
  const buckets = entries.length >> 1;
  const bucketMask = buckets - 1;
  const bucketBits = 31 - Math.clz32(buckets);
  const rowMask = 2 ** rowBits - 1;
  let shift = 0;
  let left = 0;
  let right = 0;
  for (let f = 0; f < count; f++) {
    const row = features[f]! & rowMask;
    const at = (row & bucketMask) << 1;
    const mark = (row >>> bucketBits) + 1;
    let entry = entries[at]!;
    if (entry >>> 24 !== mark) {
      entry = entries[at + 1]!;
      if (entry >>> 24 !== mark) continue;
    }
    shift += (entry << 8) >> 24;
    left += (entry << 16) >> 24;
    right += (entry << 24) >> 24;
  }
  out[SHIFT] = shift;
  out[LEFT] = left;
  out[RIGHT] = right;
}

/** Scores of the three moves in the states of one sentence. */
export class MoveScorer {
  private readonly top = new KeptSums(256);
  private readonly next = new KeptSums(256);
  private readonly second = new KeptSums(256);
  private readonly third = new KeptSums(256);
  private readonly front = new KeptSums(512);
  private readonly stack = new KeptSums(512);
  private readonly three = new KeptSums(512);
  private readonly part = new Float64Array(MOVES);
  private readonly sums = new Float64Array(MOVES);
  private readonly own = new Float64Array(MOVES);

  /** Call before each sentence, and when the table has changed. */
  clear(): void {
    this.top.clear();
    this.next.clear();
    this.second.clear();
    this.third.clear();
    this.front.clear();
    this.stack.clear();
    this.three.clear();
  }

  score(a: Atoms, st: States, s: number, table: MoveTable, out: Float64Array): void {
    const none = a.size + 1;
    const cell0 = st.top[s]!;
    const cell1 = cell0 < 0 ? -1 : st.below[cell0]!;
    const cell2 = cell1 < 0 ? -1 : st.below[cell1]!;
    const s0 = cell0 < 0 ? none : st.word[cell0]!;
    const s1 = cell1 < 0 ? none : st.word[cell1]!;
    const s2 = cell2 < 0 ? none : st.word[cell2]!;
    const b0 = st.next[s]!;
    const { part } = this;
    addMoves(table, treeFeatures(a, st, s, features, 0), out);
    if (!this.third.add(s2, 0, 0, out)) {
      addMoves(table, thirdFeatures(a, s2, features, 0), part);
      this.third.keep(s2, 0, 0, part);
      addThree(part, out);
    }
    if (!this.three.add(s1, s0, b0, out)) {
      addMoves(table, threeFeatures(a, s1, s0, b0, features, 0), part);
      if (!this.stack.add(s1, s0, 0, part)) this.addStack(a, s1, s0, table, part);
      if (!this.front.add(s0, b0, 0, part)) this.addFront(a, s0, b0, table, part);
      this.three.keep(s1, s0, b0, part);
      addThree(part, out);
    }
  }

  /** Keeps the sums of the two top words of the stack and adds them to `out`. */
  private addStack(a: Atoms, s1: number, s0: number, table: MoveTable, out: Float64Array): void {
    const { sums, own } = this;
    addMoves(table, stackFeatures(a, s1, s0, features, 0), sums);
    if (!this.second.add(s1, 0, 0, sums)) {
      addMoves(table, secondFeatures(a, s1, features, 0), own);
      this.second.keep(s1, 0, 0, own);
      addThree(own, sums);
    }
    this.stack.keep(s1, s0, 0, sums);
    addThree(sums, out);
  }

  /** Keeps the sums of the top of the stack with the next word and adds them to `out`. */
  private addFront(a: Atoms, s0: number, b0: number, table: MoveTable, out: Float64Array): void {
    const { sums, own } = this;
    addMoves(table, frontFeatures(a, s0, b0, features, 0), sums);
    if (!this.top.add(s0, 0, 0, sums)) {
      addMoves(table, topFeatures(a, s0, features, 0), own);
      this.top.keep(s0, 0, 0, own);
      addThree(own, sums);
    }
    if (!this.next.add(b0, 0, 0, sums)) {
      addMoves(table, nextFeatures(a, b0, features, 0), own);
      this.next.keep(b0, 0, 0, own);
      addThree(own, sums);
    }
    this.front.keep(s0, b0, 0, sums);
    addThree(sums, out);
  }
}

function addThree(from: Float64Array, to: Float64Array): void {
  to[SHIFT]! += from[SHIFT]!;
  to[LEFT]! += from[LEFT]!;
  to[RIGHT]! += from[RIGHT]!;
}

/**
 * The margin for condensed weights: EWT dev loses .0003 UAS by it and gains a third of the speed (beam 3 instead of 4 on
 * average).
 */
export const BEAM_MARGIN = 900;

/** A beam of parser states, advanced one move at a time. */
export class Beam {
  readonly states = new States();
  readonly scorer = new MoveScorer();
  /** Numbers of the states in the beam, best first. */
  members = new Int32Array(0);
  count = 0;
  private readonly width: number;
  private readonly margin: number;
  private readonly moveScores = new Float64Array(MOVES);
  // Candidates of one step.
  private readonly from: Int32Array;
  private readonly move: Uint8Array;
  private readonly total: Float64Array;

  /** @param margin states that fall behind the best by more are dropped; none in training */
  constructor(width: number, margin = Number.POSITIVE_INFINITY) {
    this.width = width;
    this.margin = margin;
    this.members = new Int32Array(width);
    this.from = new Int32Array(width);
    this.move = new Uint8Array(width);
    this.total = new Float64Array(width);
  }

  start(size: number, spare = 0): void {
    this.states.start(size, 2 * size * (this.width + spare) + 2);
    this.members[0] = 0;
    this.count = 1;
    this.scorer.clear();
  }

  step(a: Atoms, table: MoveTable): void {
    const { states, moveScores, from, move, total, width } = this;
    if (this.count === 1) {
      // Where there is no choice, there is nothing to score.
      const s = this.members[0]!;
      const only = states.onlyMove(s);
      if (only >= 0) {
        this.members[0] = states.apply(s, only, states.score[s]!);
        return;
      }
    }
    let kept = 0;
    for (let m = 0; m < this.count; m++) {
      const s = this.members[m]!;
      this.scorer.score(a, states, s, table, moveScores);
      for (let k = 0; k < MOVES; k++) {
        if (!states.allows(s, k)) continue;
        const score = states.score[s]! + moveScores[k]!;
        if (kept === width && score <= total[kept - 1]!) continue;
        let at = kept < width ? kept++ : width - 1;
        while (at > 0 && total[at - 1]! < score) {
          total[at] = total[at - 1]!;
          from[at] = from[at - 1]!;
          move[at] = move[at - 1]!;
          at--;
        }
        total[at] = score;
        from[at] = s;
        move[at] = k;
      }
    }
    const least = total[0]! - this.margin;
    let m = 0;
    for (; m < kept && total[m]! >= least; m++) {
      this.members[m] = states.apply(from[m]!, move[m]!, total[m]!);
    }
    this.count = m;
  }
}

/**
 * Heads of the words, 0-based, the root as `size`. Beam search; time O(words x width).
 * Always a projective tree with one root.
 */
export function parseHeads(a: Atoms, table: MoveTable, beam: Beam): Int32Array {
  const heads = new Int32Array(a.size);
  if (a.size === 0) return heads;
  beam.start(a.size);
  for (let step = 0; step < 2 * a.size; step++) beam.step(a, table);
  beam.states.heads(beam.members[0]!, heads);
  return heads;
}
