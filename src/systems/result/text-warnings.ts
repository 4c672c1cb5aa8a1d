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

/** What one text does for the warnings of its pairs: 2 x place in `RANKED`, and 1 where the system knows nothing in it. */
export type TextSigns = number;

/** Of these a pair gets the last that one of its texts asks for. */
const RANKED: readonly (string | undefined)[] = [undefined, UNCLEAR, OTHER_LANGUAGE, SCRIPT];
/** By the signs of a pair. */
const WARNINGS: readonly (readonly string[])[] = RANKED.flatMap((ranked) => {
  const alone = ranked === undefined ? [] : [ranked];
  return [alone, [...alone, UNKNOWN]];
});

/** What `signWarnings` needs of a text: found once however many pairs it is in. */
export function textSigns(seen: SeenText): TextSigns {
  const foreign = isForeign(seen);
  const rank = foreign ? 3 : isMisnamed(seen) ? 2 : isUnclear(seen) ? 1 : 0;
  return 2 * rank + (seen.unknown && !foreign && !isEmptyText(seen.text) ? 1 : 0);
}

/** What a reader should know of two texts before trusting their score; nothing for texts as they should be. */
export function signWarnings(a: TextSigns, b: TextSigns): readonly string[] {
  return WARNINGS[2 * Math.max(a >> 1, b >> 1) + ((a | b) & 1)]!;
}

/** `signWarnings` of two texts. */
export function textWarnings(a: SeenText, b: SeenText): readonly string[] {
  return signWarnings(textSigns(a), textSigns(b));
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
