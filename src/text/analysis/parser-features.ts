import type { Atoms } from "./atoms.ts";
import { mix1, mix2, mix3 } from "./hash.ts";
import type { States } from "./parser-states.ts";

/**
 * Features of a parser state, after Zhang and Nivre 2011 (https://aclanthology.org/P11-2033): words, tags, morphology,
 * word classes and lemmas around the top of the stack and the next words, children so far, distances and
 * valencies. They come in groups, so that what depends on one, two or three words can be kept for all states that share
 * them. Every group writes to `out` from `from` on and returns how many entries are filled then.
 */
export const MAX_PARSE_FEATURES = 128;

function near(distance: number): number {
  return distance < 5 ? distance : distance < 7 ? 5 : distance < 11 ? 6 : distance < 20 ? 7 : 8;
}

function few(count: number): number {
  return Math.min(count, 3);
}

/** The top of the stack `s0` and the next word `b0` together, and what stands around them. */
export function frontFeatures(a: Atoms, s0: number, b0: number, out: Int32Array, from: number): number {
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

/** The two top words of the stack. */
export function stackFeatures(a: Atoms, s1: number, s0: number, out: Int32Array, from: number): number {
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

/** The top of the stack alone. */
export function topFeatures(a: Atoms, s0: number, out: Int32Array, from: number): number {
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

/** The next word and what follows it. */
export function nextFeatures(a: Atoms, b0: number, out: Int32Array, from: number): number {
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

/** The second word of the stack alone. */
export function secondFeatures(a: Atoms, s1: number, out: Int32Array, from: number): number {
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

/** The third word of the stack alone. */
export function thirdFeatures(a: Atoms, s2: number, out: Int32Array, from: number): number {
  let k = from;
  out[k++] = mix2(320, a.lemma[s2]!, a.tag[s2]!);
  out[k++] = mix1(321, a.key[s2]!);
  return k;
}

/** The two top words of the stack and the next word together. */
export function threeFeatures(
  a: Atoms,
  s1: number,
  s0: number,
  b0: number,
  out: Int32Array,
  from: number,
): number {
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

/** Children, valencies, and words of the stack together with the next one. */
export function treeFeatures(a: Atoms, st: States, s: number, out: Int32Array, from: number): number {
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
