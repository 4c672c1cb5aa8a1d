/** A word in a table of vectors. */
export interface WordVector {
  /** Its own among all that a `WordVectors` gave. */
  readonly id: number;
  /** Of length 1; zeros for a word that the table does not know. */
  readonly unit: Float32Array;
  /** How much the word weighs in a text: the length of its vector, which rare words have more of. */
  readonly weight: number;
}

/** Vectors of words of all languages in one space. */
export interface WordVectors {
  /** O(1) for a word looked up before. */
  of(word: string): WordVector;
}

/** Words remembered; beyond, all are forgotten, which costs time and changes nothing. */
const REMEMBERED = 50_000;

/** @param sum a word's vector as it counts in a text, at its own length */
export function wordVectors(sum: (word: string) => Float32Array): WordVectors {
  const known = new Map<string, WordVector>();
  let made = 0;
  return {
    of(word) {
      let found = known.get(word);
      if (found !== undefined) return found;
      if (known.size >= REMEMBERED) known.clear();
      const unit = sum(word);
      const weight = Math.sqrt(unit.reduce((square, value) => square + value * value, 0));
      if (weight > 0) for (let d = 0; d < unit.length; d++) unit[d]! /= weight;
      found = { id: made++, unit, weight };
      known.set(word, found);
      return found;
    },
  };
}
