import type { AlignedPair } from "../../data/index.ts";

/** One token of the first sentence tied to one of the second by an alignment. */
export interface TokenLink {
  /** Token numbers from 1. */
  readonly left: number;
  readonly right: number;
  /** Type and marks. */
  readonly labels: ReadonlySet<string>;
  /** 0 to 5. */
  readonly score: number;
  /** 1 / max(links of the left token, links of the right token). */
  readonly weight: number;
}

/** Tokens that the organisers' script leaves out of links. */
const PUNCTUATION = /^[.,:'`?;"-]$/;

/**
 * The links of a pair by `left:right`. Every token of a chunk's one side is tied to every token of its other side, single
 * marks of punctuation aside; of two lines that tie the same tokens the later one counts.
 *
 * @param words of both sentences as the gold has them; undefined, where the gold lacks the pair, leaves nothing aside
 */
export function tokenLinks(
  { alignments }: Pick<AlignedPair, "alignments">,
  words: readonly [readonly string[], readonly string[]] | undefined,
): Map<string, TokenLink> {
  const links = new Map<string, Omit<TokenLink, "weight">>();
  for (const { left, right, type, marks, score } of alignments) {
    const labels = new Set<string>([type, ...marks]);
    for (const l of withoutPunctuation(left, words?.[0])) {
      for (const r of withoutPunctuation(right, words?.[1])) {
        // NIL has no place among links; it counts as nothing.
        links.set(`${l}:${r}`, { left: l, right: r, labels, score: score ?? 0 });
      }
    }
  }
  const [leftLinks, rightLinks] = [countBy(links, "left"), countBy(links, "right")];
  return new Map(
    [...links].map(([key, link]) => [
      key,
      { ...link, weight: 1 / Math.max(leftLinks.get(link.left)!, rightLinks.get(link.right)!) },
    ]),
  );
}

function withoutPunctuation(
  numbers: readonly number[],
  words: readonly string[] | undefined,
): readonly number[] {
  return numbers.filter((number) => !PUNCTUATION.test(words?.[number - 1] ?? ""));
}

function countBy(
  links: ReadonlyMap<string, Omit<TokenLink, "weight">>,
  side: "left" | "right",
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const link of links.values()) counts.set(link[side], (counts.get(link[side]) ?? 0) + 1);
  return counts;
}
