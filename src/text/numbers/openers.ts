import { matchForm } from "../forms/match-form.ts";
import { SpanMemory } from "../forms/span-memory.ts";
import type { Language } from "../language.ts";
import type { Piece } from "./pieces.ts";
import { stems, wordOf } from "./scan.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** What a character is to a quick look. */
const [LETTER, MARK, SIGN, OTHER] = [1, 2, 3, 4];
const SIGNS = /[\p{Nd}\u00bc-\u00be\u2150-\u215e]/u;
/** Of each character of the first plane; 0 where it was not met yet. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = code > 0xffff ? 0 : kinds[code]!;
  if (known !== 0) return known;
  const character = String.fromCodePoint(code);
  const letterOrMark = /\p{L}/u.test(character) ? LETTER : /\p{M}/u.test(character) ? MARK : OTHER;
  const kind = SIGNS.test(character) ? SIGN : letterOrMark;
  if (code <= 0xffff) kinds[code] = kind;
  return kind;
}

/** Words that the answer is kept for; then all are forgotten, so that memory stays bounded. */
const MOST_REMEMBERED = 20_000;

const beginners = new WeakMap<Vocabulary, Map<string, boolean>>();

function beginnersOf(vocabulary: Vocabulary): Map<string, boolean> {
  const known = beginners.get(vocabulary);
  if (known !== undefined && known.size <= MOST_REMEMBERED) return known;
  const fresh = new Map<string, boolean>();
  beginners.set(vocabulary, fresh);
  return fresh;
}

/** What is known of a word by itself. */
interface Opening {
  /** It may begin a quantity. */
  readonly opens: boolean;
  /** It says a number, written as it is. */
  readonly numbers: boolean;
}

const openings = new WeakMap<Vocabulary, SpanMemory<Opening>>();

function openingsOf(vocabulary: Vocabulary): SpanMemory<Opening> {
  let known = openings.get(vocabulary);
  if (known === undefined) {
    known = new SpanMemory(MOST_REMEMBERED, (word) => ({
      opens: mayOpen(word, vocabulary),
      numbers: vocabulary.words.get(word) !== undefined,
    }));
    openings.set(vocabulary, known);
  }
  return known;
}

/** Whether a quantity may begin with this word; digits, signs and codes always may. */
export function mayBegin({ kind, text, form }: Piece, vocabulary: Vocabulary): boolean {
  if (kind !== "word" || text.length < 2) return true;
  const known = beginnersOf(vocabulary);
  const answer = known.get(text);
  if (answer !== undefined) return answer;
  const { lists, currencySigns } = vocabulary;
  const begins =
    wordOf(form, vocabulary) !== undefined ||
    mayOpen(text, vocabulary) ||
    /^[IVXLC]+$/.test(text) ||
    currencySigns.mayBegin(form) ||
    lists.dayOpens.mayBegin(form) ||
    lists.decadeBefore.mayBegin(form) ||
    lists.numberSign.mayBegin(form);
  known.set(text, begins);
  return begins;
}

/** A quick look whether a text can hold any quantity: a digit, or a word that may begin one. */
export function mayHold(text: string, vocabulary: Vocabulary): boolean {
  const known = openingsOf(vocabulary);
  // Where the two words before stand.
  let [second, secondEnd, before, beforeEnd] = [0, 0, 0, 0];
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at)!;
    const kind = kindOf(code);
    if (kind === SIGN) return true;
    if (kind !== LETTER) {
      at += code > 0xffff ? 2 : 1;
      continue;
    }
    const end = wordEnd(text, at);
    const { opens, numbers } = known.of(text, at, end);
    if (opens) return true;
    if (end === at + 1 && isNamed(text.charAt(at), text.slice(before, beforeEnd), vocabulary)) return true;
    if (numbers && isHour(text.slice(second, secondEnd), text.slice(before, beforeEnd), vocabulary))
      return true;
    [second, secondEnd, before, beforeEnd] = [before, beforeEnd, at, end];
    at = end;
  }
  return false;
}

/** Where a word that begins at `at` ends: behind its letters and marks. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const code = text.codePointAt(end)!;
    const kind = kindOf(code);
    if (kind !== LETTER && kind !== MARK) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

/** `mayHold` by the vocabulary of a language: where it says no, `readNumbers` finds nothing. O(length) */
export function mayHoldQuantity(text: string, language: Language): boolean {
  return mayHold(text, vocabularyOf(language));
}

const LONE_LETTER = /(?<!\p{L})\p{Lu}(?![\p{L}\p{M}])/u;

/** Whether a text that holds this word can hold a quantity by it, whatever stands beside it; false is sure. O(length) */
export function mayBeCounted(word: string, language: Language): boolean {
  const vocabulary = vocabularyOf(language);
  return (
    LONE_LETTER.test(word) ||
    mayHold(word, vocabulary) ||
    vocabulary.words.get(matchForm(word, vocabulary.spelling)) !== undefined ||
    vocabulary.words.get(word) !== undefined
  );
}

/** "A la una": a number, where an hour is named before it. */
function isHour(second: string, before: string, { lists, spelling }: Vocabulary): boolean {
  if (before === "") return false;
  return lists.hourBefore.get(matchForm(`${second} ${before}`, spelling)) !== undefined;
}

function isNamed(letter: string, before: string, vocabulary: Vocabulary): boolean {
  if (!/\p{Lu}/u.test(letter)) return false;
  if (letter !== "I" && vocabulary.table.numbers.letteredAfter !== undefined) return true;
  const form = matchForm(before, vocabulary.spelling);
  const { rows, lettered, letterWords } = vocabulary.lists;
  return (
    rows.get(form) !== undefined ||
    lettered.get(form) !== undefined ||
    (/^\p{Lu}\p{Ll}/u.test(before) && letterWords.get(letter.toLowerCase()) === undefined)
  );
}

function mayOpen(word: string, vocabulary: Vocabulary): boolean {
  if (word.length > 1 && /^(?:[IVX]+|A{2,4})$/.test(word)) return true;
  const form = matchForm(word, vocabulary.spelling);
  const number = wordOf(form, vocabulary);
  // An article says one only beside a word that opens a quantity itself.
  const oneAlone =
    vocabulary.table.numbers.oneCounts === true || vocabulary.table.numbers.oneAfterNoun !== undefined;
  if (number !== undefined && number.role !== "article" && (number.weak !== true || oneAlone)) return true;
  if (opens(form, vocabulary)) return true;
  const { nameEndings, numbers } = vocabulary.table;
  const rest = numbers.proclitics?.exec(form)?.groups?.rest;
  if (rest !== undefined && opens(rest, vocabulary)) return true;
  if (nameEndings === undefined) return false;
  for (const stem of stems(form, nameEndings)) if (opensInflected(stem, vocabulary)) return true;
  return false;
}

function opens(
  form: string,
  { units, months, weekdays, decades, noons, lists, percentFirst }: Vocabulary,
): boolean {
  if (units.get(form)?.kind === "percent") return false;
  return (
    units.mayBegin(form) ||
    months.mayBegin(form) ||
    weekdays.mayBegin(form) ||
    decades.mayBegin(form) ||
    noons.mayBegin(form) ||
    percentFirst.mayBegin(form) ||
    lists.halfPastBefore.mayBegin(form) ||
    lists.minus.mayBegin(form)
  );
}

function opensInflected(form: string, { months, weekdays }: Vocabulary): boolean {
  return months.get(form) !== undefined || weekdays.get(form) !== undefined;
}
