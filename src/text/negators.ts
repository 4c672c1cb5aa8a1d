import type { Language } from "./language.ts";
import { matchForm } from "./match-form.ts";

/** Words that negate by themselves, in match form. */
const NEGATORS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "not no nor never none nobody nothing nowhere neither without cannot n't nope non " +
      "dont doesnt didnt isnt wasnt arent werent cant couldnt wouldnt shouldnt wont havent hasnt hadnt aint",
  ),
  es: words("no ni sin nunca jamás jamas tampoco"),
  ar: words(
    "لا ليس ليست ليسا ليستا ليسوا لست لسنا لستم لستما لستن لسن لم لن غير بدون دون بلا بغير كلا عدم مش مو",
  ),
  tr: words(
    "değil değildir değilim değilsin değiliz değildi değilse degil yok yoktu yoktur yokken hayır hayir",
  ),
};

/** Words that stand beside a negator of the same clause ("no vi nada", "hiç gelmedi") and negate alone only in Spanish before the verb. */
const CONCORD: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(""),
  es: words("nada nadie ningún ningun ninguna ninguno ningunos ningunas"),
  ar: words("ابدا قط"),
  tr: words("hiç hiçbir hiçbiri hiçkimse asla ne kimse"),
};

const ENGLISH_CONTRACTION = /n't$/;
/** Negated verb endings after vowel harmony: -medi, -maz, -miyor, -meyen, -madan, -mamış, -mayacak, -mamalı. */
const TURKISH_VERB =
  /^\p{L}+m(?:[ae](?:d[ıi](?:m|n|k|lar|ler|n[ıi]z)?|z(?:lar|ler|s[ıi]n)?|dan|den|y(?:an|en|a|e)\p{L}*|m[ıi]ş\p{L}*|mal[ıi]\p{L}*|m[ae]l[ıi]\p{L}*)|[ıiuü]yor\p{L}*)$/u;
/** Words that end like a negated verb but are not: names and nouns of more than five letters are rare. */
const TURKISH_OTHER = words("namaz kılmaz temmuz yılmaz gomez gómez domaz ramazan");
/** -siz, -sız, -suz, -süz: "without". Only from six letters on: "siz", "deniz", "sessiz" aside, short ones are mostly roots. */
const TURKISH_WITHOUT = /^\p{L}{3,}s[ıiuü]z(?:ca|ce|l[ıi]k\p{L}*|d[ıi]r)?$/u;
const ARABIC_CONJUNCTION = /^[وف](?=لا$|لم$|لن$|ليس|لست|لسن|غير$|بدون$|دون$|بلا$|عدم$)/;

/**
 * True for a word that negates (not, n't, never, without; no, sin, nunca; لا,
 * ليس, غير; değil, yok, a negated Turkish verb such as "gelmedi", a word in
 * -siz) or strengthens a negation (nada, hiç). Stop lists never hold these.
 * Any case; Arabic with or without a leading و or ف.
 */
export function isNegator(word: string, language: Language): boolean {
  const form = matchForm(word, language);
  return negates(form, language) || CONCORD[language].has(form);
}

/**
 * How many negations the words express, by form alone (no scope). Spanish
 * nada, nadie, ninguno count only without a negator in the same text, since
 * "no vi nada" negates once; Turkish hiç and asla never count, the verb does.
 * @param words tokens of one text, in order, any case
 */
export function countNegations(words: Iterable<string>, language: Language): number {
  let negators = 0;
  let concord = 0;
  for (const word of words) {
    const form = matchForm(word, language);
    if (negates(form, language)) negators++;
    else if (CONCORD[language].has(form)) concord++;
  }
  return language === "es" && negators === 0 ? Math.min(1, concord) : negators;
}

function negates(form: string, language: Language): boolean {
  if (language === "ar") return NEGATORS.ar.has(form.replace(ARABIC_CONJUNCTION, ""));
  if (NEGATORS[language].has(form)) return true;
  if (language === "en") return ENGLISH_CONTRACTION.test(form);
  if (language !== "tr" || TURKISH_OTHER.has(form)) return false;
  return TURKISH_VERB.test(form) || TURKISH_WITHOUT.test(form);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").filter((word) => word !== ""));
}
