import { type AffineKernel, type AffineShape, plainKernel, strideOf } from "./affine.ts";
import { simdKernel } from "./affine-simd.ts";
import { type BundleSet, bestBundle } from "./bundles.ts";
import { mix1 } from "./hash.ts";
import { answersOf, DISTANCES, type NetworkNumbers, type NetworkShape } from "./network-shape.ts";
import { LONGEST_PIECE, pieceEnds } from "./pieces.ts";
import { bestTree } from "./spanning-tree.ts";
import { TAG_COUNT } from "./upos.ts";
import type { WordShape } from "./word.ts";

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

/** Makes the integer part; all give the same. */
export type KernelMaker = (...of: Parameters<typeof plainKernel>) => AffineKernel | undefined;

/** Rows of the table that a word's sum is made of. */
const ROWS = 11;
/** Steps a unit of what goes into a layer is cut into. */
const STEPS = 256;
const LARGEST = 32_767;
/** Added to a layer's variance before its root is taken. */
const EPSILON = 1e-5;
/** Adding and taking away rounds to whole numbers, halves to even, as PyTorch does. */
const ROUND = 1.5 * 2 ** 52;

/** By distance: how many steps from the middle of a word's 33 scores for distances; near ones have one each. */
const DISTANCE_STEPS = Uint8Array.from({ length: 41 }, (_, m) =>
  m <= 8 ? m : Math.min(16, Math.floor(8 + 3 * Math.log2(m / 8))),
);

/** Scales and biases of an affine map: y = scale * sum + bias. */
interface Affine {
  readonly scales: Float32Array;
  readonly biases: Float32Array;
}

interface Norm {
  readonly gamma: Float32Array;
  readonly beta: Float32Array;
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
 * Weights have 8 bits, what goes into a layer 16: sums are integers, and the same on every machine.
 */
export class Network {
  private readonly shape: NetworkShape;
  private readonly rows: Int8Array;
  private readonly set: BundleSet;
  private readonly kernel: AffineKernel;
  private readonly input: Affine;
  private readonly layers: readonly (Norm & Affine)[];
  private readonly last: Norm;
  private readonly answers: Affine;
  private readonly root: Float32Array;
  private readonly relationRoot: Float32Array;
  private readonly relations: Affine;
  private readonly labelCount: number;
  private readonly rootLabel: number;
  /** The relation of a piece's root to the first piece's. */
  private readonly pieceLabel: number;
  /** Sums of words met before; the words' own limit bounds it. */
  private readonly known = new WeakMap<WordShape, Int16Array>();
  /** Words without anything before and behind a layer's own, so that its outermost words have neighbours. */
  private readonly margin: number;
  // Where in the kernel's inputs words, layers and relations have theirs.
  private readonly layersAt: number;
  private readonly relationsAt: number;
  // Room for what is said of the words of one piece.
  private readonly x: Float32Array;
  private readonly partScores: Float64Array;
  private readonly dependents: Float64Array;
  private readonly asHeads: Float64Array;
  private readonly distances: Float64Array;
  private readonly relationOf: Float64Array;
  private readonly relationTo: Float64Array;
  private readonly arcs: Float64Array;

