import { type CodePage, eastAsianPages, singleBytePages } from "./code-pages.ts";

/** A stretch that reading in the wrong encoding made, and what it was. */
export interface WrongDecoding {
  readonly at: number;
  readonly found: string;
  readonly meant: string;
  /** "UTF-8 read as Windows-1252". */
  readonly how: string;
}

/**
 * What garbled text can be expected to mean: accented Latin letters, Arabic, punctuation and signs, emoji. Sound text
 * does spell rarer characters by chance: "é\u2014\u201C" would be a Chinese one in Windows-1252, "Ü\u201C" a Syriac one.
 */
const LIKELY =
  /^[\u00A0-\u017F\u0600-\u067F\u2000-\u2BFF\uFB50-\uFDFF\uFE70-\uFEFF\uFFFD\u{1F000}-\u{1FAFF}]$/u;

/** As LIKELY, of Latin letters those of the four languages and their neighbours alone: for pages seldom met. */
const LIKELIER =
  /^[\u00A0-\u00FFğĞıİşŞœŒ\u0600-\u067F\u2010-\u2044\u20AC\u2122\u2190-\u21FF\u2600-\u27BF\uFB50-\uFDFF\u{1F000}-\u{1FAFF}]$/u;

const NOT_ASCII = /[^\0-\x7F]/;
const EAST_ASIAN = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uFF61-\uFF9F]/;

/** UTF-8 that was read as another encoding; the reading that explains most of the text. O(length x pages). */
export function readAsOther(text: string): WrongDecoding | undefined {
  if (!NOT_ASCII.test(text)) return undefined;
  const pages = EAST_ASIAN.test(text) ? [...singleBytePages(), ...eastAsianPages()] : singleBytePages();
  let best: Misreading | undefined;
  for (const page of pages) {
    const reading = misreading(text, page);
    if (reading !== undefined && (best === undefined || gain(reading) > gain(best))) best = reading;
  }
  return best?.first;
}

interface Misreading {
  readonly first: WrongDecoding;
  /** Sequences that decode to likely characters, and bytes beyond ASCII that do not. */
  readonly good: number;
  readonly bad: number;
}

const gain = ({ good, bad }: Misreading) => good - bad;

function misreading(text: string, page: CodePage): Misreading | undefined {
  const { bytes, origins } = encoded(text, page);
  const likely = page.name === "Windows-1252" ? LIKELY : LIKELIER;
  let first: WrongDecoding | undefined;
  let [good, bad] = [0, 0];
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    const meant = length === 0 ? undefined : decoded(bytes.slice(at, at + length));
    if (meant === undefined || !likely.test(meant)) {
      bad++;
      at++;
      continue;
    }
    good++;
    const start = origins[at]!;
    const end = origins[at + length] ?? text.length;
    first ??= { at: start, found: text.slice(start, end), meant, how: `UTF-8 read as ${page.name}` };
    at += length;
  }
  if (first === undefined) return undefined;
  const whole = bad === 0 || (good >= 4 && good >= 2 * bad);
  return page.latin || whole ? { first, good, bad } : undefined;
}

/** A text's bytes in a page, each with the place of its character; 0xFF, which no UTF-8 has, for one that it lacks. */
function encoded(text: string, page: CodePage): { bytes: number[]; origins: number[] } {
  const bytes: number[] = [];
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    for (const byte of code < 0x80 ? [code] : (page.bytesOf(character) ?? [0xff])) {
      bytes.push(byte);
      origins.push(at);
    }
    at += character.length;
  }
  return { bytes, origins };
}

/** Bytes of the UTF-8 sequence that begins here; 0 when none does. */
function sequenceLength(bytes: readonly number[], at: number): number {
  const lead = bytes[at]!;
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let k = 1; k < length; k++) {
    const byte = bytes[at + k] ?? 0;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  return length;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return strict.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
