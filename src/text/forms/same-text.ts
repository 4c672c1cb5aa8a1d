import { checkText } from "../../arguments.ts";

/**
 * When two texts count as identical, and a text as empty, in every system. A reader cannot tell them apart:
 * amounts of white space, canonically equivalent letters (é as one character or two) and marks that show
 * nothing (zero-width blanks, soft hyphens, direction marks, the byte order mark) do not count. Joiners do:
 * they make other emoji, and other words in Persian.
 */

const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const NOTHING_SEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text holds nothing that can be seen: white space, control and invisible characters at most. */
export function isEmptyText(text: string): boolean {
  checkText(text, "isEmptyText: text");
  // A first character above the blank in ASCII settles nearly all texts.
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x7f) && NOTHING_SEEN.test(text);
}

/** Whether two texts are identical to a reader. Nearly all pairs differ at once: then it costs a few comparisons. */
export function isSameText(a: string, b: string): boolean {
  checkText(a, "isSameText: a");
  checkText(b, "isSameText: b");
  if (a === b) return true;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  // Where the texts part, two different letters that nothing can fold into one another are an answer.
  if (isPlain(a.charCodeAt(at)) && isPlain(b.charCodeAt(at))) return false;
  return asSeen(a) === asSeen(b);
}

/** What two texts have in common if and only if they are identical to a reader. */
export function asSeen(text: string): string {
  return withoutUnseen(text).normalize("NFC");
}

/** A text without marks that show nothing, with single blanks between words and none at the ends. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(/\s+/g, " ").trim();
}

/** Printable ASCII, and Arabic letters without a canonical decomposition: starters that stay as they are. */
function isPlain(code: number): boolean {
  return (code > 0x20 && code < 0x7f) || (code > 0x626 && code < 0x64b);
}
