import { matchForm } from "../forms/match-form.ts";
import { isLanguage, type Language } from "../language.ts";
import { type LanguageTable, languageTable, type NumberWord } from "../languages/index.ts";
import { Phrases } from "./phrases.ts";
import { CURRENCY_SIGNS, UNITS } from "./units.ts";

/** A unit's or currency's name; `count` where the name says how many (Arabic duals). */
export interface UnitName {
  readonly unit: string;
  readonly kind: "measure" | "money" | "percent";
  readonly count?: number;
}

/** What the reader looks up of one language, made from its table when first asked for. */
export interface Vocabulary {
  readonly table: LanguageTable;
  /** Whose case folding holds. */
  readonly spelling: Language;
  readonly words: ReadonlyMap<string, NumberWord>;
  /** Typed without accents or dots: "millon", "dort". */
  readonly unaccented: ReadonlyMap<string, NumberWord>;
  readonly units: Phrases<UnitName>;
  /** Names of measures in the singular, where a share is told from a number by them. */
  readonly singularUnits: Phrases<true>;
  /** International signs of units, of currencies. */
  readonly unitSigns: Phrases<UnitName>;
  readonly currencySigns: Phrases<UnitName>;
  readonly months: Phrases<number>;
  readonly weekdays: Phrases<number>;
  /** Decades in words, to the first three digits of their years. */
  readonly decades: Phrases<string>;
  /** "morning" ... to what is done with the hour. */
  readonly dayParts: Phrases<DayPart>;
  readonly noons: Phrases<string>;
  readonly decimalLetters: Phrases<number>;
  readonly moneyLetters: Phrases<number>;
  readonly percentFirst: Phrases<number>;
  readonly lists: { readonly [name in ListName]: Phrases<true> };
  /** Eleven to nineteen are words of their own. */
  readonly hasTeens: boolean;
  readonly unitsNear: readonly {
    readonly names: Phrases<true>;
    readonly unit: string;
    readonly near: Phrases<true>;
  }[];
}

export type DayPart = "morning" | "afternoon" | "night" | "noonish";

type ListName =
  | "beforePronoun"
  | "afterPronoun"
  | "shareLinks"
  | "joiner"
  | "point"
  | "minus"
  | "numberSign"
  | "numberSignAfter"
  | "ordinalEndings"
  | "rangeBetween"
  | "rangeOpens"
  | "rangeOpensWithJoiner"
  | "rangeCloses"
  | "rows"
  | "hourBefore"
  | "hourAfter"
  | "hourAfterNamed"
  | "shortNames"
  | "belowZero"
  | "letterWords"
  | "dayOpens"
  | "hourBeforeMinutes"
  | "hourSays"
  | "shareNouns"
  | "weekdayCloses"
  | "rangeBetweenSure"
  | "halfPastBefore"
  | "halfPastAfter"
  | "quarter"
  | "past"
  | "to"
  | "doubtfulMonths"
  | "monthOpens"
  | "doubtfulWeekdays"
  | "weekdayOpens"
  | "links"
  | "yearBefore"
  | "yearAfter"
  | "decadeBefore"
  | "decadeOpens"
  | "monthsAndNames"
  | "ratioLinks"
  | "moneyJoins"
  | "speedBefore"
  | "notUnits"
  | "unitQualifiers"
  | "decadeEndings"
  | "unitLinks"
  | "approximators"
  | "approximatorsAfter"
  | "rateWords"
  | "verbs"
  | "oneAfterNoun"
  | "idioms"
  | "lettered"
  | "letteredAfter"
  | "followers";

const made = new WeakMap<LanguageTable, Vocabulary>();

/** The vocabulary of a language, or of a table of one's own. The first call for a language costs some milliseconds. */
export function vocabularyOf(language: Language | "und" | LanguageTable): Vocabulary {
  const table = typeof language === "string" ? languageTable(language) : language;
  const known = made.get(table);
  if (known !== undefined) return known;
  const vocabulary = makeVocabulary(table);
  made.set(table, vocabulary);
  return vocabulary;
}

