import type { Language } from "../../text/index.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Articles, auxiliaries, some pronouns: they come and go where the meaning stays. In match form. */
const EMPTY: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "a an the this that these those there i we you it me us am is are was were be been being do does did has have had " +
      "of my our your its which who whom so very really just also too please then ok okay",
  ),
  es: words(
    "el la los las lo un una unos unas este esta esto estos estas ese esa eso esos esas su sus mi mis tu tus yo nosotros tú usted ustedes " +
      "se me te le les nos os ha han he hay es son está están fue era ser estar que al del de muy también favor pues",
  ),
  ar: words(
    "هذا هذه ذلك تلك كان كانت ان قد لقد انه انها انني اني الذي التي هناك جدا ايضا فضلك هل ال تم يكون تكون سيكون ستكون الم اليس اليست الست اولم افلا",
  ),
  tr: words("bir bu şu o ben sen biz siz ki da de ise idi dir lütfen mi mı mu mü acaba olan olarak"),
};

/** Of these, those that say who: "I'm one of them" is not "it's one of them". */
const PERSONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("i you it we they me us them"),
  es: words("yo tú nosotros usted ustedes me te nos os"),
  ar: words("انني اني انها"),
  tr: words("ben sen o biz siz onlar"),
};

/** Whether an empty word says who does it. */
export function isPersonWord(form: string, language: Language): boolean {
  return PERSONS[language].has(form);
}

/** Spellings that stand for one word: the article or the gender in them says nothing here. */
const PLAIN: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  es: new Map([
    ["al", "a"],
    ["del", "de"],
  ]),
  ar: new Map([["التي", "الذي"]]),
};

/** Whether a word comes and goes without harm. */
export function isEmptyWord(form: string, language: Language): boolean {
  return EMPTY[language].has(form);
}

/** "al" as "a", "del" as "de". */
export function plainForm(form: string, language: Language): string {
  return PLAIN[language]?.get(form) ?? form;
}
