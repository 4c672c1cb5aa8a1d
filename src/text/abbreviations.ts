import type { Language } from "./language.ts";

/** Abbreviations that end in a full stop which does not end the sentence, lower case, without that stop. */
export const ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "mr mrs ms mx dr prof rev fr hon gen col maj capt cpt lt sgt cpl cmdr adm gov sen rep pres supt det insp " +
      "st mt ft ave blvd rd jr sr messrs mmes esq phd vs etc al cf ca approx inc ltd co corp bros dept univ est " +
      "jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri " +
      "ed eds trans repr ibid viz e.g i.e",
  ),
  es: words(
    "sr sra srta sres sras dr dra dres prof profa lic ing arq gral cnel cap tte sgto don dña d dª excmo excma ilmo ilma " +
      "ud uds vd vds avda av c ctra pza pl dpto depto esq izq izda dcha tel tfno fax ej etc cía cia hnos " +
      "admón adm aprox máx mín mts ltda cf vid p.ej ene feb mar abr may jun jul ago sep sept oct nov dic mons fr sto sta",
  ),
  ar: words("د أ م ص ت ط ج هـ ق.م أ.د إلخ الخ"),
  tr: words(
    "dr prof doç yrd öğr gör av mim müh alb yzb tğm org korg tümg ecz hz sn bay bn cad sok mah apt blv bul " +
      "vb vs vd bkz örn yy ltd şti aş tic san koop ün üniv yay haz çev ed der no nu tel faks gen müd bşk " +
      "oca şub nis haz tem ağu eyl eki kas ara",
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
  const key =
    language === "tr" ? word.replaceAll("I", "ı").replaceAll("İ", "i").toLowerCase() : word.toLowerCase();
  if (ABBREVIATIONS[language].has(key)) return true;
  return beforeNumber && NUMBER_ABBREVIATIONS[language].has(key);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
