import type { Language } from "../text/index.ts";

/**
 * Values of number words in match form. One is left out: "one", "un", "bir" are
 * pronouns and articles far more often than numbers.
 */
export const NUMBER_WORDS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: table(
    "zero 0 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 " +
      "fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 " +
      "sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 billion 1000000000 " +
      "trillion 1000000000000 dozen 12 twice 2 thrice 3",
  ),
  es: table(
    "cero 0 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 " +
      "quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiún 21 veintiuna 21 " +
      "veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 " +
      "treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 " +
      "doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 " +
      "quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 " +
      "novecientos 900 novecientas 900 mil 1000 millón 1000000 millones 1000000 billón 1000000000000 billones 1000000000000 docena 12",
  ),
  ar: table(
    "صفر 0 اثنا 2 اثني 2 اثنان 2 اثنين 2 اثنتان 2 اثنتين 2 ثلاثه 3 ثلاث 3 اربعه 4 اربع 4 خمسه 5 خمس 5 سته 6 ست 6 سبعه 7 سبع 7 ثمانيه 8 " +
      "ثماني 8 ثمان 8 تسعه 9 تسع 9 عشره 10 عشر 10 عشرون 20 عشرين 20 ثلاثون 30 ثلاثين 30 اربعون 40 اربعين 40 خمسون 50 خمسين 50 " +
      "ستون 60 ستين 60 سبعون 70 سبعين 70 ثمانون 80 ثمانين 80 تسعون 90 تسعين 90 مئه 100 مائه 100 مئتان 200 مئتين 200 مائتان 200 مائتين 200 " +
      "الف 1000 الاف 1000 الفان 2000 الفين 2000 مليون 1000000 ملايين 1000000 مليار 1000000000 مليارات 1000000000 " +
      // Duals that stand for "two years", "two days", "twice" ...
      "عامين 2 عامان 2 سنتين 2 سنتان 2 يومين 2 يومان 2 شهرين 2 شهران 2 ساعتين 2 ساعتان 2 دقيقتين 2 دقيقتان 2 " +
      "اسبوعين 2 اسبوعان 2 مرتين 2 مرتان 2 شخصين 2 شخصان 2 رجلين 2 رجلان 2 امراتين 2 طفلين 2 طفلان 2",
  ),
  tr: table(
    "sıfır 0 iki 2 üç 3 dört 4 beş 5 altı 6 yedi 7 sekiz 8 dokuz 9 on 10 yirmi 20 otuz 30 kırk 40 elli 50 altmış 60 " +
      "yetmiş 70 seksen 80 doksan 90 yüz 100 bin 1000 milyon 1000000 milyar 1000000000 trilyon 1000000000000 düzine 12",
  ),
};

function table(list: string): ReadonlyMap<string, number> {
  const parts = list.split(" ");
  const values = new Map<string, number>();
  for (let at = 0; at + 1 < parts.length; at += 2) values.set(parts[at]!, Number(parts[at + 1]));
  return values;
}
