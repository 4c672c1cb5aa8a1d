import { isPersonWord } from "../words/empty-words.ts";
import type { Hunk } from "../words/match-words.ts";
import type { PlacedWord } from "../words/text-words.ts";
import type { Comparison } from "./comparison.ts";

/** What is left: other words, added and missing parts. */
export function addRests(comparison: Comparison): void {
  const total = Math.max(contentCount(comparison.left.words), contentCount(comparison.right.words), 1);
  for (const hunk of comparison.match.hunks) {
    const left = hunk.left.filter((i) => comparison.leftFree(i) && !comparison.left.words[i]!.word.empty);
    const right = hunk.right.filter((j) => comparison.rightFree(j) && !comparison.right.words[j]!.word.empty);
    if (saysWho(comparison, hunk)) comparison.unproven = true;
    if (left.length + right.length === 0) continue;
    const content = Math.max(
      left.filter((i) => !comparison.left.words[i]!.word.functionWord).length,
      right.filter((j) => !comparison.right.words[j]!.word.functionWord).length,
    );
    const kind = right.length === 0 ? "missing" : left.length === 0 ? "added" : "word";
    comparison.add(kind, left, right, {
      strength: content === 0 ? FUNCTION_WORD : Math.min(1, content / total),
      contradicts: false,
      evidence: content === 0 ? "function words" : EVIDENCE[kind],
    });
  }
}

/** Whether another person stands in a person's place. */
function saysWho(comparison: Comparison, hunk: Hunk): boolean {
  const persons = (words: readonly PlacedWord[], places: readonly number[]) =>
    places.some((k) => isPersonWord(words[k]!.word.form, words[k]!.word.language));
  return persons(comparison.left.words, hunk.left) && persons(comparison.right.words, hunk.right);
}

/** Strength of a difference in function words alone. */
const FUNCTION_WORD = 0.05;
const EVIDENCE = {
  missing: "only in the first text",
  added: "only in the second text",
  word: "other words",
} as const;

function contentCount(words: readonly PlacedWord[]): number {
  return words.filter(({ word }) => !word.functionWord).length;
}
