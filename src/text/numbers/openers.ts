import { matchForm } from "../forms/match-form.ts";
import type { Language } from "../language.ts";
import type { Piece } from "./pieces.ts";
import { stems, wordOf } from "./scan.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

const SIGNS = /[\p{Nd}\u00bc-\u00be\u2150-\u215e]/u;
const WORDS = /\p{L}[\p{L}\p{M}\u0640]*/gu;
/** Words that the answer is kept for; then all are forgotten, so that memory stays bounded. */
const MOST_REMEMBERED = 20_000;

const remembered = new WeakMap<Vocabulary, Map<string, boolean>>();
const beginners = new WeakMap<Vocabulary, Map<string, boolean>>();

function memoryOf(
  store: WeakMap<Vocabulary, Map<string, boolean>>,
  vocabulary: Vocabulary,
): Map<string, boolean> {
  const known = store.get(vocabulary);
  if (known !== undefined && known.size <= MOST_REMEMBERED) return known;
  const fresh = new Map<string, boolean>();
  store.set(vocabulary, fresh);
  return fresh;
}

/** Whether a quantity may begin with this word; digits, signs and codes always may. */
export function mayBegin({ kind, text, form }: Piece, vocabulary: Vocabulary): boolean {
  if (kind !== "word" || text.length < 2) return true;
  const known = memoryOf(beginners, vocabulary);
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
  if (SIGNS.test(text)) return true;
  const known = memoryOf(remembered, vocabulary);
  let [before, second] = ["", ""];
  for (const [word] of text.matchAll(WORDS)) {
    let opens = known.get(word);
    if (opens === undefined) {
      opens = mayOpen(word, vocabulary);
      known.set(word, opens);
    }
    if (opens || (word.length === 1 && isNamed(word, before, vocabulary))) return true;
    if (opens === false && isHour(second, before, word, vocabulary)) return true;
    [second, before] = [before, word];
  }
  return false;
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

/** "A la una": the article, where an hour is named before it. */
function isHour(
  second: string,
  before: string,
  word: string,
  { lists, words, spelling }: Vocabulary,
): boolean {
  if (before === "" || words.get(word) === undefined) return false;
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
