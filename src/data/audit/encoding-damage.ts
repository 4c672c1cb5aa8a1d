import { type AuditCheck, around, findInTexts } from "./finding.ts";
import { readAsOtherPage } from "./wrong-code-page.ts";
import { readAsOther } from "./wrong-decoding.ts";

/** Damage that reading or writing in the wrong encoding does. */
export const encodingDamage: AuditCheck = {
  name: "encoding-damage",
  description:
    "replacement characters, text read in another encoding than its own (mojibake), question marks for letters, stray control characters",
  find: (sets) => findInTexts("encoding-damage", sets, damage),
};

function damage(text: string): string | undefined {
  const replaced = text.indexOf("\uFFFD");
  if (replaced >= 0) return `replacement character in ${around(text, replaced, 1)}`;
  const garbled = readAsOther(text) ?? readAsOtherPage(text);
  if (garbled !== undefined)
    return `"${garbled.found}" should be "${garbled.meant}" in ${around(text, garbled.at, garbled.found.length)} (${garbled.how})`;
  const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/.exec(text);
  if (control !== null) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `control character U+${code} in ${around(text, control.index, 1)}`;
  }
  const questions = questionMarks(text);
  if (questions !== undefined)
    return `a question mark for a letter or quote in ${around(text, questions, 3)}`;
  return undefined;
}

/** "We?re", and texts of a script that was lost whole: "????? ??? ??????". */
function questionMarks(text: string): number | undefined {
  const plain = text.replace(/https?:\S+|www\.\S+/g, (address) => " ".repeat(address.length));
  const within = /\p{Ll}\?\p{Ll}{1,2}(?![\p{L}=&])|\p{L}\?+\p{Ll}+\?+\p{Ll}/u.exec(plain);
  if (within !== null) return within.index;
  const words = plain.trim().split(/\s+/);
  const lost = words.filter((word) => /^\?{2,}[.,!:;]?$/.test(word)).length;
  return words.length >= 2 && lost >= 2 && 2 * lost >= words.length ? plain.indexOf("?") : undefined;
}
