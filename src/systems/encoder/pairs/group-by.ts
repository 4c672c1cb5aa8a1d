/** Indexes of the entries by their key, keys in order of first appearance. */
export function groupBy<T>(
  entries: readonly T[],
  key: (entry: T, index: number) => string,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, entry] of entries.entries()) {
    const own = key(entry, i);
    const group = groups.get(own);
    if (group === undefined) groups.set(own, [i]);
    else group.push(i);
  }
  return groups;
}
