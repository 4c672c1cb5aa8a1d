/**
 * Finds all pairs of texts whose sets of character trigrams have a Jaccard coefficient of at least `threshold`:
 * exact, by prefix filtering. A text's trigrams are ordered from the rarest to the most frequent; two texts
 * that near must share one among the first n - ceil(t n) + 1 of each (Chaudhuri, Ganti and Kaushik 2006; Bayardo,
 * Ma and Srikant 2007), so only texts that do are compared.
 *
 * Time: close to linear on natural text; memory: one list entry for each prefix trigram.
 * @param texts distinct, as `sentenceKey` makes them
 * @returns indices of each near pair, the smaller first
 */
export function nearTexts(texts: readonly string[], threshold: number): [number, number][] {
  const sets = rarestFirst(texts.map(trigrams));
  const order = sets.map((_, i) => i).sort((x, y) => sets[x]!.length - sets[y]!.length);
  const postings = new Map<number, number[]>();
  const found: [number, number][] = [];
  for (const i of order) {
    const set = sets[i]!;
    const shortest = Math.ceil(threshold * set.length);
    const prefix = set.length - shortest + 1;
    const seen = new Set<number>();
    for (const item of set.slice(0, prefix)) {
      const list = postings.get(item);
      if (list === undefined) {
        postings.set(item, [i]);
        continue;
      }
      for (const j of list) {
        if (j === i || seen.has(j) || sets[j]!.length < shortest) continue;
        seen.add(j);
        if (jaccard(set, sets[j]!) >= threshold) found.push(i < j ? [i, j] : [j, i]);
      }
      list.push(i);
    }
  }
  return found;
}

function trigrams(text: string): string[] {
  const padded = ` ${text} `;
  const found = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  return [...found];
}

/** Trigrams as ranks of frequency, ascending: equal ranks mean equal trigrams. */
function rarestFirst(sets: readonly (readonly string[])[]): Int32Array[] {
  const frequency = new Map<string, number>();
  for (const set of sets) for (const item of set) frequency.set(item, (frequency.get(item) ?? 0) + 1);
  const ranked = [...frequency].sort(([x, m], [y, n]) => m - n || (x < y ? -1 : 1));
  const rank = new Map(ranked.map(([item], i) => [item, i]));
  return sets.map((set) => Int32Array.from(set, (item) => rank.get(item)!).sort());
}

/** Both ascending. */
function jaccard(x: Int32Array, y: Int32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const difference = x[i]! - y[j]!;
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  const union = x.length + y.length - shared;
  return union === 0 ? 1 : shared / union;
}
