import { isSlipOf } from "../../align/differences/slips.ts";
import { type PlacedWord, type TextWords as ReadWords, readTextWords } from "../../align/words/text-words.ts";
import { knowsWord } from "../../lexicon/known-words.ts";
import { cleanText, type Language } from "../../text/index.ts";
import type { LanguageTag } from "../system.ts";
import type { TextWords, TextWordsStore } from "./text-words.ts";
import { sameWord, type Word } from "./word.ts";

/** Two texts, each with the language it is read by. */
export interface ReadPair {
  readonly a: string;
  readonly b: string;
  readonly languages: readonly [LanguageTag, LanguageTag];
}

/** Texts with the languages they are read by. */
export interface ReadTexts {
  readonly texts: readonly string[];
  readonly languages: readonly LanguageTag[];
}

/** A word that no list knows, with the word of the other text that it is a slip of. */
interface Slip {
  readonly form: string;
  readonly meant: string;
}

/**
 * Slips of the keyboard in pairs of texts of one language: a word that no list of words knows, and a word of the other
 * text that one knows and that it is a letter away from ("regster", "register"). Words that both texts have, numbers,
 * names and function words are no slips.
 */
export class Slips {
  readonly #words: TextWordsStore;

  constructor(words: TextWordsStore) {
    this.#words = words;
  }

  /**
   * The texts with the words that were meant, as encoders are to read them; undefined where there is no slip, which a look
   * at first letters and lengths tells of nearly all pairs. Symmetric.
   */
  meant({ a, b, languages }: ReadPair): readonly [string, string] | undefined {
    const [x, y] = [this.#words.of(a, languages[0]), this.#words.of(b, languages[1])];
    if (x.language !== y.language || a === b) return undefined;
    const [ofA, ofB] = slipsOf(x, y);
    if (ofA.length + ofB.length === 0) return undefined;
    const [p, q] = [
      readTextWords(cleanText(a, x.language), x.language),
      readTextWords(cleanText(b, y.language), y.language),
    ];
    const [readA, readB] = [replaced(p, q, ofA), replaced(q, p, ofB)];
    return readA === p.text && readB === q.text ? undefined : [readA, readB];
  }

  /** Places (row, column) of the pairs of two lists that may hold a slip; all others hold none. */
  among(left: ReadTexts, right: ReadTexts): (readonly [number, number])[] {
    const [rows, columns] = [this.#places(left), this.#places(right)];
    const found = new Map<number, readonly [number, number]>();
    for (const [initial, own] of rows) {
      const language = initial.slice(0, 2) as Language;
      for (const p of own.values()) {
        for (const q of columns.get(initial)?.values() ?? []) {
          if (!haveLikeLetters(p, q) || !isSlipIn(p.form, q.form, language)) continue;
          for (const row of p.texts)
            for (const column of q.texts) found.set(row * right.texts.length + column, [row, column]);
        }
      }
    }
    return [...found.values()];
  }

  /** The words of texts by their form, and these by language and first letter. */
  #places({ texts, languages }: ReadTexts): Map<string, Map<string, StandingWord>> {
    const places = new Map<string, Map<string, StandingWord>>();
    for (const [i, text] of texts.entries()) {
      const { words, language } = this.#words.of(text, languages[i]!);
      for (const { form, numeric } of words) {
        if (numeric) continue;
        const initial = language + form.charAt(0);
        const own = places.get(initial) ?? new Map<string, StandingWord>();
        places.set(initial, own);
        const standing = own.get(form);
        if (standing === undefined) own.set(form, { form, letters: lettersOf(form), texts: [i] });
        else if (standing.texts.at(-1) !== i) standing.texts.push(i);
      }
    }
    return places;
  }
}

/** A word with the texts that have it. */
interface StandingWord {
  readonly form: string;
  readonly letters: number;
  readonly texts: number[];
}

/** Which letters a word has: a bit each, some of them shared by several. */
function lettersOf(form: string): number {
  let letters = 0;
  for (let at = 0; at < form.length; at++) letters |= 1 << (form.charCodeAt(at) & 31);
  return letters;
}

/** Letters that two slips, the most that a word may have, can put into one word and not the other. */
const MOST_APART = 4;

/** A quick no: a slip changes a letter, or two, and leaves the others. */
function haveLikeLetters(p: StandingWord, q: StandingWord): boolean {
  if (Math.abs(p.form.length - q.form.length) > 1) return false;
  let apart = p.letters ^ q.letters;
  let count = 0;
  for (; apart !== 0; apart &= apart - 1) if (++count > MOST_APART) return false;
  return true;
}

/** Slips of each of two texts. */
function slipsOf(x: TextWords, y: TextWords): readonly [Slip[], Slip[]] {
  const [ofX, ofY]: [Slip[], Slip[]] = [[], []];
  for (const p of x.words) {
    for (const q of y.words) {
      if (!mayBeSlip(p, q) || !isSlipIn(p.form, q.form, x.language)) continue;
      if (y.words.some((word) => sameWord(p, word)) || x.words.some((word) => sameWord(q, word))) continue;
      if (knowsWord(q.form, x.language)) ofX.push({ form: p.form, meant: q.form });
      else ofY.push({ form: q.form, meant: p.form });
    }
  }
  return [ofX, ofY];
}

/** A quick no. */
function mayBeSlip(p: Word, q: Word): boolean {
  if (p.hash === q.hash || p.form.charCodeAt(0) !== q.form.charCodeAt(0)) return false;
  if (Math.abs(p.form.length - q.form.length) > 1) return false;
  return !p.numeric && !q.numeric && p.root === undefined && q.root === undefined;
}

/** Whether one of two words is a slip of the other: one is a word, and one is none. */
function isSlipIn(x: string, y: string, language: Language): boolean {
  return isSlipOf(x, y, language) && knowsWord(x, language) !== knowsWord(y, language);
}

/** A text with each slip read as what was meant, as the other text writes it. */
function replaced(text: ReadWords, other: ReadWords, slips: readonly Slip[]): string {
  let read = "";
  let from = 0;
  for (const placed of text.words) {
    // Of two words that may have been meant the first by letters, whichever text comes first.
    const meant = slips
      .filter(({ form }) => form === placed.word.form)
      .map((slip) => slip.meant)
      .sort()[0];
    if (meant === undefined || isName(placed)) continue;
    const model = other.words.find(({ word }) => word.form === meant);
    if (model === undefined || isName(model)) continue;
    const written = model.word.whole === meant ? other.text.slice(model.start, model.end) : meant;
    read += text.text.slice(from, placed.start) + withCase(written, placed.word.capital, text.language);
    from = placed.end;
  }
  return read + text.text.slice(from);
}

function isName({ word, opens }: PlacedWord): boolean {
  return word.listedName || word.acronym || (word.capital && !opens);
}

/** A word with the capital of the one in whose place it stands. */
function withCase(word: string, capital: boolean, language: Language): string {
  const first = word.charAt(0);
  return (capital ? first.toLocaleUpperCase(language) : first.toLocaleLowerCase(language)) + word.slice(1);
}
