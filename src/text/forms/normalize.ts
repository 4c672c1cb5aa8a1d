import { checkOptions, checkText } from "../../arguments.ts";

/** Steps of `normalizeText`; each is on unless set to false. */
export interface NormalizeOptions {
  /** Unicode normalisation form; default "NFC". false leaves composed and decomposed letters apart. */
  readonly form?: "NFC" | "NFD" | "NFKC" | "NFKD" | false;
  /** Full-width and half-width forms to the ordinary ones: "ＡＢＣ１" to "ABC1". */
  readonly width?: boolean;
  /** Typographic quotes to ' and ": “ ” „ « » to ", ‘ ’ ‹ › ` ´ to '. */
  readonly quotes?: boolean;
  /** Hyphens, en dash and minus sign to "-", em dash and horizontal bar to "--", "…" to "...". */
  readonly dashes?: boolean;
  /** Every run of white space to one blank; blanks at both ends go. */
  readonly spaces?: boolean;
  /** Removes what no reader sees: byte-order marks, bidirectional marks, zero-width spaces, soft hyphens, control characters. Joiners inside emoji stay. */
  readonly invisible?: boolean;
}

const NORMALIZE_OPTIONS = ["form", "width", "quotes", "dashes", "spaces", "invisible"];

/** Nothing here changes under any step, except for runs of blanks. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
const WIDTH = /[\u3000\uff00-\uffef]+/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u2035\u2039\u203a\u02bc\u02bb\u0060\u00b4]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u2036\u00ab\u00bb\u301d-\u301f]/g;
const HYPHENS = /[\u2010-\u2013\u2212\ufe58\ufe63]/g;
const LONG_DASHES = /[\u2014\u2015]/g;
const ELLIPSIS = /\u2026/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
/** U+200D (joiner) and the variation selectors and tags of emoji are not listed: sequences need them. */
const INVISIBLE =
  /[\u034f\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const BLANKS = /[\s\u0085]+/g;

/**
 * One spelling for texts that differ only in how they were typed or encoded:
 * Unicode form, character width, typographic quotes and dashes, blanks,
 * invisible characters. Words, case and accents stay as they are.
 *
 * Unpaired surrogates become U+FFFD whatever the options, since no encoder or
 * file can carry them. Offsets into the result are not offsets into `text`:
 * for those, tokenise the original and normalise each token.
 *
 * Idempotent. Cost O(length).
 * @source Unicode Standard Annex 15 (normalization forms)
 * @example normalizeText("“Ｑｕｉｔｅ”  so…") // '"Quite" so...'
 */
export function normalizeText(text: string, options: NormalizeOptions = {}): string {
  checkText(text, "normalizeText: text");
  checkOptions(options, "normalizeText", NORMALIZE_OPTIONS);
  if (PLAIN.test(text)) return options.spaces === false ? text : collapseBlanks(text);
  let result = text.replace(LONE_SURROGATE, "\ufffd");
  if (options.invisible !== false) result = stripInvisible(result);
  if (options.width !== false) result = result.replace(WIDTH, (run) => run.normalize("NFKC"));
  if (options.form !== false) result = result.normalize(options.form ?? "NFC");
  if (options.quotes !== false) result = result.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');
  if (options.dashes !== false) {
    result = result.replace(HYPHENS, "-").replace(LONG_DASHES, "--").replace(ELLIPSIS, "...");
  }
  return options.spaces === false ? result : collapseBlanks(result);
}

/** Unpaired surrogates to U+FFFD; any other text comes back unchanged. Cost O(length). */
export function wellFormed(text: string): string {
  checkText(text, "wellFormed: text");
  return text.replace(LONE_SURROGATE, "\ufffd");
}

function stripInvisible(text: string): string {
  return text.replace(CONTROL, "").replace(INVISIBLE, "");
}

function collapseBlanks(text: string): string {
  return text.replace(BLANKS, " ").trim();
}
