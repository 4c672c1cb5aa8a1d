import { distance } from "fastest-levenshtein";
import { type Language, withoutMarks } from "../../text/index.ts";
import type { Word } from "../words/word.ts";
import type { Comparison } from "./comparison.ts";
import type { KnowsWord } from "./options.ts";

/** Length from which a word with one wrong letter, and with two, is taken for the same. */
const [MIN_ONE_SLIP, MIN_TWO_SLIPS] = [4, 9];

/**
 * Slips of the keyboard: two words of a hunk that differ by a letter, of which just one is a word. Without a list of words
 * nothing is proven ("house", "horse"), and nothing is done. Numbers and codes have no slips.
 */
export function compareSlips(comparison: Comparison, knows: KnowsWord | undefined): void {
  if (knows === undefined) return;
  const { language } = comparison.left;
  for (const hunk of comparison.match.hunks) {
    for (const i of hunk.left) {
      const x = comparison.left.words[i]!.word;
      if (!comparison.leftFree(i) || x.functionWord) continue;
      const j = hunk.right.find((k) => comparison.rightFree(k) && isSlip(x, comparison.right.words[k]!.word));
      if (j === undefined) continue;
      const y = comparison.right.words[j]!.word;
      if (knows(x.form, language) === knows(y.form, language)) continue;
      comparison.addEqual([i], [j], `slip of the keyboard: ${x.form} = ${y.form}`);
    }
  }
}

function isSlip(x: Word, y: Word): boolean {
  return (
    !y.functionWord &&
    !x.digits &&
    !y.digits &&
    x.negates === y.negates &&
    isSlipOf(x.form, y.form, x.language)
  );
}

interface SlipRule {
  /** Letters at the beginning and end of a word that a slip must leave alone. */
  readonly start: number;
  readonly end: number;
  /** Whether long words may have two. */
  readonly two: boolean;
  /** Letters at the beginning by which words are of one stem, and differ by what is put between ("yakaladı", "yakalandı"). */
  readonly stem: number;
}

const RULES: Readonly<Record<Language, SlipRule>> = {
  en: { start: 1, end: 0, two: true, stem: Number.POSITIVE_INFINITY },
  // Endings say who and when; Arabic has prefixes too.
  es: { start: 1, end: 2, two: true, stem: Number.POSITIVE_INFINITY },
  tr: { start: 1, end: 2, two: false, stem: 5 },
  ar: { start: 2, end: 2, two: false, stem: Number.POSITIVE_INFINITY },
};

/**
 * Whether two forms of four letters or more begin alike and differ by a letter, or by two that changed places (in English and
 * Spanish by two letters from nine on): slips of each other as far as letters tell. Symmetric; lengths tell of most.
 */
export function isSlipOf(p: string, q: string, language: Language): boolean {
  const least = Math.min(p.length, q.length);
  if (least < MIN_ONE_SLIP || Math.abs(p.length - q.length) > 1 || p === q) return false;
  const { start, end, two, stem } = RULES[language];
  const mayTwo = two && least >= MIN_TWO_SLIPS;
  if (p.charCodeAt(0) !== q.charCodeAt(0) || (!mayTwo && sharedEnds(p, q) < least - 2)) return false;
  if (!q.startsWith(p.slice(0, start)) || !q.endsWith(p.slice(p.length - end))) return false;
  if (least >= stem && p.slice(0, stem) === q.slice(0, stem)) return false;
  // Letters typed without their marks are compared as such.
  if (withoutMarks(p) === withoutMarks(q)) return false;
  const steps = distance(p, q);
  // Two letters that changed places are one slip.
  return steps <= (mayTwo ? 2 : 1) || (steps === 2 && p.length === q.length && isTurned(p, q));
}

/** Letters that two words share at their beginning and end: all but two at least where one slip parts them. */
function sharedEnds(p: string, q: string): number {
  const least = Math.min(p.length, q.length);
  let shared = 0;
  while (shared < least && p.charCodeAt(shared) === q.charCodeAt(shared)) shared++;
  let ending = 0;
  while (
    shared + ending < least &&
    p.charCodeAt(p.length - 1 - ending) === q.charCodeAt(q.length - 1 - ending)
  )
    ending++;
  return shared + ending;
}

function isTurned(p: string, q: string): boolean {
  let at = 0;
  while (p[at] === q[at]) at++;
  return p[at] === q[at + 1] && p[at + 1] === q[at] && p.slice(at + 2) === q.slice(at + 2);
}
