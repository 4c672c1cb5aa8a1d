/** Likenesses of words that a table holds at most, those of some 3,500 words with as many. */
const MAX_LIKENESSES = 12_000_000;

/** How words are compared. */
export interface WordLikeness<Word> {
  /** The same for words that are like any other alike. */
  keyOf(word: Word): unknown;
  /** 0..1 */
  likeness(x: Word, y: Word): number;
  /** Bits that likenesses have: 32 or 64. */
  readonly precision: "single" | "double";
}

/**
 * How like the words of two lists of texts are, each pair of different words worked out once, when first asked for: for all
 * texts against all, where the same words meet again and again.
 */
export class WordTable<Word> {
  readonly #left: Words<Word>;
  readonly #right: Words<Word>;
  readonly #likeness: (x: Word, y: Word) => number;
  /** Row by word of the left, column by word of the right; below 0 where not worked out. */
  readonly #table: Float32Array | Float64Array;

  private constructor(left: Words<Word>, right: Words<Word>, { likeness, precision }: WordLikeness<Word>) {
    this.#left = left;
    this.#right = right;
    this.#likeness = likeness;
    const cells = left.distinct.length * right.distinct.length;
    this.#table = (precision === "single" ? new Float32Array(cells) : new Float64Array(cells)).fill(-1);
  }

  /** @returns undefined where there are too many different words to hold */
  static of<Word>(
    left: readonly (readonly Word[])[],
    right: readonly (readonly Word[])[],
    how: WordLikeness<Word>,
  ): WordTable<Word> | undefined {
    const [own, other] = [wordsOf(left, how.keyOf), wordsOf(right, how.keyOf)];
    if (own.distinct.length * other.distinct.length > MAX_LIKENESSES) return undefined;
    return new WordTable(own, other, how);
  }

  /**
   * For each word of text i of the left and of text j of the right, how like the likest of the other text is; written to the
   * beginnings of two arrays, zeros where the other has no word. O(words of i x words of j)
   */
  best(i: number, j: number, ofLeft: Float64Array, ofRight: Float64Array): void {
    const [rows, columns] = [this.#left.ids[i]!, this.#right.ids[j]!];
    const width = this.#right.distinct.length;
    ofLeft.fill(0, 0, rows.length);
    ofRight.fill(0, 0, columns.length);
    const table = this.#table;
    for (let p = 0; p < rows.length; p++) {
      const row = rows[p]! * width;
      let most = 0;
      for (let q = 0; q < columns.length; q++) {
        let value = table[row + columns[q]!]!;
        if (value < 0) value = this.#workOut(rows[p]!, columns[q]!);
        if (value > most) most = value;
        if (value > ofRight[q]!) ofRight[q] = value;
      }
      ofLeft[p] = most;
    }
  }

  #workOut(row: number, column: number): number {
    const at = row * this.#right.distinct.length + column;
    this.#table[at] = this.#likeness(this.#left.distinct[row]!, this.#right.distinct[column]!);
    return this.#table[at]!;
  }
}

interface Words<Word> {
  readonly distinct: readonly Word[];
  /** Of each text, places of its words among these. */
  readonly ids: readonly Uint32Array[];
}

function wordsOf<Word>(texts: readonly (readonly Word[])[], keyOf: (word: Word) => unknown): Words<Word> {
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
