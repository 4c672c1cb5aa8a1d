import { checkText } from "../../arguments.ts";

const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;

/** A text as typed on a keyboard without marked letters: ı, ğ, ş, ç, ö, ü as i, g, s, c, o, u; á as a, ñ as n. O(length) */
export function withoutMarks(text: string): string {
  checkText(text, "withoutMarks: text");
  if (ASCII.test(text)) return text;
  return text.normalize("NFD").replace(MARKS, "").replaceAll("ı", "i").normalize("NFC");
}
