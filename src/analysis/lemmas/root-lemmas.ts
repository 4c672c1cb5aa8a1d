import type { Grammar } from "../network/bundles.ts";
import { HASH_START, hashEnd, hashNext, mix2, mix3 } from "../network/hash.ts";
import type { Table } from "../network/table.ts";
import type { WordShape } from "../network/word-shape.ts";
import { candidateScripts, type LemmaModel } from "./lemmatiser.ts";
import { Candidates, MAX_CANDIDATES } from "./root-candidates.ts";
import type { Roots } from "./roots.ts";

/** Places that each candidate has in a feature list. */
export const MAX_ROOT_FEATURES = 40;

/** Letters of Turkish endings that differ only by the letters around them (vowel harmony, voicing), as one each. */
const ALIKE = new Uint16Array(0x180).map((_, code) => code);
for (const letters of ["ae", "ıiuü", "td", "çc", "kğg"]) {
  for (const letter of letters) ALIKE[letter.charCodeAt(0)] = letters.toUpperCase().charCodeAt(0);
}

/** A letter's code with such letters made one: kitaplarında and evlerinde end alike. */
function alikeCode(code: number): number {
  if (code < ALIKE.length) return ALIKE[code]!;
  return code === 0x2019 ? 0x27 : code;
}

/** A word with such letters made one. */
export function alike(word: string): string {
  return String.fromCharCode(...Array.from(word, (letter) => alikeCode(letter.charCodeAt(0))));
}

/** Hashes of the row of endings from a place of a form on: its first one, two, three, four letters and all. */
const ROW = 5;
let rows = new Int32Array(64 * ROW);
/** Known lemmas by the length of their stems. */
let known = new Int32Array(64);

function hashEndings(base: string, stem: number): void {
  let h = HASH_START;
  const at = stem * ROW;
  const n = base.length;
  for (let i = stem; i < n; i++) {
    h = hashNext(h, alikeCode(base.charCodeAt(i)));
    if (i - stem < 4) rows[at + i - stem] = hashEnd(h);
  }
  const all = hashEnd(h);
  for (let k = n - stem; k < 4; k++) rows[at + k] = all;
  rows[at + 4] = all;
}

/**
 * Features of every candidate for a form's lemma, `MAX_ROOT_FEATURES` places each: the form with the script that leads
 * to the lemma; and the row of endings behind the stem with the word's grammar and the root.
 * @returns how many each candidate has
 */
export function rootFeatures(
  candidates: Candidates,
  base: string,
  s: WordShape,
  { tag, morph, key, derived }: Grammar,
  out: Int32Array,
): number {
  const n = base.length;
  if (known.length <= n + 1) {
    known = new Int32Array(2 * n + 2);
    rows = new Int32Array((2 * n + 2) * ROW);
  }
  known.fill(0, 0, n + 2);
  for (let c = 0; c < candidates.count; c++) {
    if (candidates.classes[c] !== 0) known[candidates.stem[c]!]!++;
  }
  // From here on: how many stems are as long or longer.
  for (let stem = n; stem >= 0; stem--) known[stem]! += known[stem + 1]!;
  let total = 0;
  let hashed = -1;
  for (let c = 0; c < candidates.count; c++) {
    const stem = candidates.stem[c]!;
    const classes = candidates.classes[c]!;
    const added = candidates.added[c]!;
    const root = candidates.lemma[c]!;
    const casing = candidates.cased[c]!;
    const script = candidates.script[c]!;
    const longer = Math.min(3, known[stem + 1]!);
    const shorter = Math.min(2, known[0]! - known[stem]!);
    if (hashed !== stem) hashEndings(base, stem);
    hashed = stem;
    const at = stem * ROW;
    const one = rows[at]!;
    const two = rows[at + 1]!;
    const three = rows[at + 2]!;
    const four = rows[at + 3]!;
    const rest = rows[at + 4]!;
    const last = stem > 0 ? base.charCodeAt(stem - 1) : 0;
    const from = c * MAX_ROOT_FEATURES;
    let k = from;
    out[k++] = mix2(242, tag, script);
    out[k++] = mix3(243, tag, morph, script);
    out[k++] = mix3(244, tag, s.w, script);
    out[k++] = mix2(251, tag, rest);
    out[k++] = mix3(252, tag, morph, rest);
    out[k++] = mix3(253, tag, morph, two);
    out[k++] = mix2(254, tag, three);
    out[k++] = mix3(255, tag, morph, four);
    out[k++] = mix2(256, classes, rest);
    out[k++] = mix2(257, classes, three);
    out[k++] = mix2(258, tag, classes);
    out[k++] = mix3(259, tag, classes, Math.min(8, stem));
    out[k++] = mix3(260, tag, added, one);
    out[k++] = mix2(261, last, two);
    out[k++] = mix2(262, tag, root);
    out[k++] = mix2(263, root, two);
    out[k++] = mix3(264, tag, longer, shorter);
    out[k++] = mix3(265, tag, longer, classes);
    out[k++] = mix3(266, tag, casing, s.shape);
    out[k++] = mix3(267, tag, casing, classes);
    out[k++] = mix3(268, tag, one, classes);
    out[k++] = mix3(269, tag, Math.min(12, n - stem), classes);
    out[k++] = mix3(270, tag, morph, three);
    out[k++] = mix3(271, tag, key, rest);
    out[k++] = mix2(272, added, last);
    out[k++] = mix2(273, derived, one);
    out[k++] = mix2(274, derived, two);
    out[k++] = mix2(275, derived, three);
    out[k++] = mix2(276, derived, rest);
    out[k++] = mix3(277, derived, last, two);
    out[k++] = mix2(278, derived, root);
    out[k++] = mix3(279, derived, classes, two);
    total = k - from;
  }
  return total;
}

/** Score of one candidate: the sum over `count` features from place `from` on. */
export function rootScore(table: Table, list: Int32Array, from: number, count: number): number {
  const { weights, mask } = table;
  let score = 0;
  for (let f = from; f < from + count; f++) score += weights[list[f]! & mask]!;
  return score;
}

const found = new Candidates();
const features = new Int32Array(MAX_CANDIDATES * MAX_ROOT_FEATURES);

/** The lemma of a form: the best candidate, the form in lower case where there is none. */
export function lemmaByRoots(
  model: LemmaModel,
  roots: Roots,
  form: string,
  base: string,
  s: WordShape,
  grammar: Grammar,
): string {
  const list = candidateScripts(model, s, grammar.tag);
  const classesOf = (word: number) => roots.classes.get(word) ?? 0;
  found.collect(roots, classesOf, model.scripts, list, form, base);
  if (found.count === 0) return base;
  if (found.count === 1) return found.lemmaAt(0);
  const count = rootFeatures(found, base, s, grammar, features);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < found.count; c++) {
    const score = rootScore(model.table, features, c * MAX_ROOT_FEATURES, count);
    if (score > bestScore) {
      bestScore = score;
      best = c;
    }
  }
  return found.lemmaAt(best);
}
