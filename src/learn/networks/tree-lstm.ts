import { type Matrix, matrix } from "./matrix.ts";
import { addOuter, addProduct, addProductTransposed } from "./matrix-products.ts";
import type { Tape } from "./tape.ts";

/** Which node each one reports to, -1 for none, and an order in which children come before their parents. */
export interface NodeOrder {
  readonly parents: Int32Array;
  readonly order: Int32Array;
}

/** A sequence as a tree: each node reports to the one after it, or, read backwards, to the one before. */
export function chain(length: number, backwards = false): NodeOrder {
  const parents = Int32Array.from({ length }, (_, i) => (backwards ? i - 1 : i + 1 < length ? i + 1 : -1));
  const order = Int32Array.from({ length }, (_, i) => (backwards ? length - 1 - i : i));
  return { parents, order };
}

/** The order for a tree of heads; a node on a circle reports to none. */
export function treeOrder(heads: readonly number[]): NodeOrder {
  const parents = Int32Array.from(heads);
  const depth = heads.map((_, i) => {
    let steps = 0;
    for (let at = i; parents[at]! >= 0; at = parents[at]!)
      if (++steps > heads.length) {
        parents[i] = -1;
        return 0;
      }
    return steps;
  });
  return { parents, order: Int32Array.from(depth.keys()).sort((x, y) => depth[y]! - depth[x]! || x - y) };
}

/** What the states before, of `hidden` numbers, add to the gates. */
export interface StateWeights {
  /** To input, output and update: shape [hidden][3 hidden]. */
  readonly gates: Matrix;
  /** To what is kept of a child: shape [hidden][hidden]. */
  readonly keep: Matrix;
}

/**
 * Child-sum Tree-LSTM: state of each node, shape [nodes][hidden]; along a `chain` it is an LSTM. O(nodes hidden^2)
 *
 * @param gates what each node's own input adds to its input, output and update gate, shape [nodes][3 hidden]
 * @param keep what it adds to how much it keeps of each child, shape [nodes][hidden]
 * @see Tai, Socher and Manning 2015, https://aclanthology.org/P15-1150, equations 2 to 8
 */
export function treeLstm(
  tape: Tape,
  gates: Matrix,
  keep: Matrix,
  weights: StateWeights,
  { parents, order }: NodeOrder,
): Matrix {
  const [n, h] = [keep.rows, keep.columns];
  const out = matrix(n, h);
  const states = out.data;
  // Of each node: its gates as they open, what its children said together, its memory and what was kept of that above.
  const open = gates.data.slice();
  const said = new Float64Array(n * h);
  const memory = new Float64Array(n * h);
  const bent = new Float64Array(n * h);
  const kept = new Float64Array(n * h);
  for (const i of order) {
    const [at, from] = [i * h, i * 3 * h];
    addProduct(open, from, said, at, weights.gates, 1);
    for (let k = 0; k < h; k++) {
      const input = sigmoid(open[from + k]!);
      const output = sigmoid(open[from + h + k]!);
      const update = Math.tanh(open[from + 2 * h + k]!);
      open[from + k] = input;
      open[from + h + k] = output;
      open[from + 2 * h + k] = update;
      memory[at + k]! += input * update;
      bent[at + k] = Math.tanh(memory[at + k]!);
      states[at + k] = output * bent[at + k]!;
    }
    const above = parents[i]! * h;
    if (above < 0) continue;
    for (let k = 0; k < h; k++) kept[at + k] = keep.data[above + k]!;
    addProduct(kept, at, states, at, weights.keep, 1);
    for (let k = 0; k < h; k++) {
      kept[at + k] = sigmoid(kept[at + k]!);
      memory[above + k]! += kept[at + k]! * memory[at + k]!;
      said[above + k]! += states[at + k]!;
    }
  }
  tape.record(() => {
    const slopes = out.grad.slice();
    const ofGates = new Float64Array(n * 3 * h);
    const ofKept = new Float64Array(n * h);
    const ofSaid = new Float64Array(n * h);
    const ofMemory = new Float64Array(n * h);
    for (let t = n - 1; t >= 0; t--) {
      const i = order[t]!;
      const [at, from, above] = [i * h, i * 3 * h, parents[i]! * h];
      if (above >= 0) {
        for (let k = 0; k < h; k++) {
          const share = kept[at + k]!;
          const slope = ofMemory[above + k]! * memory[at + k]! * share * (1 - share);
          ofKept[at + k] = slope;
          keep.grad[above + k]! += slope;
          ofMemory[at + k] = ofMemory[above + k]! * share;
          slopes[at + k]! += ofSaid[above + k]!;
        }
        addProductTransposed(slopes, at, ofKept, at, weights.keep, 1);
      }
      for (let k = 0; k < h; k++) {
        const [input, output, update] = [open[from + k]!, open[from + h + k]!, open[from + 2 * h + k]!];
        const slope = slopes[at + k]!;
        const [curve, state] = [bent[at + k]!, slope * output];
        ofMemory[at + k]! += state * (1 - curve * curve);
        const own = ofMemory[at + k]!;
        ofGates[from + k] = own * update * input * (1 - input);
        ofGates[from + h + k] = slope * curve * output * (1 - output);
        ofGates[from + 2 * h + k] = own * input * (1 - update * update);
      }
      addProductTransposed(ofSaid, at, ofGates, from, weights.gates, 1);
    }
    for (let k = 0; k < ofGates.length; k++) gates.grad[k]! += ofGates[k]!;
    addOuter(weights.gates, said, ofGates, n);
    addOuter(weights.keep, states, ofKept, n);
  });
  return out;
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
