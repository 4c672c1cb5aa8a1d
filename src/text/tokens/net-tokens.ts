import { characterClass, DIGIT, IDEOGRAPH, LETTER, MARK } from "../forms/characters.ts";

/** RFC 5321's limits, which also bound the look-ahead. */
const EMAIL =
  /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}[A-Za-z0-9])?){1,6}/y;
const SCHEME = /(?:https?|ftp|file):\/\/[^\s<>"«»“”،؛؟]|www\.[^\s.<>"«»“”]/iy;
const URL_STOP = /[\s\u0085<>"«»“”،؛\p{Cc}]/u;
const URL_TAIL = /[.,;:!?'’*_~\])}؟…]/;
const HOST = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,8}([A-Za-z]{2,12})(?![A-Za-z0-9-]|\.[A-Za-z0-9])/y;
/** Endings that mark "name.ending" as an address or file, not a sentence end without its blank. */
const ENDINGS = new Set(
  (
    "com org net edu gov mil info biz io co ai app dev me tv uk us ca au de fr es eu it nl ru jp cn in br mx ar cl tr sa ae eg qa ma " +
    "html htm php pdf doc docx txt jpg jpeg png gif csv json xml js ts py zip exe mp3 mp4"
  ).split(" "),
);
const EMOTICON = /(?:[:;=8][-'^o]?(?:[)(\][DPpOo3|/\\*]|[)]{2,9}|[(]{2,9})|<3|:'\(|\^_?\^)(?=$|[\s.,!?])/y;

/** End of the URL at `start`, or `start`. Closing punctuation after it is left out. */
export function urlEnd(text: string, start: number): number {
  const first = text.charCodeAt(start) | 0x20;
  if (first !== 0x68 && first !== 0x77 && first !== 0x66) return start;
  SCHEME.lastIndex = start;
  if (!SCHEME.test(text)) return start;
  const least = SCHEME.lastIndex;
  let end = least;
  while (end < text.length && !URL_STOP.test(text.charAt(end))) end++;
  while (end > least && URL_TAIL.test(text.charAt(end - 1)) && !closesBracket(text, start, end)) end--;
  return end;
}

/** A ")" that an earlier "(" of the same URL opens belongs to it. Looks back 200 characters at most. */
function closesBracket(text: string, start: number, end: number): boolean {
  if (text.charAt(end - 1) !== ")") return false;
  const part = text.slice(Math.max(start, end - 200), end);
  return part.split("(").length >= part.split(")").length;
}

/** End of the e-mail address at `start`, or `start`. */
export function emailEnd(text: string, start: number): number {
  EMAIL.lastIndex = start;
  return EMAIL.test(text) ? EMAIL.lastIndex : start;
}

/** End of a bare host or file name ("example.com") whose first label ends at `label`, or `start`. */
export function hostEnd(text: string, start: number, label: number): number {
  const next = text.charCodeAt(label + 1) | 0x20;
  const alphanumeric = (next >= 0x61 && next <= 0x7a) || (next >= 0x30 && next <= 0x39);
  if (!alphanumeric || label - start > 63) return start;
  HOST.lastIndex = start;
  const found = HOST.exec(text);
  return found !== null && ENDINGS.has(found[1]!) ? HOST.lastIndex : start;
}

/** End of the @name or #tag at `start`, or `start`. A tag needs a letter: "#1" is a sign and a number. */
export function tagEnd(text: string, start: number): number {
  if (start > 0 && isTagPart(text.codePointAt(start - 1)!)) return start;
  let end = start + 1;
  let letters = 0;
  while (end < text.length && isTagPart(text.codePointAt(end)!)) {
    if (characterClass(text.codePointAt(end)!) !== DIGIT) letters++;
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return letters > 0 ? end : start;
}

function isTagPart(code: number): boolean {
  const kind = characterClass(code);
  return kind === LETTER || kind === MARK || kind === DIGIT || kind === IDEOGRAPH;
}

/** End of a typed face such as :-) at `start`, or `start`. */
export function emoticonEnd(text: string, start: number): number {
  EMOTICON.lastIndex = start;
  return EMOTICON.test(text) ? EMOTICON.lastIndex : start;
}
