import { checkObject } from "../../arguments.ts";
import { IC_UNIT } from "./information-content.ts";
import type { WordNet } from "./wordnet.ts";

/** All synsets above one, itself first among equals, by number, and how many steps up each is at least. */
interface Ancestors {
  /** Ascending, shape [n]. */
  readonly synsets: Int32Array;
  readonly steps: Int32Array;
  /** Steps to the synset farthest above. */
  readonly farthest: number;
}

/** In place of a depth that is not worked out yet. */
const UNKNOWN = 255;

/**
 * Nouns and verbs as a hierarchy of hypernyms (kinds and instances). Nouns have one root, "entity"; verbs have hundreds,
 * so a root above them all is thought of, one step above the farthest ancestor. Made once, looked up many times.
 */
export class Taxonomy {
  readonly wordNet: WordNet;
  readonly #ancestors: (Ancestors | undefined)[];
  readonly #nouns: number;
  readonly #size: number;
  readonly #shortest: Uint8Array;
  readonly #longest: Uint8Array;
  #depths: Readonly<Record<"n" | "v", number>> | undefined;
  readonly #information: Int32Array;

  constructor(wordNet: WordNet) {
    checkObject(wordNet, "Taxonomy: wordNet", "senses", "a WordNet");
    this.wordNet = wordNet;
    this.#nouns = wordNet.count("n");
    this.#size = this.#nouns + wordNet.count("v");
    this.#ancestors = new Array<Ancestors | undefined>(this.#size);
    this.#shortest = new Uint8Array(this.#size).fill(UNKNOWN);
    this.#longest = new Uint8Array(this.#size).fill(UNKNOWN);
    this.#information = wordNet.informationContents;
  }

  /** Steps on the shortest way from a synset to a root without hypernyms. */
  minDepth(synset: number): number {
    return this.#depthOf(synset, this.#shortest, Math.min);
  }

  /** Steps on the longest way from a synset to a root without hypernyms. */
  maxDepth(synset: number): number {
    return this.#depthOf(synset, this.#longest, Math.max);
  }

  /** Longest way from a synset to a root, over all nouns (19) or verbs (13, the root that is thought of included). */
  depth(partOfSpeech: "n" | "v"): number {
    if (this.#depths === undefined) {
      const depths = { n: 0, v: 0 };
      for (let synset = 0; synset < this.#size; synset++) {
        const own = synset < this.#nouns ? "n" : "v";
        depths[own] = Math.max(depths[own], this.maxDepth(synset));
      }
      this.#depths = { n: depths.n, v: depths.v + 1 };
    }
    return this.#depths[partOfSpeech];
  }

  /** Steps from a verb to the root that is thought of. */
  stepsToRoot(synset: number): number {
    return this.#above(synset).farthest + 1;
  }

  /** Whether a synset is a noun or a verb: adjectives and adverbs have no hypernyms. */
  has(synset: number): boolean {
    return synset < this.#size;
  }

  /** Whether a synset is a verb, and so under the root that is thought of. */
  underRoot(synset: number): boolean {
    return synset >= this.#nouns;
  }

  /**
   * Steps on the shortest way from one synset up to a common one and down to the other: 0 for the same; undefined
   * where they have nothing above them in common.
   */
  distance(a: number, b: number): number | undefined {
    if (a === b) return 0;
    if (!this.#comparable(a, b)) return undefined;
    const [left, right] = [this.#above(a), this.#above(b)];
    // Over the root that is thought of.
    let least = this.underRoot(a) ? left.farthest + right.farthest + 2 : Number.POSITIVE_INFINITY;
    // As `forCommon`, without a call for each: what every measure of ways asks most.
    const [x, y] = [left.synsets, right.synsets];
    for (let i = 0, j = 0; i < x.length && j < y.length; ) {
      const difference = x[i]! - y[j]!;
      if (difference === 0) {
        const steps = left.steps[i]! + right.steps[j]!;
        if (steps < least) least = steps;
      }
      if (difference <= 0) i++;
      if (difference >= 0) j++;
    }
    return least === Number.POSITIVE_INFINITY ? undefined : least;
  }

  /** Steps up from a synset to one that is above it; undefined where it is not. */
  stepsUp(synset: number, above: number): number | undefined {
    if (synset === above) return 0;
    if (!this.#comparable(synset, above)) return undefined;
    const { synsets, steps } = this.#above(synset);
    const at = synsets.indexOf(above);
    return at < 0 ? undefined : steps[at]!;
  }

  /** Synsets that are above both or are one of the two, ascending. */
  common(a: number, b: number): number[] {
    if (!this.#comparable(a, b)) return [];
    const found: number[] = [];
    const left = this.#above(a);
    forCommon(left, this.#above(b), (i) => found.push(left.synsets[i]!));
    return found;
  }

  /** Highest information content of a synset that is above both, 0 where there is none: Resnik's measure. In nats. */
  commonInformation(a: number, b: number): number {
    if (!this.#comparable(a, b)) return 0;
    const [x, y] = [this.#above(a).synsets, this.#above(b).synsets];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0, j = 0; i < x.length && j < y.length; ) {
      const difference = x[i]! - y[j]!;
      if (difference === 0 && this.#information[x[i]!]! > most) most = this.#information[x[i]!]!;
      if (difference <= 0) i++;
      if (difference >= 0) j++;
    }
    return most === Number.NEGATIVE_INFINITY ? 0 : most * IC_UNIT;
  }

  /** -ln p of a synset, 0..20 or so, in nats. */
  information(synset: number): number {
    return this.#information[synset]! * IC_UNIT;
  }

  /** Synsets above one and itself. */
  above(synset: number): Int32Array {
    return this.#above(synset).synsets;
  }

  #comparable(a: number, b: number): boolean {
    return this.has(a) && this.has(b) && this.underRoot(a) === this.underRoot(b);
  }

  #depthOf(synset: number, known: Uint8Array, best: (...steps: number[]) => number): number {
    if (known[synset] === UNKNOWN) {
      const above = this.wordNet.hypernyms(synset).map((own) => this.#depthOf(own, known, best));
      known[synset] = above.length === 0 ? 0 : 1 + best(...above);
    }
    return known[synset]!;
  }

  #above(synset: number): Ancestors {
    const known = this.#ancestors[synset];
    if (known !== undefined) return known;
    const steps = new Map<number, number>([[synset, 0]]);
    // A map is walked in the order of entry, those added on the way too: breadth first.
    for (const [own, step] of steps)
      for (const hypernym of this.wordNet.hypernyms(own))
        if (!steps.has(hypernym)) steps.set(hypernym, step + 1);
    const synsets = Int32Array.from(steps.keys()).sort();
    const found: Ancestors = {
      synsets,
      steps: synsets.map((own) => steps.get(own)!),
      farthest: Math.max(...steps.values()),
    };
    this.#ancestors[synset] = found;
    return found;
  }
}

/** Calls back with the places of what both lists hold. */
function forCommon(left: Ancestors, right: Ancestors, visit: (i: number, j: number) => void): void {
  const [x, y] = [left.synsets, right.synsets];
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const difference = x[i]! - y[j]!;
    if (difference === 0) visit(i, j);
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
}
