import { pageNamed } from "./code-pages.ts";
import type { WrongDecoding } from "./wrong-decoding.ts";

/** Text of one code page read as another: [what it is, what it was taken for], the commonest first. */
const MISTAKES: readonly (readonly [actual: string, taken: string])[] = [
  ["Windows-1254", "Windows-1252"],
  ["Windows-1256", "Windows-1252"],
  ["Windows-1252", "Mac Roman"],
  ["Mac Roman", "Windows-1252"],
  ["code page 850", "Windows-1252"],
  ["code page 437", "Windows-1252"],
  ["Windows-1252", "code page 850"],
  ["Windows-1252", "code page 437"],
  ["code page 857", "Windows-1254"],
  ["Windows-1254", "code page 857"],
  ["Windows-1254", "Mac Roman"],
  ["Windows-1254", "Windows-1256"],
  ["Windows-1252", "Windows-1256"],
  ["Windows-1252", "Windows-1251"],
  ["Windows-1254", "Windows-1251"],
  ["Windows-1256", "Windows-1251"],
  ["Windows-1256", "Mac Roman"],
  ["Windows-1256", "Windows-1254"],
  ["code page 720", "Windows-1256"],
  ["Windows-1252", "Windows-1253"],
  ["Windows-1252", "KOI8-R"],
  ["Windows-1254", "Windows-1250"],
  ["Windows-1252", "Windows-1250"],
];

const PUNCTUATION = "\\u0000-\\u007F\\u00A0¡¿«»ªº°·‘’“”–—…€£©®™";

/** What a mended text may hold, by language; Arabic with Latin names in it. */
const ALPHABETS = [
  `áéíóúüñÁÉÍÓÚÜÑ`,
  `çğıöşüÇĞİÖŞÜâîûÂÎÛ`,
  `\\u060C\\u061B\\u061F\\u0621-\\u0652\\u0660-\\u066D\\u0670\\u067E\\u0686\\u0698\\u06AF`,
  `éèêëïöüçñáóàâôäåø`,
].map((letters) => new RegExp(`^[${PUNCTUATION}${letters}]*$`, "u"));

/** Signs that stand in no word; in front of one, and behind one (m², 5¢, bullets and I´m are sound). */
const SIGNS = "¢¤¥¦§¨¬¯±²³¶¸¹¼½¾ƒ†‡ˆ‰˜‚„√∂∞∑∏∫≈≠≤≥◊\\u2500-\\u25A0";
const BEFORE = "¢¤¥¦¨¬¯±¶¸¹¼½¾ƒˆ‰˜√∂∞∑∏∫≈≠≤≥◊\\u2500-\\u25A0";
const BEHIND = "¤¥¦¨¬¯¶¸¼½¾ƒ†‡ˆ‰˜‚„√∂∑∏∫≈≠≤≥◊\\u2500-\\u25A0";
const FOREIGN = "\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\u064B-\\u0652";

/**
 * What stands in no word of the four languages: a sign in it or at its end, a letter of another script or a mark of
 * direction among Latin ones, a capital beyond ASCII among small letters, four Latin letters with accents in a row.
 */
const IMPOSSIBLE = new RegExp(
  [
    `\\p{L}[${SIGNS}]+\\p{L}`,
    `(?<![^\\s"'(¿¡])[${BEFORE}]\\p{Ll}{2}`,
    `\\p{Ll}{2}[${BEHIND}](?=[\\s.,;:!?]|$)`,
    "\\p{Ll}(?![A-Z])\\p{Lu}\\p{Ll}",
    `[a-z][${FOREIGN}]|[\\p{Script=Cyrillic}\\p{Script=Greek}][a-z]`,
    "[A-Za-z][\\u200B-\\u200F][A-Za-z]",
    "(?![×÷])[À-ÿ]{4,}",
  ].join("|"),
  "u",
);

/** Letters that Turkish ı, ş, ğ, İ, Ş, Ğ become; sound in Icelandic and Czech, where they stand alone among others. */
const TURKISH_AS_WESTERN = /[ýþðÝÞÐ]/g;

/**
 * Text of one single-byte encoding read as another, told by a stretch that no word of the four languages has and that
 * is gone when the bytes are read as some other page, whose letters all belong to one language.
 */
export function readAsOtherPage(text: string): WrongDecoding | undefined {
  if (!/[^\0-\x7F]/.test(text)) return undefined;
  const turkish = turkishAsWestern(text);
  if (turkish !== undefined) return turkish;
  const stretch = IMPOSSIBLE.exec(text);
  if (stretch === null) return undefined;
  for (const [actual, taken] of MISTAKES) {
    const mended = reread(text, taken, actual);
    if (mended === undefined || IMPOSSIBLE.test(mended.join(""))) continue;
    if (!ALPHABETS.some((alphabet) => alphabet.test(mended.join("")))) continue;
    return located(text, mended, stretch.index, stretch[0].length, actual, taken);
  }
  return undefined;
}

function turkishAsWestern(text: string): WrongDecoding | undefined {
  const letters = text.match(TURKISH_AS_WESTERN) ?? [];
  const several = letters.length > 1 && /[ýþð]\p{Ll}|\p{Ll}[þð]/u.test(text);
  const amongTurkish = /[ýþ]/.test(text) && /[çöü]/.test(text);
  if (!several && !amongTurkish) return undefined;
  const mended = reread(text, "Windows-1252", "Windows-1254");
  if (mended === undefined || !ALPHABETS[1]!.test(mended.join(""))) return undefined;
  const at = text.search(/[ýþðÝÞÐ]/);
  return located(text, mended, at, 1, "Windows-1254", "Windows-1252");
}

/** The text's characters as another page has their bytes; undefined when one has none. */
function reread(text: string, taken: string, actual: string): string[] | undefined {
  const [wrong, right] = [pageNamed(taken), pageNamed(actual)];
  const mended: string[] = [];
  for (const character of text) {
    const [byte] = character < "\x80" ? [0] : (wrong.bytesOf(character) ?? []);
    const meant = byte === 0 ? character : byte === undefined ? undefined : right.characterOf(byte);
    if (meant === undefined) return undefined;
    mended.push(meant);
  }
  return mended;
}

function located(
  text: string,
  mended: readonly string[],
  at: number,
  length: number,
  actual: string,
  taken: string,
): WrongDecoding {
  // All characters of these pages are one code unit long.
  const meant = mended.slice(at, at + length).join("");
  return { at, found: text.slice(at, at + length), meant, how: `${actual} read as ${taken}` };
}
