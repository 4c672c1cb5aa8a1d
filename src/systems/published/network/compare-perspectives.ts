import {
  dimensionFilters,
  type Matrix,
  matrix,
  reshaped,
  rowComparisons,
  scaledRows,
  type Tape,
  transposed,
  unitRows,
} from "../../../learn/networks/index.ts";
import type { Layers } from "./layers.ts";
import type { NetworkSettings } from "./network-settings.ts";

/** Filters of each dimension of a vector. */
const PER_DIMENSION = 5;

/** What is pooled of one text's filters. */
interface Pooled {
  /** By pooling, of the words themselves: shape [1][2 dimension]. */
  readonly words: readonly Matrix[];
  /** By pooling, of holistic filters: shape [widths][hidden]. */
  readonly whole: readonly Matrix[];
  /** By width and pooling: shape [PER_DIMENSION][dimensions]. */
  readonly single: readonly Matrix[];
}

/**
 * Two texts compared from many sides, one row: filters over runs of words, holistic ones and ones of a single dimension; the greatest, least and mean of each; cosine and distances of all that two texts have of one kind, of
 * every filter over the widths and of every two widths over the filters. Words are seen beside themselves times how near they
 * are to all of the other text; a network of the paper has 300 holistic filters and 20 of each dimension.
 *
 * @see He and Lin 2016, https://aclanthology.org/N16-1108, and He, Wieting, Gimpel, Rao and Lin 2016,
 *   https://aclanthology.org/S16-1170, which has the attention
 */
export function comparePerspectives(
  tape: Tape,
  layers: Layers,
  left: Matrix,
  right: Matrix,
  { hidden = 50, widths = [1, 2, 3] }: NetworkSettings,
): Matrix {
  const [one, other] = withAttention(tape, left, right).map((rows) =>
    pooled(tape, layers, rows, hidden, widths),
  );
  const count = widths.length;
  const [lefts, rights] = [[], []] as [number[], number[]];
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      lefts.push(i);
      rights.push(j);
    }
  const parts = [
    ...one!.words.map((row, p) => rowComparisons(tape, row, other!.words[p]!)),
    ...one!.whole.map((rows, p) =>
      rowComparisons(tape, transposed(tape, rows), transposed(tape, other!.whole[p]!)),
    ),
    ...one!.whole.map((rows, p) =>
      rowComparisons(tape, tape.rowsOf(rows, lefts), tape.rowsOf(other!.whole[p]!, rights)),
    ),
    ...one!.single.map((rows, p) => rowComparisons(tape, rows, other!.single[p]!)),
  ];
  return tape.beside(parts.map((part) => reshaped(part, 1, part.rows * part.columns)));
}

function withAttention(tape: Tape, left: Matrix, right: Matrix): [Matrix, Matrix] {
  const [x, y] = [unitRows(tape, left), unitRows(tape, right)];
  const heeding = (rows: Matrix, own: Matrix, others: Matrix): Matrix => {
    const sum = tape.weighted(matrix(others.rows, 1, new Float64Array(others.rows).fill(1)), others);
    const nearness = tape.dense(own, reshaped(sum, own.columns, 1), matrix(1, 1));
    return tape.beside([rows, scaledRows(tape, tape.softmax(nearness), rows)]);
  };
  return [heeding(left, x, y), heeding(right, y, x)];
}

function pooled(tape: Tape, layers: Layers, rows: Matrix, hidden: number, widths: readonly number[]): Pooled {
  const windows = widths.map((width) => tape.windows(rows, width));
  const filtered = widths.map((width, k) =>
    tape.tanh(layers.dense(tape, `filter-${width}`, windows[k]!, hidden)),
  );
  const poolings = [
    (x: Matrix) => tape.maxRow(x),
    (x: Matrix) => tape.minRow(x),
    (x: Matrix) => tape.meanRow(x),
  ];
  const words = poolings.map((pool) => pool(rows));
  const whole = poolings.map((pool) => tape.below(filtered.map(pool)));
  const single = widths.flatMap((width, k) => {
    const columns = rows.columns * PER_DIMENSION;
    const name = `dimension-filter-${width}`;
    const weights = layers.weight(name, width, columns, Math.sqrt(1 / width));
    const out = dimensionFilters(tape, windows[k]!, weights, layers.bias(name, columns));
    // The greatest stays the greatest under tanh, which is then taken of fewer numbers.
    return [tape.maxRow(out), tape.minRow(out)].map((row) =>
      transposed(tape, reshaped(tape.tanh(row), rows.columns, PER_DIMENSION)),
    );
  });
  return { words, whole, single };
}