  /** @param numbers of the lengths that the shape asks for (`networkProblem`); kept, not copied, but for the weights */
  constructor(
    shape: NetworkShape,
    numbers: NetworkNumbers,
    set: BundleSet,
    labels: readonly string[],
    makeKernel: KernelMaker = simdKernel,
  ) {
    const { width, hidden, dilations, arc, relation } = shape;
    this.shape = shape;
    this.rows = numbers.rows;
    this.set = set;
    this.labelCount = labels.length;
    this.rootLabel = labels.indexOf("root");
    this.pieceLabel = Math.max(
      ["parataxis", "conj", "dep"].map((name) => labels.indexOf(name)).find((at) => at >= 0) ??
        labels.findIndex((name) => name !== "root"),
      0,
    );
    let at = 0;
    const take = (length: number) => {
      at += length;
      return numbers.floats.subarray(at - length, at);
    };
    const affine = (outputs: number): Affine => ({ scales: take(outputs), biases: take(outputs) });
    const norm = (): Norm => ({ gamma: take(hidden), beta: take(hidden) });
    const answers = answersOf(shape, set.parts);
    this.input = affine(hidden);
    this.layers = dilations.map(() => ({ ...norm(), ...affine(hidden) }));
    this.last = norm();
    this.answers = affine(answers);
    this.root = take(arc);
    this.relationRoot = take(relation);
    this.relations = affine(labels.length);

    this.margin = Math.max(1, ...dilations);
    const maps: AffineShape[] = [
      { outputs: hidden, taps: 3, width },
      ...dilations.map(() => ({ outputs: hidden, taps: 3, width: hidden })),
      { outputs: answers, taps: 1, width: hidden },
      { outputs: labels.length, taps: 1, width: relation },
    ];
    this.layersAt = (LONGEST_PIECE + 3) * width;
    this.relationsAt = this.layersAt + (LONGEST_PIECE + 2 * this.margin + 1) * hidden;
    const room = {
      inputs: this.relationsAt + (LONGEST_PIECE + 1) * relation,
      sums: (LONGEST_PIECE + 1) * strideOf(Math.max(hidden, answers, labels.length)),
    };
    this.kernel = makeKernel(numbers.weights, maps, room) ?? plainKernel(numbers.weights, maps, room);
    this.x = new Float32Array(LONGEST_PIECE * hidden);
    this.partScores = new Float64Array(set.parts);
    this.dependents = new Float64Array(LONGEST_PIECE * arc);
    this.asHeads = new Float64Array(LONGEST_PIECE * arc);
    this.distances = new Float64Array(LONGEST_PIECE * DISTANCES);
    this.relationOf = new Float64Array(LONGEST_PIECE * relation);
    this.relationTo = new Float64Array((LONGEST_PIECE + 1) * relation);
    this.arcs = new Float64Array(LONGEST_PIECE * (LONGEST_PIECE + 1));
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

  /** Leaves the sums of all that is asked of the words in the kernel's `sums`. */
  private encode(words: readonly WordShape[], from: number, size: number): void {
    const { kernel, margin, layersAt, x } = this;
    const { width, hidden, dilations } = this.shape;
    const { inputs, sums } = kernel;
    inputs.fill(0, 0, width);
    for (let i = 0; i < size; i++) inputs.set(this.sumOf(words[from + i]!), (i + 1) * width);
    inputs.fill(0, (size + 1) * width, (size + 2) * width);
    kernel.run(0, size, 0, 1);
    const stride = strideOf(hidden);
    const { scales, biases } = this.input;
    for (let i = 0, at = 0; i < size; i++) {
      for (let k = 0, s = i * stride; k < hidden; k++, at++, s++) {
        const y = scales[k]! * sums[s]! + biases[k]!;
        x[at] = Math.max(0, y);
      }
    }
    // What stands before the first word is never written to.
    inputs.fill(0, layersAt + (margin + size) * hidden, layersAt + (2 * margin + size) * hidden);
    this.layers.forEach((layer, number) => {
      const d = dilations[number]!;
      this.normalise(layer, size);
      kernel.run(1 + number, size, layersAt + (margin - d) * hidden, d);
      addPositive(sums, stride, layer, x, size, hidden);
    });
    this.normalise(this.last, size);
    kernel.run(1 + dilations.length, size, layersAt + margin * hidden, 1);
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

  /** Words brought to mean 0 and variance 1, then gamma and beta, in whole steps: the next layer's inputs. */
  private normalise({ gamma, beta }: Norm, size: number): void {
    const { x, margin, layersAt } = this;
    const { hidden } = this.shape;
    const { inputs } = this.kernel;
    for (let i = 0; i < size; i++) {
      const from = i * hidden;
      let sum = 0;
      for (let k = from; k < from + hidden; k++) sum += x[k]!;
      const mean = sum / hidden;
      let squares = 0;
      for (let k = from; k < from + hidden; k++) squares += (x[k]! - mean) * (x[k]! - mean);
      const factor = 1 / Math.sqrt(squares / hidden + EPSILON);
      const to = layersAt + (margin + i) * hidden;
      for (let k = 0; k < hidden; k++)
        inputs[to + k] = toSteps((x[from + k]! - mean) * factor * gamma[k]! + beta[k]!);
    }
  }

  /** Tags and bundles, and the vectors for arcs and relations, from the sums that `encode` leaves. */
  private readWords(size: number, tags: Uint8Array, bundles: Uint16Array): void {
    const { set, partScores } = this;
    const { arc, relation } = this.shape;
    const { sums } = this.kernel;
    const { scales, biases } = this.answers;
    const stride = strideOf(scales.length);
    for (let i = 0; i < size; i++) {
      const from = i * stride;
      let tag = 0;
      let best = Number.NEGATIVE_INFINITY;
      for (let t = 0; t < TAG_COUNT; t++) {
        const score = scales[t]! * sums[from + t]! + biases[t]!;
        if (score > best) {
          best = score;
          tag = t;
        }
      }
      tags[i] = tag;
      let at = TAG_COUNT;
      const candidates = set.byTag[tag]!;
      if (candidates.length > 1) {
        fill(partScores, 0, set.parts, sums, from, scales, biases, at);
        bundles[i] = bestBundle(set, tag, partScores);
      } else bundles[i] = candidates[0] ?? 0;
      at += set.parts;
      fill(this.dependents, i * arc, arc, sums, from, scales, biases, at);
      at += arc;
      fill(this.asHeads, i * arc, arc, sums, from, scales, biases, at);
      at += arc;
      fill(this.distances, i * DISTANCES, DISTANCES, sums, from, scales, biases, at);
      at += DISTANCES;
      fill(this.relationOf, i * relation, relation, sums, from, scales, biases, at);
      at += relation;
      fill(this.relationTo, i * relation, relation, sums, from, scales, biases, at);
    }
  }

  /** Heads within a piece, its root as `size`. Time O(size^2). */
  private readTree(size: number): Int32Array {
    const { arcs, dependents, asHeads, distances, root } = this;
    const { arc } = this.shape;
    const middle = (DISTANCES - 1) / 2;
    for (let d = 0; d < size; d++) {
      const row = d * (size + 1);
      const own = d * arc;
      for (let h = 0; h < size; h++) {
        const steps = DISTANCE_STEPS[Math.min(Math.abs(h - d), DISTANCE_STEPS.length - 1)]!;
        arcs[row + h] =
          product(dependents, own, asHeads, h * arc, arc) +
          distances[d * DISTANCES + middle + (h < d ? -steps : steps)]!;
      }
      arcs[row + size] = product(dependents, own, root, 0, arc);
    }
    return bestTree(arcs, size);
  }

  private readRelations(tree: Int32Array, labels: Uint8Array): void {
    const { kernel, relationOf, relationTo, relationsAt, labelCount, rootLabel } = this;
    const { relation, dilations } = this.shape;
    const { inputs, sums } = kernel;
    const size = tree.length;
    relationTo.set(this.relationRoot, size * relation);
    for (let d = 0; d < size; d++) {
      const own = d * relation;
      const head = tree[d]! * relation;
      for (let k = 0; k < relation; k++) {
        const u = relationOf[own + k]! + relationTo[head + k]!;
        inputs[relationsAt + own + k] = toSteps(Math.max(0, u));
      }
    }
    kernel.run(2 + dilations.length, size, relationsAt, 1);
    const { scales, biases } = this.relations;
    const stride = strideOf(labelCount);
    for (let d = 0; d < size; d++) {
      let label = rootLabel;
      if (tree[d]! < size) {
        let best = Number.NEGATIVE_INFINITY;
        for (let l = 0; l < labelCount; l++) {
          const score = scales[l]! * sums[d * stride + l]! + biases[l]!;
          if (score > best && l !== rootLabel) {
            best = score;
            label = l;
          }
        }
      }
      labels[d] = label;
    }
  }
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

/** A number in 256ths, as a layer takes it. */
function toSteps(value: number): number {
  const steps = value * STEPS + ROUND - ROUND;
  return Math.max(-LARGEST, Math.min(steps, LARGEST));
}

/** Adds to words what a layer gives where that is above 0. */
function addPositive(
  sums: Int32Array,
  stride: number,
  { scales, biases }: Affine,
  x: Float32Array,
  size: number,
  hidden: number,
): void {
  for (let i = 0, at = 0; i < size; i++) {
    for (let k = 0, s = i * stride; k < hidden; k++, at++, s++) {
      const y = scales[k]! * sums[s]! + biases[k]!;
      if (y > 0) x[at]! += y;
    }
  }
}

/** Writes `count` of a word's answers, from number `at` on, to `out`. */
function fill(
  out: Float64Array,
  to: number,
  count: number,
  sums: Int32Array,
  from: number,
  scales: Float32Array,
  biases: Float32Array,
  at: number,
): void {
  for (let k = 0; k < count; k++) out[to + k] = scales[at + k]! * sums[from + at + k]! + biases[at + k]!;
}

/** Of two vectors of a length that is a multiple of 4. */
function product(
  a: Float64Array,
  i: number,
  b: Float64Array | Float32Array,
  j: number,
  length: number,
): number {
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (let k = 0; k < length; k += 4) {
    p += a[i + k]! * b[j + k]!;
    q += a[i + k + 1]! * b[j + k + 1]!;
    r += a[i + k + 2]! * b[j + k + 2]!;
    s += a[i + k + 3]! * b[j + k + 3]!;
  }
  return p + q + (r + s);
}
