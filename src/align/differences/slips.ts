import { distance } from "fastest-levenshtein";
import type { Word } from "../words/word.ts";
import type { Comparison } from "./comparison.ts";
import type { KnowsWord } from "./options.ts";

/** Length from which a word with one wrong letter, and with two, is taken for the same. */
const [MIN_ONE_SLIP, MIN_TWO_SLIPS] = [4, 9];

/**
 * Slips of the keyboard: two words of a hunk that differ by a letter, of which one is no word. Without a list of words
 * nothing is proven ("house", "horse"), and nothing is done. Numbers and codes have no slips.
 */
export function compareSlips(comparison: Comparison, knows: KnowsWord | undefined): void {
  if (knows === undefined) return;
  const { language } = comparison.left;
  for (const hunk of comparison.match.hunks) {
    for (const i of hunk.left) {
      const x = comparison.left.words[i]!.word;
      if (!comparison.leftFree(i) || x.small) continue;
      const j = hunk.right.find((k) => comparison.rightFree(k) && isSlip(x, comparison.right.words[k]!.word));
      if (j === undefined) continue;
      const y = comparison.right.words[j]!.word;
      if (knows(x.form, language) && knows(y.form, language)) continue;
      comparison.addEqual([i], [j], `slip of the keyboard: ${x.form} = ${y.form}`);
    }
  }
}

function isSlip(x: Word, y: Word): boolean {
  const [p, q] = [x.form, y.form];
  const least = Math.min(p.length, q.length);
  if (y.small || least < MIN_ONE_SLIP || Math.abs(p.length - q.length) > 1 || x.digits || y.digits)
    return false;
  if (p.charCodeAt(0) !== q.charCodeAt(0) || x.negates !== y.negates) return false;
  const steps = distance(p, q);
  // Two letters that changed places are one slip.
  return (
    steps <= (least >= MIN_TWO_SLIPS ? 2 : 1) || (steps === 2 && p.length === q.length && isTurned(p, q))
  );
}

function isTurned(p: string, q: string): boolean {
  let at = 0;
  while (p[at] === q[at]) at++;
  return p[at] === q[at + 1] && p[at + 1] === q[at] && p.slice(at + 2) === q.slice(at + 2);
}
