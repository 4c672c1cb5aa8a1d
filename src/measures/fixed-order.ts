/**
 * Puts the parts of two texts into an order that does not depend on which text
 * was named first. Sums of a greedy or rounded computation over them are then
 * the same for (a, b) and (b, a).
 */
export function inFixedOrder<T>(
  a: string,
  b: string,
  left: readonly T[],
  right: readonly T[],
): [readonly T[], readonly T[]] {
  const leftFirst = left.length === right.length ? a <= b : left.length < right.length;
  return leftFirst ? [left, right] : [right, left];
}

/** True when two lists hold the same items in the same order. */
export function sameSequence<T>(left: readonly T[], right: readonly T[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}
