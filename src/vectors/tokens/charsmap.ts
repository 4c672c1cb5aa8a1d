import { StsError } from "../../errors.ts";

/**
 * SentencePiece's precompiled character map ("nmt_nfkc" and the like): a double-array trie from byte strings to
 * replacement strings, as `tokenizer.json` carries it in base64.
 * Layout: u32 trie bytes, the trie's u32 units, then NUL-ended UTF-8 replacements.
 */
export function charsmapNormalizer(base64: string): (text: string) => string {
  const bytes = fromBase64(base64);
  if (bytes.length < 4) throw new StsError("E_MODEL", "tokenizer.json: precompiled_charsmap is too short");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trieBytes = view.getUint32(0, true);
  if (trieBytes % 4 !== 0 || 4 + trieBytes > bytes.length) {
    throw new StsError("E_MODEL", "tokenizer.json: precompiled_charsmap is damaged");
  }
  const units = new Uint32Array(trieBytes / 4);
  for (let i = 0; i < units.length; i++) units[i] = view.getUint32(4 + 4 * i, true);
  const values = bytes.subarray(4 + trieBytes);

  /** Replacement of the shortest key that starts `chunk`: Python's `tokenizers` looks no further. */
  const replacement = (chunk: string): string | undefined => {
    const at = shortestMatch(units, UTF8.encode(chunk));
    if (at === undefined) return undefined;
    let end = at;
    while (end < values.length && values[end] !== 0) end++;
    return FROM_UTF8.decode(values.subarray(at, end));
  };

  const single = new Map<string, string>();
  const one = (character: string): string => {
    let result = single.get(character);
    if (result === undefined) {
      result = replacement(character) ?? character;
      single.set(character, result);
    }
    return result;
  };
  const ascii = Array.from({ length: 128 }, (_, code) => one(String.fromCharCode(code)));
  const unchangedAscii = !ascii.slice(32, 127).some((s, i) => s !== String.fromCharCode(32 + i));

  return (text) => {
    if (unchangedAscii && PRINTABLE_ASCII.test(text)) return text;
    let result = "";
    if (!MAY_CLUSTER.test(text)) {
      for (const character of text) result += one(character);
      return result;
    }
    segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
    for (const { segment } of segmenter.segment(text)) {
      // Clusters of less than six bytes are looked up as a whole first.
      const whole = segment.length > 1 && UTF8.encode(segment).length < 6 ? replacement(segment) : undefined;
      if (whole !== undefined) result += whole;
      else for (const character of segment) result += one(character);
    }
    return result;
  };
}

const UTF8 = new TextEncoder();
const FROM_UTF8 = new TextDecoder();
const PRINTABLE_ASCII = /^[ -~]*$/;
/** Text without these has no grapheme cluster of several characters and under six bytes. */
const MAY_CLUSTER = /\p{M}|\p{Cf}|[\uff9e\uff9f]|\r\n/u;
let segmenter: Intl.Segmenter | undefined;

/** Walks a darts-clone double array; value of the first (shortest) key met, or undefined. */
function shortestMatch(units: Uint32Array, key: Uint8Array): number | undefined {
  let node = 0;
  let unit = units[0];
  if (unit === undefined) return undefined;
  node ^= offset(unit);
  for (const byte of key) {
    if (byte === 0) return undefined;
    node ^= byte;
    unit = units[node];
    if (unit === undefined || (unit & 0x800000ff) >>> 0 !== byte) return undefined;
    node ^= offset(unit);
    if (((unit >>> 8) & 1) === 1) {
      const value = units[node];
      return value === undefined ? undefined : value & 0x7fffffff;
    }
  }
  return undefined;
}

function offset(unit: number): number {
  return ((unit >>> 10) << ((unit & (1 << 9)) >>> 6)) >>> 0;
}

function fromBase64(base64: string): Uint8Array {
  let binary: string;
  try {
    binary = atob(base64);
  } catch (cause) {
    throw new StsError("E_MODEL", "tokenizer.json: precompiled_charsmap is not base64", { cause });
  }
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}
