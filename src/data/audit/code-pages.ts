/** One wrong way to read bytes: what each character would have been before. */
export interface CodePage {
  readonly name: string;
  /**
   * Latin pages leave much of a text as it was, so one impossible stretch is enough to tell; of pages of other scripts
   * the whole text must speak for it, since sound text of that script spells such stretches too.
   */
  readonly latin: boolean;
  /** Bytes of a character; undefined when the page has no such character. */
  bytesOf(character: string): readonly number[] | undefined;
  /** Character of a byte 0x80-0xFF, for pages of one byte a character. */
  characterOf(byte: number): string | undefined;
}

/**
 * Characters of the bytes 0x80-0xFF in pages that TextDecoder does not know, as Python's codecs have them, and of
 * Windows-1252, which some versions of Node take for Latin-1.
 */
const TABLES = {
  windows_1252:
    "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
  mac_central_european:
    "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00A0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ",
  mac_turkish:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙˆ˜¯˘˙˚¸˝˛ˇ",
  dos_437:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0",
  dos_850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0",
  dos_852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0",
  dos_857:
    "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´\u00AD±�¾¶§÷¸°¨·¹³²■\u00A0",
  dos_720:
    "éâàçêëèïîّْô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡ًٌٍَُِ≈°∙·√ⁿ²■\u00A0",
} as const;

const LATIN: readonly (readonly [name: string, page: string])[] = [
  ["Windows-1252", TABLES.windows_1252],
  ["Mac Roman", "macintosh"],
  ["Mac Central European", TABLES.mac_central_european],
  ["Windows-1250", "windows-1250"],
  ["Windows-1254", "windows-1254"],
  ["Mac Turkish", TABLES.mac_turkish],
  ["ISO-8859-2", "iso-8859-2"],
  ["ISO-8859-15", "iso-8859-15"],
  ["Windows-1257", "windows-1257"],
  ["code page 437", TABLES.dos_437],
  ["code page 850", TABLES.dos_850],
  ["code page 852", TABLES.dos_852],
  ["code page 857", TABLES.dos_857],
];

const OTHER: readonly (readonly [name: string, page: string])[] = [
  ["Windows-1256", "windows-1256"],
  ["code page 720", TABLES.dos_720],
  ["ISO-8859-6", "iso-8859-6"],
  ["Windows-1251", "windows-1251"],
  ["KOI8-R", "koi8-r"],
  ["code page 866", "ibm866"],
  ["Mac Cyrillic", "x-mac-cyrillic"],
  ["ISO-8859-5", "iso-8859-5"],
  ["Windows-1253", "windows-1253"],
  ["ISO-8859-7", "iso-8859-7"],
  ["Windows-1255", "windows-1255"],
  ["Windows-1258", "windows-1258"],
];

const EAST_ASIAN = [
  ["GBK", "gbk"],
  ["Big5", "big5"],
  ["Shift JIS", "shift_jis"],
  ["EUC-KR", "euc-kr"],
] as const;

let pages: readonly CodePage[] | undefined;
let eastAsian: readonly CodePage[] | undefined;

/** The pages of one byte a character. Made by the first call. */
export function singleBytePages(): readonly CodePage[] {
  pages ??= [
    ...LATIN.map(([name, page]) => singleByte(name, page, true)),
    ...OTHER.map(([name, page]) => singleByte(name, page, false)),
  ];
  return pages;
}

/** The pages of two bytes a character. Made by the first call, which takes some 0.1 s. */
export function eastAsianPages(): readonly CodePage[] {
  eastAsian ??= EAST_ASIAN.map(([name, label]) => doubleByte(name, label));
  return eastAsian;
}

/** @throws Error for a page that is not listed */
export function pageNamed(name: string): CodePage {
  const page = singleBytePages().find((candidate) => candidate.name === name);
  if (page === undefined) throw new Error(`no code page ${name}`);
  return page;
}

function singleByte(name: string, page: string, latin: boolean): CodePage {
  const high = Uint8Array.from({ length: 128 }, (_, i) => 0x80 + i);
  const characters = [...(page.length === 128 ? page : new TextDecoder(page).decode(high))];
  const bytes = new Map<string, readonly number[]>();
  // Readers that are lenient leave bytes without a character as C1 controls, as Latin-1 has them.
  for (let byte = 0x80; byte < 0xa0; byte++) bytes.set(String.fromCharCode(byte), [byte]);
  for (const [i, character] of characters.entries())
    if (character !== "\uFFFD") bytes.set(character, [0x80 + i]);
  return {
    name,
    latin,
    bytesOf: (character) => bytes.get(character),
    characterOf: (byte) => (characters[byte - 0x80] === "\uFFFD" ? undefined : characters[byte - 0x80]),
  };
}

function doubleByte(name: string, label: string): CodePage {
  const decoder = new TextDecoder(label);
  const bytes = new Map<string, readonly number[]>();
  for (let lead = 0xfe; lead > 0x80; lead--) {
    for (let trail = 0xfe; trail >= 0x40; trail--) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (text.length === 1 && text !== "\uFFFD") bytes.set(text, [lead, trail]);
    }
  }
  // Half-width katakana, one byte each in Shift JIS.
  if (label === "shift_jis")
    for (let byte = 0xa1; byte < 0xe0; byte++) bytes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  return {
    name,
    latin: false,
    bytesOf: (character) => bytes.get(character),
    characterOf: () => undefined,
  };
}
