/**
 * Moves of the arc-hybrid system (Kuhlmann, Gómez-Rodríguez and Satta 2011, https://aclanthology.org/P11-1068).
 * The root stands behind the last word. A sentence of n words takes exactly 2n moves.
 */
export const SHIFT = 0;
/** Top of the stack becomes a dependent of the next word. */
export const LEFT = 1;
/** Top of the stack becomes a dependent of the word below it. */
export const RIGHT = 2;
export const MOVES = 3;

/**
 * Parser states and stack cells of one sentence. States are never changed: a move makes a new one that
 * shares its stack with the old (a linked list), so a beam costs no copying.
 */
export class States {
  // State: top cell (-1 empty), next word, and what the next word has on its left.
  top = new Int32Array(0);
  next = new Int32Array(0);
  nextLeft = new Int32Array(0);
  nextLeft2 = new Int32Array(0);
  nextCount = new Int32Array(0);
  from = new Int32Array(0);
  move = new Uint8Array(0);
  score = new Float64Array(0);
  // Stack cell: word, cell below, outermost and second children on either side, how many.
  word = new Int32Array(0);
  below = new Int32Array(0);
  left = new Int32Array(0);
  left2 = new Int32Array(0);
  right = new Int32Array(0);
  right2 = new Int32Array(0);
  lefts = new Int32Array(0);
  rights = new Int32Array(0);
  states = 0;
  cells = 0;
  size = 0;

  /** Empties the store and makes the start state (number 0) of a sentence of `size` words. */
  start(size: number, room: number): void {
    if (this.top.length < room) {
      const make = () => new Int32Array(room);
      this.top = make();
      this.next = make();
      this.nextLeft = make();
      this.nextLeft2 = make();
      this.nextCount = make();
      this.from = make();
      this.move = new Uint8Array(room);
      this.score = new Float64Array(room);
      this.word = make();
      this.below = make();
      this.left = make();
      this.left2 = make();
      this.right = make();
      this.right2 = make();
      this.lefts = make();
      this.rights = make();
    }
    this.size = size;
    this.states = 0;
    this.cells = 0;
    const s = this.states++;
    this.top[s] = -1;
    this.next[s] = 0;
    this.nextLeft[s] = size + 1;
    this.nextLeft2[s] = size + 1;
    this.nextCount[s] = 0;
    this.from[s] = -1;
    this.score[s] = 0;
  }

  /** Whether the move is allowed: the root takes one dependent only, so every result is a tree. */
  allows(s: number, move: number): boolean {
    const top = this.top[s]!;
    if (move === SHIFT) return this.next[s]! < this.size;
    if (top < 0) return false;
    const alone = this.below[top]! < 0;
    if (move === RIGHT) return !alone;
    return this.next[s]! < this.size || alone;
  }

  /** The move that alone is allowed, or -1. */
  onlyMove(s: number): number {
    const top = this.top[s]!;
    if (top < 0) return SHIFT;
    if (this.next[s]! < this.size) return -1;
    return this.below[top]! < 0 ? LEFT : RIGHT;
  }

  /** Whether two states of one step look the same to every feature. */
  alike(x: number, y: number): boolean {
    if (this.next[x] !== this.next[y] || this.nextLeft[x] !== this.nextLeft[y]) return false;
    if (this.nextLeft2[x] !== this.nextLeft2[y] || this.nextCount[x] !== this.nextCount[y]) return false;
    let a = this.top[x]!;
    let b = this.top[y]!;
    for (let depth = 0; depth < 3 && a !== b; depth++) {
      if (a < 0 || b < 0 || this.word[a] !== this.word[b]) return false;
      if (depth < 2 && !this.sameChildren(a, b)) return false;
      a = this.below[a]!;
      b = this.below[b]!;
    }
    return true;
  }

  private sameChildren(a: number, b: number): boolean {
    return (
      this.left[a] === this.left[b] &&
      this.left2[a] === this.left2[b] &&
      this.lefts[a] === this.lefts[b] &&
      this.right[a] === this.right[b] &&
      this.right2[a] === this.right2[b] &&
      this.rights[a] === this.rights[b]
    );
  }

  apply(s: number, move: number, score: number): number {
    const made = this.states++;
    const none = this.size + 1;
    this.from[made] = s;
    this.move[made] = move;
    this.score[made] = score;
    const top = this.top[s]!;
    const next = this.next[s]!;
    if (move === SHIFT) {
      const cell = this.cells++;
      this.word[cell] = next;
      this.below[cell] = top;
      this.left[cell] = this.nextLeft[s]!;
      this.left2[cell] = this.nextLeft2[s]!;
      this.lefts[cell] = this.nextCount[s]!;
      this.right[cell] = none;
      this.right2[cell] = none;
      this.rights[cell] = 0;
      this.top[made] = cell;
      this.next[made] = next + 1;
      this.nextLeft[made] = none;
      this.nextLeft2[made] = none;
      this.nextCount[made] = 0;
      return made;
    }
    const child = this.word[top]!;
    const under = this.below[top]!;
    this.next[made] = next;
    if (move === LEFT) {
      this.top[made] = under;
      this.nextLeft2[made] = this.nextLeft[s]!;
      this.nextLeft[made] = child;
      this.nextCount[made] = this.nextCount[s]! + 1;
      return made;
    }
    const cell = this.cells++;
    this.word[cell] = this.word[under]!;
    this.below[cell] = this.below[under]!;
    this.left[cell] = this.left[under]!;
    this.left2[cell] = this.left2[under]!;
    this.lefts[cell] = this.lefts[under]!;
    this.right2[cell] = this.right[under]!;
    this.right[cell] = child;
    this.rights[cell] = this.rights[under]! + 1;
    this.top[made] = cell;
    this.nextLeft[made] = this.nextLeft[s]!;
    this.nextLeft2[made] = this.nextLeft2[s]!;
    this.nextCount[made] = this.nextCount[s]!;
    return made;
  }

  /** Writes the heads that lead to state `s` (root = size) into `heads`. */
  heads(s: number, heads: Int32Array): void {
    for (let at = s; this.from[at]! >= 0; at = this.from[at]!) {
      const before = this.from[at]!;
      const move = this.move[at]!;
      if (move === SHIFT) continue;
      const top = this.top[before]!;
      heads[this.word[top]!] = move === LEFT ? this.next[before]! : this.word[this.below[top]!]!;
    }
  }
}
