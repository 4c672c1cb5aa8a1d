import { StsError } from "../../errors.ts";
import { rowError } from "./row-error.ts";

/** First bytes of files that are no text, with what they are. */
const SIGNATURES: readonly [bytes: readonly number[], what: string, remedy: string][] = [
  [[0x50, 0x41, 0x52, 0x31], "Parquet", "Parquet cannot be read from a stream; name the file"],
  [[0x50, 0x4b, 3, 4], "a zip archive or an Excel workbook", "unpack it, or save the sheet as CSV"],
  [[0x28, 0xb5, 0x2f, 0xfd], "compressed with zstd", "unpack it first: zstd -d"],
  [[0x42, 0x5a, 0x68], "compressed with bzip2", "unpack it first: bunzip2"],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], "compressed with xz", "unpack it first: unxz"],
  [[0x89, 0x50, 0x4e, 0x47], "a PNG image", "expected a text file of pairs"],
  [[0xff, 0xd8, 0xff], "a JPEG image", "expected a text file of pairs"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF document", "expected a text file of pairs"],
  [[0xd0, 0xcf, 0x11, 0xe0], "an old Office document", "save the sheet as CSV"],
  [[0x7f, 0x45, 0x4c, 0x46], "a program", "expected a text file of pairs"],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], "an SQLite database", "export the table as CSV"],
];

/**
 * Refuses what cannot be UTF-8 text by its first bytes: UTF-16, UTF-32 and well-known binary files.
 * @throws StsError E_FORMAT
 */
export function refuseForeignStart(bytes: Uint8Array, file: string): void {
  const utf16 = utf16Kind(bytes);
  if (utf16 !== undefined) {
    throw rowError(
      file,
      1,
      `the file is ${utf16}, not UTF-8`,
      `convert it: iconv -f ${utf16} -t UTF-8 file > file.utf8`,
    );
  }
  for (const [signature, what, remedy] of SIGNATURES) {
    if (signature.every((byte, i) => bytes[i] === byte)) {
      throw new StsError("E_FORMAT", `${file}:1: the file is ${what}, not text; ${remedy}`);
    }
  }
}

/** By mark, or by every other byte of the start being 0, as it is in Latin text without a mark. */
function utf16Kind(bytes: Uint8Array): string | undefined {
  const [b0, b1, b2, b3] = bytes;
  if (b0 === 0xff && b1 === 0xfe) return b2 === 0 && b3 === 0 ? "UTF-32LE" : "UTF-16LE";
  if (b0 === 0xfe && b1 === 0xff) return "UTF-16BE";
  if (b0 === 0 && b1 === 0 && b2 === 0xfe && b3 === 0xff) return "UTF-32BE";
  const length = Math.min(bytes.length & ~1, 64);
  if (length < 4) return undefined;
  let zerosAtEven = 0;
  let zerosAtOdd = 0;
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) zerosAtEven++;
    if (bytes[i + 1] === 0) zerosAtOdd++;
  }
  const half = length / 2;
  if (zerosAtOdd > 0.7 * half && zerosAtEven === 0) return "UTF-16LE";
  if (zerosAtEven > 0.7 * half && zerosAtOdd === 0) return "UTF-16BE";
  return undefined;
}

/**
 * The error for bytes that are no UTF-8: line, byte, and the way to convert. Single bytes above 0x7F are
 * Latin-1 or one of Windows' code pages; which of them, no program can tell for sure, so the most likely
 * one is named first.
 * @param line 1-based number of the first line in `bytes`
 */
export function encodingError(bytes: Uint8Array, file: string, line: number): StsError {
  const at = firstInvalid(bytes);
  let row = line;
  for (let i = 0; i < at; i++) if (bytes[i] === 10) row++;
  const byte = bytes[at] ?? 0;
  const hex = `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  if (looksBinary(bytes)) return rowError(file, row, `binary data (byte ${hex})`, "expected UTF-8 text");
  const page = bytes.some((b) => b >= 0x80 && b <= 0x9f) ? "WINDOWS-1252" : "ISO-8859-1 (Latin-1)";
  const code = page.startsWith("ISO") ? "ISO-8859-1" : page;
  return rowError(
    file,
    row,
    `not UTF-8 (byte ${hex}), most likely ${page}`,
    `convert it: iconv -f ${code} -t UTF-8 file > file.utf8 (Turkish: -f WINDOWS-1254, Arabic: -f WINDOWS-1256)`,
  );
}

/** Control characters other than tab and line ends are rare in text of any single-byte encoding. */
function looksBinary(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, 4096);
  let controls = 0;
  for (let i = 0; i < length; i++) {
    const byte = bytes[i]!;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls++;
  }
  return controls * 20 > length;
}

/** Index of the first byte that begins no valid UTF-8 sequence (Unicode 16, table 3-7). */
function firstInvalid(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i]!;
    const length = sequenceLength(lead);
    if (length === 0) return i;
    for (let k = 1; k < length; k++) {
      const byte = bytes[i + k];
      const [low, high] = (k === 1 ? SECOND_BYTES[lead] : undefined) ?? CONTINUATION;
      if (byte === undefined || byte < low || byte > high) return i;
    }
    i += length;
  }
  return bytes.length;
}

/** Bytes of the sequence that a first byte opens; 0 for a byte that opens none. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead >= 0xf5) return 0;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

const CONTINUATION = [0x80, 0xbf] as const;
/** First bytes whose second byte has narrower bounds: no longer form than needed, no surrogates, nothing past U+10FFFF. */
const SECOND_BYTES: Readonly<Record<number, readonly [low: number, high: number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
};
