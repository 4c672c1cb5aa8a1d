import { type Quantity, readNumbers } from "../../text/numbers/index.ts";
import { mayHoldQuantity } from "../../text/numbers/openers.ts";
import type { TextWords } from "./text-words.ts";

/** A quantity of a text with the words that state it. */
export interface PlacedQuantity {
  readonly quantity: Quantity;
  /** Indexes in `TextWords.words`, ascending; sign and unit included where they are words. */
  readonly words: readonly number[];
}

const known = new WeakMap<TextWords, readonly PlacedQuantity[]>();

/** The quantities of a text that its read words state; read when first asked for. O(length). */
export function quantitiesOf(text: TextWords): readonly PlacedQuantity[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  const placed: PlacedQuantity[] = [];
  for (const quantity of readNumbers(text.text, text.language)) {
    const [from, to] = quantity.span;
    const words = [...text.words.keys()].filter(
      (k) => text.words[k]!.start < to && text.words[k]!.end > from,
    );
    if (words.length > 0) placed.push({ quantity, words });
  }
  known.set(text, placed);
  return placed;
}

const holding = new WeakMap<TextWords, boolean>();

/** A quick look whether `quantitiesOf` finds any; false is sure. O(1) where no word of the text may be part of one. */
export function mayHaveQuantities(text: TextWords): boolean {
  if (!text.mayCount) return false;
  let may = holding.get(text);
  if (may === undefined) {
    may = mayHoldQuantity(text.text, text.language);
    holding.set(text, may);
  }
  return may;
}
