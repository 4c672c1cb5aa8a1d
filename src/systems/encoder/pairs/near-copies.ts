import { tellingDifferences } from "../../../align/differences/differences.ts";
import { nearCopy, readTextWords, type TextWords } from "../../../align/index.ts";
import { type Language, withoutMarks } from "../../../text/index.ts";
import type { BilingualLexicon } from "../../words/bilingual-lexicon.ts";
import { glossOverlap } from "../../words/gloss-overlap.ts";
import type { TextWordsStore } from "../../words/text-words.ts";
import type { Reading } from "../tier/encoder-parts.ts";
import { corrected, LEAST_SCORE, type NearCopy, nearCopyOf } from "../tier/near-copy-correction.ts";
import { cleanSide } from "./clean-side.ts";
import type { PairBlock, TextSide } from "./pair-plan.ts";

/**
 * Share of the words that must have a translation in the other text, on average of both, for a denial in one of them to
 * be of what the other says: "La puerta no está cerrada" denies "The door is closed", not "The door is open". Numbers and
 * names tell without: where each of two texts has one and they differ, people give less.
 */
const MIN_GLOSSES = 0.6;

/** Finds what differs in near copies; words of a text are read once. */
export class NearCopies {
  readonly #words: TextWordsStore;
  readonly #read = new WeakMap<TextSide, (TextWords | undefined)[]>();

  constructor(words: TextWordsStore) {
    this.#words = words;
  }

  /**
   * What a text of the one side of a block and one of the other show; undefined where they are no near copies. Symmetric.
   * @param lexicon what puts words of two languages into English; without it a denial tells nothing across them
   */
  async between(
    { left, right, crossLingual, read }: PairBlock,
    lexicon: BilingualLexicon | undefined,
  ): Promise<(i: number, j: number) => NearCopy | undefined> {
    if (!crossLingual) return this.#within(left, right);
    await lexicon?.load(read);
    return this.#across(left, right, lexicon);
  }

  #within(left: TextSide, right: TextSide): (i: number, j: number) => NearCopy | undefined {
    const [own, other] = [this.#readOf(left), this.#readOf(right)];
    return (i, j) => {
      own[i] ??= this.#readWords(left, i);
      other[j] ??= this.#readWords(right, j);
      const [x, y] = this.#inOneLanguage(left, i, own[i], right, j, other[j]);
      if (nearCopy(x, y) || oneWordEach(x, y)) return compared(x, y);
      if (x.unmarked === y.unmarked || !typedWithoutMarks(x, y)) return undefined;
      const [p, q] = [unmarked(x), unmarked(y)];
      return nearCopy(p, q) ? compared(p, q) : undefined;
    };
  }

  #across(
    left: TextSide,
    right: TextSide,
    lexicon: BilingualLexicon | undefined,
  ): (i: number, j: number) => NearCopy | undefined {
    const [own, other] = [this.#readOf(left), this.#readOf(right)];
    return (i, j) => {
      own[i] ??= this.#readWords(left, i);
      other[j] ??= this.#readWords(right, j);
      const found = tellingDifferences(own[i], other[j]);
      if (found === undefined) return undefined;
      const near = nearCopyOf(found, longerOf(own[i], other[j]));
      if (!near.kinds.includes("negation")) return near;
      const [x, y] = [
        this.#words.of(left.texts[i]!, left.languages[i]!),
        this.#words.of(right.texts[j]!, right.languages[j]!),
      ];
      const alike =
        lexicon !== undefined && glossOverlap(lexicon.glossed(x), lexicon.glossed(y)) >= MIN_GLOSSES;
      return alike ? near : { ...near, kinds: near.kinds.filter((kind) => kind !== "negation") };
    };
  }

  /** A text that could be of several languages ("No.") is read in that of the other text. */
  #inOneLanguage(
    left: TextSide,
    i: number,
    x: TextWords,
    right: TextSide,
    j: number,
    y: TextWords,
  ): readonly [TextWords, TextWords] {
    if (x.language === y.language) return [x, y];
    const [open, otherOpen] = [left.languages[i] === "und", right.languages[j] === "und"];
    if (open === otherOpen) return [x, y];
    return open ? [readAgain(x, y.language), y] : [x, readAgain(y, x.language)];
  }

  #readOf(side: TextSide): (TextWords | undefined)[] {
    const known = this.#read.get(side) ?? new Array(side.texts.length).fill(undefined);
    this.#read.set(side, known);
    return known;
  }

  #readWords(side: TextSide, row: number): TextWords {
    const tag = side.languages[row]!;
    const language = tag === "und" ? this.#words.of(side.texts[row]!, tag).language : tag;
    return readTextWords(cleanSide(side)[row]!, language);
  }
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

const again = new WeakMap<TextWords, Map<Language, TextWords>>();

function readAgain(words: TextWords, language: Language): TextWords {
  const readings = again.get(words) ?? new Map<Language, TextWords>();
  again.set(words, readings);
  const found = readings.get(language) ?? readTextWords(words.text, language);
  readings.set(language, found);
  return found;
}

const known = new WeakMap<TextWords, TextWords>();

function unmarked(words: TextWords): TextWords {
  const found = known.get(words) ?? readTextWords(withoutMarks(words.text), words.language);
  known.set(words, found);
  return found;
}

/** The correction of the pairs of a block, by row of each side. */
export async function corrector(
  { steps, calibration, stepScale = calibration }: Reading,
  block: PairBlock,
  copies: NearCopies,
  lexicon: BilingualLexicon | undefined,
): Promise<(raw: number, i: number, j: number) => number> {
  if (steps === undefined) return (raw) => raw;
  const between = await copies.between(block, lexicon);
  const correct = (raw: number, i: number, j: number) => corrected(raw, between(i, j), steps, stepScale);
  if (!block.crossLingual) return correct;
  // Across languages nothing is raised, so that what differs need not be looked for where it changes nothing: among all
  // pairs of two lists that is nearly everywhere.
  return (raw, i, j) => (stepScale.map(raw) < LEAST_SCORE ? raw : correct(raw, i, j));
}