function makeVocabulary(table: LanguageTable): Vocabulary {
  const spelling: Language = isLanguage(table.tag) ? table.tag : "en";
  const form = (word: string) => matchForm(word.replaceAll("_", " "), spelling);
  const words = numberWords(table, form);
  const { numbers, clock, calendar } = table;
  const list = (names: string | undefined) => valued(names ?? "", form, () => true as const);
  return {
    table,
    spelling,
    words,
    unaccented: withoutAccents(words),
    units: unitNames(table, form),
    singularUnits: singularNames(table, form),
    unitSigns: signs(UNITS, "measure"),
    currencySigns: signs(CURRENCY_SIGNS, "money"),
    months: valued(calendar.months, form, Number),
    weekdays: valued(calendar.weekdays, form, Number),
    decades: valued(calendar.decades ?? "", form, String),
    dayParts: dayParts(table, form),
    noons: noons(table, form),
    decimalLetters: valued(numbers.letters ?? "", form, Number),
    moneyLetters: valued(numbers.moneyLetters ?? "", form, Number),
    percentFirst: valued(numbers.percentFirst ?? "", form, Number),
    hasTeens: /=11(?: |$)/.test(numbers.cardinals),
    unitsNear: (table.unitsNear ?? []).map(({ names, unit, near }) => ({
      names: list(names),
      unit,
      near: list(near),
    })),
    lists: {
      beforePronoun: list(numbers.beforePronoun),
      afterPronoun: list(numbers.afterPronoun),
      shareLinks: list(numbers.shareLinks),
      joiner: list(numbers.joiner),
      point: list(numbers.point),
      minus: list(numbers.minus),
      numberSign: list(numbers.numberSign),
      numberSignAfter: list(numbers.numberSignAfter),
      ordinalEndings: list(numbers.ordinalEndings),
      rangeBetween: list(numbers.rangeBetween),
      rangeOpens: list(numbers.rangeOpens),
      rangeOpensWithJoiner: list(numbers.rangeOpensWithJoiner),
      rangeCloses: list(numbers.rangeCloses),
      rows: list(numbers.rows),
      rateWords: list(numbers.rateWords),
      verbs: list(numbers.verbs),
      oneAfterNoun: list(numbers.oneAfterNoun),
      idioms: list(numbers.idioms),
      lettered: list(numbers.lettered),
      letteredAfter: list(numbers.letteredAfter),
      hourBefore: list(clock.before),
      hourAfter: list(clock.after),
      hourAfterNamed: list(clock.afterNamed),
      followers: list(clock.followers),
      shortNames: list(calendar.shortNames),
      belowZero: list(numbers.belowZero),
      letterWords: list(numbers.letterWords),
      dayOpens: list(calendar.dayOpens),
      hourBeforeMinutes: list(clock.beforeMinutes),
      hourSays: list(clock.says),
      shareNouns: list(numbers.shareNouns),
      weekdayCloses: list(calendar.weekdayCloses),
      rangeBetweenSure: list(numbers.rangeBetweenSure),
      halfPastBefore: list(clock.halfPastBefore),
      halfPastAfter: list(clock.halfPastAfter),
      quarter: list(clock.quarter),
      past: list(clock.past),
      to: list(clock.to),
      doubtfulMonths: list(calendar.doubtfulMonths),
      monthOpens: list(calendar.monthOpens),
      doubtfulWeekdays: list(calendar.doubtfulWeekdays),
      weekdayOpens: list(calendar.weekdayOpens),
      links: list(calendar.links),
      yearBefore: list(calendar.yearBefore),
      yearAfter: list(calendar.yearAfter),
      decadeBefore: list(calendar.decadeBefore),
      decadeOpens: list(calendar.decadeOpens),
      monthsAndNames: list(calendar.monthsAndNames),
      ratioLinks: list(numbers.ratioLinks),
      moneyJoins: list(table.moneyJoins),
      speedBefore: list(table.speedBefore),
      notUnits: list(table.notUnits),
      unitQualifiers: list(table.unitQualifiers),
      decadeEndings: list(calendar.decadeEndings),
      unitLinks: list(table.unitLinks),
      approximators: list(table.approximators),
      approximatorsAfter: list(table.approximatorsAfter),
    },
  };
}

/** "name/other_name=value" between blanks. */
function* entries(list: string): Generator<readonly [name: string, value: string]> {
  if (list === "") return;
  for (const entry of list.split(" ")) {
    const cut = entry.lastIndexOf("=");
    const value = cut < 0 ? "" : entry.slice(cut + 1);
    for (const name of namesOf(cut < 0 ? entry : entry.slice(0, cut), cut >= 0)) yield [name, value];
  }
}

/** In lists of values a stroke parts names; in others it belongs to one ("km/h"). */
function namesOf(names: string, valued: boolean): string[] {
  return valued ? names.split("/") : [names];
}

type Form = (word: string) => string;

function valued<T>(list: string, form: Form, meaning: (value: string) => T): Phrases<T> {
  const phrases = new Phrases<T>();
  for (const [name, value] of entries(list)) phrases.add(form(name), meaning(value));
  return phrases;
}

