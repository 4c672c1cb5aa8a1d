import { matchForm } from "../match-form.ts";
import { stems, wordOf } from "./scan.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SIGNS = /[\p{Nd}\u00bc-\u00be\u2150-\u215e]/u;
const WORDS = /\p{L}[\p{L}\p{M}\u0640]*/gu;
/** Words that the answer is kept for; then all are forgotten, so that memory stays bounded. */
const MOST_REMEMBERED = 20_000;

const remembered = new WeakMap<Vocabulary, Map<string, boolean>>();

/** A quick look whether a text can hold any quantity: a digit, or a word that may begin one. */
export function mayHold(text: string, vocabulary: Vocabulary): boolean {
  if (SIGNS.test(text)) return true;
  let known = remembered.get(vocabulary);
  if (known === undefined || known.size > MOST_REMEMBERED) {
    known = new Map();
    remembered.set(vocabulary, known);
  }
  let before = "";
  for (const [word] of text.matchAll(WORDS)) {
    let opens = known.get(word);
    if (opens === undefined) {
      opens = mayOpen(word, vocabulary);
      known.set(word, opens);
    }
    if (opens || (word.length === 1 && isNamed(word, before, vocabulary))) return true;
    before = word;
  }
  return false;
}

function isNamed(letter: string, before: string, vocabulary: Vocabulary): boolean {
  if (!/\p{Lu}/u.test(letter)) return false;
  if (letter !== "I" && vocabulary.table.numbers.letteredAfter !== undefined) return true;
  const form = matchForm(before, vocabulary.spelling);
  const { rows, lettered } = vocabulary.lists;
  return rows.get(form) !== undefined || lettered.get(form) !== undefined || /^\p{Lu}\p{Ll}/u.test(before);
}

function mayOpen(word: string, vocabulary: Vocabulary): boolean {
  if (word.length > 1 && /^(?:[IVX]+|A{2,4})$/.test(word)) return true;
  const form = matchForm(word, vocabulary.spelling);
  if (wordOf(form, vocabulary) !== undefined || opens(form, vocabulary)) return true;
  const { nameEndings, numbers } = vocabulary.table;
  const rest = numbers.proclitics?.exec(form)?.groups?.rest;
  if (rest !== undefined && opens(rest, vocabulary)) return true;
  if (nameEndings === undefined) return false;
  for (const stem of stems(form, nameEndings)) if (opensInflected(stem, vocabulary)) return true;
  return false;
}

function opens(form: string, { units, months, weekdays, noons, lists, percentFirst }: Vocabulary): boolean {
  const unit = units.get(form);
  if (unit !== undefined && unit.count === undefined && units.get(form)?.kind === "percent") return false;
  return (
    unit !== undefined ||
    units.mayBegin(form) ||
    months.mayBegin(form) ||
    weekdays.mayBegin(form) ||
    noons.mayBegin(form) ||
    percentFirst.mayBegin(form) ||
    lists.halfPastBefore.mayBegin(form) ||
    lists.quarter.mayBegin(form) ||
    lists.minus.mayBegin(form)
  );
}

function opensInflected(form: string, { months, weekdays }: Vocabulary): boolean {
  return months.get(form) !== undefined || weekdays.get(form) !== undefined;
}
