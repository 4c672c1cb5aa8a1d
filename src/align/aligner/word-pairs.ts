import type { AlignerText, AlignerWord } from "./aligner-text.ts";
import type { LexicalRelation, LexicalSimilarity } from "./lexical-similarity.ts";
import { sameWordRelation } from "./same-word-relation.ts";
import type { LinkStep, WordLink } from "./types.ts";

/** Two texts while they are aligned: how alike their words are, and what is linked so far. */
export class WordPairs {
  readonly left: AlignerText;
  readonly right: AlignerText;
  /** For each word the first of those it is linked to, -1 for none; and the other way. */
  readonly toRight: Int32Array;
  readonly toLeft: Int32Array;
  #links: IndexedLink[] = [];
  /** Weights, shape [left, right], row-major; 0 where nothing relates two words. */
  readonly #weights: Float32Array;
  readonly #relations: (LexicalRelation | undefined)[];
  readonly #width: number;

  constructor(left: AlignerText, right: AlignerText, similarity: LexicalSimilarity) {
    this.left = left;
    this.right = right;
    this.toRight = new Int32Array(left.words.length).fill(-1);
    this.toLeft = new Int32Array(right.words.length).fill(-1);
    this.#width = right.words.length;
    this.#weights = new Float32Array(left.words.length * this.#width);
    this.#relations = new Array(this.#weights.length);
    for (let i = 0; i < left.words.length; i++) {
      for (let j = 0; j < this.#width; j++) {
        const relation = relate(left.words[i]!, right.words[j]!, similarity);
        if (relation === undefined) continue;
        this.#weights[i * this.#width + j] = relation.weight;
        this.#relations[i * this.#width + j] = relation;
      }
    }
  }

  /** How alike two words are: 0..1. */
  weight(i: number, j: number): number {
    return this.#weights[i * this.#width + j]!;
  }

  /** Whether both words have no link yet. */
  free(i: number, j: number): boolean {
    return this.toRight[i] === -1 && this.toLeft[j] === -1;
  }

  /** What is linked so far. */
  get links(): readonly WordLink[] {
    return this.#links.map(({ link }) => link);
  }

  /** Whether phrases may be linked as wholes: a word of each is free, or their lengths differ, and no word is linked beyond them. */
  replaceable(left: readonly number[], right: readonly number[]): boolean {
    const inside = (to: number, others: readonly number[]) => to === -1 || others.includes(to);
    return (
      left.every((i) => inside(this.toRight[i]!, right)) &&
      right.every((j) => inside(this.toLeft[j]!, left)) &&
      (left.some((i) => this.toRight[i] === -1) || right.some((j) => this.toLeft[j] === -1))
    );
  }

  linked(i: number, j: number): boolean {
    return this.toRight[i] === j;
  }

  /** Links two free words for what relates them. */
  link(i: number, j: number, step: LinkStep): void {
    const { weight, name } = this.#relations[i * this.#width + j]!;
    this.linkAs([i], [j], { weight, step, evidence: name });
  }

  /** Links words for another reason, in place of links within them. */
  linkAs(
    left: readonly number[],
    right: readonly number[],
    { weight, step, evidence }: Pick<WordLink, "weight" | "step" | "evidence">,
  ): void {
    if (left.some((i) => this.toRight[i] !== -1))
      this.#links = this.#links.filter((known) => !known.left.some((i) => left.includes(i)));
    for (const i of left) this.toRight[i] = right[0]!;
    for (const j of right) this.toLeft[j] = left[0]!;
    const ids = ({ words }: AlignerText, indexes: readonly number[]) => indexes.map((k) => words[k]!.id);
    const link = { left: ids(this.left, left), right: ids(this.right, right), weight, step, evidence };
    this.#links.push({ left, link });
  }
}

/** A link and the indexes of its words on the left. */
interface IndexedLink {
  readonly left: readonly number[];
  readonly link: WordLink;
}

/** Words of unlike classes never stand for each other, nor two punctuation marks that differ. */
function relate(x: AlignerWord, y: AlignerWord, similarity: LexicalSimilarity): LexicalRelation | undefined {
  if (x.wordClass !== y.wordClass) return undefined;
  const same = sameWordRelation(x, y);
  if (same !== undefined || x.digits || y.digits || x.wordClass === "punctuation") return same;
  return similarity(x, y);
}

/** Two words that may be linked, and how well that fits. */
export interface Candidate {
  readonly i: number;
  readonly j: number;
  readonly fit: number;
}

/**
 * Candidates, the best first. Of equals first those whose places in the two texts are the nearest, then those that come
 * first: an order in which no two candidates with a word in common are level, so that the texts may be swapped.
 */
export function bestFirst(candidates: Candidate[], leftCount: number, rightCount: number): Candidate[] {
  const apart = ({ i, j }: Candidate) => Math.abs((2 * i + 1) * rightCount - (2 * j + 1) * leftCount);
  return candidates.sort((p, q) => q.fit - p.fit || apart(p) - apart(q) || p.i + p.j - q.i - q.j);
}
