import { checkChoice, checkList, checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import { type Language, matchForm, stem } from "../../text/index.ts";
import { monthNames, unitNames, weekdayNames } from "../../text/languages/names.ts";
import { ARABIC } from "./ar.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { LISTED } from "./listed.ts";
import { TURKISH } from "./tr.ts";

/**
 * How words of a group exclude each other.
 * - complement: one or the other, so that "not x" is the other (open, closed)
 * - opposite: ends of a scale, or two of a kind (hot, cold; man, woman)
 * - converse: one event or relation seen from both sides (buy, sell; taller, shorter)
 * - exclusive: many of a kind (red, blue, green)
 * - time, quantifier, modality, condition, direction, negation: function words and adverbs of that meaning
 */
export type ExclusionKind =
  | "complement"
  | "opposite"
  | "converse"
  | "exclusive"
  | "time"
  | "quantifier"
  | "modality"
  | "condition"
  | "direction"
  | "negation";

/** A word's place in a group. */
export interface Membership {
  readonly kind: ExclusionKind;
  readonly group: number;
  /** Words of one group and different alternatives exclude each other. */
  readonly alternative: number;
}

/** Groups by hand; a language may have none. */
const TEXTS: Readonly<Partial<Record<Language, string>>> = {
  en: ENGLISH,
  es: SPANISH,
  ar: ARABIC,
  tr: TURKISH,
};

/** Groups by word and stem. */
interface Table {
  readonly byForm: ReadonlyMap<string, readonly Membership[]>;
  readonly byStem: ReadonlyMap<string, readonly Membership[]>;
  /** Turkish verb roots. */
  readonly byRoot: ReadonlyMap<string, readonly Membership[]>;
}

/** Words with their places, by initial; to find all stems takes longer than to score a pair. */
interface ListedWords {
  readonly words: Map<string, (readonly [word: string, membership: Membership])[]>;
  readonly tables: Map<string, Table>;
}

/** What a language has. */
interface Listed extends ListedWords {
  /** Words of each alternative, by group. */
  readonly groups: readonly (readonly (readonly string[])[])[];
  readonly hasRoots: boolean;
  /** Phrases ("turn-down"), and the words they are of: `group` is a phrase's index, `alternative` the word's place in it. */
  readonly phrases: readonly Phrase[];
  readonly parts: ListedWords;
}

/** A listed phrase: its place in a group, and how many words it has. */
interface Phrase {
  readonly membership: Membership;
  readonly length: number;
}

const lists = new Map<Language, Listed>();
const NONE: readonly Membership[] = [];

/**
 * The groups a word belongs to: by its form (in Turkish also by a verb's root) where that is listed, else by its stem.
 * @param form in match form
 * @param key its stem, in match form
 */
export function membershipsOf(form: string, key: string, language: Language): readonly Membership[] {
  checkText(form, "membershipsOf: form");
  checkText(key, "membershipsOf: key");
  checkLanguage(language, "membershipsOf: language");
  const listed = listedOf(language);
  return placesOf(listed, listed.hasRoots, form, key, language);
}

function placesOf(
  listed: ListedWords,
  hasRoots: boolean,
  form: string,
  key: string,
  language: Language,
): readonly Membership[] {
  const { byForm, byRoot } = tableOf(listed, form, language);
  const { byStem } = tableOf(listed, key, language);
  if (!hasRoots) {
    const [own, ofStem] = [byForm.get(form), byStem.get(key)];
    const isBoth = own !== undefined && ofStem !== undefined && language === "en" && VERB_FORM.test(form);
    return isBoth ? [...own, ...ofStem] : (own ?? ofStem ?? NONE);
  }
  for (const bare of [form, form.replace(COPULA, ""), form.replace(SHORT_COPULA, "")]) {
    const [own, verb] = [byForm.get(bare), ofRoot(bare, byRoot)];
    if (own !== undefined || verb !== undefined) return [...(own ?? []), ...(verb ?? [])];
  }
  return byStem.get(key) ?? NONE;
}

/** What `listedPhrases` asks of a word: its form and its stem, in match form. */
export interface PhraseWord {
  readonly form: string;
  readonly key: string;
}

/**
 * The listed phrases ("turn down", "her zaman") that stand in a text from its word `at` on: how many words they have, and
 * their places in the groups. O(1) for a word that begins none.
 */
export function listedPhrases(
  words: readonly PhraseWord[],
  at: number,
  language: Language,
): readonly { readonly length: number; readonly memberships: readonly Membership[] }[] {
  checkList(words, "listedPhrases: words", "an array of words");
  checkLanguage(language, "listedPhrases: language");
  const { parts, phrases, hasRoots } = listedOf(language);
  const partsAt = (k: number) =>
    k >= words.length ? NONE : placesOf(parts, hasRoots, words[k]!.form, words[k]!.key, language);
  const found = new Map<number, Membership[]>();
  for (const { group, alternative } of partsAt(at)) {
    if (alternative !== 0) continue;
    const { membership, length } = phrases[group]!;
    let k = 1;
    while (k < length && partsAt(at + k).some((part) => part.group === group && part.alternative === k)) k++;
    if (k < length) continue;
    const ofLength = found.get(length) ?? [];
    found.set(length, ofLength);
    ofLength.push(membership);
  }
  return Array.from(found, ([length, memberships]) => ({ length, memberships }));
}

/** A form of a regular English verb: listed beside another ("accepted | rejected"), it still is what its verb is. */
const VERB_FORM = /^[a-z]{3,}(?:ed|ing)$/;

/** The same without the joining y, which may be the word's own ("kolay"). */
const SHORT_COPULA = /[dt][ıiuü](?:lar|ler|[mnk])?$/;
/** "Was", "is" and person behind a Turkish noun or adjective. */
const COPULA = /(?:y?[dt][ıiuü](?:lar|ler|[mnk])?|[dt][ıiuü]r(?:lar|ler)?|y[ıiuü][mz])$/;

/** The kind that says most about two words of several groups comes first. */
const PRECEDENCE: readonly ExclusionKind[] = [
  "negation",
  "quantifier",
  "time",
  "modality",
  "condition",
  "direction",
  "complement",
  "converse",
  "opposite",
  "exclusive",
];

/** How two words exclude each other, by the groups that hold both in different alternatives; not where one holds both as the same. */
export function exclusionOf(x: readonly Membership[], y: readonly Membership[]): ExclusionKind | undefined {
  checkList(x, "exclusionOf: x", "an array of memberships");
  checkList(y, "exclusionOf: y", "an array of memberships");
  let found = PRECEDENCE.length;
  for (const p of x) {
    for (const q of y) {
      if (p.group !== q.group) continue;
      if (p.alternative === q.alternative) return undefined;
      found = Math.min(found, PRECEDENCE.indexOf(p.kind));
    }
  }
  return PRECEDENCE[found];
}

/** Whether some group of that kind holds both in different alternatives. */
export function excludeAs(x: readonly Membership[], y: readonly Membership[], kind: ExclusionKind): boolean {
  checkList(x, "excludeAs: x", "an array of memberships");
  checkList(y, "excludeAs: y", "an array of memberships");
  checkChoice(kind, "excludeAs: kind", [
    "complement",
    "opposite",
    "converse",
    "exclusive",
    "time",
    "quantifier",
    "modality",
    "condition",
    "direction",
    "negation",
  ]);
  return x.some(
    (p) => p.kind === kind && y.some((q) => q.group === p.group && q.alternative !== p.alternative),
  );
}

/** Stems of shorter words are shared by too many others. */
const LEAST_STEMMED = 3;

/** Words of one initial go together, marks aside, which Spanish stems lose; Arabic stems lose letters, so all of them do. */
function initialOf(word: string, language: Language): string {
  if (language === "ar") return "";
  const first = word.slice(0, 1);
  const ofLanguage = initials.get(language) ?? new Map<string, string>();
  initials.set(language, ofLanguage);
  const known = ofLanguage.get(first);
  if (known !== undefined) return known;
  const initial = matchForm(first, language).normalize("NFD").slice(0, 1);
  ofLanguage.set(first, initial);
  return initial;
}

/** By language, then by first letter. */
const initials = new Map<Language, Map<string, string>>();

/** The groups of a language as they are written, "kind: words | words"; `Membership.group` is the index of one. */
function exclusionLines(language: Language): string[] {
  const further: Readonly<Partial<Record<Language, string>>> = LISTED;
  const pairs = (further[language] ?? "").split(" ").filter((pair) => pair !== "");
  return [
    ...(TEXTS[language] ?? "")
      .trim()
      .split("\n")
      .filter((line) => line !== ""),
    ...pairs.map((pair) => `opposite: ${pair.replace("-", " | ")}`),
  ];
}

function listedOf(language: Language): Listed {
  const known = lists.get(language) ?? readLists(language);
  lists.set(language, known);
  return known;
}

function readLists(language: Language): Listed {
  const groups: (readonly (readonly string[])[])[] = [];
  const single: ListedWords = { words: new Map(), tables: new Map() };
  const parts: ListedWords = { words: new Map(), tables: new Map() };
  const phrases: Phrase[] = [];
  let hasRoots = false;
  const add = ({ words }: ListedWords, word: string, membership: Membership) => {
    const initial = initialOf(word, language);
    const own = words.get(initial) ?? [];
    words.set(initial, own);
    own.push([word, membership]);
  };
  for (const [group, line] of exclusionLines(language).entries()) {
    const [kind, list] = line.split(": ") as [ExclusionKind, string];
    const alternatives = alternativesOf(list, language);
    groups.push(alternatives);
    for (const [alternative, some] of alternatives.entries()) {
      for (const word of some) {
        const membership = { kind, group, alternative };
        hasRoots ||= word.endsWith("-");
        add(single, word, membership);
        const several = wordsOfPhrase(word);
        if (several.length === 1) continue;
        for (const [place, part] of several.entries())
          add(parts, part, { kind, group: phrases.length, alternative: place });
        phrases.push({ membership, length: several.length });
      }
    }
  }
  return { ...single, groups, hasRoots, phrases, parts };
}

/** "take-off": two words; of "sona-er-" the second is a verb's root. */
function wordsOfPhrase(word: string): string[] {
  const root = word.endsWith("-");
  const parts = (root ? word.slice(0, -1) : word).split("-");
  return root ? parts.with(-1, `${parts.at(-1)}-`) : parts;
}

/** Words of each alternative of a group. */
export function alternativesOfGroup(group: number, language: Language): readonly (readonly string[])[] {
  return listedOf(language).groups[group]!;
}

/** Words of each alternative of a line; names of months, weekdays and units are those of the language's table. */
function alternativesOf(list: string, language: Language): readonly (readonly string[])[] {
  if (list === "$months") return monthNames(language);
  if (list === "$weekdays") return weekdayNames(language);
  const [name, ...units] = list.split(" ");
  // Plurals are found by their stem, with the other groups of the singular: "days", "nights".
  if (name === "$unit") return units.map((unit) => unitNames(unit, language).slice(0, 1));
  if (name === "$units") return units.map((unit) => unitNames(unit, language));
  return list.split("|").map((some) => some.split(" ").filter((word) => word !== ""));
}

/** The words that a word could be, or have the stem of. */
function tableOf({ words, tables }: ListedWords, like: string, language: Language): Table {
  const initial = initialOf(like, language);
  const known = tables.get(initial);
  if (known !== undefined) return known;
  const byForm = new Map<string, Membership[]>();
  const byStem = new Map<string, Membership[]>();
  const byRoot = new Map<string, Membership[]>();
  const add = (table: Map<string, Membership[]>, key: string, membership: Membership) => {
    const list = table.get(key) ?? [];
    if (!list.some((m) => m.group === membership.group && m.alternative === membership.alternative))
      table.set(key, [...list, membership]);
  };
  for (const [word, membership] of words.get(initial) ?? []) {
    const form = matchForm(word, language);
    if (form.endsWith("-")) {
      add(byRoot, form.slice(0, -1), membership);
      continue;
    }
    add(byForm, form, membership);
    if (form.length >= LEAST_STEMMED && !FUNCTION_KINDS.has(membership.kind))
      add(byStem, matchForm(stem(form, language), language), membership);
  }
  const table = { byForm, byStem, byRoot };
  tables.set(initial, table);
  return table;
}

/** Words of these kinds are looked up as they stand. */
const FUNCTION_KINDS: ReadonlySet<ExclusionKind> = new Set([
  "modality",
  "condition",
  "direction",
  "negation",
]);

/** What may stand between a Turkish verb's root and the end: voice, denial, tense, person, verbal nouns. */
const VERB_ENDING =
  /^(?:[ıiuü]l|[ıiuü]n|t|d[ıiuü]r|[ıiuü]ş)?(?:m[ae]?|[ıiuüae]?y?[ae]?m[ae])?y?(?:[ıiuü]yor|[dt][ıiuü]|m[ıiuü]ş|[ae]c[ae][kğ]|[ae]r|[ıiuü]r|r|z|m[ae]k|m[ae]|m[ae]l[ıi]|[ae]n|[ıiuü]p|s[ae]|[ae]b[ıi]l|[ıiuü]n|[ıiuü]n[ıiuü]z|[dt][ıiuü][kğ]|s[ıiuü]n|[ae]l[ıi]m|$)/;

function ofRoot(
  form: string,
  byRoot: ReadonlyMap<string, readonly Membership[]>,
): readonly Membership[] | undefined {
  for (let length = Math.min(form.length, 9); length >= 2; length--) {
    const found = byRoot.get(form.slice(0, length)) ?? softened(form.slice(0, length), byRoot);
    if (found !== undefined && VERB_ENDING.test(form.slice(length))) return found;
  }
  return undefined;
}

/** "gider" of git-, "eder" of et-. */
function softened(start: string, byRoot: ReadonlyMap<string, readonly Membership[]>) {
  return start.endsWith("d") ? byRoot.get(`${start.slice(0, -1)}t`) : undefined;
}
