import { checkFunction, checkRecord } from "../../arguments.ts";
import type { AlignerText } from "./aligner-text.ts";
import type { Alignment } from "./types.ts";

/** How much a content word counts. Not negative. */
export type AlignedWeight = (index: number, text: AlignerText) => number;

/** How much of the content of two texts is aligned, and how much there is. */
export interface AlignedSums {
  readonly aligned: readonly [left: number, right: number];
  readonly all: readonly [left: number, right: number];
}

const ONE: AlignedWeight = () => 1;

/** Sums over the content words of both texts, each word counting `weight`. Contrasts are not aligned. O(words) */
export function alignedSums(
  a: AlignerText,
  b: AlignerText,
  alignment: Alignment,
  weight: AlignedWeight = ONE,
): AlignedSums {
  checkRecord(a, "alignedSums: a", "an AlignerText", ["text", "words", "content"]);
  checkRecord(b, "alignedSums: b", "an AlignerText", ["text", "words", "content"]);
  checkRecord(alignment, "alignedSums: alignment", "an Alignment", ["links"]);
  checkFunction(weight, "alignedSums: weight");
  const { links } = alignment;
  const shared = links.filter((link) => link.weight > 0);
  const sumOf = (text: AlignerText, linked: ReadonlySet<number>): [number, number] => {
    let [aligned, all] = [0, 0];
    for (const k of text.content) {
      const own = weight(k, text);
      all += own;
      if (linked.has(text.words[k]!.id)) aligned += own;
    }
    return [aligned, all];
  };
  const left = sumOf(a, new Set(shared.flatMap((link) => link.left)));
  const right = sumOf(b, new Set(shared.flatMap((link) => link.right)));
  return { aligned: [left[0], right[0]], all: [left[1], right[1]] };
}

/**
 * Harmonic mean of the aligned shares of both texts, 0..1.
 *
 *   p_i = aligned content words of text i / its content words    2 p_1 p_2 / (p_1 + p_2)
 *
 * 0 where one text has no content word or nothing is aligned; undefined where neither has one.
 * @see Sultan, Bethard and Sumner 2014 (DLS@CU), https://aclanthology.org/S14-2039, equations 1 to 3
 */
export function harmonicShare(sums: AlignedSums): number | undefined {
  checkRecord(sums, "harmonicShare: sums", "sums", ["aligned", "all"]);
  const { aligned, all } = sums;
  if (all[0] === 0 && all[1] === 0) return undefined;
  if (all[0] === 0 || all[1] === 0) return 0;
  const [p, q] = [aligned[0] / all[0], aligned[1] / all[1]];
  return p + q === 0 ? 0 : (2 * p * q) / (p + q);
}

/**
 * Aligned share of both texts together, 0..1.
 *
 *   (aligned_1 + aligned_2) / (all_1 + all_2)
 *
 * Undefined where neither text has a content word.
 * @see Sultan, Bethard and Sumner 2015 (DLS@CU), https://aclanthology.org/S15-2027, equation 1
 */
export function pooledShare(sums: AlignedSums): number | undefined {
  checkRecord(sums, "pooledShare: sums", "sums", ["aligned", "all"]);
  const { aligned, all } = sums;
  return all[0] + all[1] === 0 ? undefined : (aligned[0] + aligned[1]) / (all[0] + all[1]);
}
