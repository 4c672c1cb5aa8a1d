import { checkRecords, checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { type Language, type Quantity, readNumbers, sameQuantity } from "../../text/index.ts";

/** Quantities that have no equal by key are compared one by one, up to this many a text. */
const MOST_COMPARED = 200;

/**
 * The numbers that a text states (`readNumbers`), without what names a month or weekday alone and the one of "an
 * hour". O(length)
 */
export function statedNumbers(text: string, language: Language = "en"): Quantity[] {
  checkText(text, "statedNumbers: text");
  checkLanguage(language, "statedNumbers: language");
  checkText(text, "a measure's text");
  return readNumbers(text, language).filter((q) => q.article !== true && !isCalendarName(q));
}

function isCalendarName({ kind, value }: Quantity): boolean {
  return kind === "date" && /^(?:--\d\d|-W-\d)$/.test(String(value));
}

/**
 * How many quantities of two texts can be paired off as the same (`sameQuantity`), each once: the size of a largest
 * matching, which does not depend on which text comes first.
 */
export function pairedQuantities(left: readonly Quantity[], right: readonly Quantity[]): number {
  checkRecords(left, "pairedQuantities: left", "a Quantity", ["kind", "value", "span"]);
  checkRecords(right, "pairedQuantities: right", "a Quantity", ["kind", "value", "span"]);
  const { paired, a, b } = withoutEquals(left, right);
  return a.length === 0 || b.length === 0 ? paired : paired + largestMatching(a, b);
}

/** Pairs off those that are written alike; the others in order of their keys. */
function withoutEquals(left: readonly Quantity[], right: readonly Quantity[]) {
  const a = keyed(left);
  const b = keyed(right);
  const rest: [Quantity[], Quantity[]] = [[], []];
  let [paired, i, j] = [0, 0, 0];
  while (i < a.length || j < b.length) {
    const x = a[i];
    const y = b[j];
    if (x !== undefined && y !== undefined && x.key === y.key) {
      paired++;
      i++;
      j++;
    } else if (y === undefined || (x !== undefined && x.key < y.key)) {
      rest[0].push(x!.quantity);
      i++;
    } else {
      rest[1].push(y.quantity);
      j++;
    }
  }
  return { paired, a: rest[0].slice(0, MOST_COMPARED), b: rest[1].slice(0, MOST_COMPARED) };
}

function keyed(quantities: readonly Quantity[]): { key: string; quantity: Quantity }[] {
  const all = quantities.map((quantity) => ({ key: keyOf(quantity), quantity }));
  return all.sort((x, y) => (x.key < y.key ? -1 : x.key > y.key ? 1 : 0));
}

function keyOf({ kind, value, high, holds, unit, approximate, label, openHalf }: Quantity): string {
  return JSON.stringify([kind, value, high, holds, unit, approximate, label, openHalf]);
}

/** Kuhn's augmenting paths. O(|a| |b| min(|a|, |b|)) */
function largestMatching(a: readonly Quantity[], b: readonly Quantity[]): number {
  const same = a.map((x) => b.flatMap((y, j) => (sameQuantity(x, y) ? [j] : [])));
  const owner: (number | undefined)[] = b.map(() => undefined);
  const place = (x: number, seen: Set<number>): boolean => {
    for (const y of same[x]!) {
      if (seen.has(y)) continue;
      seen.add(y);
      const held = owner[y];
      if (held !== undefined && !place(held, seen)) continue;
      owner[y] = x;
      return true;
    }
    return false;
  };
  return a.filter((_, x) => place(x, new Set())).length;
}
