/**
 * Finds all pairs of texts whose sets of character trigrams have a Jaccard coefficient of at least `threshold` t:
 * exact, by prefix filtering. A text's trigrams are ordered from the rarest to the most frequent; two texts
 * that near must share one among the first n - ceil(t n) + 1 of each. Texts come in order of size, so that of
 * the smaller one n - ceil(2t/(1+t) n) + 1 do, and a match so late that too few can follow is passed over
 * (Bayardo, Ma and Srikant 2007; Xiao, Wang, Lin and Yu 2008, PPJoin).
 *
 * Time: close to linear on natural text; memory: two numbers for each indexed trigram.
 * @param texts distinct, as `sentenceKey` makes them
 * @returns indices of each near pair, the smaller first
 */
export function nearTexts(texts: readonly string[], threshold: number): [number, number][] {
  const steps = nearTextsInSteps(texts, threshold);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** `nearTexts` that pauses after every 1,000 texts and yields how many are done, so that callers can be stopped. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the search through the inverted index, whose bounds share their numbers
export function* nearTextsInSteps(
  texts: readonly string[],
  threshold: number,
): Generator<number, [number, number][]> {
  const sets = rarestFirst(texts.map(trigrams));
  const order = sets.map((_, i) => i).sort((x, y) => sets[x]!.length - sets[y]!.length);
  /** By trigram: texts and positions of the trigram in them, alternating. */
  const postings = new Map<number, number[]>();
  const found: [number, number][] = [];
  const share = threshold / (1 + threshold);
  for (const [done, i] of order.entries()) {
    if (done % 1000 === 0) yield done;
    const set = sets[i]!;
    const size = set.length;
    const shortest = Math.ceil(threshold * size - 1e-9);
    const seen = new Set<number>();
    for (let at = 0; at < size - shortest + 1 && at < size; at++) {
      const list = postings.get(set[at]!);
      if (list === undefined) continue;
      for (let k = 0; k < list.length; k += 2) {
        const j = list[k]!;
        const other = sets[j]!;
        if (other.length < shortest || seen.has(j)) continue;
        // The first shared trigram: all others stand behind it in both.
        seen.add(j);
        const most = Math.min(size - at, other.length - list[k + 1]!);
        if (most < share * (size + other.length) - 1e-9) continue;
        if (jaccard(set, other) >= threshold) found.push(i < j ? [i, j] : [j, i]);
      }
    }
    const indexed = size - Math.ceil(2 * share * size - 1e-9) + 1;
    addPostings(postings, i, set.subarray(0, Math.max(0, indexed)));
  }
  return found;
}

/** Notes text `i` under its first trigrams, with their positions. */
function addPostings(postings: Map<number, number[]>, i: number, set: Int32Array): void {
  for (const [at, trigram] of set.entries()) {
    const list = postings.get(trigram);
    if (list === undefined) postings.set(trigram, [i, at]);
    else list.push(i, at);
  }
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
