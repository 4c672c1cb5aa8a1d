import { type Quantity, sameDimension, sameQuantity } from "../../text/index.ts";
import type { AlignerText } from "./aligner-text.ts";
import type { WordPairs } from "./word-pairs.ts";

/** Quantities compared of a text; longer lists would take long. */
const MAX_QUANTITIES = 100;

interface Placed {
  readonly quantity: Quantity;
  /** Indexes of its words. */
  readonly words: readonly number[];
}

/** Links quantities that are the same in other words or units ("2 kg", "2000 g"). O(quantities of a x of b) */
export function linkQuantities(pairs: WordPairs): void {
  const right = placed(pairs.right);
  for (const p of placed(pairs.left)) {
    const q = right.find(
      (other) => pairs.replaceable(p.words, other.words) && sameQuantity(p.quantity, other.quantity),
    );
    if (q === undefined) continue;
    const evidence =
      p.quantity.text === q.quantity.text ? "same number" : `number: ${p.quantity.text} = ${q.quantity.text}`;
    pairs.linkAs(p.words, q.words, { weight: 1, step: "number", evidence });
  }
}

/** Links what is left of quantities of one dimension that differ ("5 km", "6 km"), as a contrast. */
export function linkOtherQuantities(pairs: WordPairs): void {
  const right = placed(pairs.right);
  for (const p of placed(pairs.left)) {
    const own = p.words.filter((i) => pairs.toRight[i] === -1);
    if (own.length === 0) continue;
    const q = right.find(
      (other) => pairs.replaceable(p.words, other.words) && sameDimension(p.quantity, other.quantity),
    );
    const other = q?.words.filter((j) => pairs.toLeft[j] === -1) ?? [];
    if (q === undefined || other.length === 0) continue;
    const evidence = `number: ${p.quantity.text} / ${q.quantity.text}`;
    pairs.linkAs(own, other, { weight: 0, step: "contrast", evidence });
  }
}

/** "An hour" and names of days and months alone are left to their words. */
function placed(text: AlignerText): Placed[] {
  return text.quantities
    .filter(({ article }) => article !== true)
    .slice(0, MAX_QUANTITIES)
    .map((quantity) => ({ quantity, words: wordsWithin(text, quantity.span) }))
    .filter(({ words }) => words.length > 0);
}

function wordsWithin({ spans, words }: AlignerText, [start, end]: readonly [number, number]): number[] {
  const found: number[] = [];
  for (const [k, span] of spans.entries())
    if (span.start < end && span.end > start && words[k]!.wordClass !== "punctuation") found.push(k);
  return found;
}
