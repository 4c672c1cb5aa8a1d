/** Lists of numbers by key, in two arrays: list k is `items[starts[k]] .. items[starts[k + 1] - 1]`. */
export interface Grouped {
  /** Shape [keys + 1]. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** Puts items under their keys, in the order in which they come. @param keyOf in 0..keys - 1; outside it the item is left out */
export function grouped(
  keys: number,
  count: number,
  keyOf: (at: number) => number,
  itemOf: (at: number) => number,
): Grouped {
  const starts = new Uint32Array(keys + 1);
  for (let at = 0; at < count; at++) {
    const key = keyOf(at);
    if (key >= 0 && key < keys) starts[key + 1]!++;
  }
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!;
  const next = starts.slice(0, keys);
  const items = new Uint32Array(starts[keys]!);
  for (let at = 0; at < count; at++) {
    const key = keyOf(at);
    if (key >= 0 && key < keys) items[next[key]!++] = itemOf(at);
  }
  return { starts, items };
}

/** The list under a key, shape [its length]; a view, not to be written to. */
export function listOf({ starts, items }: Grouped, key: number): Uint32Array {
  return items.subarray(starts[key]!, starts[key + 1]!);
}