function numberWords({ numbers }: LanguageTable, form: Form): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>();
  const add = (list: string, number: Omit<NumberWord, "value">) => {
    for (const [name, value] of entries(list)) {
      const key = form(name);
      if (!words.has(key)) words.set(key, { ...number, value: statedValue(value) });
    }
  };
  add(numbers.cardinals, { role: "add" });
  add(numbers.ones, { role: "add", weak: true });
  add(numbers.articles, { role: "article" });
  add(numbers.hundreds, { role: "hundred" });
  add(numbers.scales, { role: "scale" });
  add(numbers.scalesAfter, { role: "scale", after: true });
  add(numbers.groups, { role: "group" });
  add(numbers.halves, { role: "half" });
  add(numbers.shares, { role: "share" });
  add(numbers.wholeShares ?? "", { role: "share", whole: true });
  add(numbers.ordinals, { role: "add", ordinal: true });
  for (const [name, value] of entries(numbers.ordinalScales ?? "")) {
    const role = Number(value) === 100 ? "hundred" : "scale";
    words.set(form(name), { role, value: Number(value), ordinal: true });
  }
  for (const [name, value] of entries(numbers.sharesOfUnits ?? "")) {
    const known = words.get(form(name));
    if (known !== undefined) words.set(form(name), { ...known, unitShare: Number(value) });
  }
  for (const [name, value] of entries(numbers.sharesAfter)) {
    const key = form(name);
    const denominator = Number(value);
    const known = words.get(key);
    words.set(
      key,
      known === undefined ? { role: "share", value: denominator, after: true } : { ...known, denominator },
    );
  }
  for (const [name, value] of entries(numbers.scalesFirst ?? "")) {
    const key = form(name);
    words.set(key, { ...(words.get(key) ?? { role: "add", value: Number(value) }), first: Number(value) });
  }
  if (numbers.forms === undefined) return words;
  const all = new Map<string, NumberWord>();
  for (const [word, number] of numbers.forms(words)) if (!all.has(word)) all.set(word, number);
  return all;
}

/** "2/3" is two thirds. */
function statedValue(value: string): number {
  const [above, below] = value.split("/");
  return below === undefined ? Number(value) : Number(above) / Number(below);
}

function withoutAccents(words: ReadonlyMap<string, NumberWord>): Map<string, NumberWord> {
  const plain = new Map<string, NumberWord>();
  for (const [word, number] of words) {
    const bare = word.replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "");
    if (bare !== word && !words.has(bare) && !plain.has(bare)) plain.set(bare, number);
  }
  return plain;
}

function unitNames({ units, numbers }: LanguageTable, form: Form): Phrases<UnitName> {
  const names = new Phrases<UnitName>();
  for (const [unit, list] of Object.entries(units)) {
    const kind = Object.hasOwn(UNITS, unit) ? "measure" : "money";
    for (const entry of list === "" ? [] : list.split(" ")) {
      const [name = "", count] = entry.split("=");
      names.add(form(name), { unit, kind, ...(count !== undefined && { count: Number(count) }) });
    }
  }
  for (const [name] of entries(`% ٪ ${numbers.percent}`.trim()))
    names.add(form(name), { unit: "%", kind: "percent" });
  return names;
}

/** The first name of each measure that has others. */
function singularNames({ units, numbers }: LanguageTable, form: Form): Phrases<true> {
  const names = new Phrases<true>();
  if (numbers.sharesOfUnits === undefined) return names;
  for (const [unit, list] of Object.entries(units)) {
    const [first = "", ...others] = list.split(" ");
    if (Object.hasOwn(UNITS, unit) && others.length > 0) names.add(form(first), true);
  }
  return names;
}

function signs(
  table: Readonly<Record<string, string | { readonly signs: string }>>,
  kind: UnitName["kind"],
): Phrases<UnitName> {
  const found = new Phrases<UnitName>();
  for (const [unit, entry] of Object.entries(table)) {
    const list = typeof entry === "string" ? entry : entry.signs;
    for (const sign of list === "" ? [] : list.split(" ")) found.add(pieced(sign), { unit, kind });
  }
  return found;
}

/** As the sign falls into pieces: "km/h" is three, "°c" two. */
function pieced(sign: string): string {
  return sign.replace(/(?<=[^\p{L}\d])(?=.)|(?=[^\p{L}\d²³])(?<=.)/gu, " ");
}

function dayParts({ clock }: LanguageTable, form: Form): Phrases<DayPart> {
  const parts = new Phrases<DayPart>();
  for (const part of ["morning", "afternoon", "night", "noonish"] as const) {
    for (const [name] of entries(clock[part])) parts.add(form(name), part);
  }
  return parts;
}

function noons({ clock }: LanguageTable, form: Form): Phrases<string> {
  const names = new Phrases<string>();
  for (const [name] of entries(clock.noon)) names.add(form(name), "12:00");
  for (const [name] of entries(clock.midnight)) names.add(form(name), "00:00");
  return names;
}
