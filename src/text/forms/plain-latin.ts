/** Kinds of the characters that plain texts are made of; 0 for any other. */
const [SMALL, DIGIT, MARK, BLANK, SIGN] = [1, 2, 3, 4, 5];
const KINDS = new Uint8Array(0x180);
for (let code = 0x21; code < 0x7f; code++) KINDS[code] = SIGN;
for (let code = 0x61; code < 0x7b; code++) KINDS[code] = SMALL;
for (let code = 0x30; code < 0x3a; code++) KINDS[code] = DIGIT;
// Letters with marks; neither times nor division sign.
for (let code = 0xc0; code < 0x180; code++) if (code !== 0xd7 && code !== 0xf7) KINDS[code] = SIGN;
for (const sign of ".,'") KINDS[sign.charCodeAt(0)] = MARK;
for (const sign of "\u00a1\u00bf") KINDS[sign.charCodeAt(0)] = SIGN;
KINDS[0x20] = BLANK;

/**
 * Whether a text needs none of the steps of `cleanText` but those at its end and for Title Case: Latin letters, one of
 * them small, and signs of ASCII, with single blanks, none at the ends, and no number but whole ones written without
 * marks or blanks. False in doubt. O(length), allocates nothing.
 */
export function isPlainLatin(text: string): boolean {
  let small = false;
  let [before, last] = [0, BLANK];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 0x180 ? KINDS[code]! : 0;
    if (kind === 0 || (kind === BLANK && last === BLANK)) return false;
    if (kind === SMALL) small = true;
    else if (kind === DIGIT && (last === MARK || (last === BLANK && before === DIGIT))) return false;
    before = last;
    last = kind;
  }
  return small && last !== BLANK;
}
