import { foldArabicDigits, foldCase, type Language } from "../text/index.ts";

/** How a language says an hour together with its half of the day. */
interface Clock {
  /** Named groups: `hour` in figures with `minutes`, or `word`; `half`. */
  readonly pattern: RegExp;
  /** Which halves of the day are after noon, at night (from six on before midnight), about noon. */
  readonly afternoon: RegExp;
  readonly night: RegExp;
  readonly noon: RegExp;
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
const TURKISH = "bir iki üç dört beş altı yedi sekiz dokuz on on.bir on.iki"
  .split(" ")
  .map((word) => word.replace(".", " "));
/** In capitals too: the flag "i" knows no dotted and dotless ones. */
const TURKISH_WORDS = [...TURKISH].reverse().join("|").replaceAll("i", "[iİ]").replaceAll("ı", "[ıI]");
const ARABIC =
  "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية.عشرة الثانية.عشرة"
    .split(" ")
    .map((word) => word.replace(".", " "));

/** Matches nothing. */
const NONE = /(?!)/;

const CLOCKS: Readonly<Record<Language, Clock>> = {
  en: {
    pattern: new RegExp(
      `${BEGIN}(?:${FIGURES}|(?<word>${ENGLISH.join("|")}))(?: ?o['\u2019]clock)? ?(?:in the )?(?<half>[ap]\\.? ?m(?:\\.|${END})|(?<=in the )(?:morning|afternoon|evening)${END})`,
      "giu",
    ),
    afternoon: /^[pe]|^afternoon/i,
    night: NONE,
    noon: NONE,
    hours: ENGLISH,
    hint: /[\dexn] ?[ap]\.? ?m|in the (?:morn|aft|eve)/i,
  },
  es: {
    pattern: new RegExp(
      `${BEGIN}(?:${FIGURES}|(?<word>${SPANISH.join("|")}))(?: en punto)? ?(?:(?:de|por) la )?(?<half>[ap]\\.? ?m(?:\\.|${END})|(?<=la )(?:mañana|tarde|noche)${END})`,
      "giu",
    ),
    afternoon: /^[pt]/i,
    night: /^n/i,
    noon: NONE,
    hours: SPANISH,
    hint: /\d ?[ap]\.? ?m|(?:de|por) la [mtn]/i,
  },
  ar: {
    pattern: new RegExp(
      `(?:${BEGIN}${FIGURES}|(?<word>${[...ARABIC].reverse().join("|")})) (?<half>صباحا?|مساء|عصرا|ليلا|ظهرا)[\u064b]?`,
      "gu",
    ),
    afternoon: /^[مع]/,
    night: /^ل/,
    noon: /^ظ/,
    hours: ARABIC,
    hint: /صباح|مساء|عصرا|ليلا|ظهرا/,
  },
  tr: {
    pattern: new RegExp(
      `(?<half>sabah|akşam|öğleden sonra|gece) (?:saat )?(?:${FIGURES}(?=['\u2019]|[.?!]?$)|(?<word>${TURKISH_WORDS})[dt][ae]n?${END})`,
      "giu",
    ),
    afternoon: /^[aö]/i,
    night: /^g/i,
    noon: NONE,
    hours: TURKISH,
    hint: /(?:sabah|akşam|sonra|gece) (?:saat )?(?:[0-9]|\p{L}+(?: \p{L}+)?[dt][ae]n?(?!\p{L}))/iu,
  },
};

/**
 * A text with hours of a half of the day written as hours of the whole day, so that equal times look equal:
 * "5 p.m.", "five in the afternoon" to "17:00". Texts without any are given back as they are. O(length)
 */
export function withFullHours(text: string, language: Language): string {
  const { pattern, hours, hint } = CLOCKS[language];
  if (!hint.test(text)) return text;
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const { hour, minutes, word, half } = rest.at(-1) as Record<string, string | undefined>;
    const named =
      hour === undefined ? hours.indexOf(foldCase(word!, language)) + 1 : Number(foldArabicDigits(hour));
    if (named < 1 || named > 12) return whole;
    const of24 = (named % 12) + (isLater(named, half!, language) ? 12 : 0);
    return `${of24}:${minutes === undefined ? "00" : foldArabicDigits(minutes)}`;
  });
}

/** Whether an hour of 1 to 12 is one of 12 to 23. */
function isLater(hour: number, half: string, language: Language): boolean {
  const { afternoon, night, noon } = CLOCKS[language];
  if (afternoon.test(half)) return true;
  // "Twelve at night" is midnight, "one at noon" an hour after it.
  return (night.test(half) && hour >= 6 && hour < 12) || (noon.test(half) && (hour === 12 || hour < 6));
}
