import { MOST_ROWS, type Tile } from "../../vectors/products/row-products.ts";
import type { WordList } from "./word-list.ts";

/** Lets other work of the process have its turn, now and then. */
export type Turn = () => Promise<void>;

/**
 * Writes how like words `from` up to, not with, `to` of the left, `MOST_ROWS` at most, are to all of the right: shape
 * [words of the left, words of the right], 0..1, to the beginning of `out`.
 */
export type Likenesses = (from: number, to: number, out: Float32Array) => void;

/** Numbers that are held at most: some 100 MB. */
const MOST_HELD = 2 ** 24 + 2 ** 23;

/** What is known of all texts `fromLeft`... with all texts `fromRight`...; texts and their words are counted from there. */
export interface Region extends Tile {
  /** Of each text of the left, places of its words; of the right. */
  readonly left: readonly Uint32Array[];
  readonly right: readonly Uint32Array[];
  /** Shape [words of the left, texts of the right]: how like a word the likest of a text is; 0 where it has none. */
  readonly ofLeft: Float32Array;
  /** Shape [texts of the left, words of the right]: the same the other way. */
  readonly ofRight: Float32Array;
  /** How many different words there are on the right. */
  readonly width: number;
}

/**
 * How like the words of two lists of texts are to the likest of each text of the other: for all texts against all, where the
 * same words meet again and again. Each pair of different words is compared once, as far as memory allows, and nothing is
 * kept of it but the greatest.
 */
export class BestWords<Word> {
  readonly #left: WordList<Word>;
  readonly #right: WordList<Word>;
  readonly #likenesses: (left: readonly Word[], right: readonly Word[]) => Likenesses;
  readonly #mostHeld: number;
  #region: Region | undefined;

  /** @param likenesses makes ready to compare some of the words */
  constructor(
    left: WordList<Word>,
    right: WordList<Word>,
    likenesses: (left: readonly Word[], right: readonly Word[]) => Likenesses,
    mostHeld = MOST_HELD,
  ) {
    this.#left = left;
    this.#right = right;
    this.#likenesses = likenesses;
    this.#mostHeld = mostHeld;
  }

  /**
   * A region that has a tile: that of the call before, or a new one, from the tile's first texts on, as large as may be held.
   * So tiles are to come with those of the same texts of the left one after the other.
   */
  async covering(tile: Tile, turn: Turn): Promise<Region> {
    const known = this.#region;
    if (known !== undefined && holds(known, tile)) return known;
    // Before the next is made, so that both are not held at once.
    this.#region = undefined;
    this.#region = await this.#read(this.#around(tile), turn);
    return this.#region;
  }

  /** All texts of the right from the tile on, if that fits, and then as many of the left as do. */
  #around({ fromLeft, toLeft, fromRight, toRight }: Tile): Tile {
    const rows = new Distinct(this.#left, fromLeft, toLeft);
    const columns = new Distinct(this.#right, fromRight, toRight);
    const fits = () =>
      rows.count * (columns.to - fromRight) + columns.count * (rows.to - fromLeft) <= this.#mostHeld;
    while (columns.extend() && fits()) toRight = columns.to;
    if (fromRight === 0 && toRight === this.#right.ids.length) {
      while (rows.extend() && fits()) toLeft = rows.to;
    }
    return { fromLeft, toLeft, fromRight, toRight };
  }

  async #read(tile: Tile, turn: Turn): Promise<Region> {
    const { fromLeft, toLeft, fromRight, toRight } = tile;
    const rows = wordsWithin(this.#left, fromLeft, toLeft);
    const columns = wordsWithin(this.#right, fromRight, toRight);
    const [height, width] = [rows.words.length, columns.words.length];
    const ofLeft = new Float32Array(height * columns.ids.length);
    const ofRight = new Float32Array(rows.ids.length * width);
    const region = { ...tile, left: rows.ids, right: columns.ids, ofLeft, ofRight, width };
    const likenesses = this.#likenesses(rows.words, columns.words);
    const holders = textsOf(rows.ids, height);
    const values = new Float32Array(MOST_ROWS * width);
    for (let from = 0; from < height; from += MOST_ROWS) {
      const to = Math.min(height, from + MOST_ROWS);
      likenesses(from, to, values);
      for (let word = from; word < to; word++) {
        const own = values.subarray((word - from) * width, (word - from + 1) * width);
        greatestByText(own, columns.ids, ofLeft, word * columns.ids.length);
        for (const text of holders[word]!) raise(ofRight, text * width, own);
      }
      await turn();
    }
    return region;
  }
}

function holds(region: Tile, tile: Tile): boolean {
  return (
    tile.fromLeft >= region.fromLeft &&
    tile.toLeft <= region.toLeft &&
    tile.fromRight >= region.fromRight &&
    tile.toRight <= region.toRight
  );
}

/** For each text the greatest of the values of its words. */
function greatestByText(
  values: Float32Array,
  texts: readonly Uint32Array[],
  out: Float32Array,
  at: number,
): void {
  for (let t = 0; t < texts.length; t++) {
    const words = texts[t]!;
    let most = 0;
    for (let q = 0; q < words.length; q++) {
      const value = values[words[q]!]!;
      if (value > most) most = value;
    }
    out[at + t] = most;
  }
}

function raise(out: Float32Array, at: number, values: Float32Array): void {
  for (let k = 0; k < values.length; k++) if (values[k]! > out[at + k]!) out[at + k] = values[k]!;
}

/** Counts the different words of texts, from a first one up to, not with, `to`. */
class Distinct<Word> {
  to: number;
  count = 0;
  readonly #list: WordList<Word>;
  readonly #seen: Uint8Array;

  constructor(list: WordList<Word>, from: number, to: number) {
    this.#list = list;
    this.#seen = new Uint8Array(list.distinct.length);
    this.to = from;
    this.#add(to);
  }

  /** Takes as many texts more as a tile has; false where there are no more. */
  extend(): boolean {
    const { length } = this.#list.ids;
    if (this.to === length) return false;
    this.#add(Math.min(length, this.to + MOST_ROWS));
    return true;
  }

  #add(to: number): void {
    for (; this.to < to; this.to++) {
      for (const id of this.#list.ids[this.to]!) {
        if (this.#seen[id] === 1) continue;
        this.#seen[id] = 1;
        this.count++;
      }
    }
  }
}

/** The different words of some texts of a list, in its order, and the texts by their places among them. */
function wordsWithin<Word>(
  { distinct, ids }: WordList<Word>,
  from: number,
  to: number,
): { readonly words: readonly Word[]; readonly ids: readonly Uint32Array[] } {
  const texts = ids.slice(from, to);
  const places = new Int32Array(distinct.length).fill(-1);
  for (const text of texts) for (const id of text) places[id] = 0;
  const words = distinct.filter((_, id) => places[id] === 0);
  let place = 0;
  for (const [id, found] of places.entries()) if (found === 0) places[id] = place++;
  return { words, ids: texts.map((text) => text.map((id) => places[id]!)) };
}

/** Of each word the texts that have it, each once. */
export function textsOf(ids: readonly Uint32Array[], words: number): readonly (readonly number[])[] {
  const texts: number[][] = Array.from({ length: words }, () => []);
  for (const [text, own] of ids.entries()) {
    for (const id of own) if (texts[id]!.at(-1) !== text) texts[id]!.push(text);
  }
  return texts;
}
