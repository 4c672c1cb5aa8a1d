import type { Language } from "../../language.ts";

function months(list: string): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  list.split(" ").forEach((names, i) => {
    for (const name of names.split("/")) out.set(name, (i % 12) + 1);
  });
  return out;
}

const EN = months(
  "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
);
const ES = months(
  "enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago septiembre/setiembre/sep/sept octubre/oct noviembre/nov diciembre/dic",
);
const TR = months("ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık");
const AR = months(
  "يناير/كانون_الثاني فبراير/شباط مارس/آذار/اذار أبريل/ابريل/نيسان مايو/أيار/ايار يونيو/يونيه/حزيران يوليو/يوليه/تموز أغسطس/اغسطس/آب سبتمبر/أيلول/ايلول أكتوبر/اكتوبر/تشرين_الأول نوفمبر/تشرين_الثاني ديسمبر/كانون_الأول",
);

const MONTHS: Readonly<Record<Language, ReadonlyMap<string, number>>> = { en: EN, es: ES, tr: TR, ar: AR };

/** 1..12 for a month's name in lower case (Turkish: with or without its case ending), else undefined. */
export function monthOf(word: string, language: Language): number | undefined {
  const map = MONTHS[language];
  const whole = map.get(word.replace(/\.$/, "").replaceAll(" ", "_"));
  if (whole !== undefined || language !== "tr") return whole;
  const stem =
    /^(\p{L}{4,}?)['’]?(?:[yn]?[ıiuü]n?|[dt][ae]n?|[ae]|ın|in|un|ün|[ıiuü]nda|[ıiuü]nde|ı|i|u|ü)$/u.exec(
      word,
    );
  if (stem === null) return undefined;
  const base = stem[1]!;
  // A final k softens before a vowel: ocak, ocağı; aralık, aralığı.
  return map.get(base) ?? map.get(base.replace(/ğ$/, "k"));
}
