import { type Matrix, Tape } from "../../../learn/networks/index.ts";
import { type Random, seededRandom } from "../../../stats/index.ts";
import { type LearntText, lemmaHeads } from "../recipe-text.ts";
import { comparePerspectives } from "./compare-perspectives.ts";
import { encodeText, type TokenRows } from "./encode-text.ts";
import { Layers } from "./layers.ts";
import { lettersOf } from "./letter-trigrams.ts";
import type { NetworkSettings } from "./network-settings.ts";

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
  readonly #settings: NetworkSettings;
  readonly #places: ReadonlyMap<string, number>;
  readonly #words: readonly string[];
  readonly #layers: Layers;

  private constructor(settings: NetworkSettings, words: readonly string[], random?: Random) {
    this.#settings = settings;
    this.#words = words;
    this.#places = new Map(words.map((word, i) => [word, i + 1]));
    this.#layers = new Layers(random);
  }

  /** By name. */
  get weights(): ReadonlyMap<string, Matrix> {
    return this.#layers.weights;
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
    const table = network.#layers.weight("tokens", words.length + 1, dimension, 1 / Math.sqrt(dimension));
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
    for (const { name, rows, columns, data } of weights) network.#layers.load(name, rows, columns, data);
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
    const { encoder, head, hidden = 50 } = this.#settings;
    const [left, right] = [this.#tokens(tape, a), this.#tokens(tape, b)];
    if (encoder === "perspectives") {
      const compared = comparePerspectives(tape, this.#layers, left.rows, right.rows, this.#settings);
      return this.#grades(tape, compared, hidden);
    }
    const [u, v] = [left, right].map((rows) => encodeText(tape, this.#layers, rows, this.#settings));
    if (head === "cosine") return tape.cosine(u!, v!);
    return this.#grades(tape, tape.beside([tape.distance(u!, v!), tape.times(u!, v!)]), hidden);
  }

  /** Raw value of a pair: about 0..5. */
  value(a: LearntText, b: LearntText): number {
    const { data } = this.score(new Tape(false), a, b);
    return data.length === 1 ? 5 * data[0]! : data.reduce((sum, share, grade) => sum + share * grade, 0);
  }

  #grades(tape: Tape, compared: Matrix, hidden: number): Matrix {
    const layer = tape.tanh(this.#layers.dense(tape, "compare", compared, hidden));
    return tape.softmax(this.#layers.dense(tape, "grades", layer, GRADES));
  }

  #tokens(tape: Tape, text: LearntText): TokenRows {
    const tokens = tokensOf(text, this.#settings).slice(0, MAX_TOKENS);
    const numbers = tokens.map((token) => this.#places.get(token) ?? 0);
    const heads = this.#settings.encoder === "tree" ? lemmaHeads(text).slice(0, MAX_TOKENS) : [];
    return {
      rows: tape.rowsOf(this.weights.get("tokens")!, numbers.length === 0 ? [0] : numbers),
      heads: numbers.length === 0 ? [-1] : heads.map((head) => (head < MAX_TOKENS ? head : -1)),
    };
  }
}

function tokensOf(text: LearntText, { tokens = "words" }: NetworkSettings): readonly string[] {
  return tokens === "words" ? text.lemmas : lettersOf(text);
}
