import { checkList, checkText } from "../../arguments.ts";
import { isEmptyText } from "../../text/forms/same-text.ts";
import { isPlainlyOther, isReadable } from "../../text/index.ts";
import type { LanguageTag } from "../system.ts";

/** What a system knows of a text of a pair. */
export interface SeenText {
  readonly text: string;
  /** Given or found out. */
  readonly language: LanguageTag;
  /** Whether somebody looked for the language, so that "und" means that it is none of the four, or unclear. */
  readonly identified: boolean;
  /** Whether nothing in it is known to the system, or half of its letters are of a foreign script. */
  readonly unknown: boolean;
}

const SCRIPT =
  "a text is in a script that none of the four languages uses: scored 0 unless both are identical";
/** Where the language of a text was given, and the text is plainly of another. */
export const OTHER_LANGUAGE = "a text is not in the language given for it: the score may mean little";
const UNCLEAR =
  "the language of a text cannot be told; if it is none of the four (en, es, ar, tr), the score may mean little";
const UNKNOWN = "a text holds nothing that the system knows: scored 0 unless both are identical";

const HAS_LETTER = /\p{L}/u;
/** Words that are no names: names alone have no language, and are no reason to warn. */
const COMMON_WORDS = /(?<![\p{L}\p{M}'’])(?!\p{Lu})\p{L}/gu;
const FEWEST_WORDS = 3;

/** What a reader should know of two texts before trusting their score; nothing for texts as they should be. */
export function textWarnings(a: SeenText, b: SeenText): string[] {
  const warnings: string[] = [];
  const either = (holds: (seen: SeenText) => boolean) => holds(a) || holds(b);
  if (either(isForeign)) warnings.push(SCRIPT);
  else if (either(isMisnamed)) warnings.push(OTHER_LANGUAGE);
  else if (either(isUnclear)) warnings.push(UNCLEAR);
  if (either((seen) => seen.unknown && !isEmptyText(seen.text) && !isForeign(seen))) warnings.push(UNKNOWN);
  return warnings;
}

/** A warning for texts that are plainly of another language than they are said to be. */
export function languageWarnings(
  a: string,
  b: string,
  languages: readonly [LanguageTag, LanguageTag],
): string[] {
  checkText(a, "languageWarnings: a");
  checkText(b, "languageWarnings: b");
  checkList(languages, "languageWarnings: languages", "two languages");
  const [x, y] = languages;
  return isMisnamed({ text: a, language: x }) || isMisnamed({ text: b, language: y }) ? [OTHER_LANGUAGE] : [];
}

function isForeign({ text }: SeenText): boolean {
  return HAS_LETTER.test(text) && !isReadable(text);
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
