import { TAG_COUNT } from "../upos.ts";
import { type BundleSet, bestBundle } from "./bundles.ts";
import { mix1 } from "./hash.ts";
import { type AffineShape, type Kernel, type KernelPlan, strideOf } from "./kernel.ts";
import { plainKernel } from "./kernel-plain.ts";
import { simdKernel } from "./kernel-simd.ts";
import { answersOf, DISTANCES, type NetworkNumbers, type NetworkShape } from "./network-shape.ts";
import { LONGEST_PIECE, pieceEnds } from "./pieces.ts";
import { bestTree } from "./spanning-tree.ts";
import type { WordShape } from "./word-shape.ts";

/** What a network says of the words of a sentence; arrays by word. */
export interface Reading {
  /** Numbers in `UPOS`. */
  readonly tags: Uint8Array;
  /** Numbers in the BundleSet. */
  readonly bundles: Uint16Array;
  /** 0-based, the root as the number of words; always a tree with one root, arcs may cross. */
  readonly heads: Int32Array;
  /** Numbers in the labels; "root" for the root and no other word. */
  readonly labels: Uint8Array;
}

/** Rows of the table that a word's sum is made of. */
const ROWS = 11;
/** Steps that a unit of what goes into a map is cut into. */
const STEPS = 256;
const LARGEST = 32_767;
/** Adding and taking away rounds to whole numbers, halves to even. */
const ROUND = 1.5 * 2 ** 52;

/** By distance: how many steps from the middle of a word's 33 scores for distances; near ones have one each. */
const DISTANCE_STEPS = Uint8Array.from({ length: 41 }, (_, m) =>
  m <= 8 ? m : Math.min(16, Math.floor(8 + 3 * Math.log2(m / 8))),
);

/** Where the scales and biases of an affine map begin in the floats, or gamma and beta. */
type Pair = readonly [number, number];

/** Where the last layer's answers about a word begin in its row, and how long the row is. */
interface Places {
  readonly parts: number;
  readonly dependent: number;
  readonly head: number;
  readonly distances: number;
  readonly relationOf: number;
  readonly relationTo: number;
  readonly stride: number;
}

/**
 * A convolutional network that reads a sentence's words and gives tags, features, heads and relations at once.
 *
 * A word is the sum of eleven rows of a table of 8-bit numbers: two for the form, three for its ends, three for its
 * beginnings, three for capitals and word classes. The input layer takes each word with its two neighbours; each
 * further layer adds to a word what it sees in the word and one on either side, one or more places away. From the
 * last come scores of tags and parts of features, and vectors: an arc's score is the product of its dependent's and
 * its head's, with a number for the distance (a biaffine parser after Dozat and Manning 2017,
 * https://arxiv.org/abs/1611.01734, without the matrix between); a relation is chosen by the sum of its two words'.
 *
 * Weights have 8 bits, what goes into a layer 16; a kernel does the arithmetic, the same to the bit on every machine.
 */
export class Network {
  private readonly shape: NetworkShape;
  private readonly rows: Int8Array;
  private readonly set: BundleSet;
  private readonly kernel: Kernel;
  private readonly places: Places;
  // Places in the floats.
  private readonly input: Pair;
  private readonly layers: readonly { readonly norm: Pair; readonly affine: Pair }[];
  private readonly last: Pair;
  private readonly answers: Pair;
  private readonly relations: Pair;
  private readonly root: Float32Array;
  private readonly relationRoot: Float32Array;
  private readonly labelCount: number;
  private readonly rootLabel: number;
  /** The relation of a piece's root to the first piece's. */
  private readonly pieceLabel: number;
  /** Sums of words met before; the words' own limit bounds it. */
  private readonly known = new WeakMap<WordShape, Int16Array>();
  /** Empty words before and behind a layer's own, so that its outermost words have neighbours. */
  private readonly margin: number;
  // Where in the kernel's inputs layers and relations have theirs; the input layer's begin at 0.
  private readonly layersAt: number;
  private readonly relationsAt: number;
  private readonly partScores: Float64Array;

