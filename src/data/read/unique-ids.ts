/** Ids remembered at most: 4 million slots of 8 bytes when full, so that memory stays flat on any file. */
const LIMIT = 2 ** 21;

/**
 * Finds repeated ids in a stream in constant memory.
 *
 * Ids are kept as 64-bit fingerprints (two FNV-1a hashes of different seed), not as strings: strings cut
 * from a block of text would keep the whole block alive. Two different ids among two million are taken for
 * equal with a probability of about 1e-7. After two million ids no more are remembered; later rows are
 * still compared with those.
 */
export class UniqueIds {
  #high = new Int32Array(2 ** 12);
  #low = new Int32Array(2 ** 12);
  #size = 0;

  /** False when the id was seen before. */
  add(id: string): boolean {
    let high = 0x811c9dc5 | 0;
    let low = 0x2c1b3c6d | 0;
    for (let i = 0; i < id.length; i++) {
      const unit = id.charCodeAt(i);
      high = Math.imul(high ^ unit, 0x01000193);
      low = Math.imul(low ^ unit, 0x5bd1e995) ^ (low >>> 15);
    }
    high ^= high >>> 16;
    // 0,0 marks an empty slot.
    if (high === 0 && low === 0) low = 1;
    const mask = this.#high.length - 1;
    let slot = (high ^ Math.imul(low, 0x9e3779b1)) & mask;
    while (this.#high[slot] !== 0 || this.#low[slot] !== 0) {
      if (this.#high[slot] === high && this.#low[slot] === low) return false;
      slot = (slot + 1) & mask;
    }
    if (this.#size >= LIMIT) return true;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#size++;
    if (this.#size * 2 > this.#high.length) this.#grow();
    return true;
  }

  #grow(): void {
    const { length } = this.#high;
    const high = new Int32Array(length * 2);
    const low = new Int32Array(length * 2);
    const mask = length * 2 - 1;
    for (let i = 0; i < length; i++) {
      const h = this.#high[i]!;
      const l = this.#low[i]!;
      if (h === 0 && l === 0) continue;
      let slot = (h ^ Math.imul(l, 0x9e3779b1)) & mask;
      while (high[slot] !== 0 || low[slot] !== 0) slot = (slot + 1) & mask;
      high[slot] = h;
      low[slot] = l;
    }
    this.#high = high;
    this.#low = low;
  }
}
