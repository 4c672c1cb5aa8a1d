import { screenDifferencesAcross } from "../../../align/differences/crosslingual.ts";
import { tellingDifferences } from "../../../align/differences/differences.ts";
import { mayBeNearCopies } from "../../../align/differences/near-copy.ts";
import { nearCopy, readTextWords, type TextWords } from "../../../align/index.ts";
import { type Language, withoutMarks } from "../../../text/index.ts";
import { MOST_ROWS, type Tile } from "../../../vectors/products/row-products.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import { glossOverlap } from "../../words/gloss-overlap.ts";
import type { TextWordsStore } from "../../words/text-words.ts";
import type { Reading } from "../tier/encoder-parts.ts";
import { corrected, LEAST_SCORE, type NearCopy, nearCopyOf } from "../tier/near-copy-correction.ts";
import { cleanSide } from "./clean-side.ts";
import type { Cells, PairBlock, TextSide } from "./pair-plan.ts";

/**
 * Share of the words that must have a translation in the other text, on average of both, for a denial in one of them to
 * be of what the other says: "La puerta no está cerrada" denies "The door is closed", not "The door is open". Numbers and
 * names tell without: where each of two texts has one and they differ, people give less.
 */
const MIN_GLOSSES = 0.6;

/** What the texts of row i of the left and row j of the right show; undefined where they are no near copies. */
type Show = (i: number, j: number) => NearCopy | undefined;

/** Which pairs of a tile may show something, 1 to `out`, shape [rows of the left, rows of the right]; 0 is sure. */
type Screen = (tile: Tile, out: Uint8Array) => void;

/** What pairs of a block show. Symmetric. */
interface Shown {
  readonly show: Show;
  readonly screen: Screen;
}

/** Finds what differs in near copies; words of a text are read once. */
export class NearCopies {
  readonly #words: TextWordsStore;
  readonly #read = new WeakMap<TextSide, ReadSide>();

  constructor(words: TextWordsStore) {
    this.#words = words;
  }

  /** @param lexicon what puts words of two languages into English; without it a denial tells nothing across them */
  async between(
    { left, right, crossLingual, read }: PairBlock,
    lexicon: BilingualLexicon | undefined,
  ): Promise<Shown> {
    const [own, other] = [this.#readOf(left), this.#readOf(right)];
    if (!crossLingual) return { show: this.#within(own, other), screen: screenWithin(own, other) };
    await lexicon?.load(read);
    return { show: this.#across(own, other, lexicon), screen: screenAcross(own, other) };
  }

  #within(left: ReadSide, right: ReadSide): Show {
    return (i, j) => {
      const [x, y] = inOneLanguage(left, i, right, j);
      if (nearCopy(x, y) || oneWordEach(x, y)) return compared(x, y);
      if (x.unmarked === y.unmarked || !typedWithoutMarks(x, y)) return undefined;
      const [p, q] = [unmarked(x), unmarked(y)];
      return nearCopy(p, q) ? compared(p, q) : undefined;
    };
  }

  #across(left: ReadSide, right: ReadSide, lexicon: BilingualLexicon | undefined): Show {
    const glossed = ({ side }: ReadSide, row: number) =>
      lexicon!.glossed(this.#words.of(side.texts[row]!, side.languages[row]!));
    return (i, j) => {
      const [x, y] = [left.words(i), right.words(j)];
      const found = tellingDifferences(x, y);
      if (found === undefined) return undefined;
      const near = nearCopyOf(found, longerOf(x, y));
      if (!near.kinds.includes("negation")) return near;
      const alike = lexicon !== undefined && glossOverlap(glossed(left, i), glossed(right, j)) >= MIN_GLOSSES;
      return alike ? near : { ...near, kinds: near.kinds.filter((kind) => kind !== "negation") };
    };
  }

  #readOf(side: TextSide): ReadSide {
    const known = this.#read.get(side) ?? new ReadSide(side, this.#words);
    this.#read.set(side, known);
    return known;
  }
}

/** The texts of a side, each read when first asked for. */
class ReadSide {
  readonly side: TextSide;
  readonly #store: TextWordsStore;
  readonly #words: (TextWords | undefined)[];
  readonly #again = new Map<Language, (TextWords | undefined)[]>();

  constructor(side: TextSide, store: TextWordsStore) {
    this.side = side;
    this.#store = store;
    this.#words = new Array(side.texts.length).fill(undefined);
  }

  words(row: number): TextWords {
    let words = this.#words[row];
    if (words === undefined) {
      const { texts, languages } = this.side;
      const tag = languages[row]!;
      const language = tag === "und" ? this.#store.of(texts[row]!, tag).language : tag;
      words = readTextWords(cleanSide(this.side)[row]!, language);
      this.#words[row] = words;
    }
    return words;
  }

  /** Of all texts `from` up to, not with, `to`. */
  span(from: number, to: number): TextWords[] {
    return Array.from({ length: to - from }, (_, k) => this.words(from + k));
  }

