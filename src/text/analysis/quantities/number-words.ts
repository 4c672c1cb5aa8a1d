import type { Language } from "../../language.ts";

/**
 * The part a word plays in a written number:
 * - "add": joins by sum (units, tens, hundreds); `value` with its size
 * - "hundred": multiplies what stands before it, up to 99
 * - "scale": thousand, million, ...: multiplies everything before it since the last scale
 * - "half": one half of the unit named before ("two and a half"), or alone 0.5
 * - "fraction": alone or after a number, "three quarters"
 * - "pair": a number that can be multiplied by what stands before, "two dozen"
 */
export type NumberPart = "add" | "hundred" | "scale" | "half" | "fraction" | "pair";

export interface NumberWord {
  readonly part: NumberPart;
  readonly value: number;
  readonly ordinal?: boolean;
  /** Counts only inside a longer number: the articles "un", "bir", "a". */
  readonly weak?: boolean;
}

type Table = Map<string, NumberWord>;

function table(
  groups: readonly (readonly [NumberPart, string, Omit<NumberWord, "part" | "value">?])[],
): Table {
  const out: Table = new Map();
  for (const [part, list, more] of groups) {
    for (const entry of list.split(" ")) {
      const [names = "", value = "0"] = entry.split("=");
      for (const name of names.split("/")) out.set(name, { part, value: Number(value), ...more });
    }
  }
  return out;
}

const EN = table([
  [
    "add",
    "zero=0 nought=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty/fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90",
  ],
  [
    "add",
    "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 thirtieth=30 fortieth=40 fiftieth=50 sixtieth=60 seventieth=70 eightieth=80 ninetieth=90",
    { ordinal: true },
  ],
  ["hundred", "hundred=100"],
  ["hundred", "hundredth=100", { ordinal: true }],
  ["scale", "thousand=1e3 million=1e6 billion/bn=1e9 trillion=1e12 mn=1e6"],
  ["scale", "thousandth=1e3 millionth=1e6", { ordinal: true }],
  ["half", "half=0.5"],
  [
    "fraction",
    "quarter/quarters=0.25 thirds=0.3333333333333333 fifths=0.2 sixths=0.16666666666666666 eighths=0.125 tenths=0.1 halves=0.5",
  ],
  ["pair", "dozen/dozens=12 score=20"],
  ["add", "a=1 an=1", { weak: true }],
]);

const ES = table([
  [
    "add",
    "cero=0 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis/dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno/veintiún/veintiun/veintiuna=21 veintidós/veintidos=22 veintitrés/veintitres=23 veinticuatro=24 veinticinco=25 veintiséis/veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos/doscientas=200 trescientos/trescientas=300 cuatrocientos/cuatrocientas=400 quinientos/quinientas=500 seiscientos/seiscientas=600 setecientos/setecientas=700 ochocientos/ochocientas=800 novecientos/novecientas=900",
  ],
  [
    "add",
    "primero/primera/primer/primeros/primeras=1 segunda/segundo=2 tercero/tercera/tercer=3 cuarto/cuarta=4 quinto/quinta=5 sexto/sexta=6 séptimo/séptima/septimo/septima=7 octavo/octava=8 noveno/novena=9 décimo/décima/decimo/decima=10 undécimo/undécima=11 duodécimo/duodécima=12 vigésimo/vigésima=20 trigésimo/trigésima=30 centésimo/centésima=100",
    { ordinal: true },
  ],
  ["scale", "mil=1e3 miles=1e3 millón/millon/millones=1e6 billón/billones=1e12 millardo/millardos=1e9"],
  ["half", "medio/media=0.5"],
  ["fraction", "tercio/tercios=0.3333333333333333 cuartos=0.25 quintos=0.2 décimas=0.1 mitad=0.5"],
  ["pair", "docena/docenas=12 decena/decenas=10 centenar/centenares=100 par=2"],
  ["add", "un=1 una=1", { weak: true }],
]);

