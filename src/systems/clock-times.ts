import { foldArabicDigits, type Language } from "../text/index.ts";

/** How a language says an hour together with its half of the day. */
interface Clock {
  /** Named groups: `hour` in figures with `minutes`, or `word`; `half`. */
  readonly pattern: RegExp;
  readonly afternoon: RegExp;
  /** Hours in words, from one. */
  readonly hours: readonly string[];
  /** A quick look at whether there can be such a time. */
  readonly hint: RegExp;
}

const FIGURES = "(?<hour>[0-9\u0660-\u0669]{1,2})(?:[:.](?<minutes>[0-9\u0660-\u0669]{2}))?";
const BEGIN = "(?<![\\p{L}\\p{N}.,:])";
const END = "(?![\\p{L}\\p{N}])";

const ENGLISH = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const SPANISH = "una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const ARABIC =
  "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية.عشرة الثانية.عشرة"
    .split(" ")
    .map((word) => word.replace(".", " "));

const CLOCKS: Readonly<Record<Language, Clock>> = {
  en: {
    pattern: new RegExp(
      `${BEGIN}(?:${FIGURES}|(?<word>${ENGLISH.join("|")}))(?: ?o['\u2019]clock)? ?(?:in the )?(?<half>[ap]\\.? ?m(?:\\.|${END})|(?<=in the )(?:morning|afternoon|evening)${END})`,
      "giu",
    ),
    afternoon: /^[pe]|^afternoon/i,
    hours: ENGLISH,
    hint: /[\dexn] ?[ap]\.? ?m|in the (?:morn|aft|eve)/i,
  },
  es: {
    pattern: new RegExp(
      `${BEGIN}(?:${FIGURES}|(?<word>${SPANISH.join("|")}))(?: en punto)? ?(?:(?:de|por) la )?(?<half>[ap]\\.? ?m(?:\\.|${END})|(?<=la )(?:mañana|tarde|noche)${END})`,
      "giu",
    ),
    afternoon: /^[ptn]/i,
    hours: SPANISH,
    hint: /\d ?[ap]\.? ?m|(?:de|por) la [mtn]/i,
  },
  ar: {
    pattern: new RegExp(
      `(?:${BEGIN}${FIGURES}|(?<word>${[...ARABIC].reverse().join("|")})) (?<half>صباحا?|مساء|عصرا|ليلا|ظهرا)[\u064b]?`,
      "gu",
    ),
    afternoon: /^[مع]/,
    hours: ARABIC,
    hint: /صباح|مساء|عصرا|ليلا|ظهرا/,
  },
  tr: {
    pattern: new RegExp(
      `(?<half>sabah|akşam|öğleden sonra|gece) (?:saat )?${FIGURES}(?<word>(?!))?(?=['\u2019]|[.?!]?$)`,
      "giu",
    ),
    afternoon: /^[aö]/i,
    hours: [],
    hint: /(?:sabah|akşam|sonra|gece) (?:saat )?[0-9]/i,
  },
};

/**
 * A text with hours of a half of the day written as hours of the whole day, so that equal times look equal:
 * "5 p.m.", "five in the afternoon" to "17:00". Texts without any are given back as they are. O(length)
 */
export function withFullHours(text: string, language: Language): string {
  const { pattern, afternoon, hours, hint } = CLOCKS[language];
  if (!hint.test(text)) return text;
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const { hour, minutes, word, half } = rest.at(-1) as Record<string, string | undefined>;
    const named =
      hour === undefined ? hours.indexOf(word!.toLowerCase()) + 1 : Number(foldArabicDigits(hour));
    if (named < 1 || named > 12) return whole;
    const of24 = (named % 12) + (afternoon.test(half!) ? 12 : 0);
    return `${of24}:${minutes === undefined ? "00" : foldArabicDigits(minutes)}`;
  });
}
