import { type Matrix, matrix, Tape } from "../../../learn/networks/tape.ts";
import { type Random, seededRandom } from "../../../stats/index.ts";
import type { LearntText } from "../recipe-text.ts";
import { lettersOf } from "./letter-trigrams.ts";

/** A network that reads both texts alike and compares what it made of them. */
export interface NetworkSettings {
  /** Words as they stand in the corpus ("words", the default), or threes of letters of each word. */
  readonly tokens?: "words" | "letters";
  /**
   * "average": mean of vectors; "projected": of vectors after one layer; "deep": mean, then two layers; "convolution":
   * filters over runs of words, the greatest of each; "recurrent": LSTM, the greatest of each state's numbers;
   * "attention": LSTM, states weighed by attention.
   */
  readonly encoder: "average" | "projected" | "deep" | "convolution" | "recurrent" | "attention";
  /** Numbers of a token's vector; 50 by default. */
  readonly dimension?: number;
  /** Units of each layer; 50 by default. */
  readonly hidden?: number;
  /** Words that filters see at once; [1] by default. */
  readonly widths?: readonly number[];
  /**
   * "classes" (the default): grades 0 to 5 from |u - v| and u v, the expected one is the score; "cosine": five times the
   * cosine.
   */
  readonly head?: "classes" | "cosine";
  /** 8 by default; the epoch that is best on a held-out tenth is kept. */
  readonly epochs?: number;
  /** 0.002 by default. */
  readonly rate?: number;
}

/** A trained network as saved. */
export interface SavedNetwork {
  /** Tokens with a vector; row 0 of the table is for all others. */
  readonly words: readonly string[];
  /** Each weight's shape and numbers. */
  readonly weights: readonly {
    readonly name: string;
    readonly rows: number;
    readonly columns: number;
    readonly data: Float32Array;
  }[];
}

/** Grades of the gold scale. */
const GRADES = 6;
const MAX_TOKENS = 60;

/** A network's weights and its way through them. */
export class PairNetwork {
  readonly weights = new Map<string, Matrix>();
  readonly #settings: NetworkSettings;
  readonly #places: ReadonlyMap<string, number>;
  readonly #words: readonly string[];
  readonly #random: Random | undefined;

  private constructor(settings: NetworkSettings, words: readonly string[], random?: Random) {
    this.#settings = settings;
    this.#words = words;
    this.#places = new Map(words.map((word, i) => [word, i + 1]));
    this.#random = random;
  }

