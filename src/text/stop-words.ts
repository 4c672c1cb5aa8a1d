import { stopwords as arabic } from "@orama/stopwords/arabic";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import type { Language } from "./language.ts";
import { matchForm } from "./match-form.ts";
import { isNegator } from "./negators.ts";

const LISTS: Readonly<Record<Language, readonly string[]>> = {
  en: english,
  es: spanish,
  ar: arabic,
  tr: turkish,
};

/** Pieces that clitic splitting leaves; the lists hold whole words only. */
const ADDED: Readonly<Record<Language, string>> = {
  en: "'s 'm 're 've 'll 'd ca wo sha us",
  es: "",
  ar: "ال",
  tr: "",
};

/**
 * Words that the lists hold although they carry meaning: numbers, exceptions,
 * and nouns, verbs and adjectives (by their most frequent tag in the Universal
 * Dependencies treebanks of AnCora, GSD, BOUN, KeNet and PUD).
 */
const KEPT: Readonly<Record<Language, string>> = {
  en: "",
  es:
    "excepto salvo menos cinco cuatro dos ocho seis siete tres ambos primer primera primero primeros segunda segundo tercera " +
    "acuerdo cosas cuenta dia dias día días ejemplo empleo final fin estado estados horas intento lado lugar manera modo momento parte poder " +
    "tiempo trabajo uso valor veces verdad vez afirmó agregó aseguró añadió comentó conocer conseguir considera " +
    "consideró consigue consiguen consigo conseguimos consigues creo da dado dan dar decir dejó dice dicen dicho dieron dijeron dijo dio " +
    "emplean emplear empleais empleas encuentra existe existen explicó expresó habla hablan hizo hicieron indicó informó informo intenta intentan " +
    "intentar intentas intentais intentamos llegó lleva llevar manifestó mencionó parece quedó queremos quiere realizar realizó realizado sabe " +
    "sabemos sabeis saben saber sabes señaló sigue siguiente tendrá tendrán trabaja trabajais trabajan trabajamos trabajar trabajas usa usais usamos usan usar usas trata " +
    "ver anterior breve buen buena buenas bueno buenos cierto diferente diferentes general gran grandes igual junto largo mayor mejor " +
    "menudo nueva nuevas nuevo nuevos pasada pasado peor posible próximo próximos proximo raras solas sola solos total ultimo último última últimos " +
    "últimas verdadera verdadero mal despacio temprano tarde lejos cerca arriba debajo arribaabajo medio pais paìs pesar hacerlo siempre hoy ayer " +
    "b c d f g h j k l m n p q r t v w x z",
  ar:
    "إلا إلّا ألا الا عدا خلا حاشا سوى ثلاثة عشر عشرة اربعة مليار مليون احد واحد الف صفر الثاني الثانية الاول الاولى الوقت اليوم زيارة سنة سنوات عدد " +
    "ما لات عين قوة لقاء نهاية وقف أخذ قال قام وقال وقالت اعلنت اكد واكد واضاف واضافت واوضح عاد السابق الماضي المقبل الاخيرة صباح مساء يوم عام عاما عامة ايام امس غدا " +
    "مايو ايار برس لوكالة للامم شخصا أب أخ حم فو اطار اعادة قوة تبدّل تحوّل رجع راح ارتدّ انقلب شرع طاق جلل جير آه كرب ضد أقل أكثر اقل اكثر",
  tr:
    "altmış altı beş bin doksan dokuz dört elli iki kırk milyar milyon on otuz sekiz seksen yedi yetmiş yirmi yüz üç katrilyon trilyon " +
    "hariç iyi ilk yapacak yapmak yaptı yaptıkları yaptığı yaptığını yapılan yapılması yapıyor az olmadı olmadığı olmayan olmaz",
};

const loaded = new Map<Language, ReadonlySet<string>>();

/**
 * The stop words of a language, in match form (`matchForm`).
 *
 * From @orama/stopwords, without negators (not, no, nunca, sin, لا, ليس, değil
 * and the others of `isNegator`) and without numbers and content words that
 * the Spanish, Arabic and Turkish lists hold.
 */
export function stopWords(language: Language): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const kept = new Set(KEPT[language].split(" ").map((word) => matchForm(word, language)));
  const all = [...LISTS[language], ...ADDED[language].split(" ")].map((word) => matchForm(word, language));
  // The Turkish list repeats words in a broken encoding (þ for ş), the Arabic one has "و6".
  const result = new Set(
    all.filter(
      (word) => /^[^0-9þýđţ]*\p{L}[^0-9þýđţ]*$/u.test(word) && !kept.has(word) && !isNegator(word, language),
    ),
  );
  loaded.set(language, result);
  return result;
}

/** True for a stop word of the language, in any case or typing. */
export function isStopWord(word: string, language: Language): boolean {
  return stopWords(language).has(matchForm(word, language));
}
