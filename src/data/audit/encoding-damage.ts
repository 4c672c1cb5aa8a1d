import { type AuditCheck, around, findInTexts } from "./finding.ts";

/** Windows-1252 bytes of the characters that stand at 0x80-0x9F there. */
const WINDOWS_1252 = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"].map((character, i) => [
    character.charCodeAt(0),
    0x80 + i,
  ]),
);

/** Damage that reading or writing in the wrong encoding does. */
export const encodingDamage: AuditCheck = {
  name: "encoding-damage",
  description:
    "replacement characters, UTF-8 read as Windows-1252 (mojibake), question marks for letters, stray control characters",
  find: (sets) => findInTexts("encoding-damage", sets, damage),
};

function damage(text: string): string | undefined {
  const replaced = text.indexOf("\uFFFD");
  if (replaced >= 0) return `replacement character in ${around(text, replaced, 1)}`;
  const garbled = mojibake(text);
  if (garbled !== undefined)
    return `"${garbled.found}" should be "${garbled.meant}" in ${around(text, garbled.at, garbled.found.length)}`;
  const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/.exec(text);
  if (control !== null) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `control character U+${code} in ${around(text, control.index, 1)}`;
  }
  const questions = /\p{Ll}\?\p{Ll}{1,2}(?![\p{L}=&])/u.exec(
    text.replace(/https?:\S+|www\.\S+/g, (address) => " ".repeat(address.length)),
  );
  if (questions !== null)
    return `a question mark for a letter or quote in ${around(text, questions.index, 3)}`;
  return undefined;
}

/**
 * What garbled text can be expected to mean: accented Latin letters, Arabic, punctuation and signs, emoji. Sound
 * text does spell rarer characters by chance: "é\u2014\u201C" would be a Chinese one, "Ü\u201C" a Syriac one.
 */
const LIKELY =
  /^[\u00A0-\u017F\u0600-\u067F\u2000-\u2BFF\uFB50-\uFDFF\uFE70-\uFEFF\uFFFD\u{1F000}-\u{1FAFF}]$/u;

/** A stretch whose characters, taken as Windows-1252 bytes, are a UTF-8 sequence of one other, likely character. */
export function mojibake(text: string): { at: number; found: string; meant: string } | undefined {
  for (let at = 0; at < text.length; at++) {
    const lead = byteOf(text.charCodeAt(at));
    const length =
      lead === undefined || lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length === 0) continue;
    const bytes = [lead!];
    for (let k = 1; k < length; k++) {
      const byte = byteOf(text.charCodeAt(at + k));
      if (byte === undefined || byte < 0x80 || byte > 0xbf) break;
      bytes.push(byte);
    }
    if (bytes.length < length) continue;
    const meant = decoded(Uint8Array.from(bytes));
    if (meant !== undefined && LIKELY.test(meant)) return { at, found: text.slice(at, at + length), meant };
  }
  return undefined;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function byteOf(unit: number): number | undefined {
  if (unit < 0x100) return unit >= 0x80 ? unit : undefined;
  return WINDOWS_1252.get(unit);
}
