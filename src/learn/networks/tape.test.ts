import { expect, it } from "vitest";
import { seededRandom } from "../../stats/index.ts";
import { gatedRecurrence } from "./gated-recurrence.ts";
import { type Matrix, matrix } from "./matrix.ts";
import { dimensionFilters, rowComparisons, scaledRows, transposed, unitRows } from "./row-operations.ts";
import { Tape } from "./tape.ts";
import { chain, treeLstm, treeOrder } from "./tree-lstm.ts";

const random = seededRandom(5);
const drawn = (rows: number, columns: number) =>
  matrix(
    rows,
    columns,
    Float64Array.from({ length: rows * columns }, () => random.normal()),
  );

/** Derivatives by central differences, of the sum of the result's numbers times fixed weights. */
function compare(inputs: readonly Matrix[], run: (tape: Tape) => Matrix): void {
  const weights = Float64Array.from({ length: 200 }, (_, k) => Math.sin(k + 1));
  const loss = () => run(new Tape()).data.reduce((sum, value, k) => sum + value * weights[k]!, 0);
  for (const { grad } of inputs) grad.fill(0);
  const tape = new Tape();
  const out = run(tape);
  out.grad.set(weights.subarray(0, out.grad.length));
  tape.backward();
  for (const { data, grad } of inputs)
    for (let k = 0; k < data.length; k++) {
      const own = data[k]!;
      data[k] = own + 1e-6;
      const above = loss();
      data[k] = own - 1e-6;
      const slope = (above - loss()) / 2e-6;
      data[k] = own;
      expect(grad[k]).toBeCloseTo(slope, 5);
    }
}

const [x, y, table, weights, bias] = [drawn(4, 3), drawn(4, 3), drawn(5, 3), drawn(3, 2), drawn(1, 2)];
const [gates, twoGates] = [drawn(4, 9), drawn(4, 6)];
const stateWeights = { gates: drawn(3, 9), keep: drawn(3, 3) };
const unitWeights = { gates: drawn(3, 6), content: drawn(3, 3) };
const [wide, wideBias] = [drawn(2, 6), drawn(1, 6)];
const [one, other, shares] = [drawn(1, 3), drawn(1, 3), drawn(4, 1)];

it.each<[string, Matrix[], (tape: Tape) => Matrix]>([
  ["rowsOf", [table], (tape) => tape.rowsOf(table, [1, 3, 1])],
  ["dense", [x, weights, bias], (tape) => tape.dense(x, weights, bias)],
  ["tanh", [x], (tape) => tape.tanh(x)],
  ["relu", [x], (tape) => tape.relu(x)],
  ["distance", [x, y], (tape) => tape.distance(x, y)],
  ["times", [x, y], (tape) => tape.times(x, y)],
  ["beside", [x, y], (tape) => tape.beside([x, y])],
  ["below", [x, y], (tape) => tape.below([x, y])],
  ["windows", [x], (tape) => tape.windows(x, 2)],
  ["windows wider than the matrix", [x], (tape) => tape.windows(x, 6)],
  ["meanRow", [x], (tape) => tape.meanRow(x)],
  ["weighted", [shares, x], (tape) => tape.weighted(shares, x)],
  ["maxRow", [x], (tape) => tape.maxRow(x)],
  ["minRow", [x], (tape) => tape.minRow(x)],
  ["softmax", [x], (tape) => tape.softmax(x)],
  ["cosine", [one, other], (tape) => tape.cosine(one, other)],
  ["transposed", [x], (tape) => transposed(tape, x)],
  ["unitRows", [x], (tape) => unitRows(tape, x)],
  ["scaledRows", [shares, x], (tape) => scaledRows(tape, shares, x)],
  ["rowComparisons", [x, y], (tape) => rowComparisons(tape, x, y)],
  [
    "dimensionFilters",
    [x, wide, wideBias],
    (tape) => dimensionFilters(tape, tape.windows(x, 2), wide, wideBias),
  ],
  ...[chain(4), chain(4, true), treeOrder([1, -1, 1, 2]), treeOrder([-1, 0, 0, 0])].map(
    (order, k): [string, Matrix[], (tape: Tape) => Matrix] => [
      `treeLstm of order ${k}`,
      [gates, x, ...Object.values(stateWeights)],
      (tape) => treeLstm(tape, gates, x, stateWeights, order),
    ],
  ),
  ...[false, true].map((backwards): [string, Matrix[], (tape: Tape) => Matrix] => [
    `gatedRecurrence ${backwards ? "backwards" : "forwards"}`,
    [twoGates, x, ...Object.values(unitWeights)],
    (tape) => gatedRecurrence(tape, twoGates, x, unitWeights, backwards),
  ]),
  [
    "one after another",
    [x, weights, bias],
    (tape) => tape.tanh(tape.maxRow(tape.dense(tape.times(x, x), weights, bias))),
  ],
])("%s has the derivatives of finite differences", (_, inputs, run) => compare(inputs, run));
