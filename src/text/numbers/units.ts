/** A unit: what it measures, and `base = value × factor + offset`. Two units convert when dimension and base are the same. */
export interface Unit {
  readonly dimension: string;
  readonly base: string;
  readonly factor: number;
  readonly offset?: number;
  /** International signs, as written; "=" before one that counts only right behind digits ("5m", "5 m"). */
  readonly signs: string;
}

const of = (dimension: string, base: string, factor: number, signs = "", offset?: number): Unit => ({
  dimension,
  base,
  factor,
  signs,
  ...(offset !== undefined && { offset }),
});

/** Every unit that the reader knows, by its sign. Factors: BIPM, The International System of Units, 9th edition; NIST SP 811 for the customary ones (US gallon, quart, pint, cup and spoons). */
export const UNITS: Readonly<Record<string, Unit>> = {
  km: of("length", "m", 1000, "km kms"),
  m: of("length", "m", 1, "m mt mts"),
  cm: of("length", "m", 0.01, "cm"),
  mm: of("length", "m", 0.001, "mm"),
  mi: of("length", "m", 1609.344, "mi"),
  ft: of("length", "m", 0.3048, "ft ′"),
  in: of("length", "m", 0.0254, '" ″'),
  yd: of("length", "m", 0.9144, "yd"),
  kg: of("mass", "g", 1000, "kg kgs"),
  g: of("mass", "g", 1, "g gr"),
  mg: of("mass", "g", 0.001, "mg"),
  t: of("mass", "g", 1e6, "t"),
  lb: of("mass", "g", 453.59237, "lb lbs"),
  oz: of("mass", "g", 28.349523125, "oz"),
  s: of("duration", "s", 1, "s"),
  ms: of("duration", "s", 0.001, "ms"),
  min: of("duration", "s", 60, "min"),
  h: of("duration", "s", 3600, "h hr hrs"),
  day: of("duration", "s", 86_400),
  week: of("duration", "s", 604_800),
  fortnight: of("duration", "s", 1_209_600),
  month: of("duration", "month", 1),
  year: of("duration", "month", 12),
  decade: of("duration", "month", 120),
  century: of("duration", "month", 1200),
  "m²": of("area", "m²", 1, "m² m2 sqm"),
  "cm²": of("area", "m²", 1e-4, "cm² cm2"),
  "km²": of("area", "m²", 1e6, "km² km2"),
  "mi²": of("area", "m²", 2_589_988.110336),
  "ft²": of("area", "m²", 0.09290304, "ft² ft2 sqft"),
  ha: of("area", "m²", 10_000, "ha"),
  ac: of("area", "m²", 4046.8564224),
  "m³": of("volume", "l", 1000, "m³ m3"),
  l: of("volume", "l", 1, "l lt"),
  ml: of("volume", "l", 0.001, "ml"),
  cl: of("volume", "l", 0.01, "cl"),
  gal: of("volume", "l", 3.785411784, "gal"),
  qt: of("volume", "l", 0.946352946, "qt"),
  pint: of("volume", "l", 0.473176473),
  floz: of("volume", "l", 0.0295735295625),
  cup: of("volume", "l", 0.2365882365),
  tbsp: of("volume", "l", 0.01478676478125, "tbsp"),
  tsp: of("volume", "l", 0.00492892159375, "tsp"),
  "km/h": of("speed", "m/s", 1 / 3.6, "km/h kmh kph kmph"),
  mph: of("speed", "m/s", 0.44704, "mph"),
  "m/s": of("speed", "m/s", 1, "m/s"),
  "°C": of("temperature", "K", 1, "°c ºc", 273.15),
  "°F": of("temperature", "K", 5 / 9, "°f ºf", 459.67 * (5 / 9)),
  "°": of("angle", "°", 1, "°"),
  W: of("power", "W", 1, "w"),
  kW: of("power", "W", 1000, "kw"),
  MW: of("power", "W", 1e6, "mw"),
  kWh: of("energy", "kWh", 1, "kwh"),
  kcal: of("food energy", "kcal", 1, "kcal cal"),
  V: of("voltage", "V", 1, "v"),
  Hz: of("frequency", "Hz", 1, "hz"),
  kHz: of("frequency", "Hz", 1000, "khz"),
  MHz: of("frequency", "Hz", 1e6, "mhz"),
  GHz: of("frequency", "Hz", 1e9, "ghz"),
  KB: of("data", "B", 1e3, "kb"),
  MB: of("data", "B", 1e6, "mb"),
  GB: of("data", "B", 1e9, "gb"),
  TB: of("data", "B", 1e12, "tb"),
  px: of("pixels", "px", 1, "px"),
  pt: of("points", "pt", 1),
};

/** Signs and codes of currencies; their names stand in the languages' tables. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  USD: "$ us$ usd us",
  EUR: "€ eur",
  GBP: "£ gbp",
  TRY: "₺ try tl",
  JPY: "¥ jpy",
  CNY: "cny rmb",
  INR: "₹ inr rs",
  RUB: "₽ rub",
  KRW: "₩ krw",
  CHF: "chf",
  SAR: "sar",
  AED: "aed",
  EGP: "egp",
  MXN: "mxn mx$",
  CAD: "cad c$ ca$",
  NZD: "nzd nz$ nz",
  AUD: "aud a$ au$",
  cent: "¢",
};

/** What a hundredth of a currency is called; of which currencies it may be. */
export const HUNDREDTHS: Readonly<Record<string, readonly string[]>> = {
  cent: ["USD", "EUR", "TRY", "CAD", "AUD", "MXN", "peso"],
  penny: ["GBP"],
};
