import { hashString, type Lookup, mix2, mix3 } from "./hash.ts";
import { type Table, UPOS } from "./tagger.ts";

/**
 * Chooses the lemma of an Arabic form among what the edit scripts give and the listed lemmas with the same root
 * letters. Arabic makes plurals and stems by changing letters within the word (نتيجة, نتائج), which no script of
 * beginnings and endings can undo for a new word; a list of lemmas and the patterns of both can.
 */
export interface LemmaChooser {
  readonly listed: ListedLemmas;
  readonly table: Table;
  /** How common a form is in raw text, by its hash; see `Vocaliser.common`. */
  readonly common: Lookup<number>;
}

/** Where a lemma is listed: word lists by part of speech, then the treebank by tag. */
const LIST_KINDS: Readonly<Record<string, number>> = { n: 1, v: 2, a: 4, r: 8 };
const TAG_KINDS: Readonly<Record<string, number>> = { NOUN: 16, VERB: 32, ADJ: 64, ADV: 128, PROPN: 256 };
const OTHER_TAG = 512;
const ANY_LIST = 15;

/** By tag: the part of speech of the word lists that fits it. */
const LIST_OF_TAG = UPOS.map(
  (tag) => ({ NOUN: 1, PROPN: 1, VERB: 2, AUX: 2, ADJ: 4, ADV: 8 })[tag as string] ?? 0,
);

export function listKind(partOfSpeech: string): number {
  return LIST_KINDS[partOfSpeech] ?? 0;
}

export function tagKind(tag: number): number {
  return TAG_KINDS[UPOS[tag]!] ?? OTHER_TAG;
}

/** Letters that come and go within a word's forms. */
const WEAK = /[اويىئءأإآؤة]/g;
const WEAK_CODES = new Set([..."اويىئءأإآؤة"].map((c) => c.charCodeAt(0)));

/** The letters of a word that its inflected forms share; doubled ones count once (قصة, قصص). */
export function rootLetters(word: string): string {
  return word
    .replace(/^ال(?=..)/, "")
    .replace(WEAK, "")
    .replace(/(.)\1/g, "$1");
}

/** Lemmas by the sum of their kinds: a line is the sum and its lemmas, blanks between. */
export function writeListed(kinds: ReadonlyMap<string, number>): string {
  const lines = new Map<number, string[]>();
  for (const [lemma, kind] of kinds) {
    const line = lines.get(kind) ?? [];
    lines.set(kind, line);
    line.push(lemma);
  }
  return [...lines].map(([kind, lemmas]) => [kind, ...lemmas].join(" ")).join("\n");
}

export function readListed(text: string): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [kind, ...lemmas] = line.split(" ");
    for (const lemma of lemmas) kinds.set(lemma, Number(kind));
  }
  return kinds;
}

/** Lemmas by root letters. */
export class ListedLemmas {
  private readonly byRoot = new Map<string, string[]>();
  /** Lemma and the sum of the kinds it is listed under. */
  readonly kinds: ReadonlyMap<string, number>;

  constructor(kinds: ReadonlyMap<string, number>) {
    this.kinds = kinds;
    for (const lemma of kinds.keys()) {
      const root = rootLetters(lemma);
      if (root === "") continue;
      const list = this.byRoot.get(root);
      if (list === undefined) this.byRoot.set(root, [lemma]);
      else list.push(lemma);
    }
    // In an order of their own: which of two equal choices wins must not depend on the file's order.
    for (const list of this.byRoot.values()) list.sort();
  }

  /** Lemmas with the form's root letters, also without the consonants that inflection puts in front or behind. */
  near(base: string, verb: boolean): string[] {
    const root = rootLetters(base);
    const roots = new Set([root]);
    if (/[تن]$/.test(root)) roots.add(root.slice(0, -1));
    if (/(?:تن|تم)$/.test(root)) roots.add(root.slice(0, -2));
    if (verb) for (const r of [...roots]) if (/^[تنس]/.test(r)) roots.add(r.slice(1));
    const out: string[] = [];
    for (const r of roots) out.push(...(this.byRoot.get(r) ?? []));
    return out;
  }
}

/** The two words with their shared root letters alike: what is left tells how one is made of the other. */
export function patternPair(base: string, lemma: string): string {
  const n = base.length;
  const m = lemma.length;
  const same = (i: number, j: number) => {
    const code = base.charCodeAt(i);
    return code === lemma.charCodeAt(j) && !WEAK_CODES.has(code);
  };
  // Root letters in common from each pair of places on, by the usual table.
  const width = m + 1;
  const length = new Uint8Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      length[i * width + j] = same(i, j)
        ? length[(i + 1) * width + j + 1]! + 1
        : Math.max(length[(i + 1) * width + j]!, length[i * width + j + 1]!);
    }
  }
  let left = "";
  let right = "";
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    if (i < n && j < m && same(i, j) && length[i * width + j] === length[(i + 1) * width + j + 1]! + 1) {
      left += "ف";
      right += "ف";
      i++;
      j++;
    } else if (i < n && (j >= m || length[(i + 1) * width + j]! >= length[i * width + j + 1]!)) {
      left += base[i++]!;
    } else right += lemma[j++]!;
  }
  return `${left} ${right}`;
}

