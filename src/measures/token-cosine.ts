import { whitespaceTokens } from "../text/index.ts";
import type { Measure } from "./measure.ts";

/**
 * The organisers' baseline of SemEval STS 2012-2016: cosine of binary bags of
 * white-space tokens, case kept.
 *
 *   score(a, b) = |A ∩ B| / sqrt(|A| |B|)    A, B: sets of tokens
 *
 * Both texts blank: 1; one blank: 0. Time O(|a| + |b|).
 * Source: Agirre et al. 2012, SemEval-2012 Task 6, section 4.
 */
export const tokenCosine: Measure = {
  name: "token-cosine",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "the organisers' baseline: cosine of binary bags of white-space tokens, case kept",
  source: "Agirre et al. 2012, https://aclanthology.org/S12-1051",
  cost: "O(a + b)",
  score: (a, b) => binaryCosine(whitespaceTokens(a), whitespaceTokens(b)),
};

/** Lists up to this long are searched in place: faster than building sets of a sentence's tokens. */
const SHORT = 24;

function binaryCosine(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  if (left.length > SHORT || right.length > SHORT) return longCosine(left, right);
  let leftSize = 0;
  let shared = 0;
  for (let i = 0; i < left.length; i++) {
    const token = left[i]!;
    if (left.indexOf(token) < i) continue;
    leftSize++;
    if (right.includes(token)) shared++;
  }
  let rightSize = 0;
  for (let i = 0; i < right.length; i++) if (right.indexOf(right[i]!) === i) rightSize++;
  return leftSize === rightSize ? shared / leftSize : shared / Math.sqrt(leftSize * rightSize);
}

function longCosine(left: readonly string[], right: readonly string[]): number {
  const a = new Set(left);
  const b = new Set(right);
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const token of small) if (large.has(token)) shared++;
  return a.size === b.size ? shared / a.size : shared / Math.sqrt(a.size * b.size);
}
