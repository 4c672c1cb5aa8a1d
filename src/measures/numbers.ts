import {
  foldArabicDigits,
  type Language,
  matchForm,
  SPLIT_WORDS,
  type Token,
  tokenize,
} from "../text/index.ts";
import type { NumberWord } from "./number-word.ts";
import { numberWord } from "./number-words.ts";

/** A number as a text states it. */
export interface NumberMention {
  readonly value: number;
  /** Digits after the decimal mark: how exactly it is stated. Negative in "2.5 million" (-5). */
  readonly decimals: number;
}

/** Words that stand inside a number: "two hundred and five", "treinta y cinco", "ستة و عشرون". */
const JOINERS: Readonly<Record<Language, string>> = { en: "and", es: "y", ar: "و", tr: "" };

/**
 * The numbers of a text, in order: digits in any script ("1,000.50", "١٬٠٠٠",
 * "1/2", "3½", "$5bn"), the digits of names and ordinals ("UA123", "3rd"), the
 * parts of times and dates (minutes of a full hour left out), and number words
 * from two up ("twenty-five", "veintiuno", "خمسة وعشرون", "yirmi beş", "on ikide").
 *
 * "1.000" is a thousand in Spanish, Turkish and Arabic and one in English,
 * "1,000" is one in Spanish and Turkish. Cost O(length).
 */
export function numbersIn(text: string, language: Language = "en"): NumberMention[] {
  const reader = new NumberReader(language);
  for (const token of tokenize(text, { language, ...SPLIT_WORDS })) reader.read(token);
  return reader.finish();
}

/** A number being spelled out in words. */
interface SpelledNumber {
  /** Thousands and more, closed. */
  readonly total: number;
  /** Below a thousand, still growing. */
  readonly current: number;
  /** True after "and", which only a number may follow. */
  readonly joined: boolean;
  /** Its last word. */
  readonly last: NumberWord;
  /** So far only a word that is no number by itself: واحد. */
  readonly unsure: boolean;
  /** Turkish "yedi" after a word that is no number: "ate" where it ends a sentence or clause, as verbs do. */
  readonly ate: boolean;
  /** "Saat dokuzda iki" is an hour and a number, "dokuzda iki" two ninths. */
  readonly hour: boolean;
}

const LETTER = /\p{L}/u;
const ARABIC_HOUR = /^[وبفل]?الساعه$/;
/** What stands before an hour in Turkish. */
const BEFORE_HOURS = new Set(["saat", "sabah", "akşam", "gece", "sonra"]);

class NumberReader {
  readonly #language: Language;
  readonly #mentions: NumberMention[] = [];
  #spelled: SpelledNumber | undefined;
  /** The last mention was in digits, so a scale word may follow. */
  #afterDigits = false;
  #afterCurrency = false;
  #before = "";

  constructor(language: Language) {
    this.#language = language;
  }

