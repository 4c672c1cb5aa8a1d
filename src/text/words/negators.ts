import { checkFunction, checkSequence, checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import { matchForm } from "../forms/match-form.ts";
import { normalizeArabic } from "../forms/normalize-arabic.ts";
import type { Language } from "../language.ts";
import { languageTable } from "../languages/index.ts";
import { numberOfWord, unitOfWord } from "../numbers/index.ts";

/** The lists of a language's table, in match form. */
interface Negation {
  readonly negators: ReadonlySet<string>;
  readonly concord: ReadonlySet<string>;
  readonly setPhrases: ReadonlySet<string>;
}

const made = new Map<Language, Negation>();

function negationOf(language: Language): Negation {
  const known = made.get(language);
  if (known !== undefined) return known;
  const table = languageTable(language).negation;
  const list = (text: string) => text.split(" ").filter((word) => word !== "");
  const set = (words: readonly string[]) => new Set(words.map((word) => matchForm(word, language)));
  const other = new Set(list(`${table.treeOnly} ${table.concord}`));
  const cues = list(`${table.words} ${table.pronouns} ${table.prepositions}`);
  const negation = {
    negators: set([...cues.filter((word) => !other.has(word)), ...list(table.furtherNegators)]),
    concord: set(list(table.concord)),
    setPhrases: set(list(table.setPhrases)),
  };
  made.set(language, negation);
  return negation;
}

const ENGLISH_CONTRACTION = /n't$/;
/**
 * Negated verb endings, either vowel of each pair: -medi, -mediği, -mez, -mezdi, -miyor, -meyen, -meyecek, -meyin,
 * -meyiz, -meyip, -meyelim, -meden, -meyebilir, -memiş, -memek, -memesi, -memeli, -mesin, -mese, -emem. Not -me and -meye, which are
 * mostly the infinitive ("gitmeye" is "to go").
 */
const TURKISH_VERB = new RegExp(
  "^(\\p{L}{2,}?)(?:m[ae](?:d[ıi](?:[mnk]|ğ\\p{L}*|n[ıi]z|lar|ler)?|z(?:lar|ler|s[ıi]n\\p{L}*|d[ıi]\\p{L}*|s[ae]\\p{L}*)?|" +
    "d[ae]n|y[ae]n\\p{L}*|y[ae]c[ae][kğ]\\p{L}*|y[ae]l[ıi]m|y[ae]b[ıi]l\\p{L}*|y[ıi](?:n|n[ıi]z|z|p)|m[ıi]ş\\p{L}*|m[ae]\\p{L}*|" +
    "s[ıi]n(?:lar|ler)?|s[ae](?:m|n|k|n[ıi]z|lar|ler|yd[ıi]|lard[ıi]|lerd[ıi])?|ks[ıi]z[ıi]n)|m[ıiuü]yor\\p{L}*|[ae]m[ae]m)$",
  "u",
);
/** Words that look like a negated verb: their beginnings. */
const TURKISH_OTHER =
  /^(?:nama|temmuz|y[ıi]lmaz$|elmas|almas[ıi]n?$|g[oó]mez|ramaz|tamam|hamam|umuyor|yumuyor|gömüyor|domates|mahkeme|sermaye|kelime|komedi|melodi)/u;
/** "Without", behind which "that" stands as any word does. */
const ARABIC_WITHOUT = /^[وب]?دون$/;
/** "Gitmeden" is "without going"; "gitmeden önce", "gitmezden evvel" is "before going". */
const CONVERB = /m[ae]z?d[ae]n$/;
/** The same form of nouns: "from the agreement". Others of them ("çalışmadan", from work) are told by what follows. */
const ABLATIVE_NOUN = /^(?:(?:anlaş|antlaş|dondur|sar|dol|kıy)madan|sözleşmeden)$/;
/** What says before, after, since; and words that go with "from" alone. */
const WHEN = /^(?:önce|evvel|sonra)(?:ki|si|s[ıi]nd[ae])?$/;
const NOUN_WITH_ABLATIVE =
  /^(?:dolayı|ötürü|beri|itibaren|başka|muaf|memnun|(?:çekil|vazgeç|kaçın|caydır|bahs)\p{L}*)$/u;
/** How long before, beside numbers and units: "gitmeden iki gün önce". */
const HOW_LONG = /^(?:hemen|tam|az|çok|biraz|kısa|uzun|yaklaşık|bir|birkaç|[0-9]+|süre|zaman|gece)$/;
const ARABIC_CONJUNCTION = /^[وف](?=لا$|لم$|لن$|ليس|لست|لسن|غير$|بدون$|دون$|بلا$|عدم$)/;

/**
 * True for a word that negates (not, n't, never, without; no, sin, nunca; لا,
 * ليس, غير; değil, yok, a negated Turkish verb such as "gelmedi") or strengthens a negation (nada, hiç). Stop lists never hold these.
 * Any case; Arabic with or without a leading و or ف.
 */
export function isNegator(word: string, language: Language): boolean {
  checkText(word, "isNegator: word");
  checkLanguage(language, "isNegator: language");
  const form = matchForm(word, language);
  return negates(form, language) || isArabicThatNot(word, language) || negationOf(language).concord.has(form);
}

/** ألا, "that not": in match form it would be إلا, "except". */
function isArabicThatNot(word: string, language: Language): boolean {
  return language === "ar" && normalizeArabic(word, { alef: false }) === "\u0623\u0644\u0627";
}

/**
 * How many negations the words express, by form alone (no scope). Spanish
 * nada, nadie, ninguno count only without a negator in the same text, since
 * "no vi nada" negates once; Turkish hiç and asla never count, the verb does,
 * and "görmeden" (without seeing) counts but "gitmeden önce" (before going) does not.
 * Turkish -siz is left out: most words in it (Fransız, başarısız) are adjectives
 * with a meaning of their own.
 * @param words tokens of one text, in order, any case
 */
export function countNegations(words: Iterable<string>, language: Language): number {
  checkSequence(words, "countNegations: words");
  checkLanguage(language, "countNegations: language");
  let negators = 0;
  let concord = 0;
  const list = [...words];
  for (const [k, word] of list.entries()) {
    const form = matchForm(word, language);
    if (negates(form, language) || isArabicThatNot(word, language)) {
      const after = (n: number) => matchForm(list[k + n] ?? "", language);
      if (language === "tr" ? isBeforeOrFrom(form, after) : opensSetPhrase(form, after(1), language))
        continue;
      if (isNumberSign(form, after(1), after(2), language)) continue;
      negators++;
    } else if (negationOf(language).concord.has(form)) concord++;
  }
  return language === "es" && negators === 0 ? Math.min(1, concord) : negators;
}

/** "No 7" is number seven, "no 7 people" nobody: a plural behind the number tells them apart. */
function isNumberSign(form: string, next: string, afterNext: string, language: Language): boolean {
  return (
    language === "en" &&
    form === "no" &&
    /^\d/.test(next) &&
    !/(?:[^siu]s|people|men|women|children)$/.test(afterNext)
  );
}

function negates(form: string, language: Language): boolean {
  if (language === "ar") return negationOf("ar").negators.has(form.replace(ARABIC_CONJUNCTION, ""));
  if (negationOf(language).negators.has(form)) return true;
  if (language === "en") return ENGLISH_CONTRACTION.test(form);
  if (language === "tr" && form.startsWith("değil")) return true;
  return language === "tr" && negatedVerb(form) !== undefined;
}

/**
 * What stands before the negation of a Turkish verb: "gel" of "gelmedi" ("did not come"), so that it can be known in
 * "geldi" ("came"); undefined for any other word.
 * @param form a word in match form
 */
export function negatedVerb(form: string): string | undefined {
  checkText(form, "negatedVerb: form");
  return form.length < 40 && !TURKISH_OTHER.test(form) ? TURKISH_VERB.exec(form)?.[1] : undefined;
}

/**
 * Whether a negator and the word behind it are a set phrase that denies nothing: "not only", "sin embargo", "لا بد".
 * @param form the negator in match form
 * @param next the word behind it in match form
 */
export function opensSetPhrase(form: string, next: string, language: Language): boolean {
  checkText(form, "opensSetPhrase: form");
  checkText(next, "opensSetPhrase: next");
  checkLanguage(language, "opensSetPhrase: language");
  return negationOf(language).setPhrases.has(next) && !(language === "ar" && ARABIC_WITHOUT.test(form));
}

/**
 * Whether a Turkish word in -meden denies nothing where it stands: "before doing" by what follows, or the verbal noun
 * with "from". Alone it is "without doing", which denies.
 * @param form a word in match form
 * @param after the n-th word behind it in match form, "" at the end
 */
export function isBeforeOrFrom(form: string, after: (n: number) => string): boolean {
  checkText(form, "isBeforeOrFrom: form");
  checkFunction(after, "isBeforeOrFrom: after");
  if (!CONVERB.test(form)) return false;
  if (ABLATIVE_NOUN.test(form) || NOUN_WITH_ABLATIVE.test(after(1))) return true;
  let n = 1;
  while (n < 5 && saysHowLong(after(n))) n++;
  return WHEN.test(after(n));
}

function saysHowLong(form: string): boolean {
  return (
    HOW_LONG.test(form) || numberOfWord(form, "tr") !== undefined || unitOfWord(form, "tr") !== undefined
  );
}
