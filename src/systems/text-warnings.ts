import { isPlainlyOther } from "../text/index.ts";
import { isEmptyText } from "./same-text.ts";
import type { LanguageTag } from "./system.ts";

/** What a system knows of a text of a pair. */
export interface SeenText {
  readonly text: string;
  /** Given or found out. */
  readonly language: LanguageTag;
  /** Whether somebody looked for the language, so that "und" means that it is none of the four, or unclear. */
  readonly identified: boolean;
  /** Whether the text's vector is zero: nothing in it is known. */
  readonly unknown: boolean;
}

const SCRIPT = "a text is in a script that none of the four languages uses: the score may mean little";
/** Where the language of a text was given, and the text is plainly of another. */
export const OTHER_LANGUAGE = "a text is not in the language given for it: the score may mean little";
const UNCLEAR =
  "the language of a text cannot be told; if it is none of the four (en, es, ar, tr), the score may mean little";
const UNKNOWN = "a text holds nothing that the system knows: the score means little";

const NON_ASCII = /[^\0-\x7f]/;
const FOREIGN_LETTER = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const FOREIGN_LETTERS = new RegExp(FOREIGN_LETTER, "gu");
const ARABIC_LETTERS = /(?=\p{L})\p{Script=Arabic}/gu;
const LATIN_LETTERS = /(?=\p{L})\p{Script=Latin}/gu;
/** Words that are no names: names alone have no language, and are no reason to warn. */
const COMMON_WORDS = /(?<![\p{L}\p{M}'’])(?!\p{Lu})\p{L}/gu;
const FEWEST_WORDS = 3;

/** What a reader should know of two texts before trusting their score; nothing for texts as they should be. */
export function textWarnings(a: SeenText, b: SeenText): string[] {
  const warnings: string[] = [];
  const either = (holds: (seen: SeenText) => boolean) => holds(a) || holds(b);
  if (either(isForeignScript)) warnings.push(SCRIPT);
  else if (either(isMisnamed)) warnings.push(OTHER_LANGUAGE);
  else if (either(isUnclear)) warnings.push(UNCLEAR);
  if (either(({ text, unknown }) => unknown && !isEmptyText(text))) warnings.push(UNKNOWN);
  return warnings;
}

/** Most letters are of another script: a name or a symbol in a foreign script does not count. */
function isForeignScript({ text }: SeenText): boolean {
  if (!NON_ASCII.test(text) || !FOREIGN_LETTER.test(text)) return false;
  const known = count(text, LATIN_LETTERS) + count(text, ARABIC_LETTERS);
  return count(text, FOREIGN_LETTERS) > known;
}

/** A warning for texts that are plainly of another language than they are said to be. */
export function languageWarnings(
  a: string,
  b: string,
  [x, y]: readonly [LanguageTag, LanguageTag],
): string[] {
  return isMisnamed({ text: a, language: x }) || isMisnamed({ text: b, language: y }) ? [OTHER_LANGUAGE] : [];
}

function isMisnamed({ text, language }: Pick<SeenText, "text" | "language">): boolean {
  return language !== "und" && isPlainlyOther(text, language);
}

function isUnclear({ text, language, identified }: SeenText): boolean {
  return identified && language === "und" && count(text, COMMON_WORDS) >= FEWEST_WORDS;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
