import { type ExclusionKind, exclusionOf } from "../../lexicon/index.ts";
import type { Hunk } from "../words/match-words.ts";
import type { Word } from "../words/word.ts";
import type { Comparison } from "./comparison.ts";
import { isQuestion } from "./mark-changes.ts";
import { isPrefixOpposite } from "./prefix-opposites.ts";
import type { DifferenceKind } from "./types.ts";

/** Two words that exclude each other, one of each text, in each other's place. */
export interface Exclusion {
  readonly i: number;
  readonly j: number;
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
  for (const [rank, i] of hunk.left.entries()) {
    if (!comparison.leftFree(i)) continue;
    // The word in the same place of the hunk first.
    const others = [...hunk.right.entries()].sort(([p], [q]) => Math.abs(p - rank) - Math.abs(q - rank));
    for (const [, j] of others) {
      if (!comparison.rightFree(j) || taken.right.has(j)) continue;
      const kind = exclusion(comparison.left.words[i]!.word, comparison.right.words[j]!.word);
      if (kind === undefined) continue;
      taken.left.add(i);
      taken.right.add(j);
      found.push({ i, j, kind });
      break;
    }
  }
}

function exclusion(x: Word, y: Word): ExclusionKind | undefined {
  const listed = exclusionOf(x.memberships, y.memberships);
  if (listed !== undefined || !isPrefixOpposite(x, y)) return listed;
  // "Paltosuyla", "paltosuz": with and without.
  return x.language === "tr" && (TURKISH_WITH.test(x.form) || TURKISH_WITH.test(y.form))
    ? "negation"
    : "complement";
}

const TURKISH_WITH = /l[ae]$/;

/** Reports an exclusion that nothing else explains. */
export function addExclusion(comparison: Comparison, { i, j, kind }: Exclusion): void {
  // "Can you", "will you": questions are polite in many moods.
  if (kind === "modality" && (isQuestion(comparison.left) || isQuestion(comparison.right))) return;
  const [x, y] = [comparison.left.words[i]!.word, comparison.right.words[j]!.word];
  // "Is", "was": a tense, as "works", "worked" is (compareTimes).
  const isTense = kind === "time" && x.empty && y.empty;
  comparison.add(KINDS[kind], [i], [j], {
    strength: STRENGTH[kind],
    contradicts: CONTRADICTS[kind] && !isTense,
    evidence: `${isTense ? "tense" : kind}: ${x.form} / ${y.form}`,
  });
}