const TR = table([
  [
    "add",
    "sıfır=0 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90",
  ],
  [
    "add",
    "birinci=1 ikinci=2 üçüncü=3 dördüncü=4 beşinci=5 altıncı=6 yedinci=7 sekizinci=8 dokuzuncu=9 onuncu=10 yirminci=20 otuzuncu=30 kırkıncı=40 ellinci=50 altmışıncı=60 yetmişinci=70 sekseninci=80 doksanıncı=90 ilk=1",
    { ordinal: true },
  ],
  ["hundred", "yüz=100"],
  ["hundred", "yüzüncü=100", { ordinal: true }],
  ["scale", "bin=1e3 milyon=1e6 milyar=1e9 trilyon=1e12"],
  ["scale", "bininci=1e3", { ordinal: true }],
  ["half", "buçuk=0.5 yarım=0.5"],
  ["fraction", "çeyrek=0.25 yarısı=0.5 yarı=0.5"],
  ["pair", "düzine=12"],
  ["add", "bir=1", { weak: true }],
]);

const AR = table([
  [
    "add",
    "صفر=0 واحد/واحدة/احد/احدي/احدى/إحدى/أحد=1 اثنان/اثنين/إثنان/إثنين/اثنتان/اثنتين/اثنا/اثني/اثنتا/اثنتي=2 ثلاثة/ثلاث=3 أربعة/أربع/اربعة/اربع=4 خمسة/خمس=5 ستة/ست=6 سبعة/سبع=7 ثمانية/ثماني/ثمان=8 تسعة/تسع=9 عشرة/عشر=10 عشرون/عشرين=20 ثلاثون/ثلاثين=30 أربعون/أربعين/اربعون/اربعين=40 خمسون/خمسين=50 ستون/ستين=60 سبعون/سبعين=70 ثمانون/ثمانين=80 تسعون/تسعين=90 مئتان/مئتين/مائتان/مائتين/مئتا/مئتي/مائتا/مائتي=200 ثلاثمائة/ثلاثمئة=300 أربعمائة/أربعمئة/اربعمائة=400 خمسمائة/خمسمئة=500 ستمائة/ستمئة=600 سبعمائة/سبعمئة=700 ثمانمائة/ثمانمئة/ثمانيمائة=800 تسعمائة/تسعمئة=900",
  ],
  [
    "add",
    "الأول/الأولى/أول/الحادي/الحادية=1 الثاني/الثانية=2 الثالث/الثالثة=3 الرابع/الرابعة=4 الخامس/الخامسة=5 السادس/السادسة=6 السابع/السابعة=7 الثامن/الثامنة=8 التاسع/التاسعة=9 العاشر/العاشرة=10 العشرون/العشرين=20 الثلاثون/الثلاثين=30",
    { ordinal: true },
  ],
  ["hundred", "مئة/مائة/مئات=100"],
  ["scale", "ألف/الف/آلاف/الاف/ألفا=1e3 مليون/ملايين/مليونا=1e6 مليار/مليارات/بليون=1e9 تريليون=1e12"],
  ["add", "ألفان/ألفين/ألفا=2000 مليونان/مليونين=2e6 ملياران/مليارين=2e9"],
  ["half", "نصف/النصف=0.5"],
  [
    "fraction",
    "ثلث=0.3333333333333333 ثلثا/ثلثي/ثلثان/ثلثين=0.6666666666666666 ربع=0.25 أرباع=0.25 خمسا=0.4",
  ],
  ["pair", "دزينة=12"],
]);

export const NUMBER_WORDS: Readonly<Record<Language, ReadonlyMap<string, NumberWord>>> = {
  en: EN,
  es: ES,
  tr: TR,
  ar: AR,
};

/** Words that join the parts of one number. */
export const JOINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["and", "-"]),
  es: new Set(["y", "-", "de"]),
  tr: new Set([]),
  ar: new Set(["و"]),
};
