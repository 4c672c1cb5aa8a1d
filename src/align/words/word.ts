import { isListedName, type Membership, membershipsOf } from "../../lexicon/index.ts";
import {
  foldArabicDigits,
  isNegator,
  isStopWord,
  type Language,
  matchForm,
  negatedVerb,
  withoutMarks,
} from "../../text/index.ts";
import { mayBeCounted } from "../../text/numbers/openers.ts";
import { stemKey } from "../../text/words/stem-key.ts";
import { contractionParts } from "./contractions.ts";
import { isEmptyWord, plainForm } from "./empty-words.ts";
import { irregularBase } from "./irregular-words.ts";

/** What a word is by itself, in one language; worked out once for each spelling. */
export interface Word {
  /** In match form, without what is written on to it ("'s", the suffix of a Turkish name). */
  readonly form: string;
  /** In match form, with what is written on to it. */
  readonly whole: string;
  /** What makes it the same as another word: its stem. */
  readonly key: string;
  /** Number of the key; equal for equal keys of any language. */
  readonly id: number;
  /** The same of an irregular form's lemma ("came": of "come"); `id` for all others. */
  readonly baseId: number;
  /** The same of what `nearCopy` compares: without marks on letters, and in Turkish, whose endings hide many stems, five letters. */
  readonly nearId: number;
  /** Of a denied Turkish verb, what stands before the denial: "gel" of "gelmedi". */
  readonly root: string | undefined;
  readonly language: Language;
  /** Article, preposition, pronoun, auxiliary, negator: no content of its own. */
  readonly functionWord: boolean;
  /** Comes and goes without harm: article, auxiliary, some pronouns. */
  readonly empty: boolean;
  /** Has a digit. */
  readonly digits: boolean;
  /** Denies by itself, or strengthens what does. */
  readonly negates: boolean;
  /** Begins with a capital letter (or is all capitals) and is no function word. */
  readonly capital: boolean;
  /** Known as a name where capitals do not tell (Arabic). */
  readonly listedName: boolean;
  /** Two letters and more, all capitals. */
  readonly acronym: boolean;
  /** Groups of words that exclude each other. */
  readonly memberships: readonly Membership[];
  /** Whether it may be part of a quantity; false is sure. */
  readonly mayCount: boolean;
}

/** Spellings remembered a language; beyond, all are forgotten, which costs time and changes nothing. */
const MAX_REMEMBERED = 100_000;
const remembered = new Map<Language, Map<string, readonly Word[]>>();

/** The words of a spelling: one, or two of a contraction ("don't": do, not). O(1) for a spelling seen before. */
export function wordsOf(spelling: string, language: Language): readonly Word[] {
  const memory = memoryOf(language);
  const known = memory.get(spelling);
  if (known !== undefined) return known;
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  const parts = language === "en" ? contractionParts(spelling) : undefined;
  const words = (parts ?? [spelling])
    .map((part) => wordOf(part, language))
    .filter((word) => word.form !== "");
  memory.set(spelling, words);
  return words;
}

function memoryOf(language: Language): Map<string, readonly Word[]> {
  let memory = remembered.get(language);
  if (memory === undefined) {
    memory = new Map();
    remembered.set(language, memory);
  }
  return memory;
}

const letters = new Map<string, Word>();

/** A capital letter that stands for something ("Team A", "plan B"), which is no article and no conjunction. */
export function letterWord(letter: string, language: Language): Word {
  const known = letters.get(`${language} ${letter}`);
  if (known !== undefined) return known;
  const id = idOf(`letter ${letter}`);
  const form = letter.toLowerCase();
  const word: Word = {
    form,
    whole: form,
    key: `letter ${letter}`,
    id,
    baseId: id,
    nearId: id,
    root: undefined,
    language,
    functionWord: false,
    empty: false,
    digits: false,
    negates: false,
    capital: true,
    listedName: false,
    acronym: false,
    memberships: [],
    mayCount: true,
  };
  letters.set(`${language} ${letter}`, word);
  return word;
}

const ids = new Map<string, number>();

/** The number of a key, the same for the life of the process. */
function idOf(key: string): number {
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = ids.size;
  ids.set(key, id);
  return id;
}

const DIGIT = /\p{Nd}/u;
const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{Nd}]+$/u;
const APOSTROPHE = /['\u02bc]/;
const ENGLISH_CLITIC = /'s?$/;
/** Can et al. 2008 find five letters as good as a lemmatiser for retrieval. */
const TURKISH_BEGINNING = 5;
/** Shorter roots begin too many other words. */
const MIN_ROOT = 2;

function wordOf(text: string, language: Language): Word {
  const whole = matchForm(text, language);
  const negates = isNegator(whole, language);
  const form = plainForm(negates ? whole : withoutClitics(whole, language), language);
  const digits = DIGIT.test(form);
  const key = digits ? foldArabicDigits(form) : stemKey(form, language);
  const root = language === "tr" && negates ? negatedVerb(form) : undefined;
  const empty = isEmptyWord(form, language);
  // A denied verb has content of its own.
  const functionWord = negates ? root === undefined : empty || isStopWord(form, language);
  let memberships: readonly Membership[] | undefined;
  let mayCount: boolean | undefined;
  return {
    form,
    whole,
    key,
    id: idOf(key),
    baseId: functionWord || digits ? idOf(key) : baseIdOf(form, key, language),
    nearId: nearIdOf(root ?? key, language),
    root: root !== undefined && root.length >= MIN_ROOT ? root : undefined,
    language,
    functionWord,
    empty,
    digits,
    negates,
    capital: !functionWord && CAPITAL.test(text),
    listedName: !functionWord && isListedName(form, language),
    acronym: ACRONYM.test(text),
    // Only what differs is asked for them.
    get memberships() {
      memberships ??= membershipsOf(form, key, language);
      return memberships;
    },
    get mayCount() {
      mayCount ??= mayBeCounted(text, language);
      return mayCount;
    },
  };
}

function baseIdOf(form: string, key: string, language: Language): number {
  const base = irregularBase(form, language);
  return idOf(base === undefined ? key : stemKey(base, language));
}

function nearIdOf(key: string, language: Language): number {
  if (language === "tr") return idOf(withoutMarks(key).slice(0, TURKISH_BEGINNING));
  return idOf(language === "es" ? withoutMarks(key) : key);
}

function withoutClitics(form: string, language: Language): string {
  const at = form.search(APOSTROPHE);
  if (at < 1) return form;
  if (language === "tr") return form.slice(0, at);
  return language === "en" ? form.replace(ENGLISH_CLITIC, "") : form;
}
