import { exclusionOf } from "../../lexicon/index.ts";
import { isPrefixOpposite } from "../differences/prefix-opposites.ts";
import type { AlignerWord } from "./aligner-text.ts";
import { neighbourContext } from "./content-words.ts";
import { bestFirst, type Candidate, type WordPairs } from "./word-pairs.ts";

/** Links content words that are left and exclude each other, where words around them agree most, with weight 0. */
export function linkContrasts(pairs: WordPairs): void {
  const candidates: Candidate[] = [];
  for (const i of pairs.left.content) {
    if (pairs.toRight[i] !== -1) continue;
    for (const j of pairs.right.content) {
      if (pairs.toLeft[j] !== -1 || !exclude(pairs.left.words[i]!, pairs.right.words[j]!)) continue;
      candidates.push({ i, j, fit: Math.round(neighbourContext(pairs, i, j) * 1e6) / 1e6 });
    }
  }
  for (const { i, j } of bestFirst(candidates, pairs.left.words.length, pairs.right.words.length)) {
    if (!pairs.free(i, j)) continue;
    const [x, y] = [pairs.left.words[i]!, pairs.right.words[j]!];
    pairs.linkAs([i], [j], { weight: 0, step: "contrast", evidence: `opposite: ${x.form} / ${y.form}` });
  }
}

/** Whether two words of one language exclude each other: opposites, two of a kind (red, blue), "happy" and "unhappy". */
export function exclude(x: AlignerWord, y: AlignerWord): boolean {
  if (x.word === undefined || y.word === undefined || x.language !== y.language || x.digits || y.digits)
    return false;
  return (
    exclusionOf(x.word.memberships, y.word.memberships) !== undefined || isPrefixOpposite(x.word, y.word)
  );
}
