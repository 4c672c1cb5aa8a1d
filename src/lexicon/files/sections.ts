import { StsError } from "../../errors.ts";
import { gunzip } from "./gunzip.ts";

/** Number arrays and texts of one file, by name. */
export interface Sections {
  /** Numbers of a section, shape [count]. @throws StsError E_MODEL when the file has no such section */
  bytes(name: string): Uint8Array;
  shorts(name: string): Uint16Array;
  words(name: string): Uint32Array;
  integers(name: string): Int32Array;
  /** A section of UTF-8 text. */
  text(name: string): string;
}

interface SectionTable {
  readonly kind?: string;
  readonly sections?: Readonly<Record<string, readonly [at: number, bytes: number]>>;
}

/** Sections start at multiples of this, so that number arrays need no copy. */
export const ALIGNMENT = 4;

/**
 * Reads a lexicon file: gzip of a 4-byte length, so many bytes of JSON that say where each section lies, and the
 * sections, little-endian.
 * @param label names the file in messages
 * @param kind what the file must say of itself
 * @throws StsError E_MODEL when the bytes are damaged or of another kind; the message names the file
 */
export function readSections(packed: Uint8Array, label: string, kind: string): Sections {
  const bytes = unpacked(packed, label);
  const head = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const start = Math.ceil((4 + head) / ALIGNMENT) * ALIGNMENT;
  let table: SectionTable;
  try {
    table = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head))) as SectionTable;
  } catch (cause) {
    throw damaged(label, "its table of contents cannot be read", cause);
  }
  if (table.kind !== kind) throw damaged(label, `it holds "${table.kind}", expected "${kind}"`);
  const part = (name: string): Uint8Array => {
    const [at, length] = table.sections?.[name] ?? [];
    if (at === undefined || length === undefined || start + at + length > bytes.length)
      throw damaged(label, `its section "${name}" is missing`);
    return bytes.subarray(start + at, start + at + length);
  };
  return {
    bytes: part,
    shorts: (name) => {
      const found = part(name);
      return new Uint16Array(found.buffer, found.byteOffset, found.length >> 1);
    },
    words: (name) => {
      const found = part(name);
      return new Uint32Array(found.buffer, found.byteOffset, found.length >> 2);
    },
    integers: (name) => {
      const found = part(name);
      return new Int32Array(found.buffer, found.byteOffset, found.length >> 2);
    },
    text: (name) => new TextDecoder().decode(part(name)),
  };
}

function unpacked(packed: Uint8Array, label: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = gunzip(packed);
  } catch (cause) {
    throw damaged(label, "it cannot be unpacked", cause);
  }
  if (bytes.length < 4) throw damaged(label, "it is empty");
  // Number arrays need their alignment.
  return bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
}

function damaged(label: string, problem: string, cause?: unknown): StsError {
  return new StsError(
    "E_MODEL",
    `${label}: damaged (${problem}); install samesay anew, or rebuild it as docs/lexicon.md says`,
    { cause },
  );
}
