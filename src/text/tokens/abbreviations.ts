import type { Language } from "../language.ts";
import { calendarAbbreviations } from "../languages/names.ts";

/** Short names of months and weekdays that end sentences as words more often: "he sat.", "al mar." */
const WORDS_TOO: ReadonlySet<string> = new Set(["sat", "sun"]);

/** Abbreviations with a name or number after them: never the end of a sentence. Lower case, without the stop. */
export const TITLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "mr mrs ms mx dr prof rev fr hon gen col maj capt cpt lt sgt cpl cmdr adm gov sen rep pres supt det insp " +
      "st mt messrs mmes vs ca approx e.g i.e viz",
  ),
  es: words(
    "sr sra srta sres sras dr dra dres prof profa lic ing arq gral cnel cap tte sgto don dña d dª excmo excma ilmo ilma " +
      "ud uds vd vds avda ctra pza mons fr sto sta ca cf vid p.ej mr mrs ms st",
  ),
  ar: words("د أ م أ.د"),
  tr: words("dr prof doç yrd öğr gör av mim müh alb yzb tğm org korg tümg ecz hz sn örn bkz mr mrs ms st"),
};

/** Abbreviations that may also stand last in a sentence. Lower case, without the stop. */
export const ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "ave blvd rd jr sr esq phd etc al cf inc ltd co corp bros dept univ est " +
      "ariz calif colo conn fla ga ky md mich minn mont neb nev okla tenn tex vt va wis wyo bil bln mln " +
      "ed eds trans repr ibid",
    calendarAbbreviations("en"),
  ),
  es: words(
    "pl dpto depto esq izq izda dcha tel tfno fax ej etc cía cia hnos admón adm aprox máx mín mts ltda jr",
    calendarAbbreviations("es"),
  ),
  ar: words("ت ط ج هـ ق.م إلخ الخ"),
  tr: words(
    "cad sok mah apt blv bul vb vs vd yy ltd şti aş tic san koop ün üniv yay haz çev ed tel faks gen müd bşk jr",
  ),
};

/** Abbreviations only before a number: "No. 5", "p. 12", but "No. I disagree." */
export const NUMBER_ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("no nos p pp pg vol vols fig figs art arts sec secs ch chap para eq nr ver"),
  es: words("n no nº núm núms num p pp pág págs pag pags vol vols fig figs art arts cap caps ed tomo"),
  ar: words("ص رقم"),
  tr: words("s sf sh no nu cilt şek md"),
};

/** True when `word` (any case, without its stop) is an abbreviation here; `beforeNumber`: a number follows. */
export function isAbbreviation(word: string, language: Language, beforeNumber: boolean): boolean {
  if (word.length > 8) return false;
  const key = keyOf(word, language);
  if (ABBREVIATIONS[language].has(key) || TITLES[language].has(key)) return true;
  return beforeNumber && NUMBER_ABBREVIATIONS[language].has(key);
}

/** True for an abbreviation that never ends a sentence. */
export function isTitle(word: string, language: Language): boolean {
  return TITLES[language].has(keyOf(word, language));
}

function keyOf(word: string, language: Language): string {
  return language === "tr"
    ? word.replaceAll("I", "ı").replaceAll("İ", "i").toLowerCase()
    : word.toLowerCase();
}

/** A single capital before a stop: an initial, if a name follows. English "I" is a word; Spanish "a. C." and "d. C." count. */
export function isInitial(word: string, language: Language): boolean {
  if (language === "es" && /^[ad]$/.test(word)) return true;
  return /^\p{Lu}$/u.test(word) && !(language === "en" && word === "I");
}

function words(list: string, further: readonly string[] = []): ReadonlySet<string> {
  return new Set([...list.split(" "), ...further.filter((word) => !WORDS_TOO.has(word))]);
}