/** A lemma with its root letters alike. */
function patternOfLemma(lemma: string): string {
  let pattern = "";
  for (let i = 0; i < lemma.length; i++) pattern += WEAK_CODES.has(lemma.charCodeAt(i)) ? lemma[i] : "ف";
  return pattern;
}

/** A lemma that may be chosen; `rank` is its place among the scripts' answers (0 best), -1 for a listed one alone. */
export interface Choice {
  readonly lemma: string;
  readonly rank: number;
  /** How far its score is behind the best script's, as a small number. */
  readonly behind: number;
}

/** Whether a form is a word that a choice makes sense for; longer ones are no words, and would cost their length squared. */
export function canChoose(base: string): boolean {
  return base.length > 2 && base.length <= 24;
}

/** Most answers of edit scripts that are looked at. */
const MOST_SCRIPTS = 6;
const MOST_LISTED = 60;

/** @param scripted answers of the edit scripts with their scores, best first, each lemma once */
export function choicesFor(
  listed: ListedLemmas,
  base: string,
  tag: number,
  scripted: readonly (readonly [lemma: string, score: number])[],
): Choice[] {
  const verb = UPOS[tag] === "VERB" || UPOS[tag] === "AUX";
  const seen = new Set<string>();
  const out: Choice[] = [];
  for (const [lemma, score] of scripted.slice(0, MOST_SCRIPTS)) {
    seen.add(lemma);
    const behind = Math.round(Math.log2(1 + Math.max(0, scripted[0]![1] - score)));
    out.push({ lemma, rank: out.length, behind });
  }
  for (const lemma of listed.near(base, verb)) {
    if (out.length >= MOST_LISTED) break;
    if (seen.has(lemma)) continue;
    seen.add(lemma);
    out.push({ lemma, rank: -1, behind: 0 });
  }
  return out;
}

export const MAX_CHOICE_FEATURES = 24;

/** Whether the lemma is in the word lists and the treebank, under a fitting part of speech or another. */
function standing(kinds: number, tag: number): number {
  if (kinds === 0) return 0;
  const list = (kinds & LIST_OF_TAG[tag]!) > 0 ? 2 : (kinds & ANY_LIST) > 0 ? 1 : 0;
  const bank = (kinds & tagKind(tag)) > 0 ? 2 : kinds > ANY_LIST ? 1 : 0;
  return list * 3 + bank;
}

/** @param kindsOf where a lemma is listed; while training, without the word itself */
export function choiceFeatures(
  common: Lookup<number>,
  kindsOf: (lemma: string) => number,
  base: string,
  tag: number,
  morph: number,
  { lemma, rank, behind }: Choice,
  out: Int32Array,
): number {
  const stands = standing(kindsOf(lemma), tag);
  const bare = base.replace(/^ال(?=..)/, "");
  const baseStands = standing(kindsOf(bare), tag);
  const pair = hashString(patternPair(base, lemma));
  const shape = hashString(patternOfLemma(lemma));
  const often = common.get(hashString(lemma)) ?? 0;
  const n = lemma.length;
  const end = n > 1 ? lemma.charCodeAt(n - 1) * 4099 + lemma.charCodeAt(n - 2) : lemma.charCodeAt(0);
  let k = 0;
  out[k++] = mix2(801, tag, rank);
  out[k++] = mix3(802, tag, rank, behind);
  out[k++] = mix2(803, tag, stands);
  out[k++] = mix3(804, tag, stands, rank);
  out[k++] = mix2(805, pair, tag);
  out[k++] = mix3(806, pair, tag, morph);
  out[k++] = mix2(807, pair, stands);
  out[k++] = mix2(808, shape, tag);
  out[k++] = mix3(809, shape, tag, morph);
  out[k++] = mix2(810, tag, often);
  out[k++] = mix3(811, tag, often, stands);
  out[k++] = mix2(812, tag, end);
  out[k++] = mix3(813, pair, bare.charCodeAt(0), tag);
  out[k++] = mix3(814, pair, baseStands, stands);
  out[k++] = mix3(815, tag, baseStands, stands * 8 + (lemma === bare ? 1 : 0));
  out[k++] = mix3(816, tag, morph, stands);
  out[k++] = mix2(817, hashString(lemma), tag);
  out[k++] = mix3(818, tag, lemma === bare ? 1 : 0, morph);
  out[k++] = mix3(819, pair, rank, tag);
  return k;
}

const features = new Int32Array(MAX_CHOICE_FEATURES);

/** The best of the choices; the edit scripts' own answer where there is none. */
export function chooseLemma(
  chooser: LemmaChooser,
  base: string,
  tag: number,
  morph: number,
  scripted: readonly (readonly [lemma: string, score: number])[],
): string {
  const { weights, mask } = chooser.table;
  const kindsOf = (lemma: string) => chooser.listed.kinds.get(lemma) ?? 0;
  let best = scripted[0]?.[0] ?? base;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choicesFor(chooser.listed, base, tag, scripted)) {
    const count = choiceFeatures(chooser.common, kindsOf, base, tag, morph, choice, features);
    let score = 0;
    for (let f = 0; f < count; f++) score += weights[features[f]! & mask]!;
    if (score > top) {
      top = score;
      best = choice.lemma;
    }
  }
  return best;
}
