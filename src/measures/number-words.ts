import type { Language } from "../text/index.ts";
import type { NumberWord } from "./number-word.ts";
import { turkishNumberWords } from "./turkish-numbers.ts";

const EN = table(
  "zero 0 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 " +
    "fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 " +
    "sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1e6 billion 1e9 trillion 1e12 " +
    "twice 2 thrice 3",
  ["dozen 12", { times: true }],
  ["one 1", { only: "after" }],
  // Not "second": a "thirty-second" clip is no thirty-two.
  [
    "first 1 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 eleventh 11 twelfth 12 thirteenth 13 " +
      "fourteenth 14 fifteenth 15 sixteenth 16 seventeenth 17 eighteenth 18 nineteenth 19",
    { only: "after", ends: true, ordinal: true },
  ],
);

const ES = table(
  "cero 0 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 " +
    "quince 15 dieciséis 16 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiún 21 " +
    "veintiun 21 veintiuna 21 veintidós 22 veintidos 22 veintitrés 23 veintitres 23 veinticuatro 24 veinticinco 25 " +
    "veintiséis 26 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 " +
    "treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 " +
    "doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 " +
    "quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 " +
    "novecientos 900 novecientas 900 mil 1000 millón 1e6 millon 1e6 billón 1e12 billon 1e12",
  ["millones 1e6 billones 1e12", { only: "after" }],
  ["docena 12", { times: true }],
  ["docenas 12", { times: true, only: "after" }],
  ["un 1 uno 1 una 1", { only: "after" }],
);

const AR = table(
  "صفر 0 اثنا 2 اثني 2 اثنان 2 اثنين 2 اثنتا 2 اثنتي 2 اثنتان 2 اثنتين 2 ثلاثه 3 ثلاث 3 اربعه 4 اربع 4 خمسه 5 خمس 5 سته 6 ست 6 سبعه 7 سبع 7 ثمانيه 8 " +
    "ثماني 8 ثمان 8 تسعه 9 تسع 9 عشره 10 عشر 10 عشرون 20 عشرين 20 ثلاثون 30 ثلاثين 30 اربعون 40 اربعين 40 خمسون 50 خمسين 50 " +
    "ستون 60 ستين 60 سبعون 70 سبعين 70 ثمانون 80 ثمانين 80 تسعون 90 تسعين 90 مئه 100 مائه 100 مئتان 200 مئتين 200 مائتان 200 مائتين 200 " +
    "مئتا 200 مئتي 200 مائتا 200 مائتي 200 ثلاثمئه 300 ثلاثمائه 300 اربعمئه 400 اربعمائه 400 خمسمئه 500 خمسمائه 500 ستمئه 600 ستمائه 600 " +
    "سبعمئه 700 سبعمائه 700 ثمانمئه 800 ثمانمائه 800 ثمانيمئه 800 ثمانيمائه 800 تسعمئه 900 تسعمائه 900 " +
    "ثلاثا 3 اربعا 4 خمسا 5 ستا 6 سبعا 7 ثمانيا 8 تسعا 9 عشرا 10 " +
    "الف 1000 الفا 1000 الفان 2000 الفين 2000 مليون 1e6 مليونا 1e6 مليونان 2e6 مليونين 2e6 مليار 1e9 مليارا 1e9 ملياران 2e9 مليارين 2e9 " +
    // Duals that stand for "two years", "two days", "twice" ...
    "عامين 2 عامان 2 سنتين 2 سنتان 2 يومين 2 يومان 2 شهرين 2 شهران 2 ساعتين 2 ساعتان 2 دقيقتين 2 دقيقتان 2 " +
    "اسبوعين 2 اسبوعان 2 مرتين 2 مرتان 2 شخصين 2 شخصان 2 رجلين 2 رجلان 2 امراتين 2 طفلين 2 طفلان 2",
  ["الاف 1000 ملايين 1e6 مليارات 1e9", { only: "after" }],
  // The units of "twenty-one", "eleven"; and of "twenty-third", "thirteenth", in which they are ordinals.
  ["واحد 1 واحدا 1 واحده 1 احد 1 احدي 1", { only: "before" }],
  [
    "حادي 1 حاديه 1 ثاني 2 ثانيه 2 ثالث 3 ثالثه 3 رابع 4 رابعه 4 خامس 5 خامسه 5 سادس 6 سادسه 6 سابع 7 سابعه 7 ثامن 8 ثامنه 8 تاسع 9 تاسعه 9",
    { only: "before", ordinal: true },
  ],
  // Too short for the prefix to be taken off ("لست" is "I am not").
  ["وست 6", { joined: true }],
);

/** Made when the first Turkish word is asked for. */
let turkish: ReadonlyMap<string, NumberWord> | undefined;

/**
 * What a word says as a number; undefined for most words. "One" counts only inside a number: "one", "un", "bir" are
 * pronouns and articles far more often.
 * @param word in match form
 */
export function numberWord(word: string, language: Language): NumberWord | undefined {
  if (language === "en") return EN.get(word);
  if (language === "es") return ES.get(word);
  if (language === "ar") return arabicNumber(word);
  turkish ??= turkishNumberWords();
  return turkish.get(word);
}

/** Per cent; Monday. */
const NO_ARABIC_NUMBER = /^[وف]?(?:بالما?ئه|[بكل]?الاثنين|للاثنين|[بك]?الاثنان)$/;
/** "And", "so"; "with", "like", "for"; the article. */
const ARABIC_PREFIXES = /^([وف])?(?:(لل)|ل|[بك]?(ال)?)(\p{L}{3,})$/u;

function arabicNumber(word: string): NumberWord | undefined {
  const known = AR.get(word);
  if (known !== undefined) return known;
  if (NO_ARABIC_NUMBER.test(word)) return undefined;
  const [, and, forThe, article, rest] = ARABIC_PREFIXES.exec(word) ?? [];
  const bare = rest === undefined ? undefined : AR.get(rest);
  if (bare === undefined) return undefined;
  const definite = article !== undefined || forThe !== undefined;
  return { ...bare, ...(and === "و" && { joined: true }), ...(definite && { definite }) };
}

type Words = readonly [list: string, what: Omit<NumberWord, "value">];

function table(numbers: string, ...others: readonly Words[]): ReadonlyMap<string, NumberWord> {
  const values = new Map<string, NumberWord>();
  for (const [list, what] of [[numbers, {}] as const, ...others]) {
    const parts = list.split(" ");
    for (let at = 0; at + 1 < parts.length; at += 2)
      values.set(parts[at]!, { value: Number(parts[at + 1]), ...what });
  }
  return values;
}
