import { characterClass, DIGIT, IGNORABLE, LETTER, MARK } from "../../text/forms/characters.ts";
import type { Language } from "../../text/index.ts";
import type { LanguageTag } from "../system.ts";
import { looksLike, type Spelling, spellingOf, type Word, wordOf } from "./word.ts";

/** The words of a text, as they are aligned and put into English; made once for each text. */
export interface TextWords {
  readonly text: string;
  readonly language: Language;
  /** Whether the language was given or is plain to see. */
  readonly sure: boolean;
  /** Content words in order; numbers and names among them. */
  readonly words: readonly Word[];
  /** Whether it has a function word. */
  readonly hasFunctionWords: boolean;
}

/** Words of a text that are looked at: sentences have fewer, and pairs of long texts would take long. */
const MOST_WORDS = 150;

/**
 * A text's words. O(length of its first 150 words); a few microseconds a sentence once its words are known.
 * @param tag its language; "und" has it guessed
 */
export function textWordsOf(text: string, tag: LanguageTag): TextWords {
  const scanned = scan(text);
  const look =
    tag === "und"
      ? looksLike(scanned.words, 2 * scanned.arabic > scanned.letters)
      : { language: tag, sure: true };
  const words: Word[] = [];
  let hasFunctionWords = false;
  for (const spelling of scanned.words) {
    const word = wordOf(spelling, look.language);
    if (word.form === "") continue;
    if (word.functionWord) hasFunctionWords = true;
    else words.push(word);
  }
  return { text, language: look.language, sure: look.sure, words, hasFunctionWords };
}

/** Words of texts, made when first asked for and kept. */
export class TextWordsStore {
  readonly #known = new Map<LanguageTag, Map<string, TextWords>>();

  of(text: string, language: LanguageTag): TextWords {
    const texts = this.#texts(language);
    let known = texts.get(text);
    if (known === undefined) {
      known = textWordsOf(text, language);
      texts.set(text, known);
      // Plainly of a language is as good as told.
      if (language === "und" && known.sure) this.#texts(known.language).set(text, known);
    }
    return known;
  }

  /** A text's language as given, else as its words plainly look. */
  language(text: string, tag: LanguageTag): LanguageTag {
    if (tag !== "und") return tag;
    const { language, sure } = this.of(text, tag);
    return sure ? language : "und";
  }

  #texts(language: LanguageTag): Map<string, TextWords> {
    let texts = this.#known.get(language);
    if (texts === undefined) {
      texts = new Map();
      this.#known.set(language, texts);
    }
    return texts;
  }
}

interface Scan {
  readonly words: Spelling[];
  readonly letters: number;
  readonly arabic: number;
}

/** Cuts a text into runs of letters and digits. Simpler and a tenth of the time of `tokenize`, whose offsets are not needed here. */
function scan(text: string): Scan {
  const words: Spelling[] = [];
  let [at, letters, arabic] = [0, 0, 0];
  while (at < text.length && words.length < MOST_WORDS) {
    const kind = characterClass(text.codePointAt(at)!);
    if (kind !== LETTER && kind !== DIGIT) {
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      continue;
    }
    const start = at;
    let last = kind;
    while (at < text.length) {
      const code = text.codePointAt(at)!;
      const own = characterClass(code);
      if (own === LETTER) {
        letters++;
        if (code >= 0x600 && code <= 0x6ff) arabic++;
      } else if (own !== DIGIT && own !== MARK && own !== IGNORABLE && !joins(text, at, code, last)) break;
      last = own;
      at += code > 0xffff ? 2 : 1;
    }
    words.push(spellingOf(text.slice(start, at)));
  }
  return { words, letters, arabic };
}

const APOSTROPHES = new Set([0x27, 0x2019, 0x2bc]);
/** Full stop, comma, colon, Arabic decimal and group marks. */
const NUMBER_MARKS = new Set([0x2e, 0x2c, 0x3a, 0x66b, 0x66c]);

/** Whether a sign stands inside a word ("don't") or a number ("1,000"). */
function joins(text: string, at: number, code: number, last: number): boolean {
  if (APOSTROPHES.has(code)) return classAt(text, at + 1) === LETTER;
  return NUMBER_MARKS.has(code) && last === DIGIT && classAt(text, at + 1) === DIGIT;
}

function classAt(text: string, at: number): number {
  return at < text.length ? characterClass(text.codePointAt(at)!) : 0;
}
