import { type Matrix, matrix } from "./matrix.ts";
import { addOuter, addProduct, addProductTransposed } from "./matrix-products.ts";
import type { Tape } from "./tape.ts";
import { sigmoid } from "./tree-lstm.ts";

/** What the state before, of `hidden` numbers, adds. */
export interface RecurrenceWeights {
  /** To reset and update: shape [hidden][2 hidden]. */
  readonly gates: Matrix;
  /** To the new content, after the reset: shape [hidden][hidden]. */
  readonly content: Matrix;
}

/**
 * Gated recurrent unit: state at each of a sequence's places, shape [places][hidden]. O(places hidden^2)
 *
 * @param gates what each place's input adds to reset and update gate, shape [places][2 hidden]
 * @param content what it adds to the new content, shape [places][hidden]
 * @see Cho et al. 2014, https://aclanthology.org/D14-1179, equations 5 to 8, whose z is what is kept
 */
export function gatedRecurrence(
  tape: Tape,
  gates: Matrix,
  content: Matrix,
  weights: RecurrenceWeights,
  backwards = false,
): Matrix {
  const [n, h] = [content.rows, content.columns];
  const out = matrix(n, h);
  const states = out.data;
  const open = gates.data.slice();
  const fresh = content.data.slice();
  const none = new Float64Array(h);
  // State before each place, and the part of it that the reset lets through.
  const before = new Float64Array(n * h);
  const through = new Float64Array(n * h);
  const places = Array.from({ length: n }, (_, t) => (backwards ? n - 1 - t : t));
  for (const [t, i] of places.entries()) {
    const [at, from] = [i * h, i * 2 * h];
    before.set(t === 0 ? none : states.subarray(places[t - 1]! * h, (places[t - 1]! + 1) * h), at);
    addProduct(open, from, before, at, weights.gates, 1);
    for (let k = 0; k < 2 * h; k++) open[from + k] = sigmoid(open[from + k]!);
    for (let k = 0; k < h; k++) through[at + k] = open[from + k]! * before[at + k]!;
    addProduct(fresh, at, through, at, weights.content, 1);
    for (let k = 0; k < h; k++) {
      fresh[at + k] = Math.tanh(fresh[at + k]!);
      const keep = open[from + h + k]!;
      states[at + k] = keep * before[at + k]! + (1 - keep) * fresh[at + k]!;
    }
  }
  tape.record(() => {
    const slopes = out.grad.slice();
    const ofGates = new Float64Array(n * 2 * h);
    const ofFresh = new Float64Array(n * h);
    const ofThrough = new Float64Array(n * h);
    const ofBefore = new Float64Array(n * h);
    for (let t = n - 1; t >= 0; t--) {
      const i = places[t]!;
      const [at, from] = [i * h, i * 2 * h];
      for (let k = 0; k < h; k++) {
        const [slope, keep, own] = [slopes[at + k]!, open[from + h + k]!, fresh[at + k]!];
        ofFresh[at + k] = slope * (1 - keep) * (1 - own * own);
        ofGates[from + h + k] = slope * (before[at + k]! - own) * keep * (1 - keep);
        ofBefore[at + k] = slope * keep;
      }
      addProductTransposed(ofThrough, at, ofFresh, at, weights.content, 1);
      for (let k = 0; k < h; k++) {
        const [slope, reset] = [ofThrough[at + k]!, open[from + k]!];
        ofGates[from + k] = slope * before[at + k]! * reset * (1 - reset);
        ofBefore[at + k]! += slope * reset;
      }
      addProductTransposed(ofBefore, at, ofGates, from, weights.gates, 1);
      if (t > 0) for (let k = 0; k < h; k++) slopes[places[t - 1]! * h + k]! += ofBefore[at + k]!;
    }
    for (let k = 0; k < ofGates.length; k++) gates.grad[k]! += ofGates[k]!;
    for (let k = 0; k < ofFresh.length; k++) content.grad[k]! += ofFresh[k]!;
    addOuter(weights.gates, before, ofGates, n);
    addOuter(weights.content, through, ofFresh, n);
  });
  return out;
}
