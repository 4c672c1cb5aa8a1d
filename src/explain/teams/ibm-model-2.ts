/** Rounds of model 1, whose tables model 2 begins with, and of model 2. */
const [FIRST_ROUNDS, ROUNDS] = [5, 5];

/** Of each word of the second sentence the place of its word in the first; -1 where none is likelier than nothing. */
export type WordAlignment = readonly number[];

/**
 * IBM model 2, learnt from the sentences that it aligns: t(w | v), how likely a word stands for another, and
 * a(i | j, l, m), how likely place j of m stands for place i of l; expectation maximisation, after rounds of model 1. The
 * first sentence has an empty word. O(rounds x sum of left x right)
 * @see Brown et al. 1993, https://aclanthology.org/J93-2003
 */
export function ibmModel2(
  pairs: readonly (readonly [readonly string[], readonly string[]])[],
): WordAlignment[] {
  const sentences = pairs.map(([left, right]) => ({ left: ["", ...left], right }));
  let translation = new Map<string, number>();
  let places: Map<string, number> | undefined;
  const t = (v: string, w: string) => translation.get(`${v}\t${w}`) ?? (translation.size === 0 ? 1 : 0);
  const placeKey = (i: number, j: number, l: number, m: number) => `${i} ${j} ${l} ${m}`;
  const a = (i: number, j: number, l: number, m: number) =>
    places?.get(placeKey(i, j, l, m)) ?? (places === undefined ? 1 : 0);
  const shares = ({ left, right }: (typeof sentences)[number], j: number) => {
    const weights = left.map((v, i) => t(v, right[j]!) * a(i, j, left.length, right.length));
    const sum = weights.reduce((all, value) => all + value, 0);
    return sum === 0 ? weights : weights.map((value) => value / sum);
  };
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++) {
    const [words, sources] = [new Map<string, number>(), new Map<string, number>()];
    const [slots, slotSums] = [new Map<string, number>(), new Map<string, number>()];
    for (const sentence of sentences) {
      const { left, right } = sentence;
      for (const [j, w] of right.entries()) {
        for (const [i, share] of shares(sentence, j).entries()) {
          add(words, `${left[i]!}\t${w}`, share);
          add(sources, left[i]!, share);
          add(slots, placeKey(i, j, left.length, right.length), share);
          add(slotSums, placeKey(0, j, left.length, right.length), share);
        }
      }
    }
    translation = new Map(
      [...words].map(([key, count]) => [key, count / sources.get(key.slice(0, key.indexOf("\t")))!]),
    );
    if (round + 1 < FIRST_ROUNDS) continue;
    places = new Map(
      [...slots].map(([key, count]) => {
        const [, j, l, m] = key.split(" ").map(Number);
        return [key, count / slotSums.get(placeKey(0, j!, l!, m!))!];
      }),
    );
  }
  return sentences.map((sentence) =>
    sentence.right.map((_, j) => {
      const own = shares(sentence, j);
      return own.indexOf(Math.max(...own)) - 1;
    }),
  );
}

function add(counts: Map<string, number>, key: string, value: number): void {
  counts.set(key, (counts.get(key) ?? 0) + value);
}
