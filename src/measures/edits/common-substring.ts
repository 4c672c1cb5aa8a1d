import { checkNumbers } from "../../arguments.ts";
import type { Measure } from "../measure.ts";
import { unitsOfBoth, viewOf } from "../text-view.ts";
import { asSymbols } from "./common-subsequence.ts";

/**
 * Longest common substring of characters.
 *
 *   score(a, b) = L / max(|a|, |b|)
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1; one empty: 0. Time and space O(|a| + |b|), by a suffix automaton.
 * Source: Gusfield 1997, Algorithms on Strings, Trees and Sequences, section 7.4
 */
export const longestCommonSubstring: Measure = {
  name: "longest-common-substring",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "length of the longest common run of characters / longer length",
  source: "Gusfield 1997, https://doi.org/10.1017/CBO9780511574931, section 7.4",
  cost: "O(a + b)",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    return share(commonSubstringLength(left, right), left.length, right.length);
  },
};

/** The same over case-folded words. */
export const wordLongestCommonSubstring: Measure = {
  name: "word-longest-common-substring",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "length of the longest common run of words / longer length",
  source: "Gusfield 1997, https://doi.org/10.1017/CBO9780511574931, section 7.4",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
    return share(commonSubstringLength(left, right), left.length, right.length);
  },
};

function share(length: number, left: number, right: number): number {
  const longer = Math.max(left, right);
  return longer === 0 ? 1 : length / longer;
}

/** Below this many cells a table is faster than an automaton. */
const SMALL = 40_000;

/** Length of the longest run of symbols that both sequences hold. */
export function commonSubstringLength(left: readonly number[], right: readonly number[]): number {
  checkNumbers(left, "commonSubstringLength: left");
  checkNumbers(right, "commonSubstringLength: right");
  if (left.length * right.length <= SMALL) return byTable(left, right);
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  return byAutomaton(shorter, longer);
}

function byTable(left: readonly number[], right: readonly number[]): number {
  const runs = new Int32Array(right.length + 1);
  let longest = 0;
  for (const symbol of left) {
    for (let j = right.length; j > 0; j--) {
      const run = right[j - 1] === symbol ? runs[j - 1]! + 1 : 0;
      runs[j] = run;
      if (run > longest) longest = run;
    }
  }
  return longest;
}

function byAutomaton(source: readonly number[], probe: readonly number[]): number {
  const automaton = new SuffixAutomaton(source);
  let state = 0;
  let run = 0;
  let longest = 0;
  for (const symbol of probe) {
    let next = automaton.next(state, symbol);
    while (next < 0 && state > 0) {
      state = automaton.link(state);
      run = automaton.lengthOf(state);
      next = automaton.next(state, symbol);
    }
    if (next < 0) continue;
    state = next;
    run++;
    if (run > longest) longest = run;
  }
  return longest;
}

/** All substrings of a sequence, in at most 2n states. Blumer et al. 1985, https://doi.org/10.1016/0304-3975(85)90157-4 */
class SuffixAutomaton {
  readonly #steps: Map<number, number>[] = [new Map()];
  readonly #lengths: number[] = [0];
  readonly #links: number[] = [-1];

  constructor(sequence: readonly number[]) {
    let last = 0;
    for (const symbol of sequence) last = this.#append(last, symbol);
  }

  next(state: number, symbol: number): number {
    return this.#steps[state]!.get(symbol) ?? -1;
  }

  link(state: number): number {
    return this.#links[state]!;
  }

  lengthOf(state: number): number {
    return this.#lengths[state]!;
  }

  #append(last: number, symbol: number): number {
    const added = this.#add(this.#lengths[last]! + 1, new Map(), 0);
    let at = last;
    while (at >= 0 && !this.#steps[at]!.has(symbol)) {
      this.#steps[at]!.set(symbol, added);
      at = this.#links[at]!;
    }
    if (at >= 0) this.#links[added] = this.#suffixState(at, symbol);
    return added;
  }

  /** The state that `symbol` leads to from `at`, split off when it stands for longer substrings as well. */
  #suffixState(at: number, symbol: number): number {
    const target = this.#steps[at]!.get(symbol)!;
    const length = this.#lengths[at]! + 1;
    if (this.#lengths[target] === length) return target;
    const copy = this.#add(length, new Map(this.#steps[target]!), this.#links[target]!);
    let from = at;
    while (from >= 0 && this.#steps[from]!.get(symbol) === target) {
      this.#steps[from]!.set(symbol, copy);
      from = this.#links[from]!;
    }
    this.#links[target] = copy;
    return copy;
  }

  #add(length: number, steps: Map<number, number>, link: number): number {
    this.#steps.push(steps);
    this.#lengths.push(length);
    this.#links.push(link);
    return this.#lengths.length - 1;
  }
}
