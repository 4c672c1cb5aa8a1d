/** Chunks of the first text that go with chunks of the second, by their places; neither side is empty. */
export interface ChunkGroup {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** How sure candidates must be. */
export interface GroupThresholds {
  /** Of two chunks that nothing else has taken; 0..1. */
  readonly align: number;
  /** Of a chunk that joins a chunk which is aligned already; 0..1. */
  readonly join: number;
}

/**
 * Which chunks go together. The surest two that are both free are taken, down to `align`; then a chunk that is left joins
 * the group of the chunk it goes with most surely, down to `join`, which makes groups of several (M:N). Each chunk is in one group at most.
 * @param sure shape [left][right], probability that the two belong to one alignment. O(left x right log)
 */
export function groupCandidates(
  sure: readonly (readonly number[])[],
  { align, join }: GroupThresholds,
): ChunkGroup[] {
  const cells = sure
    .flatMap((line, i) => line.map((value, j) => ({ value, i, j })))
    .filter(({ value }) => value >= Math.min(align, join))
    .sort((x, y) => y.value - x.value);
  const [ofLeft, ofRight] = [new Map<number, number>(), new Map<number, number>()];
  const groups: { left: number[]; right: number[] }[] = [];
  for (const { value, i, j } of cells) {
    if (value < align || ofLeft.has(i) || ofRight.has(j)) continue;
    ofLeft.set(i, groups.length);
    ofRight.set(j, groups.length);
    groups.push({ left: [i], right: [j] });
  }
  for (const { value, i, j } of cells) {
    if (value < join) continue;
    const [own, other] = [ofLeft.get(i), ofRight.get(j)];
    if (own === undefined && other !== undefined) {
      ofLeft.set(i, other);
      groups[other]!.left.push(i);
    } else if (other === undefined && own !== undefined) {
      ofRight.set(j, own);
      groups[own]!.right.push(j);
    }
  }
  const ascending = (ids: readonly number[]) => [...ids].sort((x, y) => x - y);
  return groups
    .map(({ left, right }) => ({ left: ascending(left), right: ascending(right) }))
    .sort((x, y) => x.left[0]! - y.left[0]!);
}