  /**
   * @param numbers of the lengths that the shape asks for (`networkProblem`); rows are kept, not copied
   * @param makeKernel all give the same; the plain one takes over from one that gives none
   */
  constructor(
    shape: NetworkShape,
    numbers: NetworkNumbers,
    set: BundleSet,
    labels: readonly string[],
    makeKernel: (plan: KernelPlan) => Kernel | undefined = simdKernel,
  ) {
    const { width, hidden, dilations, arc, relation } = shape;
    this.shape = shape;
    this.rows = numbers.rows;
    this.set = set;
    this.labelCount = labels.length;
    this.rootLabel = labels.indexOf("root");
    this.pieceLabel =
      ["parataxis", "conj", "dep"].map((name) => labels.indexOf(name)).find((at) => at >= 0) ??
      labels.findIndex((name) => name !== "root");

    const { floats } = numbers;
    let at = 0;
    const pair = (length: number): Pair => {
      at += 2 * length;
      return [at - 2 * length, at - length];
    };
    const take = (length: number) => {
      at += length;
      return floats.subarray(at - length, at);
    };
    const answers = answersOf(shape, set.parts);
    this.input = pair(hidden);
    this.layers = dilations.map(() => ({ norm: pair(hidden), affine: pair(hidden) }));
    this.last = pair(hidden);
    this.answers = pair(answers);
    this.root = take(arc);
    this.relationRoot = take(relation);
    this.relations = pair(labels.length);

    const dependent = TAG_COUNT + set.parts;
    const distances = dependent + 2 * arc;
    this.places = {
      parts: TAG_COUNT,
      dependent,
      head: dependent + arc,
      distances,
      relationOf: distances + DISTANCES,
      relationTo: distances + DISTANCES + relation,
      stride: strideOf(answers),
    };

    this.margin = Math.max(1, ...dilations);
    const maps: AffineShape[] = [
      { outputs: hidden, taps: 3, width },
      ...dilations.map(() => ({ outputs: hidden, taps: 3, width: hidden })),
      { outputs: answers, taps: 1, width: hidden },
      { outputs: labels.length, taps: 1, width: relation },
    ];
    this.layersAt = (LONGEST_PIECE + 3) * width;
    this.relationsAt = this.layersAt + (LONGEST_PIECE + 2 * this.margin + 1) * hidden;
    const plan = {
      weights: numbers.weights,
      maps,
      floats,
      inputs: this.relationsAt + (LONGEST_PIECE + 1) * relation,
      sums: (LONGEST_PIECE + 1) * strideOf(Math.max(hidden, answers, labels.length)),
      x: LONGEST_PIECE * hidden,
      arcs: LONGEST_PIECE * (LONGEST_PIECE + 1),
    };
    this.kernel = makeKernel(plan) ?? plainKernel(plan);
    this.partScores = new Float64Array(set.parts);
  }

  /**
   * Tags, features and tree of a sentence. Time O(words): longer sentences than `LONGEST_PIECE` words are read in
   * pieces (`pieceEnds`), each for itself, and the roots of later pieces hang on the first one's as "parataxis".
   */
  read(words: readonly WordShape[]): Reading {
    const n = words.length;
    const tags = new Uint8Array(n);
    const bundles = new Uint16Array(n);
    const heads = new Int32Array(n);
    const labels = new Uint8Array(n);
    if (n === 0) return { tags, bundles, heads, labels };
    let from = 0;
    let root = -1;
    for (const to of pieceEnds(words.map((word) => word.lower))) {
      const size = to - from;
      this.encode(words, from, size);
      this.readWords(size, tags.subarray(from, to), bundles.subarray(from, to));
      const tree = this.readTree(size);
      this.readRelations(tree, labels.subarray(from, to));
      for (let d = 0; d < size; d++) {
        const head = tree[d]!;
        if (head < size) heads[from + d] = from + head;
        else if (root < 0) {
          root = from + d;
          heads[root] = n;
        } else {
          heads[from + d] = root;
          labels[from + d] = this.pieceLabel;
        }
      }
      from = to;
    }
    return { tags, bundles, heads, labels };
  }

  /** Leaves all answers about the words in the kernel. */
  private encode(words: readonly WordShape[], from: number, size: number): void {
    const { kernel, margin, layersAt } = this;
    const { width, hidden, dilations } = this.shape;
    const { inputs } = kernel;
    inputs.fill(0, 0, width);
    for (let i = 0; i < size; i++) inputs.set(this.sumOf(words[from + i]!), (i + 1) * width);
    inputs.fill(0, (size + 1) * width, (size + 2) * width);
    kernel.affine(0, size, 0, 1);
    kernel.rectify(size, hidden, ...this.input, false);
    // What stands before the first word is never written to.
    const first = layersAt + margin * hidden;
    inputs.fill(0, first + size * hidden, first + (size + margin) * hidden);
    this.layers.forEach(({ norm, affine }, number) => {
      const d = dilations[number]!;
      kernel.normalise(size, hidden, ...norm, first);
      kernel.affine(1 + number, size, first - d * hidden, d);
      kernel.rectify(size, hidden, ...affine, true);
    });
    kernel.normalise(size, hidden, ...this.last, first);
    kernel.affine(1 + dilations.length, size, first, 1);
    kernel.scale(size, this.answers[1] - this.answers[0], ...this.answers);
  }