  /** Of a text as one of another language. */
  wordsIn(row: number, language: Language): TextWords {
    const rows = this.#again.get(language) ?? [];
    this.#again.set(language, rows);
    let words = rows[row];
    if (words === undefined) {
      words = readTextWords(this.words(row).text, language);
      rows[row] = words;
    }
    return words;
  }
}

/** A text that could be of several languages ("No.") is read in that of the other text. */
function inOneLanguage(
  left: ReadSide,
  i: number,
  right: ReadSide,
  j: number,
): readonly [TextWords, TextWords] {
  const [x, y] = [left.words(i), right.words(j)];
  if (x.language === y.language) return [x, y];
  const [open, otherOpen] = [left.side.languages[i] === "und", right.side.languages[j] === "und"];
  if (open === otherOpen) return [x, y];
  return open ? [left.wordsIn(i, y.language), y] : [x, right.wordsIn(j, x.language)];
}

function screenWithin(left: ReadSide, right: ReadSide): Screen {
  const withoutMarks = new Uint8Array(MOST_ROWS ** 2);
  return ({ fromLeft, toLeft, fromRight, toRight }, out) => {
    const [own, other] = [left.span(fromLeft, toLeft), right.span(fromRight, toRight)];
    mayBeNearCopies(own, other, out);
    const [typed, otherTyped] = [own.map(typingOf), other.map(typingOf)];
    const mixed = typed.some((marks) => otherTyped.some((otherMarks) => otherMarks !== marks));
    if (mixed) mayBeNearCopies(own.map(unmarked), other.map(unmarked), withoutMarks);
    for (let i = 0, at = 0; i < own.length; i++) {
      for (let j = 0; j < other.length; j++, at++) {
        if (out[at] === 1) continue;
        const [x, y] = [own[i]!, other[j]!];
        // Texts of two languages may be read in one.
        const maybe =
          x.language !== y.language ||
          oneWordEach(x, y) ||
          (typed[i] !== otherTyped[j] && withoutMarks[at] === 1);
        if (maybe) out[at] = 1;
      }
    }
  };
}

/** Differs between two texts that `typedWithoutMarks` is true of. */
function typingOf({ text, unmarked }: TextWords): boolean {
  return unmarked && ASCII.test(text);
}

function screenAcross(left: ReadSide, right: ReadSide): Screen {
  return ({ fromLeft, toLeft, fromRight, toRight }, out) =>
    screenDifferencesAcross(left.span(fromLeft, toLeft), right.span(fromRight, toRight), out);
}

/**
 * "Yes.", "No."; "It is hot.", "It is cold.": texts of one language that have one word at most besides function words may
 * share none and yet differ in nothing but that; whether the two exclude or deny each other is looked up.
 */
function oneWordEach(x: TextWords, y: TextWords): boolean {
  return x.language === y.language && x.contentIds.length <= 1 && y.contentIds.length <= 1;
}

const PLAIN: NearCopy = { kinds: [], same: false, part: 1 };

function compared(x: TextWords, y: TextWords): NearCopy {
  const found = tellingDifferences(x, y);
  return found === undefined ? PLAIN : nearCopyOf(found, longerOf(x, y));
}

/** Words of the longer text. */
function longerOf(x: TextWords, y: TextWords): number {
  return Math.max(x.words.length, y.words.length);
}

const ASCII = /^[\0-\x7f]*$/;

/** Whether just one of two Turkish or Spanish texts is typed without the marks of its letters. */
function typedWithoutMarks(x: TextWords, y: TextWords): boolean {
  if (x.language !== y.language || (x.language !== "tr" && x.language !== "es")) return false;
  return ASCII.test(x.text) !== ASCII.test(y.text);
}

const readUnmarked = new WeakMap<TextWords, TextWords>();

function unmarked(words: TextWords): TextWords {
  const found = readUnmarked.get(words) ?? readTextWords(withoutMarks(words.text), words.language);
  readUnmarked.set(words, found);
  return found;
}

/** Corrects the raw values of some pairs of a block, in place. */
export async function corrector(
  { steps, calibration, stepScale = calibration }: Reading,
  block: PairBlock,
  copies: NearCopies,
  lexicon: BilingualLexicon | undefined,
): Promise<(raw: Float64Array, cells: Cells) => void> {
  if (steps === undefined) return () => {};
  const { show, screen } = await copies.between(block, lexicon);
  const may = new Uint8Array(MOST_ROWS ** 2);
  return (raw, { count, left, right, tile }) => {
    if (tile !== undefined) screen(tile, may);
    for (let k = 0; k < count; k++) {
      if (tile !== undefined && may[k] === 0) continue;
      // Across languages nothing is raised, so that what differs need not be looked for where it changes nothing.
      if (block.crossLingual && stepScale.map(raw[k]!) < LEAST_SCORE) continue;
      raw[k] = corrected(raw[k]!, show(left[k]!, right[k]!), steps, stepScale);
    }
  };
}
