import { readFileSync } from "node:fs";
import { hashString } from "../../src/analysis/network/hash.ts";
import { modelForm, type WordClasses } from "../../src/analysis/network/word-shape.ts";
import type { Language } from "../../src/text/language.ts";

/** Word classes as classes.ts has written them. */
export function readClasses(path: string): WordClasses {
  const { keys, classes } = JSON.parse(readFileSync(path, "utf8")) as { keys: number[]; classes: number[] };
  return { keys: Uint32Array.from(keys), classes: Uint16Array.from(classes) };
}

export interface ClassOptions {
  readonly language: Language;
  /** Words kept: the most frequent ones. */
  readonly vocabulary: number;
  /** Coarse classes; each is cut into up to 16 fine ones. */
  readonly coarse: number;
  readonly rounds: number;
}

/**
 * Word classes by the exchange algorithm (Kneser and Ney 1993; Uszkoreit and Brants 2008,
 * https://aclanthology.org/P08-1086): each word is moved to the class in which its left and right neighbours
 * are the least surprising, until nothing moves or the rounds are over. Deterministic. Works on sentences of
 * word forms; the model sees forms through `modelForm`.
 */
export function learnClasses(sentences: Iterable<readonly string[]>, options: ClassOptions): WordClasses {
  const { language, vocabulary, coarse, rounds } = options;
  const counts = new Map<string, number>();
  const texts: string[][] = [];
  for (const words of sentences) {
    const lower = words.map((w) => modelForm(w, language));
    texts.push(lower);
    for (const w of lower) counts.set(w, (counts.get(w) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const words = sorted.slice(0, vocabulary).filter((x) => x[1] > 1);
  const V = words.length;
  const id = new Map(words.map(([w], i) => [w, i]));
  // Contexts: left neighbour v is v, right neighbour v is V + 1 + v; unknown and edge share number V.
  const C = 2 * (V + 1);
  const pairs = new Map<number, number>();
  for (const text of texts) {
    let previous = V;
    for (let i = 0; i <= text.length; i++) {
      const now = i === text.length ? V : (id.get(text[i]!) ?? V);
      if (now < V) bump(pairs, now * C + previous);
      if (previous < V) bump(pairs, previous * C + V + 1 + now);
      previous = now;
    }
  }
  const start = new Int32Array(V + 1);
  for (const key of pairs.keys()) start[Math.floor(key / C) + 1]!++;
  for (let i = 0; i < V; i++) start[i + 1]! += start[i]!;
  const fill = start.slice();
  const context = new Int32Array(pairs.size);
  const times = new Float64Array(pairs.size);
  for (const [key, n] of pairs) {
    const w = Math.floor(key / C);
    context[fill[w]!] = key - w * C;
    times[fill[w]!++] = n;
  }
  const graph = { V, C, start, context, times, frequency: words.map((w) => w[1]) };
  const everything = Array.from({ length: V }, (_, i) => i);
  const top = exchange(graph, everything, coarse, rounds);
  const fine = new Uint16Array(V);
  for (let c = 0; c < coarse; c++) {
    const members = everything.filter((w) => top[w] === c);
    const parts = Math.min(16, Math.max(1, Math.floor(members.length / 6)));
    const sub = exchange(graph, members, parts, rounds);
    for (const w of members) fine[w] = c * 16 + sub[w]!;
  }
  const rows = words.map(([w], i) => [hashString(w) >>> 0, fine[i]!] as const).sort((a, b) => a[0] - b[0]);
  return { keys: Uint32Array.from(rows, (r) => r[0]), classes: Uint16Array.from(rows, (r) => r[1]) };
}

function bump(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

interface Graph {
  readonly V: number;
  readonly C: number;
  readonly start: Int32Array;
  readonly context: Int32Array;
  readonly times: Float64Array;
  readonly frequency: readonly number[];
}

const xlogx = (x: number) => (x > 0 ? x * Math.log(x) : 0);

/** Classes 0..K-1 of `members`; other words are left alone. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: words change classes in place, over counts that each change moves
function exchange(g: Graph, members: readonly number[], K: number, rounds: number): Int32Array {
  const of = new Int32Array(g.V);
  // Start: round robin by frequency (members are in that order).
  members.forEach((w, i) => {
    of[w] = i % K;
  });
  const joint = new Float64Array(g.C * K);
  const size = new Float64Array(K);
  const move = (w: number, c: number, sign: number) => {
    for (let p = g.start[w]!; p < g.start[w + 1]!; p++) {
      joint[g.context[p]! * K + c]! += sign * g.times[p]!;
      size[c]! += sign * g.times[p]!;
    }
  };
  for (const w of members) move(w, of[w]!, 1);
  const gain = new Float64Array(K);
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    for (const w of members) {
      const from = of[w]!;
      move(w, from, -1);
      let total = 0;
      gain.fill(0);
      let constant = 0;
      for (let p = g.start[w]!; p < g.start[w + 1]!; p++) {
        const n = g.times[p]!;
        total += n;
        const base = g.context[p]! * K;
        const alone = xlogx(n);
        constant += alone;
        for (let c = 0; c < K; c++) {
          const there = joint[base + c]!;
          if (there > 0) gain[c]! += xlogx(there + n) - xlogx(there) - alone;
        }
      }
      let best = from;
      let bestGain = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < K; c++) {
        const value = gain[c]! + constant - xlogx(size[c]! + total) + xlogx(size[c]!);
        if (value > bestGain + 1e-9) {
          bestGain = value;
          best = c;
        }
      }
      of[w] = best;
      if (best !== from) moved++;
      move(w, best, 1);
    }
    if (moved === 0) break;
  }
  return of;
}
