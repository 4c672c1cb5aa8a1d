import { checkText } from "../arguments.ts";
import {
  codePoints,
  isStopWord,
  type Language,
  matchForm,
  SPLIT_WORDS,
  stem,
  tokenize,
  whitespaceTokens,
} from "../text/index.ts";
import type { MeasureLanguages, MeasureOptions } from "./measure.ts";

/** What measures count in. */
export type Unit = "tokens" | "words" | "content" | "stems";

/**
 * One text, cut up on demand. Measures of one pair share it, so that forty
 * features tokenise a text once.
 */
export class TextView {
  readonly text: string;
  readonly language: Language;
  #form: string | undefined;
  #tokens: readonly string[] | undefined;
  #words: readonly string[] | undefined;
  #content: readonly string[] | undefined;
  #stems: readonly string[] | undefined;
  #characters: readonly number[] | undefined;

  constructor(text: string, language: Language) {
    checkText(text, "a measure's text");
    this.text = text;
    this.language = language;
  }

  /** The whole text in match form. */
  get form(): string {
    this.#form ??= matchForm(this.text, this.language);
    return this.#form;
  }

  /** Parts between white space, as they stand. */
  get tokens(): readonly string[] {
    this.#tokens ??= whitespaceTokens(this.text);
    return this.#tokens;
  }

  /** Words, numbers and symbols in match form, clitics and hyphenated parts apart; the punctuation marks of a text that has nothing else. */
  get words(): readonly string[] {
    this.#words ??= wordsOf(this.text, this.language);
    return this.#words;
  }

  /** Words that are no stop words; all words of a text that has only those. Negators are content. */
  get content(): readonly string[] {
    if (this.#content === undefined) {
      const content = this.words.filter((word) => !isStopWord(word, this.language));
      this.#content = content.length > 0 ? content : this.words;
    }
    return this.#content;
  }

  /** Snowball stems of the words. */
  get stems(): readonly string[] {
    this.#stems ??= this.words.map((word) => matchForm(stem(word, this.language), this.language));
    return this.#stems;
  }

  /** Code points of the text in NFC; case and punctuation kept. */
  get characters(): readonly number[] {
    this.#characters ??= codePoints(this.text.normalize("NFC"));
    return this.#characters;
  }

  units(unit: Unit): readonly string[] {
    return this[unit];
  }
}

function wordsOf(text: string, language: Language): string[] {
  const words: string[] = [];
  const tokens = tokenize(text, { language, ...SPLIT_WORDS });
  for (const token of tokens) if (token.kind !== "punctuation") words.push(matchForm(token.text, language));
  return words.length > 0 ? words : tokens.map((token) => matchForm(token.text, language));
}

/** The languages that options give to two texts: one to both, one to each, or English. */
export function languagesOf(options?: MeasureOptions): MeasureLanguages {
  const { language = "en" } = options ?? {};
  return typeof language === "string" ? [language, language] : language;
}

/** Two texts under their languages; equal texts are read by one, so that they stay equal. */
export function viewsOf(a: string, b: string, options?: MeasureOptions): [TextView, TextView] {
  const [inA, inB] = languagesOf(options);
  return [viewOf(a, inA), viewOf(b, a === b ? inA : inB)];
}

/** What two texts are counted in. */
export function unitsOfBoth(
  a: string,
  b: string,
  unit: Unit,
  options?: MeasureOptions,
): [readonly string[], readonly string[]] {
  const [left, right] = viewsOf(a, b, options);
  return [left.units(unit), right.units(unit)];
}

/** Whether a language changes what the unit holds: white space parts texts of any language alike. */
export function isOfLanguage(unit: Unit): boolean {
  return unit !== "tokens";
}

/** The last few views: enough for both texts of a pair in a loop over measures. Never changes a result. */
const recent: TextView[] = [];
const REMEMBERED = 4;

/** The view of a text under a language (default English). */
export function viewOf(text: string, language: Language = "en"): TextView {
  for (const view of recent) if (view.text === text && view.language === language) return view;
  const view = new TextView(text, language);
  if (recent.unshift(view) > REMEMBERED) recent.pop();
  return view;
}
