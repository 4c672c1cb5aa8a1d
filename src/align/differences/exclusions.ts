import { type ExclusionKind, exclusionOf, listedPhrases, type Membership } from "../../lexicon/index.ts";
import type { Hunk } from "../words/match-words.ts";
import type { TextWords } from "../words/text-words.ts";
import type { Word } from "../words/word.ts";
import type { Comparison } from "./comparison.ts";
import { isQuestion } from "./mark-changes.ts";
import { isPrefixOpposite } from "./prefix-opposites.ts";
import type { DifferenceKind } from "./types.ts";

/** Places of words in a text, one at least. */
type Places = readonly [first: number, ...others: number[]];

/** Two words or listed phrases that exclude each other, one of each text, in each other's place. */
export interface Exclusion {
  /** The word, or all words of the phrase, in order. */
  readonly left: Places;
  readonly right: Places;
  readonly kind: ExclusionKind;
}

const KINDS: Readonly<Record<ExclusionKind, DifferenceKind>> = {
  complement: "opposite",
  opposite: "opposite",
  converse: "opposite",
  exclusive: "opposite",
  time: "time",
  quantifier: "quantifier",
  modality: "modality",
  condition: "condition",
  direction: "role",
  negation: "negation",
};

/** Whether words of a kind cannot hold of one thing at once. */
const CONTRADICTS: Readonly<Record<ExclusionKind, boolean>> = {
  complement: true,
  opposite: true,
  converse: true,
  exclusive: true,
  time: true,
  quantifier: true,
  modality: false,
  condition: false,
  direction: true,
  negation: true,
};

const STRENGTH: Readonly<Record<ExclusionKind, number>> = {
  complement: 1,
  opposite: 0.9,
  converse: 0.9,
  exclusive: 0.8,
  time: 0.7,
  quantifier: 0.8,
  modality: 0.5,
  condition: 0.5,
  direction: 0.8,
  negation: 1,
};

/** Pairs of free words of each hunk that exclude each other, each word once. O(words of the hunks, squared). */
export function exclusionsOf(comparison: Comparison): Exclusion[] {
  const found: Exclusion[] = [];
  const taken = { left: new Set<number>(), right: new Set<number>() };
  for (const hunk of comparison.match.hunks) addFrom(comparison, hunk, found, taken);
  // "Taller than Jim", "Jim is shorter": apart where other words moved.
  const rest = {
    left: comparison.match.hunks.flatMap(({ left }) => left).filter((i) => !taken.left.has(i)),
    right: comparison.match.hunks.flatMap(({ right }) => right).filter((j) => !taken.right.has(j)),
  };
  if (rest.left.length <= MAX_APART && rest.right.length <= MAX_APART) {
    const apart: Exclusion[] = [];
    addFrom(comparison, rest, apart, taken);
    found.push(...apart.filter(({ kind }) => CONTRADICTORY_KINDS.has(kind)));
  }
  return found;
}

/** Words of a text without an equal among which two may exclude each other wherever they stand. */
const MAX_APART = 4;
const CONTRADICTORY_KINDS: ReadonlySet<ExclusionKind> = new Set([
  "complement",
  "opposite",
  "converse",
  "time",
  "quantifier",
]);

interface Taken {
  readonly left: Set<number>;
  readonly right: Set<number>;
}

function addFrom(comparison: Comparison, hunk: Hunk, found: Exclusion[], taken: Taken): void {
  const isFree = {
    left: (i: number) => comparison.leftFree(i) && !taken.left.has(i),
    right: (j: number) => comparison.rightFree(j) && !taken.right.has(j),
  };
  for (const [rank, i] of hunk.left.entries()) {
    if (!isFree.left(i)) continue;
    // The word in the same place of the hunk first.
    const others = [...hunk.right.entries()].sort(([p], [q]) => Math.abs(p - rank) - Math.abs(q - rank));
    const own = unitsAt(comparison.left, i, isFree.left);
    for (const [, j] of others) {
      if (!isFree.right(j)) continue;
      const exclusion = firstExclusion(own, unitsAt(comparison.right, j, isFree.right));
      if (exclusion === undefined) continue;
      for (const k of exclusion.left) taken.left.add(k);
      for (const k of exclusion.right) taken.right.add(k);
      found.push(exclusion);
      break;
    }
  }
}

/** A word, or a listed phrase, with its places in the groups. */
interface Unit {
  readonly places: Places;
  readonly memberships: readonly Membership[];
  /** The word, where it is one. */
  readonly word?: Word;
}

/** What begins with a word: phrases of free words, the longest first, then the word. */
function unitsAt(text: TextWords, at: number, isFree: (k: number) => boolean): Unit[] {
  const { word } = text.words[at]!;
  return [
    ...phrasesAt(text, at).filter(({ places }) => places.every(isFree)),
    { places: [at], memberships: word.memberships, word },
  ];
}

const phrases = new WeakMap<TextWords, (readonly Unit[] | undefined)[]>();

/** Listed phrases that begin with a word of a text, the longest first; looked for once. */
export function phrasesAt(text: TextWords, at: number): readonly Unit[] {
  const known = phrases.get(text) ?? [];
  phrases.set(text, known);
  known[at] ??= lookForPhrases(text, at);
  return known[at];
}

function lookForPhrases({ words, language }: TextWords, at: number): Unit[] {
  const next = words.slice(at, at + MAX_PHRASE).map(({ word }) => word);
  return listedPhrases(next, 0, language)
    .map(({ length, memberships }): Unit => {
      const others = Array.from({ length: length - 1 }, (_, k) => at + k + 1);
      return { places: [at, ...others], memberships };
    })
    .sort((p, q) => q.places.length - p.places.length);
}

/** Listed phrases have no more words. */
const MAX_PHRASE = 3;

function firstExclusion(own: readonly Unit[], other: readonly Unit[]): Exclusion | undefined {
  for (const x of own)
    for (const y of other) {
      const kind = exclusion(x, y);
      if (kind !== undefined) return { left: x.places, right: y.places, kind };
    }
  return undefined;
}

function exclusion(x: Unit, y: Unit): ExclusionKind | undefined {
  const listed = exclusionOf(x.memberships, y.memberships);
  if (listed !== undefined || x.word === undefined || y.word === undefined) return listed;
  if (!isPrefixOpposite(x.word, y.word)) return undefined;
  // "Paltosuyla", "paltosuz": with and without.
  return x.word.language === "tr" && (TURKISH_WITH.test(x.word.form) || TURKISH_WITH.test(y.word.form))
    ? "negation"
    : "complement";
}

const TURKISH_WITH = /l[ae]$/;

/** Reports an exclusion that nothing else explains. */
export function addExclusion(comparison: Comparison, { left, right, kind }: Exclusion): void {
  // "Can you", "will you": questions are polite in many moods.
  if (kind === "modality" && (isQuestion(comparison.left) || isQuestion(comparison.right))) return;
  const [x, y] = [comparison.left.words[left[0]]!.word, comparison.right.words[right[0]]!.word];
  // "Is", "was": a tense, as "works", "worked" is (compareTimes).
  const isTense = kind === "time" && x.empty && y.empty;
  const form = (words: TextWords["words"], places: readonly number[]) =>
    places.map((k) => words[k]!.word.form).join(" ");
  comparison.add(KINDS[kind], left, right, {
    strength: STRENGTH[kind],
    contradicts: CONTRADICTS[kind] && !isTense,
    evidence: `${isTense ? "tense" : kind}: ${form(comparison.left.words, left)} / ${form(comparison.right.words, right)}`,
  });
}
