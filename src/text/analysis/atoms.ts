import type { WordShape } from "./word.ts";

/** Value of a word that is not there (before the first, after the last). */
export const NOWHERE = 0x5bd1e995;

/**
 * One sentence as the models see it, an array per property. Index `size` is the artificial root, index
 * `size + 1` stands for "no word". Made once per sentence; the stages fill `tag`, `bundle`, `lemma`, `head`.
 */
export class Atoms {
  readonly size: number;
  readonly shapes: readonly WordShape[];
  readonly word: Int32Array;
  readonly suffix3: Int32Array;
  readonly fine: Int32Array;
  readonly coarse: Int32Array;
  /** UPOS number; the root has 30, no word 31. */
  readonly tag: Int32Array;
  /** UPOS with all features, hashed. */
  readonly morph: Int32Array;
  /** UPOS with the features that decide attachment in the language, hashed. */
  readonly key: Int32Array;
  readonly lemma: Int32Array;
  /** Sums from the left: verbs, signs and conjunctions before index i. */
  readonly verbs: Int32Array;
  readonly signs: Int32Array;
  /** Another parser's tree (0-based heads) and relations, hashed: only where training data is made by stacking. */
  hints: { readonly heads: Int32Array; readonly labels: Int32Array } | undefined = undefined;

  constructor(shapes: readonly WordShape[]) {
    const n = shapes.length;
    this.size = n;
    this.shapes = shapes;
    const make = () => new Int32Array(n + 2);
    this.word = make();
    this.suffix3 = make();
    this.fine = make();
    this.coarse = make();
    this.tag = make();
    this.morph = make();
    this.key = make();
    this.lemma = make();
    this.verbs = make();
    this.signs = make();
    for (let i = 0; i < n; i++) {
      const s = shapes[i]!;
      this.word[i] = s.w;
      this.suffix3[i] = s.suffix[2]!;
      this.fine[i] = s.fine;
      this.coarse[i] = s.coarse;
    }
    for (let k = 0; k < 2; k++) {
      const at = n + k;
      const value = NOWHERE + 77 * k;
      this.word[at] = value;
      this.suffix3[at] = value;
      this.fine[at] = -1 - k;
      this.coarse[at] = -1 - k;
      this.tag[at] = 30 + k;
      this.morph[at] = value;
      this.key[at] = value;
      this.lemma[at] = value;
    }
  }
}
