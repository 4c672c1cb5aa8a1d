import { matchWords, type WordMatch } from "../words/match-words.ts";
import type { TextWords } from "../words/text-words.ts";
import type { Difference, DifferenceKind, Equality, TextSpan } from "./types.ts";

/** Two texts being compared: what equals what, what is explained already, what was found. */
export class Comparison {
  readonly left: TextWords;
  readonly right: TextWords;
  readonly match: WordMatch;
  readonly differences: Difference[] = [];
  readonly equal: Equality[] = [];
  /** Whether numbers may stand where the texts differ: reading them takes longer than all the rest. */
  numbersMatter = true;
  /** Whether equal words in another order are known to play the same parts. */
  orderProven = false;
  /** Whether something differs that is taken for the same without proof. */
  unproven = false;
  readonly #leftDone: Uint8Array;
  readonly #rightDone: Uint8Array;

  constructor(left: TextWords, right: TextWords) {
    this.left = left;
    this.right = right;
    this.match = matchWords(left, right);
    this.#leftDone = new Uint8Array(left.words.length);
    this.#rightDone = new Uint8Array(right.words.length);
  }

  /** Whether a word has no equal and no explanation yet. */
  leftFree(i: number): boolean {
    return this.match.toRight[i] === -1 && this.#leftDone[i] === 0;
  }

  rightFree(j: number): boolean {
    return this.match.toLeft[j] === -1 && this.#rightDone[j] === 0;
  }

  /** Whether a word is explained already. */
  leftDone(i: number): boolean {
    return this.#leftDone[i] === 1;
  }

  rightDone(j: number): boolean {
    return this.#rightDone[j] === 1;
  }

  /** Marks words as explained. */
  explain(left: readonly number[], right: readonly number[]): void {
    for (const i of left) this.#leftDone[i] = 1;
    for (const j of right) this.#rightDone[j] = 1;
  }

  /**
   * Share of content words that both texts have, of those that no explanation covers: 0..1; 1 where all are covered.
   * @param pairs words of each text that count as explained
   */
  closeness(
    pairs: readonly { readonly left: readonly number[]; readonly right: readonly number[] }[] = [],
  ): number {
    const told = [
      new Set(pairs.flatMap(({ left }) => left)),
      new Set(pairs.flatMap(({ right }) => right)),
    ] as const;
    let [equal, rest] = [0, 0];
    for (const [i, { word }] of this.left.words.entries()) {
      if (word.functionWord) continue;
      if (this.match.toRight[i] !== -1) equal++;
      else if (this.#leftDone[i] === 0 && !told[0].has(i)) rest++;
    }
    for (const [j, { word }] of this.right.words.entries())
      if (!word.functionWord && this.match.toLeft[j] === -1 && this.#rightDone[j] === 0 && !told[1].has(j))
        rest++;
    return equal + rest === 0 ? 1 : (2 * equal) / (2 * equal + rest);
  }

  /** Adds a difference between words given by index, ascending; they count as explained. */
  add(
    kind: DifferenceKind,
    left: readonly number[],
    right: readonly number[],
    { strength, contradicts, evidence }: Pick<Difference, "strength" | "contradicts" | "evidence">,
    spans: readonly [left: TextSpan | null, right: TextSpan | null] = [
      spanOf(this.left, left),
      spanOf(this.right, right),
    ],
  ): void {
    this.explain(left, right);
    this.differences.push({ kind, ...this.#places(...spans), strength, contradicts, evidence });
  }

  /** Adds parts proven equal; their words count as explained. */
  addEqual(left: readonly number[], right: readonly number[], evidence: string): void {
    this.explain(left, right);
    this.equal.push({ ...this.#places(spanOf(this.left, left), spanOf(this.right, right)), evidence });
  }

  #places(leftSpan: TextSpan | null, rightSpan: TextSpan | null) {
    return {
      left: leftSpan,
      right: rightSpan,
      leftText: leftSpan === null ? "" : this.left.text.slice(...leftSpan),
      rightText: rightSpan === null ? "" : this.right.text.slice(...rightSpan),
    };
  }
}

function spanOf({ words }: TextWords, indexes: readonly number[]): TextSpan | null {
  if (indexes.length === 0) return null;
  return [words[Math.min(...indexes)]!.start, words[Math.max(...indexes)]!.end];
}
