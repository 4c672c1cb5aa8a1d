import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import type { Language } from "../../text/index.ts";
import { isTitle } from "../../text/tokens/abbreviations.ts";
import { type Scanned, scanWords } from "./scan.ts";
import { letterWord, type Word, wordsOf } from "./word.ts";

/** A word where it stands. */
export interface PlacedWord {
  readonly word: Word;
  /** UTF-16 offsets in the text; both parts of a contraction have those of the whole. */
  readonly start: number;
  readonly end: number;
  /** First word of a sentence, a quotation or a line. */
  readonly opens: boolean;
  /** A comma or another sign stands before it. */
  readonly parted: boolean;
}

/** The words of a text, read once and kept by callers that compare it with many others. */
export interface TextWords {
  readonly text: string;
  readonly language: Language;
  readonly words: readonly PlacedWord[];
  /** How many words. */
  readonly size: number;
  /** Spanish and Turkish: no letter has a mark, as where they are typed without ("musteri", "arbol"). */
  readonly unmarked: boolean;
  /** Whether a word may be part of a quantity; false is sure. */
  readonly mayCount: boolean;
  /** `nearId` of its content words, numbers and what they count left out, ascending: what `nearCopy` compares. */
  readonly contentIds: Int32Array;
  /** The same of all its words but numbers. */
  readonly otherIds: Int32Array;
}

/**
 * Reads a text's words. O(length of its first 150 words), a few microseconds a sentence once its words are known.
 * @param language how to read it
 */
export function readTextWords(text: string, language: Language): TextWords {
  checkText(text, "readTextWords: text");
  checkLanguage(language, "readTextWords: language");
  return new ReadText(text, language);
}

/** Where words stand is worked out when first asked for: most pairs of texts are no near copies, and numbers tell that. */
class ReadText implements TextWords {
  readonly text: string;
  readonly language: Language;
  readonly size: number;
  readonly unmarked: boolean;
  readonly contentIds: Int32Array;
  readonly otherIds: Int32Array;
  #mayCount: boolean | undefined;
  #words: readonly PlacedWord[] | undefined;

  constructor(text: string, language: Language) {
    this.text = text;
    this.language = language;
    let [size, contents, others] = [0, 0, 0];
    let afterNumber = false;
    eachWord(text, language, (word) => {
      size++;
      // What is counted or measured goes with its number: 2 kg, 2000 g.
      if (!word.digits) {
        otherIds[others++] = word.nearId;
        if (!word.functionWord && !afterNumber) contentIds[contents++] = word.nearId;
      }
      afterNumber = word.digits;
    });
    this.size = size;
    this.unmarked = (language === "tr" || language === "es") && !MARKED.test(text);
    this.contentIds = ascending(contentIds, contents);
    this.otherIds = ascending(otherIds, others);
  }

  get mayCount(): boolean {
    this.#mayCount ??= this.words.some(({ word }) => word.digits || word.mayCount);
    return this.#mayCount;
  }

  get words(): readonly PlacedWord[] {
    if (this.#words === undefined) {
      const words: PlacedWord[] = [];
      eachWord(this.text, this.language, (word, { starts, ends, opens, parted }, k) => {
        words.push({
          word,
          start: starts[k]!,
          end: ends[k]!,
          opens: opens[k] === 1,
          parted: parted[k] === 1,
        });
      });
      this.#words = words;
    }
    return this.#words;
  }
}

/** Two of a contraction a run of letters: 150 runs at most. */
const MOST_IDS = 300;
const contentIds = new Int32Array(MOST_IDS);
const otherIds = new Int32Array(MOST_IDS);

/** Calls back with each word of a text and the number of its run of letters. */
function eachWord(
  text: string,
  language: Language,
  take: (word: Word, scanned: Scanned, k: number) => void,
): void {
  const scanned = scanWords(text);
  const { starts, ends, opens } = scanned;
  let before = "";
  for (let k = 0; k < scanned.count; k++) {
    const spelling = text.slice(starts[k], ends[k]);
    // "Dr. Smith" opens no sentence.
    if (opens[k] === 1 && before !== "" && isTitle(before, language)) opens[k] = 0;
    before = spelling;
    const letter =
      spelling.length === 1 &&
      opens[k] === 0 &&
      LETTER.test(spelling) &&
      !(language === "en" && spelling === "I");
    if (letter) take(letterWord(spelling, language), scanned, k);
    else {
      const words = wordsOf(spelling, language);
      for (let w = 0; w < words.length; w++) take(words[w]!, scanned, k);
    }
  }
}

const MARKED = /[^\x00-\x7f\u00a1\u00bf\u2010-\u203a]/;
const LETTER = /^[A-Z]$/;

/** The first numbers of an array, by insertion: texts have few words, for which the arrays' own sort takes several times as long. */
function ascending(values: Int32Array, count: number): Int32Array {
  const sorted = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    const value = values[k]!;
    let at = k;
    for (; at > 0 && sorted[at - 1]! > value; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = value;
  }
  return sorted;
}
