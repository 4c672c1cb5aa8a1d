import { isAcronym, isAcronymOf } from "../../lexicon/names/acronym.ts";
import { FUNCTION_WORDS } from "../../text/words/function-words.ts";
import type { LanguageTag } from "../system.ts";
import type { ReadPair, ReadTexts } from "./slips.ts";

/** A word of a text where it stands. */
interface Spelling {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Quick look: no text without has an acronym. */
const TWO_CAPITALS = /\p{Lu}\.?\p{Lu}/u;

/** `TWO_CAPITALS` without its pattern where all letters are of ASCII. */
function hasTwoCapitals(text: string): boolean {
  let [before, second] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return TWO_CAPITALS.test(text);
    if (isCapital(code) && (isCapital(before) || (before === STOP && isCapital(second)))) return true;
    second = before;
    before = code;
  }
  return false;
}

const STOP = 0x2e;

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

/** An acronym with its stops, and a plural s; a Turkish suffix behind an apostrophe is not of it. */
const ACRONYM = /(?<![\p{L}\p{M}\p{N}.])((?:\p{Lu}\.){1,5}\p{Lu}\.?|\p{Lu}{2,6})s?(?![\p{L}\p{M}\p{N}])/gu;
/** Function words that a name has among those that its letters are of: "United States of America". */
const MOST_FUNCTION_WORDS = 3;

/**
 * A pair with an acronym of one text spelled out as the other has it: "LLM" beside "Large Language Models", "the UN" beside
 * "the United Nations". The letters must be the initials of words that stand together there; initials of small letters
 * ("natural language processing") need three words without a function word among them. Undefined where there is none.
 * A text that is nothing but the acronym tells no language, and is read by that of the other. Symmetric.
 */
export function spelledOut(pair: ReadPair): ReadPair | undefined {
  const { a, b, languages } = pair;
  if (!hasTwoCapitals(a) && !hasTwoCapitals(b)) return undefined;
  const [left, right] = [spelled(a, b, languages[1]), spelled(b, a, languages[0])];
  if (left === undefined && right === undefined) return undefined;
  const [x, y] = languages;
  return {
    a: left ?? a,
    b: right ?? b,
    languages:
      left !== undefined && isAlone(a) ? [y, y] : right !== undefined && isAlone(b) ? [x, x] : languages,
  };
}

/** Places (row, column) of the pairs of two lists that may have one; all others have none. */
export function acronymsAmong(left: ReadTexts, right: ReadTexts): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const [ofLeft, ofRight] = [left.texts.map(lettersOf), right.texts.map(lettersOf)];
  const look = (own: readonly string[][], other: readonly string[], take: (i: number, j: number) => void) => {
    if (own.every((letters) => letters.length === 0)) return;
    const initials = other.map(initialsOf);
    for (const [i, letters] of own.entries()) {
      if (letters.length === 0) continue;
      for (const [j, of] of initials.entries())
        if (letters.some((each) => of.some((row) => row.includes(each)))) take(i, j);
    }
  };
  look(ofLeft, right.texts, (i, j) => found.push([i, j]));
  look(ofRight, left.texts, (j, i) => found.push([i, j]));
  return found;
}

/** Letters of the acronyms of a text. */
function lettersOf(text: string): string[] {
  return hasTwoCapitals(text)
    ? [...text.matchAll(ACRONYM)].map(([, each]) => dotless(each!.replace(/\./g, "")))
    : [];
}

/** Initials of all words of a text, and of those with a capital, each as one row of letters. */
function initialsOf(text: string): string[] {
  const firsts = [...text.matchAll(WORD)].map(([word]) => word.charAt(0));
  return [firsts.join("").toUpperCase(), firsts.filter((letter) => /\p{Lu}/u.test(letter)).join("")].map(
    dotless,
  );
}

/** Turkish İ is an I of an acronym's letters. */
function dotless(letters: string): string {
  return letters.replaceAll("İ", "I");
}

function isAlone(text: string): boolean {
  return isAcronym(text.replace(/[^\p{L}.]/gu, "").replace(/s$/, "")) && !/\S\s+\S/.test(text.trim());
}

/** A text with its acronyms as the other spells them; undefined where it spells none. */
function spelled(text: string, other: string, language: LanguageTag): string | undefined {
  // In a text of capitals any word looks like one.
  if (!/\p{Ll}/u.test(text) && /\S\s+\S/.test(text.trim())) return undefined;
  let words: readonly Spelling[] | undefined;
  let changed = false;
  const read = text.replace(ACRONYM, (whole: string, acronym: string) => {
    words ??= [...other.matchAll(WORD)].map(({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
    }));
    const name = nameOf(acronym, words, other, language);
    // What has both says itself what the letters stand for.
    if (name === undefined || text.toLowerCase().includes(name.toLowerCase()) || has(other, acronym))
      return whole;
    changed = true;
    return name;
  });
  return changed ? read : undefined;
}

function has(text: string, acronym: string): boolean {
  return lettersOf(text).includes(dotless(acronym.replace(/\./g, "")));
}

/** The words that an acronym's letters are the initials of, as they are written. */
function nameOf(
  acronym: string,
  words: readonly Spelling[],
  text: string,
  language: LanguageTag,
): string | undefined {
  const letters = dotless(acronym.replace(/\./g, ""));
  for (let from = 0; from < words.length; from++) {
    if (dotless(words[from]!.text.charAt(0).toUpperCase()) !== letters[0]) continue;
    const most = Math.min(words.length, from + letters.length + MOST_FUNCTION_WORDS);
    for (let to = from + 2; to <= most; to++) {
      const part = words.slice(from, to).map((word) => dotless(word.text));
      if (isAcronymOf(letters, part) && isName(part, letters, language))
        return text.slice(words[from]!.start, words[to - 1]!.end);
    }
  }
  return undefined;
}

/** Words with capitals, function words between them, or three words and more that are all of content. */
function isName(words: readonly string[], letters: string, language: LanguageTag): boolean {
  const hasCapital = (word: string) => /^\p{Lu}/u.test(word);
  const capitals = words.filter(hasCapital);
  if (capitals.length === letters.length && hasCapital(words.at(-1)!)) return true;
  const functionWords = FUNCTION_WORDS[language === "und" || language === "ar" ? "en" : language];
  return (
    letters.length > 2 &&
    words.length === letters.length &&
    words.every((word) => !functionWords.has(word.toLowerCase()))
  );
}