  /** The sum of a word's rows. */
  private sumOf(word: WordShape): Int16Array {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const { width } = this.shape;
    const { rows } = this;
    const made = new Int16Array(width);
    const places = rowsOf(word, this.shape);
    for (let r = 0; r < ROWS; r++) {
      const at = places[r]! * width;
      for (let k = 0; k < width; k++) made[k]! += rows[at + k]!;
    }
    this.known.set(word, made);
    return made;
  }

  private readWords(size: number, tags: Uint8Array, bundles: Uint16Array): void {
    const { set, partScores, places } = this;
    const { answers } = this.kernel;
    for (let i = 0; i < size; i++) {
      const from = i * places.stride;
      const tag = highest(answers, from, TAG_COUNT, -1);
      tags[i] = tag;
      const candidates = set.byTag[tag]!;
      if (candidates.length > 1) {
        for (let k = 0; k < set.parts; k++) partScores[k] = answers[from + places.parts + k]!;
        bundles[i] = bestBundle(set, tag, partScores);
      } else bundles[i] = candidates[0] ?? 0;
    }
  }

  /** Heads within a piece, its root as `size`. Time O(size^2). */
  private readTree(size: number): Int32Array {
    const { kernel, places } = this;
    const { arc } = this.shape;
    const { answers, arcs } = kernel;
    const { stride } = places;
    // The root stands behind the last word, and has no distance.
    answers.set(this.root, size * stride + places.head);
    kernel.products(size, size + 1, stride, places.dependent, places.head, arc);
    for (let d = 0; d < size; d++) {
      const middle = d * stride + places.distances + (DISTANCES - 1) / 2;
      const row = d * (size + 1);
      for (let h = 0; h < d; h++) arcs[row + h]! += answers[middle - stepsOf(d - h)]!;
      for (let h = d + 1; h < size; h++) arcs[row + h]! += answers[middle + stepsOf(h - d)]!;
    }
    return bestTree(arcs, size);
  }

  /** Relations of the words of a tree; the answers about them are overwritten. */
  private readRelations(tree: Int32Array, labels: Uint8Array): void {
    const { kernel, places, relationsAt, labelCount, rootLabel } = this;
    const { relation, dilations } = this.shape;
    const { inputs, answers } = kernel;
    const size = tree.length;
    answers.set(this.relationRoot, size * places.stride + places.relationTo);
    for (let d = 0, to = relationsAt; d < size; d++) {
      const own = d * places.stride + places.relationOf;
      const head = tree[d]! * places.stride + places.relationTo;
      for (let k = 0; k < relation; k++, to++) {
        const u = Math.max(0, answers[own + k]! + answers[head + k]!);
        inputs[to] = Math.min(LARGEST, u * STEPS + ROUND - ROUND);
      }
    }
    kernel.affine(2 + dilations.length, size, relationsAt, 1);
    kernel.scale(size, labelCount, ...this.relations);
    const stride = strideOf(labelCount);
    for (let d = 0; d < size; d++)
      labels[d] = tree[d]! < size ? highest(answers, d * stride, labelCount, rootLabel) : rootLabel;
  }
}

/** Place of the highest of `count` scores from `from` on, the first of equals; `but` is left out. */
function highest(scores: Float32Array, from: number, count: number, but: number): number {
  let best = but === 0 ? 1 : 0;
  for (let k = best + 1; k < count; k++) if (scores[from + k]! > scores[from + best]! && k !== but) best = k;
  return best;
}

/** Steps from the middle of a word's scores for distances. */
function stepsOf(distance: number): number {
  return DISTANCE_STEPS[Math.min(distance, DISTANCE_STEPS.length - 1)]!;
}

/** The eleven rows of a word. Frozen with the models, like the hashes. */
function rowsOf(s: WordShape, { words, affixes, shapes }: NetworkShape): number[] {
  const word = (template: number) => mix1(template, s.w) & (words - 1);
  const affix = (template: number, hash: number) => words + (mix1(template, hash) & (affixes - 1));
  const kind = (template: number, value: number) => words + affixes + (mix1(template, value) & (shapes - 1));
  return [
    word(1),
    word(2),
    affix(12, s.suffix[1]!),
    affix(13, s.suffix[2]!),
    affix(14, s.suffix[3]!),
    affix(21, s.prefix[0]!),
    affix(22, s.prefix[1]!),
    affix(23, s.prefix[2]!),
    kind(30, s.shape),
    kind(31, s.fine),
    kind(32, s.coarse),
  ];
}
