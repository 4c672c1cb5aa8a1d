import { HASH_START, hashEnd, hashNext, hashString, type Lookup, mix2, mix3 } from "../network/hash.ts";
import type { Table } from "../network/table.ts";
import { UPOS } from "../upos.ts";

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
const WEAK_CODES = new Set([..."اويىئءأإآؤة"].map((c) => c.charCodeAt(0)));

/** The letters of a word that its inflected forms share; doubled ones count once (قصة, قصص). */
export function rootLetters(word: string): string {
  let root = "";
  let last = -1;
  for (let i = word.length > 3 && word.startsWith("ال") ? 2 : 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (WEAK_CODES.has(code)) continue;
    if (code === last) last = -1;
    else {
      root += word[i];
      last = code;
    }
  }
  return root;
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
  /** Made when it is first asked for: most of a model's loading time else. */
  private byRoot: Map<string, string[]> | undefined;
  /** Lemma and the sum of the kinds it is listed under. */
  readonly kinds: ReadonlyMap<string, number>;

  constructor(kinds: ReadonlyMap<string, number>) {
    this.kinds = kinds;
  }

  private index(): Map<string, string[]> {
    const index = new Map<string, string[]>();
    for (const lemma of this.kinds.keys()) {
      const root = rootLetters(lemma);
      if (root === "") continue;
      const list = index.get(root);
      if (list === undefined) index.set(root, [lemma]);
      else list.push(lemma);
    }
    // In an order of their own: which of two equal choices wins must not depend on the file's order.
    for (const list of index.values()) if (list.length > 1) list.sort();
    return index;
  }

  /** Lemmas with the form's root letters, also without the consonants that inflection puts in front or behind. */
  near(base: string, verb: boolean): string[] {
    const root = rootLetters(base);
    const roots = new Set([root]);
    if (/[تن]$/.test(root)) roots.add(root.slice(0, -1));
    if (/(?:تن|تم)$/.test(root)) roots.add(root.slice(0, -2));
    if (verb) for (const r of [...roots]) if (/^[تنس]/.test(r)) roots.add(r.slice(1));
    this.byRoot ??= this.index();
    const out: string[] = [];
    for (const r of roots) out.push(...(this.byRoot.get(r) ?? []));
    return out;
  }
}

/** Longest word that is compared with others; its places and one more. */
const LONGEST = 24;
const WIDTH = LONGEST + 1;

/** By two places: how many root letters the words share from there on. */
const shared = new Uint8Array(WIDTH * WIDTH);
const left = new Uint16Array(LONGEST);
const right = new Uint16Array(LONGEST);

/** Stands for a root letter. */
const ROOT = "ف".charCodeAt(0);

/**
 * Fills `left` and `right` with the two words, their shared root letters alike: what is left tells how one is made of
 * the other.
 */
function alignWords(base: string, lemma: string): void {
  const n = base.length;
  const m = lemma.length;
  for (let j = 0; j <= m; j++) shared[n * WIDTH + j] = 0;
  for (let i = n - 1; i >= 0; i--) {
    const code = base.charCodeAt(i);
    const weak = WEAK_CODES.has(code);
    const row = i * WIDTH;
    shared[row + m] = 0;
    for (let j = m - 1; j >= 0; j--) {
      shared[row + j] =
        !weak && code === lemma.charCodeAt(j)
          ? shared[row + WIDTH + j + 1]! + 1
          : Math.max(shared[row + WIDTH + j]!, shared[row + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    const at = i * WIDTH + j;
    const code = i < n ? base.charCodeAt(i) : -1;
    if (j < m && code === lemma.charCodeAt(j) && !WEAK_CODES.has(code)) {
      left[i++] = ROOT;
      right[j++] = ROOT;
    } else if (i < n && (j >= m || shared[at + WIDTH]! >= shared[at + 1]!)) left[i++] = code;
    else {
      right[j] = lemma.charCodeAt(j);
      j++;
    }
  }
}

/** The pattern of a form and the one of its lemma, a blank between (words of at most 24 letters). */
export function patternPair(base: string, lemma: string): string {
  alignWords(base, lemma);
  return `${String.fromCharCode(...left.subarray(0, base.length))} ${String.fromCharCode(...right.subarray(0, lemma.length))}`;
}

/** Hash of `patternPair`. */
function pairHash(base: string, lemma: string): number {
  alignWords(base, lemma);
  let h = HASH_START;
  for (let i = 0; i < base.length; i++) h = hashNext(h, left[i]!);
  h = hashNext(h, 32);
  for (let j = 0; j < lemma.length; j++) h = hashNext(h, right[j]!);
  return hashEnd(h);
}

/** Hash of a lemma with its root letters alike. */
function shapeHash(lemma: string): number {
  let h = HASH_START;
  for (let i = 0; i < lemma.length; i++) {
    const code = lemma.charCodeAt(i);
    h = hashNext(h, WEAK_CODES.has(code) ? code : ROOT);
  }
  return hashEnd(h);
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
  return base.length > 2 && base.length <= LONGEST;
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
    if (lemma.length > LONGEST) continue;
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

/** A word whose lemma is chosen. */
export interface ChoiceWord {
  readonly base: string;
  /** Without the article. */
  readonly bare: string;
  readonly tag: number;
  readonly morph: number;
  readonly bareStands: number;
  /** Where a lemma is listed; while training, without the word itself. */
  readonly kindsOf: (lemma: string) => number;
}

export function choiceWord(
  base: string,
  tag: number,
  morph: number,
  kindsOf: (lemma: string) => number,
): ChoiceWord {
  const bare = base.length > 3 && base.startsWith("ال") ? base.slice(2) : base;
  return { base, bare, tag, morph, bareStands: standing(kindsOf(bare), tag), kindsOf };
}

export function choiceFeatures(
  common: Lookup<number>,
  { base, bare, tag, morph, bareStands, kindsOf }: ChoiceWord,
  { lemma, rank, behind }: Choice,
  out: Int32Array,
): number {
  const stands = standing(kindsOf(lemma), tag);
  const pair = pairHash(base, lemma);
  const shape = shapeHash(lemma);
  const own = hashString(lemma);
  const often = common.get(own) ?? 0;
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
  out[k++] = mix3(814, pair, bareStands, stands);
  out[k++] = mix3(815, tag, bareStands, stands * 8 + (lemma === bare ? 1 : 0));
  out[k++] = mix3(816, tag, morph, stands);
  out[k++] = mix2(817, own, tag);
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
  const word = choiceWord(base, tag, morph, (lemma) => chooser.listed.kinds.get(lemma) ?? 0);
  let best = scripted[0]?.[0] ?? base;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choicesFor(chooser.listed, base, tag, scripted)) {
    const count = choiceFeatures(chooser.common, word, choice, features);
    let score = 0;
    for (let f = 0; f < count; f++) score += weights[features[f]! & mask]!;
    if (score > top) {
      top = score;
      best = choice.lemma;
    }
  }
  return best;
}
