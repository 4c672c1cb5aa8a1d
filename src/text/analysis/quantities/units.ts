import type { Language } from "../../language.ts";
import type { QuantityKind } from "./types.ts";

export interface Unit {
  readonly kind: Extract<QuantityKind, "percent" | "money" | "measure">;
  readonly unit: string;
  /** A unit that is part of a larger one is turned into it: 50 cents = 0.5 dollars is left alone (no currency known). */
  readonly factor?: number;
}

const units = new Map<string, Unit>();
const add = (kind: Unit["kind"], unit: string, words: string) => {
  for (const word of words.split(" ")) units.set(word.replaceAll("_", " "), { kind, unit });
};

add("percent", "%", "% ٪ percent pct per_cent porciento por_ciento بالمئة بالمائة في_المئة في_المائة");
add(
  "money",
  "USD",
  "$ us$ usd dollar dollars buck bucks dólar dólares dolar dolares doları dolara dolarlık dolardan دولار دولارا دولارات دولاران دولارين",
);
add("money", "EUR", "€ eur euro euros avro يورو");
add("money", "GBP", "£ gbp sterling quid sterlin إسترليني استرليني");
add("money", "TRY", "₺ try tl lira liras lirası liraya liralık ليرة ليرات");
add("money", "JPY", "¥ jpy yen yenes ين");
add("money", "CNY", "cny yuan yuanes يوان");
add("money", "INR", "₹ inr rupee rupees rupia rupias rupi روبية");
add("money", "RUB", "₽ rub ruble rubles rublo rublos روبل");
add("money", "CHF", "chf");
add("money", "SAR", "sar ريال ريالا ريالات riyal riyals");
add("money", "AED", "aed درهم درهما دراهم dirham dirhams");
add("money", "EGP", "egp جنيه جنيها جنيهات");
add("money", "peso", "peso pesos");
add("money", "dinar", "dinar dinars دينار دينارا دنانير");
add("money", "cent", "cent cents céntimo céntimos centavo centavos kuruş سنت سنتات");
add(
  "measure",
  "km",
  "km kilometer kilometers kilometre kilometres kms kilómetro kilómetros kilometrelik kilometresi كيلومتر كيلومترا كيلومترات كم كلم",
);
add("measure", "m", "m meter meters metre metres metro metros metrelik متر مترا أمتار");
add(
  "measure",
  "cm",
  "cm centimeter centimeters centimetre centimetres centímetro centímetros santimetre santim سنتيمتر سنتيمترا سم",
);
add(
  "measure",
  "mm",
  "mm millimeter millimeters millimetre millimetres milímetro milímetros milimetre مليمتر ملم",
);
add("measure", "mi", "mile miles milla millas mil ميل أميال");
add("measure", "ft", "ft foot feet pie pies fit قدم أقدام");
add("measure", "in", "inch inches pulgada pulgadas inç بوصة بوصات");
add("measure", "yd", "yd yard yards yarda yardas ياردة");
add("measure", "ha", "ha hectare hectares hectárea hectáreas hektar هكتار هكتارا");
add("measure", "ac", "acre acres");
add(
  "measure",
  "kg",
  "kg kilo kilos kilogram kilograms kilogramme kilogramo kilogramos kgs kiloluk كيلوغرام كيلوغراما كيلوجرام كغ كجم كيلو",
);
add("measure", "g", "g gr gram grams gramme gramo gramos غرام غراما جرام غرامات");
add("measure", "mg", "mg milligram milligrams miligramo miligramos miligram ملغ");
add("measure", "t", "ton tons tonne tonnes tonelada toneladas طن طنا أطنان");
add("measure", "lb", "lb lbs libra libras رطل أرطال");
add("measure", "oz", "oz ounce ounces onza onzas ons");
add("measure", "l", "l liter liters litre litres litro litros litrelik لتر لترا لترات");
add("measure", "ml", "ml milliliter milliliters millilitre millilitres mililitro mililitros mililitre مل");
add("measure", "gal", "gallon gallons galón galones galon");
add(
  "measure",
  "s",
  "second seconds sec secs segundo segundos saniye saniyede saniyelik ثانية ثواني ثوان ثانيتان ثانيتين",
);
add(
  "measure",
  "min",
  "minute minutes min mins minuto minutos dakika dakikada dakikalık dk دقيقة دقائق دقيقتان دقيقتين",
);
add("measure", "h", "hour hours hr hrs h hora horas saat saatte saatlik ساعة ساعات ساعتان ساعتين");
add("measure", "day", "day days día días dia dias gün günlük günde يوم يوما أيام يومان يومين");
add("measure", "week", "week weeks semana semanas hafta haftalık أسبوع أسبوعا أسابيع أسبوعان أسبوعين");
add("measure", "month", "month months mes meses ay aylık شهر شهرا أشهر شهور شهران شهرين");
add(
  "measure",
  "year",
  "year years yr yrs año años anos yıl yıllık yaşında yaş yaşındaki عام عاما أعوام سنة سنوات سنين عامان عامين سنتان سنتين",
);
add("measure", "decade", "decade decades década décadas عقد عقود");
add("measure", "century", "century centuries siglo siglos yüzyıl asır قرن قرون قرنا");
add("measure", "km/h", "km/h kmh kph kilometers_per_hour kilometres_per_hour kilómetros_por_hora");
add("measure", "mph", "mph miles_per_hour");
add("measure", "m/s", "m/s");
add(
  "measure",
  "m²",
  "m² m2 sqm square_meters square_metres square_meter square_metre metros_cuadrados metro_cuadrado متر_مربع مترا_مربعا",
);
add("measure", "km²", "km² km2 square_kilometers square_kilometres kilómetros_cuadrados كيلومتر_مربع");
add("measure", "sq mi", "square_miles");
add("measure", "sq ft", "sqft square_feet");
add("measure", "m³", "m³ m3 cubic_meters cubic_metres metros_cúbicos metreküp");
add("measure", "m²", "metrekare");
add("measure", "km²", "kilometrekare");
add(
  "measure",
  "°C",
  "°c celsius degrees_celsius grados_centígrados grados_celsius derece_celsius درجة_مئوية درجات_مئوية",
);
add("measure", "°F", "°f fahrenheit degrees_fahrenheit");
add("measure", "°", "° degree degrees grado grados derece درجة درجات");
add("measure", "W", "w watt watts vatio vatios vat واط");
add("measure", "kW", "kw kilowatt kilowatts kilovatio kilovatios");
add("measure", "MW", "mw megawatt megawatts megavatios megavat ميغاواط");
add("measure", "kWh", "kwh");
add("measure", "V", "volt volts voltios فولت");
add("measure", "GHz", "ghz gigahertz");
add("measure", "MHz", "mhz megahertz");
add("measure", "Hz", "hz hertz hercios");
add("measure", "GB", "gb gigabyte gigabytes gigabaytlık gigabayt غيغابايت");
add("measure", "MB", "mb megabyte megabytes megabayt ميغابايت");
add("measure", "KB", "kb kilobyte kilobytes");
add("measure", "TB", "tb terabyte terabytes terabayt");
add("measure", "cal", "calorie calories caloría calorías kalori");

