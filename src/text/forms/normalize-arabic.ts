import { checkOptions, checkText } from "../../arguments.ts";

/** Steps of `normalizeArabic`. */
export interface ArabicOptions {
  /** Removes tatweel (kashida), the stretching stroke; default true. */
  readonly tatweel?: boolean;
  /** Removes short vowels, tanwin, shadda, sukun, superscript alef and Quranic marks; default true. */
  readonly diacritics?: boolean;
  /** أ إ آ ٱ (and alef with wavy hamza) to ا; default true. */
  readonly alef?: boolean;
  /** Final ى to ي; default true. */
  readonly yeh?: boolean;
  /** ة to ه; default true. */
  readonly tehMarbuta?: boolean;
  /** ؤ to و and ئ to ي; default false, since it merges more words than it repairs. */
  readonly hamza?: boolean;
  /** Arabic-Indic and extended digits to 0-9, ٫ to "." and ٬ to "," between digits, ٪ to "%"; default true. */
  readonly digits?: boolean;
  /** Persian and Urdu keyboard letters to Arabic ones (ک to ك, ی to ي, ہ and ە to ه); default true. */
  readonly keyboard?: boolean;
  /** Presentation forms (letters stored in their joined shape) to ordinary letters; default true. */
  readonly presentation?: boolean;
}

const ANY_ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const PRESENTATION = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;
const TATWEEL = /\u0640/g;
/** U+0653-U+0655 (madda and hamza above, below) compose with their letters under NFC, so they go too. */
const DIACRITICS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff]/g;
const ALEF = /[\u0622\u0623\u0625\u0671-\u0673\u0675]/g;
const KEYBOARD: Readonly<Record<string, string>> = {
  "\u06a9": "\u0643",
  "\u06aa": "\u0643",
  "\u06cc": "\u064a",
  "\u06c1": "\u0647",
  "\u06d5": "\u0647",
  "\u06be": "\u0647",
};
const KEYBOARD_LETTERS = new RegExp(`[${Object.keys(KEYBOARD).join("")}]`, "g");
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * One spelling for Arabic words that are written in several: stretched,
 * vowelled, with or without hamza on alef, with ى for ي or ه for ة, with
 * Arabic-Indic digits. A text without Arabic letters comes back unchanged.
 *
 * The result is for comparing, not for display. Idempotent. Cost O(length).
 * @source the letter classes of Larkey, Ballesteros and Connell 2002 (light stemming for Arabic retrieval)
 * @example normalizeArabic("أَهْلاً") // "اهلا"
 */
export function normalizeArabic(text: string, options: ArabicOptions = {}): string {
  checkText(text, "normalizeArabic: text");
  checkOptions(options, "normalizeArabic");
  if (!ANY_ARABIC.test(text)) return text;
  let result = text;
  // Signs that stand alone among the presentation forms decompose to a blank and a mark.
  const unfold = (run: string) => run.normalize("NFKC").replace(/ (?=\p{M})/gu, "");
  if (options.presentation !== false) result = result.replace(PRESENTATION, unfold);
  result = result.normalize("NFC");
  if (options.tatweel !== false) result = result.replace(TATWEEL, "");
  if (options.diacritics !== false) result = result.replace(DIACRITICS, "");
  if (options.alef !== false) result = result.replace(ALEF, "\u0627");
  if (options.keyboard !== false) result = result.replace(KEYBOARD_LETTERS, (letter) => KEYBOARD[letter]!);
  if (options.yeh !== false) result = result.replace(/\u0649/g, "\u064a");
  if (options.tehMarbuta !== false) result = result.replace(/\u0629/g, "\u0647");
  if (options.hamza === true) result = result.replace(/\u0624/g, "\u0648").replace(/\u0626/g, "\u064a");
  return options.digits === false ? result : foldArabicDigits(result);
}

/** Arabic-Indic and extended digits to 0-9; the decimal and thousands signs between digits, and ٪, likewise. Cost O(length). */
export function foldArabicDigits(text: string): string {
  checkText(text, "foldArabicDigits: text");
  return text
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(?<=[0-9])\u066b(?=[0-9])/g, ".")
    .replace(/(?<=[0-9])\u066c(?=[0-9])/g, ",")
    .replace(/\u066a/g, "%");
}
