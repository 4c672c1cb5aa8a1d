import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import type { Language } from "../../text/index.ts";
import { isTitle } from "../../text/tokens/abbreviations.ts";
import { scanWords } from "./scan.ts";
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
  /** Spanish and Turkish: no letter has a mark, as where they are typed without ("musteri", "arbol"). */
  readonly unmarked: boolean;
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
  const words: PlacedWord[] = [];
  const content: number[] = [];
  const other: number[] = [];
  let afterNumber = false;
  let before = "";
  for (const scanned of scanWords(text)) {
    const { text: spelling, start, end, parted } = scanned;
    // "Dr. Smith" opens no sentence.
    const opens = scanned.opens && !(before !== "" && isTitle(before, language));
    before = spelling;
    const letter =
      !opens && spelling.length === 1 && LETTER.test(spelling) && !(language === "en" && spelling === "I");
    for (const word of letter ? [letterWord(spelling, language)] : wordsOf(spelling, language)) {
      words.push({ word, start, end, opens, parted });
      // What is counted or measured goes with its number: 2 kg, 2000 g.
      if (!word.digits) {
        other.push(word.nearId);
        if (!word.functionWord && !afterNumber) content.push(word.nearId);
      }
      afterNumber = word.digits;
    }
  }
  const unmarked = (language === "tr" || language === "es") && !MARKED.test(text);
  return { text, language, words, unmarked, contentIds: ascending(content), otherIds: ascending(other) };
}

const MARKED = /[^\x00-\x7f\u00a1\u00bf\u2010-\u203a]/;
const LETTER = /^[A-Z]$/;

/** By insertion: texts have few words, for which the arrays' own sort takes several times as long. */
function ascending(values: readonly number[]): Int32Array {
  const sorted = new Int32Array(values.length);
  for (let k = 0; k < values.length; k++) {
    const value = values[k]!;
    let at = k;
    for (; at > 0 && sorted[at - 1]! > value; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = value;
  }
  return sorted;
}
