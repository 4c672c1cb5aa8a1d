import {
  foldArabicDigits,
  type Language,
  matchForm,
  SPLIT_WORDS,
  type Token,
  tokenize,
} from "../text/index.ts";
import { NUMBER_WORDS } from "./number-words.ts";

/** A number as a text states it. */
export interface NumberMention {
  readonly value: number;
  /** Digits after the decimal mark: how exactly it is stated. Negative in "2.5 million" (-5). */
  readonly decimals: number;
}

/** Words that stand inside a number: "two hundred and five", "treinta y cinco". */
const JOINERS: Readonly<Record<Language, string>> = { en: "and", es: "y", ar: "", tr: "" };

/**
 * The numbers of a text, in order: digits in any script ("1,000.50", "١٬٠٠٠",
 * "1/2", "3½"), the digits of names and ordinals ("UA123", "3rd"), the parts of
 * times and dates, and number words from two up ("twenty-five", "veinticinco",
 * "خمسة وعشرون", "yirmi beş").
 *
 * "1.000" is a thousand in Spanish and Turkish and one in English and Arabic,
 * "1,000" the other way round. Cost O(length).
 */
export function numbersIn(text: string, language: Language = "en"): NumberMention[] {
  const mentions: NumberMention[] = [];
  let spelled: SpelledNumber | undefined;
  const close = () => {
    if (spelled !== undefined) mentions.push({ value: spelled.total + spelled.current, decimals: 0 });
    spelled = undefined;
  };
  let afterDigits = false;
  for (const token of tokenize(text, { language, ...SPLIT_WORDS })) {
    const word = matchForm(token.text, language);
    const value = token.kind === "word" ? wordValue(word, language) : undefined;
    const scales = afterDigits && value !== undefined && SCALES.has(value);
    afterDigits = token.kind === "number";
    if (scales) mentions.push(scaled(mentions.pop()!, value));
    else if (value !== undefined) spelled = extend(spelled ?? { total: 0, current: 0 }, value);
    else if (spelled === undefined || (word !== JOINERS[language] && word !== "-")) {
      close();
      mentions.push(...digitsOf(token, word, language));
    }
  }
  close();
  return mentions;
}

interface SpelledNumber {
  readonly total: number;
  readonly current: number;
}

function wordValue(word: string, language: Language): number | undefined {
  const words = NUMBER_WORDS[language];
  const value = words.get(word);
  if (value !== undefined || language !== "ar") return value;
  return word.startsWith("و") ? words.get(word.slice(1)) : undefined;
}

/** "two hundred thousand five": smaller values add, a hundred multiplies, a thousand or more closes a group. */
function extend({ total, current }: SpelledNumber, value: number): SpelledNumber {
  if (value < 100) return { total, current: current + value };
  if (value < 1000) {
    const multiplies = value === 100 && current > 0 && current < 10;
    return { total, current: multiplies ? current * value : current + value };
  }
  if (current === 0 && total > 0) return { total: total * value, current: 0 };
  return { total: total + Math.max(1, current) * value, current: 0 };
}

/** Words that multiply the digits before them. */
const SCALES = new Set([12, 100, 1000, 1e6, 1e9, 1e12]);

/** "2.5 million", "12 dozen". */
function scaled({ value, decimals }: NumberMention, scale: number): NumberMention {
  return { value: value * scale, decimals: decimals - Math.round(Math.log10(scale)) };
}

function digitsOf(token: Token, word: string, language: Language): NumberMention[] {
  if (token.kind === "url" || token.kind === "email" || token.kind === "mention") return [];
  const text = foldArabicDigits(word);
  if (token.kind === "number") return [parseNumber(text, language)];
  return (text.match(/[0-9]{1,15}/g) ?? []).map((digits) => ({ value: Number(digits), decimals: 0 }));
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

/** A single mark before exactly three digits: grouping in one half of the world, decimal in the other. */
function isGroupMark(text: string, at: number, language: Language): boolean {
  if (text.length - at !== 4 || /^[+-]?0?$/.test(text.slice(0, at))) return false;
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
