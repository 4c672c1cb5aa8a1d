import {
  chain,
  gatedRecurrence,
  type Matrix,
  type NodeOrder,
  type Tape,
  treeLstm,
  treeOrder,
} from "../../../learn/networks/index.ts";
import type { Layers } from "./layers.ts";
import type { NetworkSettings } from "./network-settings.ts";

/** A text as a network sees it. */
export interface TokenRows {
  /** Vectors of its tokens, shape [tokens][dimension]. */
  readonly rows: Matrix;
  /** Of each token that of its head, -1 for none. */
  readonly heads: readonly number[];
}

/** A text as one row. */
export function encodeText(
  tape: Tape,
  layers: Layers,
  { rows, heads }: TokenRows,
  settings: NetworkSettings,
): Matrix {
  const { encoder, hidden = 50, widths = [1], pooling } = settings;
  switch (encoder) {
    case "average":
      return tape.meanRow(rows);
    case "projected":
      return tape.meanRow(tape.tanh(layers.dense(tape, "project", rows, hidden)));
    case "deep": {
      const first = tape.tanh(layers.dense(tape, "deep-1", tape.meanRow(rows), hidden));
      return tape.tanh(layers.dense(tape, "deep-2", first, hidden));
    }
    case "convolution":
      return tape.beside(
        widths.map((width) =>
          tape.maxRow(tape.relu(layers.dense(tape, `filter-${width}`, tape.windows(rows, width), hidden))),
        ),
      );
    case "recurrent": {
      const states = readAlong(tape, layers, rows, settings);
      return pooling === "attention" ? attended(tape, layers, states, hidden) : tape.maxRow(states);
    }
    case "tree": {
      const tree = treeOrder(heads);
      const states = lstm(tape, layers, "tree", rows, hidden, tree);
      return tape.meanRow(tape.rowsOf(states, rootsOf(tree)));
    }
    case "perspectives":
      throw new TypeError("perspectives are of two texts");
  }
}

/** States at each token, of both ways beside each other. */
function readAlong(
  tape: Tape,
  layers: Layers,
  rows: Matrix,
  { hidden = 50, cell = "lstm", bothWays = false }: NetworkSettings,
): Matrix {
  const ways = (bothWays ? [false, true] : [false]).map((backwards) => {
    const name = backwards ? "backwards" : "forwards";
    return cell === "lstm"
      ? lstm(tape, layers, name, rows, hidden, chain(rows.rows, backwards))
      : gru(tape, layers, name, rows, hidden, backwards);
  });
  return ways.length === 1 ? ways[0]! : tape.beside(ways);
}

function lstm(
  tape: Tape,
  layers: Layers,
  name: string,
  rows: Matrix,
  hidden: number,
  order: NodeOrder,
): Matrix {
  return treeLstm(
    tape,
    layers.dense(tape, `${name}-gates`, rows, 3 * hidden),
    layers.dense(tape, `${name}-keep`, rows, hidden),
    {
      gates: layers.weight(`${name}-state-gates`, hidden, 3 * hidden),
      keep: layers.weight(`${name}-state-keep`, hidden, hidden),
    },
    order,
  );
}

function gru(
  tape: Tape,
  layers: Layers,
  name: string,
  rows: Matrix,
  hidden: number,
  backwards: boolean,
): Matrix {
  return gatedRecurrence(
    tape,
    layers.dense(tape, `${name}-gates`, rows, 2 * hidden),
    layers.dense(tape, `${name}-content`, rows, hidden),
    {
      gates: layers.weight(`${name}-state-gates`, hidden, 2 * hidden),
      content: layers.weight(`${name}-state-content`, hidden, hidden),
    },
    backwards,
  );
}

function attended(tape: Tape, layers: Layers, states: Matrix, hidden: number): Matrix {
  const looked = tape.tanh(layers.dense(tape, "look", states, hidden));
  return tape.weighted(tape.softmax(layers.dense(tape, "heed", looked, 1)), states);
}

function rootsOf({ parents }: NodeOrder): number[] {
  return Array.from(parents.keys()).filter((i) => parents[i] === -1);
}
