import type { Language } from "./language.ts";

/**
 * Frequent words that occur in one of the Latin-script languages and hardly
 * ever in the other two: evidence of the language. Words that two of them share
 * (a, no, me, mi, de, en, o, ama, son, sin, has, he) are left out on purpose. Not a
 * stop-word list: see stop-words.ts.
 */
export const FUNCTION_WORDS: Readonly<Record<Exclude<Language, "ar">, ReadonlySet<string>>> = {
  en: words(
    "the of and to he she is was are were be been being that this these those it its in on for with as by at from or an " +
      "not have had will would can could should may might must do does did what which who whom where when why how " +
      "there their they them his her him you your we our us my i i'm it's don't isn't doesn't can't won't didn't " +
      "than then but if into out up about after before over under between because while very more most some any all " +
      "also just only other new one two three first man woman said says get make going please thanks hello hi bye yes good morning night people",
  ),
  es: words(
    "el la los las un una unos unas del al que y es está están fue ser era eran para por con como más pero sus su se " +
      "lo le les tu nos ya muy también hay este esta estos estas ese esa eso esto aquel qué quién cómo cuándo dónde " +
      "cuál cuánto porque cuando donde quien todo todos todas hasta desde sobre entre después antes durante según sí " +
      "yo tú él ella ellos ellas nosotros usted ustedes tiene tienen ha han había hacer hace puede pueden gracias hola " +
      "nunca siempre ni otro otra otros dos tres años año día hombre mujer soy eres somos estoy estás",
  ),
  tr: words(
    "bir ve bu şu için ile çok daha ancak fakat gibi kadar sonra önce olarak olan oldu olduğu olduğunu değil var yok " +
      "mı mu mü misin misiniz mısın mısınız musun musunuz müsün müsünüz miyim mıyım miyiz mıyız ben sen biz siz onlar ona onu onun bana sana beni seni bunu buna şey her hiç ne nasıl neden niçin nerede " +
      "kim hangi kaç evet hayır lütfen merhaba ki ise eğer çünkü veya ya hem ise diye göre karşı doğru üzerinde içinde " +
      "arasında dedi etti ediyor yapıyor olacak yeni iki üç adam kadın büyük küçük iyi kötü bugün yarın dün şimdi artık",
  ),
};

/** Those that the languages nearest to each do not share (Dutch, German; Portuguese, Italian, Catalan, French; Azerbaijani). */
export const TELLING_WORDS: Readonly<Record<Exclude<Language, "ar">, ReadonlySet<string>>> = {
  en: words(
    "the an and this that these those with are been being have would could should there their they them his her you your " +
      "which when where why how because while don't isn't doesn't can't won't didn't it's i'm says please thanks hello",
  ),
  es: words(
    "el los las unos unas y muy también hay ese eso esto aquel qué quién cómo cuándo dónde cuál cuando quien " +
      "después según yo él ella ellos ellas nosotros usted ustedes tiene tienen hacer hace puede pueden gracias hola " +
      "siempre otro otra año día hombre mujer soy eres más pero están",
  ),
  tr: words(
    "bir için ile çok daha gibi kadar sonra olarak olan olduğu değil ben biz onlar şey hiç nasıl niçin hangi evet hayır " +
      "lütfen merhaba çünkü veya diye içinde arasında dedi ediyor yapıyor olacak adam kadın büyük küçük bugün şimdi",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
