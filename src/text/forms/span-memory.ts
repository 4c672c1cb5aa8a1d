/** Places for words at first; doubled as they fill. */
const FEWEST_SLOTS = 256;

/**
 * What is known of words, looked up by where they stand in a text, so that no string is made of a word seen before: the
 * answer is the one that `make` gave when the word was first met. Beyond `most` words all are forgotten, which costs time
 * and changes nothing.
 */
export class SpanMemory<Known> {
  readonly #make: (word: string) => Known;
  readonly #most: number;
  /** Number of a word and 1, by hash, the next free place where that is taken; 0 for a free place. */
  #slots = new Int32Array(FEWEST_SLOTS);
  #hashes = new Int32Array(FEWEST_SLOTS / 2);
  readonly #words: string[] = [];
  readonly #known: Known[] = [];

  constructor(most: number, make: (word: string) => Known) {
    this.#most = most;
    this.#make = make;
  }

  /** Of the word from `start` to before `end`. O(its length). */
  of(text: string, start: number, end: number): Known {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hash & last;
    for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
      if (this.#hashes[number - 1] === hash && standsAt(this.#words[number - 1]!, text, start, end))
        return this.#known[number - 1]!;
      slot = (slot + 1) & last;
    }
    const word = text.slice(start, end);
    const made = this.#make(word);
    this.#add(word, hash, made);
    return made;
  }

  #add(word: string, hash: number, known: Known): void {
    if (this.#words.length >= this.#most) {
      this.#words.length = 0;
      this.#known.length = 0;
      this.#slots = new Int32Array(FEWEST_SLOTS);
      this.#hashes = new Int32Array(FEWEST_SLOTS / 2);
    }
    if (this.#words.length === this.#hashes.length) this.#grow();
    this.#hashes[this.#words.length] = hash;
    this.#known.push(known);
    place(this.#slots, hash, this.#words.push(word));
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#slots = new Int32Array(2 * hashes.length);
    for (let k = 0; k < this.#words.length; k++) place(this.#slots, hashes[k]!, k + 1);
  }
}

function place(slots: Int32Array, hash: number, number: number): void {
  const last = slots.length - 1;
  let slot = hash & last;
  while (slots[slot] !== 0) slot = (slot + 1) & last;
  slots[slot] = number;
}

function standsAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let k = 0; k < word.length; k++) if (word.charCodeAt(k) !== text.charCodeAt(start + k)) return false;
  return true;
}
