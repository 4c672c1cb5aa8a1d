/** Pairs of words of two texts, by index. */
export type Matches = readonly (readonly [left: number, right: number])[];

/** Pairs of equal words, each word once; earlier words choose first. O(left x right). */
export function matchWords<W>(
  left: readonly W[],
  right: readonly W[],
  same: (x: W, y: W) => boolean,
): [number, number][] {
  const taken: boolean[] = [];
  const matches: [number, number][] = [];
  for (let i = 0; i < left.length; i++) {
    const word = left[i]!;
    for (let j = 0; j < right.length; j++) {
      if (taken[j] === true || !same(word, right[j]!)) continue;
      taken[j] = true;
      matches.push([i, j]);
      break;
    }
  }
  return matches;
}

/** The words of each side that have no equal on the other, in order. */
export function restsOf<W>(left: readonly W[], right: readonly W[], matches: Matches): readonly [W[], W[]] {
  const [usedLeft, usedRight]: [boolean[], boolean[]] = [[], []];
  for (const [i, j] of matches) {
    usedLeft[i] = true;
    usedRight[j] = true;
  }
  return [left.filter((_, i) => usedLeft[i] !== true), right.filter((_, j) => usedRight[j] !== true)];
}

/** Share of pairs of matched words that stand in the other order in the other text; 0..1. */
export function disorder(matches: Matches): number {
  let turned = 0;
  let all = 0;
  for (let x = 0; x < matches.length; x++) {
    for (let y = x + 1; y < matches.length; y++) {
      all++;
      if (matches[x]![1] > matches[y]![1]) turned++;
    }
  }
  return all === 0 ? 0 : turned / all;
}

/** Shares of items that have their like, that stand against another, and that one side has beyond the other. */
export type Shares = readonly [agree: number, clash: number, extra: number];

/** Of two lists, each item paired once with one that is `same`; zeros where both are empty. */
export function sharesOf<T>(left: readonly T[], right: readonly T[], same: (x: T, y: T) => boolean): Shares {
  return sharesWhen(matchWords(left, right, same).length, left.length, right.length);
}

/** When `paired` of both lists are like one of the other. */
export function sharesWhen(paired: number, left: number, right: number): Shares {
  const most = Math.max(left, right);
  if (most === 0) return [0, 0, 0];
  const rest = [left - paired, right - paired] as const;
  return [paired / most, Math.min(...rest) / most, Math.abs(rest[0] - rest[1]) / most];
}

/** Dice share of different words in common; 1 where there are none. */
export function sharedShare(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 1;
  const [x, y] = [new Set(left), new Set(right)];
  let shared = 0;
  for (const word of x) if (y.has(word)) shared++;
  return (2 * shared) / (x.size + y.size);
}