/** Names that mean something else in another language. */
const ONLY: Readonly<Record<string, readonly Language[]>> = {
  mil: ["tr"],
  ay: ["tr"],
  on: [],
  dia: ["es"],
  anos: ["es"],
  pie: ["es"],
  pies: ["es"],
  fit: ["tr"],
  try: [],
  metro: ["es"],
  metros: ["es"],
  ons: ["tr"],
  mes: ["es"],
  saat: ["tr"],
  min: ["en", "es", "tr"],
  score: [],
  w: [],
  h: ["en", "es"],
  t: [],
  in: [],
};

/** Pounds are money unless something is weighed. */
const POUND = new Set(["pound", "pounds"]);

/** The unit written as `word` (lower case; several words joined by blanks), or undefined. */
export function unitOf(word: string, language: Language): Unit | undefined {
  const only = Object.hasOwn(ONLY, word) ? ONLY[word] : undefined;
  if (only !== undefined && !only.includes(language)) return undefined;
  if (language === "en" && POUND.has(word)) return { kind: "money", unit: "GBP" };
  return units.get(word);
}

/** A unit that makes a speed or a rate of the one before it: "km" + "per hour". */
export const PER_HOUR = /^(?:per hour|an hour|por hora|la hora|في الساعة)$/;

/** Most words a unit's name has. */
export const UNIT_WORDS = 3;
