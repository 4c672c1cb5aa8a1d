import { checkOptions, checkRecord, checkText, isRecord } from "../../arguments.ts";
import { checkLanguageTag } from "../check-language.ts";
import type { Language } from "../language.ts";
import type { LanguageTable } from "../languages/index.ts";
import type { Found } from "./found.ts";
import { joined } from "./join.ts";
import { amountAt } from "./kinds/amounts.ts";
import { dateAt } from "./kinds/calendar.ts";
import { clockAt } from "./kinds/clock.ts";
import { nameAt } from "./kinds/names.ts";
import { mayBegin, mayHold } from "./openers.ts";
import { piecesOf } from "./pieces.ts";
import type { Quantity } from "./quantity.ts";
import { Scan, type TagAt } from "./scan.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

export interface ReadNumbersOptions {
  /** Universal part of speech of the word that begins at an offset, where an analyser told it: keeps "yedi" (ate), "second" (noun) apart from numbers. */
  readonly tagAt?: TagAt;
}

/**
 * The quantities of a text, in order, not overlapping: numbers in digits of any script and in words, fractions,
 * percentages, measures, money, times, dates, ranges, ordinals, codes.
 *
 * "One", "a", "un", "bir" as pronouns and articles are none; "an hour", "una semana" are 1 h, 1 week (`article`).
 * Never fails. O(length); a text without digits and number words costs a look at each word.
 * @param language "und": digits and signs alone. A table of one's own makes a language of its own.
 */
export function readNumbers(
  text: string,
  language: Language | "und" | LanguageTable,
  options: ReadNumbersOptions = {},
): Quantity[] {
  checkText(text, "readNumbers: text");
  if (isRecord(language))
    checkRecord(language, "readNumbers: language", "a LanguageTable", ["tag", "numbers", "units", "words"]);
  else checkLanguageTag(language, "readNumbers: language");
  checkOptions(options, "readNumbers");
  const vocabulary = vocabularyOf(language);
  if (!mayHold(text, vocabulary)) return [];
  return quantitiesOf(text, vocabulary, options.tagAt);
}

function quantitiesOf(text: string, vocabulary: Vocabulary, tagAt: TagAt | undefined): Quantity[] {
  const scan = new Scan(text, piecesOf(text, vocabulary), vocabulary, tagAt);
  const found: Found[] = [];
  for (let at = 0; at < scan.pieces.length; ) {
    const idiom = scan.skip("idioms", at);
    if (idiom > at) {
      at = idiom;
      continue;
    }
    const piece = scan.pieces[at]!;
    const here = piece.kind === "address" || !mayBegin(piece, vocabulary) ? undefined : foundAt(scan, at);
    if (here !== undefined) {
      found.push({ ...here, ...(isApproximate(scan, here) && { approximate: true }) });
      scan.consumed = Math.max(here.next, at + 1);
    }
    at = here === undefined ? at + 1 : Math.max(here.next, at + 1);
  }
  scan.consumed = 0;
  return joined(scan, found).map((one) => quantityOf(scan, one));
}

function foundAt(scan: Scan, at: number): Found | undefined {
  return dateAt(scan, at) ?? clockAt(scan, at) ?? amountAt(scan, at) ?? nameAt(scan, at);
}

function isApproximate(scan: Scan, found: Found): boolean {
  const { from, next } = found;
  return (
    /^[~≈]$/.test(scan.form(from - 1)) ||
    scan.follows("approximators", from) ||
    (scan.skip("approximatorsAfter", next) > next && !hasEnding(scan, found))
  );
}

/** "5'e kadar" is "until 5", "5 kadar" about 5. */
function hasEnding(scan: Scan, { to, next }: Found): boolean {
  if (scan.vocabulary.table.nameEndings === undefined) return false;
  const last = scan.pieces[to - 1]!;
  if (to < next || last.kind !== "word") return to < next;
  const bare = scan.word(to - 1)?.ends !== true && scan.word(to - 1) !== undefined;
  const { units, unitSigns } = scan.vocabulary;
  return !bare && units.get(last.form) === undefined && unitSigns.get(last.form) === undefined;
}

function quantityOf(scan: Scan, found: Found): Quantity {
  const { from, to, next: _, approximate, ...rest } = found;
  const start = scan.pieces[from]!.start;
  const end = scan.pieces[to - 1]!.end;
  return {
    ...rest,
    span: [start, end],
    text: scan.text.slice(start, end),
    approximate: approximate === true,
  };
}
