import { checkOptions, checkText } from "../../arguments.ts";
import {
  BLANK,
  characterClass,
  DIGIT,
  emojiEnd,
  IDEOGRAPH,
  IGNORABLE,
  LETTER,
  MARK,
  PUNCTUATION,
} from "../forms/characters.ts";
import type { Language } from "../language.ts";
import { isAbbreviation, isInitial } from "./abbreviations.ts";
import { cliticStarts } from "./clitics.ts";
import { emailEnd, emoticonEnd, hostEnd, tagEnd, urlEnd } from "./net-tokens.ts";
import { type NumberKind, numberEnd } from "./number-tokens.ts";

/** What a token is, by its form alone. */
export type TokenKind =
  | "word"
  | NumberKind
  | "punctuation"
  | "symbol"
  | "emoji"
  | "url"
  | "email"
  | "mention"
  | "hashtag";

/** A piece of the original text: `text.slice(start, end) === token.text`. */
export interface Token {
  readonly text: string;
  /** UTF-16 offset of the first code unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last code unit. */
  readonly end: number;
  readonly kind: TokenKind;
}

export interface TokenizeOptions {
  /** Decides abbreviations and clitics. Default "en". */
  readonly language?: Language;
  /**
   * "whole" (default) keeps "can't" and "Ankara'da" as one token; "split" takes English
   * clitics off as the Penn Treebank does ("ca" "n't", "man" "'s", "can" "not")
   * and Turkish suffixes from names and numbers ("Ankara" "'da").
   */
  readonly clitics?: "whole" | "split";
  /** "whole" (default) keeps "well-known" as one token (Penn Treebank); "split" gives "well" "-" "known" (Universal Dependencies). */
  readonly hyphens?: "whole" | "split";
}

/**
 * Options under which word measures compare texts: clitics and hyphenated parts
 * as words of their own. Overlap of words so cut agrees better with the scores
 * of STS-benchmark train (docs/text.md); `tokenize` keeps words whole unless
 * asked, since that is what a reader would underline.
 */
export const SPLIT_WORDS = { clitics: "split", hyphens: "split" } as const satisfies TokenizeOptions;

/**
 * Words, numbers and signs of a text, in order, with their places in it.
 *
 * - Numbers stay whole: "1,000.50", "1.000,50", "١٬٠٠٠", "10:30", "2024-01-15",
 *   "1/2"; a sign belongs to a number after a blank ("-5", but "5-10" is three
 *   tokens). Currency and percent signs are tokens of their own kind "symbol",
 *   so that "$5" and "5 dollars" share the token "5"; so are units written on
 *   to a number ("5km" is "5" "km").
 * - URLs, e-mail addresses, @names, #tags, emoji sequences and :-) are one token each.
 * - Abbreviations keep their stop ("Dr.", "U.S."); "No." only before a number.
 * - A run of one punctuation mark is one token ("...", "!!!").
 *
 * Tokens ascend and do not overlap. Every character is in a token, except white
 * space, control characters and invisible format characters outside a word.
 * Han, kana and Thai characters are a token each: those scripts have no blanks.
 *
 * Never fails; unpaired surrogates are tokens of kind "symbol". Linear in the
 * length: every look-ahead is bounded.
 * @example tokenize("It's 5%.").map((t) => t.text) // ["It's", "5", "%", "."]
 */
export function tokenize(text: string, options: TokenizeOptions = {}): Token[] {
  checkText(text, "tokenize: text");
  checkOptions(options, "tokenize", TOKENIZE_OPTIONS);
  const tokens: Token[] = [];
  const scan = new Scanner(text, options, tokens);
  let at = 0;
  while (at < text.length) at = scan.step(at);
  return tokens;
}

const TOKENIZE_OPTIONS = ["language", "clitics", "hyphens"];

/** The texts of `tokenize`'s tokens. */
export function tokenTexts(text: string, options: TokenizeOptions = {}): string[] {
  return tokenize(text, options).map((token) => token.text);
}

/** The texts of the tokens that carry meaning by themselves: all but punctuation. */
export function wordTexts(text: string, options: TokenizeOptions = {}): string[] {
  const words: string[] = [];
  for (const token of tokenize(text, options)) if (token.kind !== "punctuation") words.push(token.text);
  return words;
}

