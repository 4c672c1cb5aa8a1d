import type { Language } from "./language.ts";
import { matchForm } from "./match-form.ts";
import { normalizeArabic } from "./normalize-arabic.ts";

/** Words that negate by themselves, in match form. */
const NEGATORS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "not no nor never none nobody nothing nowhere neither without cannot n't nope non " +
      "dont doesnt didnt isnt wasnt arent werent cant couldnt wouldnt shouldnt wont havent hasnt hadnt aint",
  ),
  es: words("no ni sin nunca jamás jamas tampoco"),
  ar: words(
    "لا ليس ليست ليسا ليستا ليسوا لست لسنا لستم لستما لستن لسن لم لن غير بدون دون بلا بغير عدم بعدم لعدم اليس الست مش مو",
  ),
  tr: words("degil yok yoktu yoktur yokken hayır hayir"),
};

/** Words that stand beside a negator of the same clause ("no vi nada", "hiç gelmedi") and negate alone only in Spanish before the verb. */
const CONCORD: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(""),
  es: words("nada nadie ningún ningun ninguna ninguno ningunos ningunas"),
  ar: words("ابدا قط"),
  tr: words("hiç hiçbir hiçbiri hiçkimse asla ne kimse"),
};

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
/** "gitmeden önce" is "before going". */
const BEFORE = /m[ae]d[ae]n$/;
const ARABIC_CONJUNCTION = /^[وف](?=لا$|لم$|لن$|ليس|لست|لسن|غير$|بدون$|دون$|بلا$|عدم$)/;

/**
 * True for a word that negates (not, n't, never, without; no, sin, nunca; لا,
 * ليس, غير; değil, yok, a negated Turkish verb such as "gelmedi") or strengthens a negation (nada, hiç). Stop lists never hold these.
 * Any case; Arabic with or without a leading و or ف.
 */
export function isNegator(word: string, language: Language): boolean {
  const form = matchForm(word, language);
  return negates(form, language) || isArabicThatNot(word, language) || CONCORD[language].has(form);
}

/** ألا, "that not": in match form it would be إلا, "except". */
function isArabicThatNot(word: string, language: Language): boolean {
  return language === "ar" && normalizeArabic(word, { alef: false }) === "\u0623\u0644\u0627";
}

/**
 * How many negations the words express, by form alone (no scope). Spanish
 * nada, nadie, ninguno count only without a negator in the same text, since
 * "no vi nada" negates once; Turkish hiç and asla never count, the verb does.
 * Turkish -siz is left out: most words in it (Fransız, başarısız) are adjectives
 * with a meaning of their own.
 * @param words tokens of one text, in order, any case
 */
export function countNegations(words: Iterable<string>, language: Language): number {
  let negators = 0;
  let concord = 0;
  let before = "";
  for (const word of words) {
    const form = matchForm(word, language);
    if (language === "tr" && form === "önce" && BEFORE.test(before)) negators--;
    before = form;
    if (negates(form, language) || isArabicThatNot(word, language)) negators++;
    else if (CONCORD[language].has(form)) concord++;
  }
  return language === "es" && negators === 0 ? Math.min(1, concord) : negators;
}

function negates(form: string, language: Language): boolean {
  if (language === "ar") return NEGATORS.ar.has(form.replace(ARABIC_CONJUNCTION, ""));
  if (NEGATORS[language].has(form)) return true;
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
  return form.length < 40 && !TURKISH_OTHER.test(form) ? TURKISH_VERB.exec(form)?.[1] : undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").filter((word) => word !== ""));
}
