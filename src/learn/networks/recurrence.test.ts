import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gatedRecurrence } from "./gated-recurrence.ts";
import { type Matrix, matrix } from "./matrix.ts";
import { Tape } from "./tape.ts";
import { chain, treeLstm, treeOrder } from "./tree-lstm.ts";

/** States and derivatives by PyTorch; see make-recurrence.py. */
interface Told<Names extends string> {
  readonly inputs: Readonly<Record<Names, number[]>>;
  readonly states: number[];
  readonly slopes: Readonly<Partial<Record<Names, number[]>>>;
}

type LstmNames = "x" | "ownGates" | "ownKeep" | "stateGates" | "stateKeep" | "biasGates" | "biasKeep";
const expected: {
  readonly shape: { readonly places: number; readonly input: number; readonly hidden: number };
  readonly heads: number[];
  readonly lstm: Told<LstmNames>[];
  readonly tree: Told<"gates" | "keep" | "stateGates" | "stateKeep">;
  readonly gru: Told<"gates" | "content" | "stateGates" | "stateContent">[];
} = JSON.parse(readFileSync(new URL("../fixtures/recurrence.json", import.meta.url), "utf8"));
const { places, input, hidden } = expected.shape;

const ofRows = (rows: number, values: number[]) =>
  matrix(rows, values.length / rows, Float64Array.from(values));

/** The states, and the derivatives of their sum weighted by 1, 2, 3 ... */
function compare(states: Matrix, tape: Tape, told: Told<string>, inputs: Readonly<Record<string, Matrix>>) {
  const close = (values: Float64Array, wanted: number[]) => {
    expect(values.length).toBe(wanted.length);
    for (const [k, value] of wanted.entries()) expect(values[k]).toBeCloseTo(value, 12);
  };
  close(states.data, told.states);
  for (let k = 0; k < states.grad.length; k++) states.grad[k] = k + 1;
  tape.backward();
  for (const [name, slopes] of Object.entries(told.slopes)) close(inputs[name]!.grad, slopes!);
}

it.each([0, 1])("an LSTM, read backwards: %i, is PyTorch's", (k) => {
  const told = expected.lstm[k]!;
  const { ownGates, ownKeep, stateGates, stateKeep, biasGates, biasKeep } = told.inputs;
  const tape = new Tape();
  const x = ofRows(places, told.inputs.x);
  const states = treeLstm(
    tape,
    tape.dense(x, ofRows(input, ownGates), ofRows(1, biasGates)),
    tape.dense(x, ofRows(input, ownKeep), ofRows(1, biasKeep)),
    { gates: ofRows(hidden, stateGates), keep: ofRows(hidden, stateKeep) },
    chain(places, k === 1),
  );
  compare(states, tape, told, { x });
});

it("a Tree-LSTM is that of the paper's equations in PyTorch", () => {
  const { gates, keep, stateGates, stateKeep } = expected.tree.inputs;
  const inputs = {
    gates: ofRows(places, gates),
    keep: ofRows(places, keep),
    stateGates: ofRows(hidden, stateGates),
    stateKeep: ofRows(hidden, stateKeep),
  };
  const tape = new Tape();
  const weights = { gates: inputs.stateGates, keep: inputs.stateKeep };
  const states = treeLstm(tape, inputs.gates, inputs.keep, weights, treeOrder(expected.heads));
  compare(states, tape, expected.tree, inputs);
});

it.each([0, 1])("a gated recurrent unit, read backwards: %i, is that of the paper's equations", (k) => {
  const told = expected.gru[k]!;
  const { gates, content, stateGates, stateContent } = told.inputs;
  const inputs = {
    gates: ofRows(places, gates),
    content: ofRows(places, content),
    stateGates: ofRows(hidden, stateGates),
    stateContent: ofRows(hidden, stateContent),
  };
  const tape = new Tape();
  const weights = { gates: inputs.stateGates, content: inputs.stateContent };
  compare(gatedRecurrence(tape, inputs.gates, inputs.content, weights, k === 1), tape, told, inputs);
});

it("a tree with a circle is cut at it", () => {
  const { parents, order } = treeOrder([1, 2, 1, -1, 3]);
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  const place = [...order].reduce((at, node, i) => at.set(node, i), new Map<number, number>());
  for (const [node, parent] of parents.entries())
    if (parent >= 0) expect(place.get(node)!).toBeLessThan(place.get(parent)!);
});