const APOSTROPHES = new Set([0x27, 0x2019, 0x2bc, 0xff07]);
const HYPHENS = new Set([0x2d, 0x2010, 0x2011]);
const FULL_STOP = 0x2e;

class Scanner {
  readonly text: string;
  readonly language: Language;
  readonly splitClitics: boolean;
  readonly splitHyphens: boolean;
  readonly tokens: Token[];
  /** Look-aheads for an @ or a :// are skipped in the many texts that have none. */
  readonly hasAt: boolean;

  constructor(text: string, options: TokenizeOptions, tokens: Token[]) {
    this.text = text;
    this.language = options.language ?? "en";
    this.splitClitics = options.clitics === "split";
    this.splitHyphens = options.hyphens === "split";
    this.tokens = tokens;
    this.hasAt = text.includes("@");
  }

  /** Emits what starts at `at` and returns where to go on. */
  step(at: number): number {
    const code = this.text.codePointAt(at)!;
    const kind = characterClass(code);
    if (kind === BLANK || kind === IGNORABLE) return at + (code > 0xffff ? 2 : 1);
    const emoji = code > 0x7f || this.text.charCodeAt(at + 1) > 0x7f ? emojiEnd(this.text, at) : at;
    if (emoji > at) return this.emit(at, emoji, "emoji");
    if (kind === LETTER || kind === MARK) return this.wordOrAddress(at);
    if (kind === DIGIT) return this.emailOr(at, () => this.number(at));
    if (kind === IDEOGRAPH) return this.emit(at, this.marksEnd(at + (code > 0xffff ? 2 : 1)), "word");
    return this.sign(at, code, kind);
  }

  private emit(start: number, end: number, kind: TokenKind): number {
    this.tokens.push({ text: this.text.slice(start, end), start, end, kind });
    return end;
  }