  read(token: Token): void {
    const word = matchForm(token.text, this.#language);
    const scale = this.#scaleOf(token, word);
    if (scale !== undefined) this.#mentions.push(scaled(this.#mentions.pop()!, scale));
    else this.#readOther(token, word);
    const isHyphen = word === "-";
    this.#afterDigits = token.kind === "number" || (isHyphen && this.#afterDigits);
    this.#afterCurrency = /^\p{Sc}$/u.test(word) || (token.kind === "number" && this.#afterCurrency);
    this.#before = word;
  }

  finish(): NumberMention[] {
    this.#close(true);
    return this.#mentions;
  }

  /** "2.5 million", "12 dozen", "$5m". */
  #scaleOf(token: Token, word: string): number | undefined {
    if (!this.#afterDigits || token.kind !== "word") return undefined;
    const value = numberWord(word, this.#language)?.value;
    if (value !== undefined && SCALES.has(value)) return value;
    return SHORT_SCALES.get(word) ?? (this.#afterCurrency ? MONEY_SCALES.get(word) : undefined);
  }

  #readOther(token: Token, word: string): void {
    const number = token.kind === "word" ? this.#numberAt(word) : undefined;
    if (number !== undefined) this.#spell(number);
    else if (this.#spelled !== undefined && (word === JOINERS[this.#language] || word === "-")) {
      this.#spelled = { ...this.#spelled, joined: true };
    } else {
      this.#close(token.kind === "punctuation");
      this.#mentions.push(...digitsOf(token, word, this.#language, this.#afterCurrency));
    }
  }

  #numberAt(word: string): NumberWord | undefined {
    // "por ciento" is "per cent".
    if (this.#language === "es" && this.#before === "por" && word.startsWith("cien")) return undefined;
    // "Her iki" is "both"; "في المئة" is "per cent".
    if (this.#language === "tr" && this.#before === "her" && word === "iki") return undefined;
    if (this.#language === "ar" && this.#before === "في" && /^الما?ئه$/.test(word)) return undefined;
    const number = numberWord(word, this.#language);
    if (number?.only !== "after") return number;
    const goes = this.#spelled !== undefined && (this.#goesOn(number) || isShare(this.#spelled, number));
    return goes ? number : undefined;
  }

  #goesOn(number: NumberWord): boolean {
    const spelled = this.#spelled!;
    if (spelled.last.ends === true) return false;
    const joined = spelled.joined || number.joined === true;
    return (
      goesOn(spelled, number, joined, this.#language) && mayFollow(spelled, number, joined, this.#language)
    );
  }

  #spell(number: NumberWord): void {
    if (this.#spelled !== undefined && !this.#goesOn(number)) {
      if (isShare(this.#spelled, number)) {
        this.#mentions.push({ value: number.value / sumOf(this.#spelled), decimals: 6 });
        this.#spelled = undefined;
        return;
      }
      this.#close();
    }
    const hour = this.#spelled?.hour ?? BEFORE_HOURS.has(this.#before);
    // "الساعة الرابعة" is four o'clock.
    const unsure = this.#spelled === undefined && number.only === "before" && !ARABIC_HOUR.test(this.#before);
    this.#spelled = {
      ...extend(this.#spelled ?? NOTHING, number),
      joined: false,
      last: number,
      unsure,
      ate: this.#spelled === undefined && this.#mayBeAte(number),
      hour,
    };
  }

  #mayBeAte({ value, ends }: NumberWord): boolean {
    const bare = this.#language === "tr" && value === 7 && ends !== true;
    return bare && LETTER.test(this.#before) && !BEFORE_HOURS.has(this.#before);
  }

  /** @param ends whether a sentence or clause ends here */
  #close(ends = false): void {
    if (this.#spelled !== undefined && !this.#spelled.unsure && !(ends && this.#spelled.ate)) {
      this.#mentions.push({ value: sumOf(this.#spelled), decimals: 0 });
    }
    this.#spelled = undefined;
  }
}

type Sum = Pick<SpelledNumber, "total" | "current">;

const NOTHING: Sum = { total: 0, current: 0 };

function sumOf({ total, current }: Sum): number {
  return total + current;
}

/** Turkish "beşte iki", two fifths: a unit after a number "in" which it is. */
function isShare(spelled: SpelledNumber, { value }: NumberWord): boolean {
  return spelled.last.locative === true && !spelled.hour && value < 10 && value < sumOf(spelled) && value > 0;
}

/** Whether a value may follow inside the same number: "twenty five", "two hundred and five", but not "four three". */
function goesOn(
  { total, current }: SpelledNumber,
  { value, times }: NumberWord,
  joined: boolean,
  language: Language,
): boolean {
  if (times === true) return current > 0 && !joined;
  if (value >= 1000) return current > 0 || (total > 0 && total < value);
  // "Fifteen hundred" in English.
  if (value >= 100) return value === 100 ? current < (language === "en" ? 100 : 10) : current === 0;
  const rest = current % 100;
  if (rest === 0 && (current > 0 || total > 0)) return true;
  // Arabic says the units first: "five and twenty", "five ten".
  if (language === "ar") return rest < 10 && (joined ? value >= 20 : value === 10);
  const isUnit = rest >= 20 && rest % 10 === 0 && value < 10;
  return isUnit || (language === "tr" && rest === 10 && value < 10);
}

/** What words that are numbers only beside others ask for besides: "a hundred and one", "treinta y uno", "الحادي والعشرون". */
function mayFollow(
  { total, current, last, unsure }: SpelledNumber,
  { value, only, ordinal, definite }: NumberWord,
  joined: boolean,
  language: Language,
): boolean {
  if (unsure) {
    const tens = value >= 10 && value < 100;
    return tens && (!joined || (last.ordinal !== true && last.definite !== true) || definite === true);
  }
  if (only === "before") return ordinal !== true && joined;
  if (only !== "after" || value >= 10) return ordinal !== true || joined;
  if (ordinal === true) return joined;
  const afterTens = current % 100 > 0;
  if (language === "en") return afterTens || joined;
  if (language === "es") return afterTens ? joined : !joined || (current === 0 && total === 1000);
  return true;
}

/** Smaller values add, a hundred multiplies, a thousand or more closes a group. */
function extend({ total, current }: Sum, { value, times }: NumberWord): Sum {
  if (times === true) return { total, current: Math.max(1, current) * value };
  if (value < 100) return { total, current: current + value };
  if (value < 1000) {
    const multiplies = value === 100 && current > 0 && current < 100;
    return { total, current: multiplies ? current * value : current + value };
  }
  // "Dos mil millones", two thousand millions.
  if (total < value) return { total: Math.max(1, total + current) * value, current: 0 };
  return { total: total + Math.max(1, current) * value, current: 0 };
}

/** Words that multiply the digits before them. */
const SCALES = new Set([12, 100, 1000, 1e6, 1e9, 1e12]);
const SHORT_SCALES = new Map([
  ["bn", 1e9],
  ["mn", 1e6],
  ["mln", 1e6],
  ["tn", 1e12],
]);
/** Letters that mean a scale only beside a currency: 5m is metres elsewhere. */
const MONEY_SCALES = new Map([
  ["k", 1000],
  ["m", 1e6],
  ["b", 1e9],
]);

function scaled({ value, decimals }: NumberMention, scale: number): NumberMention {
  return {
    value: Number((value * scale).toPrecision(15)),
    decimals: decimals - Math.round(Math.log10(scale)),
  };
}

function digitsOf(token: Token, word: string, language: Language, afterCurrency: boolean): NumberMention[] {
  if (token.kind === "url" || token.kind === "email" || token.kind === "mention") return [];
  const text = foldArabicDigits(word);
  if (token.kind === "number") return [parseNumber(text, language)];
  const money = afterCurrency ? /^([0-9]{1,15})(k|m|b)$/.exec(text) : null;
  if (money !== null) return [scaled({ value: Number(money[1]), decimals: 0 }, MONEY_SCALES.get(money[2]!)!)];
  const parts = (text.match(/[0-9]{1,15}/g) ?? []).map(Number);
  const kept = token.kind === "time" ? parts.filter((part, at) => at === 0 || part > 0) : parts;
  return kept.map((value) => ({ value, decimals: 0 }));
}

const FRACTIONS: Readonly<Record<string, number>> = {
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
};

/** The value of one number token; digits of other scripts than Arabic's are read by their order. */
export function parseNumber(token: string, language: Language): NumberMention {
  const text = foldArabicDigits(token.normalize("NFKC").replace("\u2044", "/")).replace(/\u2212/g, "-");
  const mixed = /^(-?[0-9]+)([½¼¾⅓⅔])$/.exec(token);
  if (mixed !== null) return { value: Number(mixed[1]) + FRACTIONS[mixed[2]!]!, decimals: 2 };
  const ratio = /^([0-9]+)[/:]([0-9]+)$/.exec(text);
  if (ratio !== null && Number(ratio[2]) > 0) {
    return { value: Number(ratio[1]) / Number(ratio[2]), decimals: 6 };
  }
  const plain = withDecimalPoint(/^[+-]?[0-9.,'’\u00a0\u202f ·]*/.exec(text)![0], language);
  const value = Number(plain);
  const decimals = plain.includes(".") ? plain.length - plain.indexOf(".") - 1 : 0;
  return Number.isFinite(value) ? { value, decimals } : { value: digitsOnly(text), decimals: 0 };
}

/** Drops group marks and writes the decimal mark as ".". */
function withDecimalPoint(text: string, language: Language): string {
  const compact = text.replace(/['’\u00a0\u202f ·]/g, "").replace(/[.,]+$/, "");
  const marks = compact.match(/[.,]/g) ?? [];
  if (marks.length === 0) return compact;
  const last = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
  const mark = compact.charAt(last);
  const isOnlyKind = marks.every((other) => other === mark);
  const isDecimal = isOnlyKind ? marks.length === 1 && !isGroupMark(compact, last, language) : true;
  const whole = (isDecimal ? compact.slice(0, last) : compact).replace(/[.,]/g, "");
  return isDecimal ? `${whole}.${compact.slice(last + 1)}` : whole;
}

/** A single mark before exactly three digits: grouping in one half of the world, decimal in the other; Arabic text groups by either. */
function isGroupMark(text: string, at: number, language: Language): boolean {
  if (text.length - at !== 4 || /^[+-]?0?$/.test(text.slice(0, at))) return false;
  if (language === "ar") return true;
  const decimalMark = language === "es" || language === "tr" ? "," : ".";
  return text.charAt(at) !== decimalMark;
}

function digitsOnly(text: string): number {
  return Number(text.replace(/[^0-9]/g, "").slice(0, 15));
}

/**
 * How many numbers of two texts can be paired off: equal at the precision of the
 * one stated less exactly ("3.1" and "3.14" pair, "3" and "3.14" pair, "20" and "2" do not).
 * Each pairs once, in order of value, so the count does not depend on which text comes first.
 */
export function pairedNumbers(left: readonly NumberMention[], right: readonly NumberMention[]): number {
  const byValue = (x: NumberMention, y: NumberMention) => x.value - y.value || x.decimals - y.decimals;
  const a = [...left].sort(byValue);
  const b = [...right].sort(byValue);
  let paired = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a[i]!;
    const y = b[j]!;
    if (agree(x, y)) {
      paired++;
      i++;
      j++;
    } else if (x.value < y.value) i++;
    else j++;
  }
  return paired;
}

function agree(x: NumberMention, y: NumberMention): boolean {
  if (x.value === y.value) return true;
  const step = 10 ** -Math.min(x.decimals, y.decimals);
  return Math.abs(x.value - y.value) < 0.5 * step;
}
