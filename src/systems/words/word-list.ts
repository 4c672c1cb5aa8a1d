/** The different words of a list of texts. */
export interface WordList<Word> {
  readonly distinct: readonly Word[];
  /** Of each text, places of its words among these. */
  readonly ids: readonly Uint32Array[];
}

/**
 * The different words in the order in which they are first met.
 * @param keyOf the same for words that are like any other alike
 */
export function wordListOf<Word>(
  texts: readonly (readonly Word[])[],
  keyOf: (word: Word) => unknown,
): WordList<Word> {
  const distinct: Word[] = [];
  const known = new Map<unknown, number>();
  const ids = texts.map((words) =>
    Uint32Array.from(words, (word) => {
      const key = keyOf(word);
      let id = known.get(key);
      if (id === undefined) {
        id = distinct.push(word) - 1;
        known.set(key, id);
      }
      return id;
    }),
  );
  return { distinct, ids };
}

/** The same words in another order. */
export function ordered<Word>(
  { distinct, ids }: WordList<Word>,
  compare: (x: Word, y: Word) => number,
): WordList<Word> {
  const order = Array.from(distinct.keys()).sort((p, q) => compare(distinct[p]!, distinct[q]!));
  const places = new Uint32Array(distinct.length);
  for (const [place, id] of order.entries()) places[id] = place;
  return {
    distinct: order.map((id) => distinct[id]!),
    ids: ids.map((text) => text.map((id) => places[id]!)),
  };
}