  /** An address or handle; in Turkish with the suffix behind its apostrophe, as names have it: "@kemal'in". */
  private address(at: number, found: number, kind: TokenKind): number {
    if (this.language !== "tr") return this.emit(at, found, kind);
    // A URL may hold an apostrophe: a suffix is the letters behind its last one.
    const inside = /['\u2019\u02bc\uff07](?=\p{L}{1,8}$)/u.exec(this.text.slice(at, found));
    const end = inside === null ? found : at + inside.index;
    const suffixed = APOSTROPHES.has(this.text.charCodeAt(end)) && this.isLetter(end + 1);
    if (!suffixed) return this.emit(at, found, kind);
    const last = this.trimIgnorable(end, this.runEnd(end + 1));
    if (!this.splitClitics) return this.emit(at, last, kind);
    this.emit(at, end, kind);
    return this.emit(end, last, "word");
  }

  private emailOr(at: number, otherwise: () => number): number {
    const end = this.hasAt ? emailEnd(this.text, at) : at;
    return end > at ? this.address(at, end, "email") : otherwise();
  }

  private wordOrAddress(at: number): number {
    const url = urlEnd(this.text, at);
    if (url > at) return this.address(at, url, "url");
    return this.emailOr(at, () => this.word(at));
  }

  private word(at: number): number {
    const acronym = this.acronymEnd(at);
    if (acronym > at) return this.emitWord(at, this.trimIgnorable(at, this.joinedEnd(acronym)));
    const run = this.runEnd(at);
    const digits = this.lettersBeforeNumber(at, run);
    if (digits > at) return this.emit(at, digits, "word");
    if (this.text.charCodeAt(run) === FULL_STOP) {
      const host = hostEnd(this.text, at, run);
      if (host > at) return this.address(at, host, "url");
    }
    const end = this.trimIgnorable(at, this.joinedEnd(run));
    if (this.text.charCodeAt(end) === FULL_STOP && this.isAbbreviated(at, end)) {
      // "n.º": the raised letter belongs to the abbreviation.
      return this.emit(at, /[ºª°]/.test(this.text.charAt(end + 1)) ? end + 2 : end + 1, "word");
    }
    return this.emitWord(at, end);
  }

  /** "US250,000", "v1.2": where the number begins that goes on after the run; else `start`. */
  private lettersBeforeNumber(start: number, run: number): number {
    const next = this.text.charCodeAt(run);
    if ((next !== FULL_STOP && next !== 0x2c) || run - start > 9 || !this.isDigit(run + 1)) return start;
    const letters = /^[A-Za-z]{1,4}(?=[0-9]+$)/.exec(this.text.slice(start, run));
    return letters === null ? start : start + letters[0].length;
  }

  /** One word, or its parts when clitics are split. */
  private emitWord(start: number, end: number): number {
    if (this.splitClitics) {
      let from = start;
      for (const cut of cliticStarts(this.text.slice(start, end), this.language)) {
        this.emit(from, start + cut, "word");
        from = start + cut;
      }
      if (from > start) return this.emit(from, end, "word");
    }
    return this.emit(start, end, isNumeral(this.text.codePointAt(start)!) ? "number" : "word");
  }

  private number(at: number): number {
    const found = numberEnd(this.text, at, this.language);
    let end = found.end;
    const next = this.text.charCodeAt(end);
    if (found.kind === "number" && HYPHENS.has(next) && !this.splitHyphens && this.isLetter(end + 1)) {
      return this.emitWord(at, this.trimIgnorable(at, this.joinedEnd(end)));
    }
    if (found.joined) return this.emitWord(at, this.trimIgnorable(at, this.joinedEnd(this.runEnd(end))));
    if (APOSTROPHES.has(next) && this.isLetter(end + 1) && !this.splitClitics) end = this.runEnd(end + 1);
    this.emit(at, this.trimIgnorable(at, end), found.kind);
    if (this.splitClitics && APOSTROPHES.has(next) && this.isLetter(end + 1)) {
      return this.emit(end, this.trimIgnorable(end, this.runEnd(end + 1)), "word");
    }
    return end;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the signs that begin a token, most special first
  private sign(at: number, code: number, kind: number): number {
    const signed = code === 0x2d || code === 0x2b || code === 0x2212;
    if (signed && this.startsFresh(at) && this.isDigit(at + 1)) {
      const found = numberEnd(this.text, at + 1, this.language);
      if (!found.joined && found.kind === "number") return this.emit(at, found.end, "number");
    }
    if (code === FULL_STOP && this.startsFresh(at) && this.isDigit(at + 1)) {
      const end = numberEnd(this.text, at + 1, this.language);
      if (end.kind === "number" && !end.joined) return this.emit(at, end.end, "number");
    }
    if (code === 0x40 || code === 0x23 || code === 0xff20 || code === 0xff03) {
      const end = tagEnd(this.text, at);
      if (end > at) return this.address(at, end, code === 0x40 || code === 0xff20 ? "mention" : "hashtag");
    }
    if (code < 0x80 && this.startsFresh(at)) {
      const end = emoticonEnd(this.text, at);
      if (end > at) return this.emit(at, end, "emoji");
    }
    if (APOSTROPHES.has(code) && this.language === "en" && !this.startsFresh(at)) {
      const clitic = /^(?:s|m|d|re|ve|ll)(?![\p{L}\p{N}])/iu.exec(this.text.slice(at + 1, at + 5));
      if (clitic !== null) return this.emit(at, at + 1 + clitic[0].length, "word");
    }
    const width = code > 0xffff ? 2 : 1;
    if (kind !== PUNCTUATION)
      return this.emit(at, code < 0x80 ? this.repeatEnd(at, code, 1) : at + width, "symbol");
    return this.emit(at, this.repeatEnd(at, code, width), isPercent(code) ? "symbol" : "punctuation");
  }

  /** "U.S.", "e.g.", "a.m", "EE.UU.": groups of one letter, or two capitals, with stops between. */
  private acronymEnd(start: number): number {
    let at = start;
    for (let groups = 0; ; groups++) {
      const run = this.shortRunEnd(at);
      const closed = run > at && this.text.charCodeAt(run) === FULL_STOP;
      if (!closed) {
        if (run > at && groups > 0 && !this.isWordPart(run)) return run;
        return groups > 1 ? at : start;
      }
      at = run + 1;
    }
  }

  /** End of one letter or two capitals at `at` that a longer run does not continue; `at` when there is none. */
  private shortRunEnd(at: number): number {
    if (!this.isLetter(at)) return at;
    const one = this.marksEnd(at + (this.text.codePointAt(at)! > 0xffff ? 2 : 1));
    if (!this.isWordPart(one)) return one;
    if (this.isWordPart(at + 2)) return at;
    return /^\p{Lu}\p{Lu}$/u.test(this.text.slice(at, at + 2)) ? at + 2 : at;
  }

  private isAbbreviated(start: number, end: number): boolean {
    if (end - start > 12) return false;
    if (/[ºª°]/.test(this.text.charAt(end + 1))) return end - start < 4;
    let next = end + 1;
    while (next < end + 4 && this.text.charCodeAt(next) === 0x20) next++;
    const word = this.text.slice(start, end);
    if (next > end + 1 && isInitial(word, this.language) && this.isCapital(next)) return true;
    if (this.language === "tr" && /^[IVX]+$/.test(word) && next > end + 1 && this.isLetter(next)) return true;
    const last = word.slice(word.lastIndexOf("-") + 1);
    return isAbbreviation(last, this.language, this.isDigit(next));
  }

  /** End of the run of letters, marks, digits and ignorable characters at `at`. */
  private runEnd(at: number): number {
    let end = at;
    while (end < this.text.length) {
      const code = this.text.codePointAt(end)!;
      const kind = characterClass(code);
      if (kind !== LETTER && kind !== MARK && kind !== DIGIT && kind !== IGNORABLE) break;
      if (code === 0x20e3 && end > at) break;
      if (kind === DIGIT && end > at && isArabicLetter(this.text.charCodeAt(end - 1))) break;
      end += code > 0xffff ? 2 : 1;
    }
    return end;
  }

  /** Goes on over apostrophes, hyphens, "&" and middle dots that join letters. */
  private joinedEnd(run: number): number {
    let end = run;
    while (this.joins(end)) end = this.runEnd(end + 1);
    return end;
  }

  private joins(at: number): boolean {
    const code = this.text.charCodeAt(at);
    if (APOSTROPHES.has(code) || code === 0xb7) return this.isLetter(at + 1);
    if (HYPHENS.has(code)) return !this.splitHyphens && (this.isLetter(at + 1) || this.isDigit(at + 1));
    if (code !== 0x26) return false;
    return /^[A-Z]&[A-Z]$/.test(this.text.slice(at - 1, at + 2));
  }

  private marksEnd(at: number): number {
    let end = at;
    while (end < this.text.length && characterClass(this.text.codePointAt(end)!) === MARK) {
      end += this.text.codePointAt(end)! > 0xffff ? 2 : 1;
    }
    return end;
  }

  private trimIgnorable(start: number, end: number): number {
    let trimmed = end;
    while (trimmed > start + 1 && characterClass(this.text.charCodeAt(trimmed - 1)) === IGNORABLE) trimmed--;
    return trimmed;
  }

  private repeatEnd(at: number, code: number, width: number): number {
    if (!isRepeatable(code)) return at + width;
    let end = at + width;
    while (this.text.codePointAt(end) === code) end += width;
    return end;
  }

  /** True at the start, after a blank or after an opening bracket or quote. */
  private startsFresh(at: number): boolean {
    return at === 0 || /[\s\u0085([{"'“‘«¿¡]/.test(this.text.charAt(at - 1));
  }

  private isLetter(at: number): boolean {
    return at < this.text.length && characterClass(this.text.codePointAt(at)!) === LETTER;
  }

  private isCapital(at: number): boolean {
    return at < this.text.length && /^\p{Lu}/u.test(this.text.slice(at, at + 2));
  }

  private isDigit(at: number): boolean {
    return at < this.text.length && characterClass(this.text.codePointAt(at)!) === DIGIT;
  }

  private isWordPart(at: number): boolean {
    if (at >= this.text.length) return false;
    const kind = characterClass(this.text.codePointAt(at)!);
    return kind === LETTER || kind === MARK || kind === DIGIT;
  }
}

function isNumeral(code: number): boolean {
  return code > 0xb1 && /[\p{No}]/u.test(String.fromCodePoint(code));
}

/** "و50" is "and 50": Arabic writes one-letter words on to digits. */
function isArabicLetter(code: number): boolean {
  return code >= 0x620 && code <= 0x64a;
}

function isPercent(code: number): boolean {
  return code === 0x25 || code === 0x66a || code === 0x2030 || code === 0xff05;
}

/** Brackets and quotes pair up, so each stays a token of its own; other marks merge with their repeats. */
function isRepeatable(code: number): boolean {
  return !isPercent(code) && !/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"']/u.test(String.fromCodePoint(code));
}