  /**
   * An untrained one.
   * @param vector where a word starts from, of `dimension` numbers; by chance where it has none
   */
  static create(
    settings: NetworkSettings,
    texts: readonly LearntText[],
    vector: (word: string) => ArrayLike<number> | undefined,
  ): PairNetwork {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const token of tokensOf(text, settings)) counts.set(token, (counts.get(token) ?? 0) + 1);
    const words = [...counts.keys()].filter((word) => counts.get(word)! >= 2).sort();
    const network = new PairNetwork(settings, words, seededRandom(1));
    const { dimension = 50 } = settings;
    const table = network.#weight("tokens", words.length + 1, dimension);
    for (const [i, word] of words.entries()) {
      const own = vector(word);
      if (own === undefined || own.length !== dimension) continue;
      const length = Math.hypot(...Array.from(own));
      for (let d = 0; d < dimension; d++)
        table.data[(i + 1) * dimension + d] = length === 0 ? 0 : own[d]! / length;
    }
    // Makes the other weights.
    network.score(new Tape(), texts[0]!, texts[0]!);
    return network;
  }

  static load(settings: NetworkSettings, { words, weights }: SavedNetwork): PairNetwork {
    const network = new PairNetwork(settings, words);
    for (const { name, rows, columns, data } of weights)
      network.weights.set(name, matrix(rows, columns, Float64Array.from(data)));
    return network;
  }

  save(): SavedNetwork {
    const weights = [...this.weights].map(([name, { rows, columns, data }]) => ({
      name,
      rows,
      columns,
      data: Float32Array.from(data),
    }));
    return { words: this.#words, weights };
  }

  /** Probabilities of the grades, shape [1][6], or a cosine, shape [1][1]. */
  score(tape: Tape, a: LearntText, b: LearntText): Matrix {
    const [u, v] = [this.#encode(tape, a), this.#encode(tape, b)];
    if (this.#settings.head === "cosine") return tape.cosine(u, v);
    const both = tape.beside([tape.distance(u, v), tape.times(u, v)]);
    const { hidden = 50 } = this.#settings;
    const layer = tape.tanh(this.#dense(tape, "compare", both, hidden));
    return tape.softmax(this.#dense(tape, "grades", layer, GRADES));
  }

  /** Raw value of a pair: about 0..5. */
  value(a: LearntText, b: LearntText): number {
    const { data } = this.score(new Tape(), a, b);
    return data.length === 1 ? 5 * data[0]! : data.reduce((sum, share, grade) => sum + share * grade, 0);
  }

  #encode(tape: Tape, text: LearntText): Matrix {
    const { encoder, hidden = 50, widths = [1] } = this.#settings;
    const tokens = tokensOf(text, this.#settings).slice(0, MAX_TOKENS);
    const numbers = tokens.map((token) => this.#places.get(token) ?? 0);
    const rows = tape.rowsOf(this.weights.get("tokens")!, numbers.length === 0 ? [0] : numbers);
    switch (encoder) {
      case "average":
        return tape.meanRow(rows);
      case "projected":
        return tape.meanRow(tape.tanh(this.#dense(tape, "project", rows, hidden)));
      case "deep": {
        const first = tape.tanh(this.#dense(tape, "deep-1", tape.meanRow(rows), hidden));
        return tape.tanh(this.#dense(tape, "deep-2", first, hidden));
      }
      case "convolution":
        return tape.beside(
          widths.map((width) =>
            tape.maxRow(tape.relu(this.#dense(tape, `filter-${width}`, tape.windows(rows, width), hidden))),
          ),
        );
      case "recurrent":
        return tape.maxRow(this.#states(tape, rows, hidden));
      case "attention": {
        const states = this.#states(tape, rows, hidden);
        const heed = this.#dense(tape, "heed", tape.tanh(this.#dense(tape, "look", states, hidden)), 1);
        return tape.weighted(tape.softmax(heed), states);
      }
    }
  }

  /** Long short-term memory: what is said at each token, shape [tokens][hidden]. */
  #states(tape: Tape, rows: Matrix, hidden: number): Matrix {
    let [state, memory] = [matrix(1, hidden), matrix(1, hidden)];
    const states: Matrix[] = [];
    for (let i = 0; i < rows.rows; i++) {
      const gates = this.#dense(tape, "gates", tape.beside([tape.rowsOf(rows, [i]), state]), 4 * hidden);
      const part = (k: number) => tape.columns(gates, k * hidden, (k + 1) * hidden);
      const kept = tape.times(tape.sigmoid(part(0)), memory);
      memory = tape.add(kept, tape.times(tape.sigmoid(part(1)), tape.tanh(part(2))));
      state = tape.times(tape.sigmoid(part(3)), tape.tanh(memory));
      states.push(state);
    }
    return tape.below(states);
  }

  #dense(tape: Tape, name: string, x: Matrix, width: number): Matrix {
    const weights = this.#weight(name, x.columns, width);
    const bias = this.weights.get(`${name}-bias`) ?? matrix(1, width);
    this.weights.set(`${name}-bias`, bias);
    return tape.dense(x, weights, bias);
  }

  /** Made when first asked for, small and by chance. */
  #weight(name: string, rows: number, columns: number): Matrix {
    let own = this.weights.get(name);
    if (own === undefined) {
      const scale = name === "tokens" ? 1 / Math.sqrt(columns) : Math.sqrt(2 / (rows + columns));
      own = matrix(rows, columns);
      for (let k = 0; k < own.data.length; k++) own.data[k] = scale * (this.#random?.normal() ?? 0);
      this.weights.set(name, own);
    }
    return own;
  }
}

function tokensOf(text: LearntText, { tokens = "words" }: NetworkSettings): readonly string[] {
  return tokens === "words" ? text.lemmas : lettersOf(text);
}
