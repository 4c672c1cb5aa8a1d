/**
 * The best tree over the words of a sentence with exactly one root. Time O(words^2); where every word's best head
 * already makes such a tree, that is all.
 * @param scores words x (words + 1): row = dependent, column = head, the last column the root; the diagonal is not read
 * @param n how many words
 * @returns heads, 0-based, the root as `n`
 */
export function bestTree(scores: Float32Array, n: number): Int32Array {
  const heads = new Int32Array(n);
  for (let d = 0; d < n; d++) heads[d] = bestHead(scores, d, n);
  if (!isTree(heads)) new Contraction(scores, n).heads(heads);
  return heads;
}

function bestHead(scores: Float32Array, d: number, n: number): number {
  const row = d * (n + 1);
  let best = n;
  for (let h = 0; h < n; h++) if (h !== d && scores[row + h]! > scores[row + best]!) best = h;
  return best;
}

/** Whether the heads make one tree: a single root, no cycle. */
export function isTree(heads: Int32Array): boolean {
  const n = heads.length;
  // From which word on a word has been visited.
  const visitor = new Int32Array(n).fill(-1);
  let roots = 0;
  for (let start = 0; start < n; start++) {
    let at = start;
    while (at !== n && visitor[at]! < 0) {
      visitor[at] = start;
      at = heads[at]!;
    }
    if (at !== n && visitor[at] === start) return false;
    if (heads[start] === n) roots++;
  }
  return roots === 1 || n === 0;
}

/**
 * The algorithm of Chu, Liu and Edmonds on a dense graph (Tarjan 1977, https://doi.org/10.1002/net.3230070103): each
 * node takes its best head; a cycle becomes one node, whose scores are what its words lose by another head; in the end
 * the head of a cycle decides where it is opened.
 *
 * Every arc from the root costs more than all others can bring, so the best tree has one such arc (Stanojević and Cohen
 * 2021, https://aclanthology.org/2021.emnlp-main.823, for why it is the best of those).
 */
class Contraction {
  /** Nodes 0..n-1 are words, n the root; a cycle takes the place of one of its nodes, and a new number. */
  private readonly n: number;
  private readonly size: number;
  /** By place: score of an arc, row = dependent, column = head; and the words at its ends. */
  private readonly score: Float64Array;
  private readonly dependent: Int16Array;
  private readonly head: Int16Array;
  /** Node that stands in a place, -1 where it has gone into another. */
  private readonly node: Int32Array;
  /** By node: the cycle it is in, and the arc it has taken. */
  private readonly parent: Int32Array;
  private readonly takenDependent: Int16Array;
  private readonly takenHead: Int16Array;
  /** By node: score of the arc taken. */
  private readonly takenScore: Float64Array;
  private nodes: number;

  constructor(scores: Float32Array, n: number) {
    const size = n + 1;
    this.n = n;
    this.size = size;
    this.nodes = size;
    this.score = new Float64Array(size * size);
    this.dependent = new Int16Array(size * size);
    this.head = new Int16Array(size * size);
    this.node = Int32Array.from({ length: size }, (_, i) => i);
    this.parent = new Int32Array(2 * size).fill(-1);
    this.takenDependent = new Int16Array(2 * size);
    this.takenHead = new Int16Array(2 * size);
    this.takenScore = new Float64Array(2 * size);
    let low = 0;
    let high = 0;
    for (let d = 0; d < n; d++) {
      for (let h = 0; h <= n; h++) {
        if (h === d) continue;
        const s = scores[d * size + h]!;
        if (s < low) low = s;
        if (s > high) high = s;
      }
    }
    const cost = (n + 1) * (high - low + 1);
    for (let d = 0; d < n; d++) {
      for (let h = 0; h <= n; h++) {
        const at = d * size + h;
        this.score[at] = scores[at]! - (h === n ? cost : 0);
        this.dependent[at] = d;
        this.head[at] = h;
      }
    }
  }

  /** Writes the heads of the best tree to `heads`. */
  heads(heads: Int32Array): void {
    const { n } = this;
    /** By place: 1 where the way up leads to the root, 2 where it is being walked. */
    const state = new Uint8Array(n + 1);
    state[n] = 1;
    for (let start = 0; start < n; start++) {
      const path: number[] = [];
      let place = start;
      // A place whose node went into a cycle is on no further way.
      if (this.node[place]! < 0) continue;
      while (state[place] !== 1) {
        if (state[place] === 2) {
          const cycle = path.splice(path.indexOf(place));
          place = this.contract(cycle);
          state[place] = 0;
          continue;
        }
        state[place] = 2;
        path.push(place);
        place = this.takeBest(place);
      }
      for (const passed of path) state[passed] = 1;
    }
    this.open(heads);
  }

  /** The node in a place takes its best head; returns that one's place. */
  private takeBest(place: number): number {
    const { size, score, node } = this;
    const row = place * size;
    let best = -1;
    for (let h = 0; h < size; h++) {
      if (h === place || node[h]! < 0) continue;
      if (best < 0 || score[row + h]! > score[row + best]!) best = h;
    }
    const own = node[place]!;
    this.takenDependent[own] = this.dependent[row + best]!;
    this.takenHead[own] = this.head[row + best]!;
    this.takenScore[own] = score[row + best]!;
    return best;
  }

  /** Makes one node of a cycle's, in the place of its first; returns that place. */
  private contract(cycle: readonly number[]): number {
    const { size, score, dependent, head, node, parent, takenScore } = this;
    const made = this.nodes++;
    const first = cycle[0]!;
    const lost = cycle.map((place) => takenScore[node[place]!]!);
    for (const place of cycle) {
      parent[node[place]!] = made;
      node[place] = -1;
    }
    for (let other = 0; other < size; other++) {
      if (node[other]! < 0) continue;
      let into = -1;
      let intoScore = 0;
      let from = -1;
      cycle.forEach((place, i) => {
        const enter = score[place * size + other]! - lost[i]!;
        if (into < 0 || enter > intoScore) {
          into = place;
          intoScore = enter;
        }
        const leave = score[other * size + place]!;
        if (from < 0 || leave > score[other * size + from]!) from = place;
      });
      const enterAt = first * size + other;
      const leaveAt = other * size + first;
      dependent[enterAt] = dependent[into * size + other]!;
      head[enterAt] = head[into * size + other]!;
      score[enterAt] = intoScore;
      dependent[leaveAt] = dependent[other * size + from]!;
      head[leaveAt] = head[other * size + from]!;
      score[leaveAt] = score[other * size + from]!;
    }
    node[first] = made;
    return first;
  }

  /** Opens cycles, those made last first: the word that the cycle's own arc enters gives up its arc within. */
  private open(heads: Int32Array): void {
    const { n, parent, takenDependent, takenHead } = this;
    for (let cycle = this.nodes - 1; cycle > n; cycle--) {
      let member = takenDependent[cycle]!;
      while (parent[member] !== cycle) member = parent[member]!;
      takenDependent[member] = takenDependent[cycle]!;
      takenHead[member] = takenHead[cycle]!;
    }
    for (let d = 0; d < n; d++) heads[d] = takenHead[d]!;
  }
}
