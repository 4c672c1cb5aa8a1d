import { checkRecord, checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";

/** A saved value: a JSON document, and the numbers of its arrays as bytes, little-endian. */
export interface Packed {
  readonly json: string;
  readonly binary: Uint8Array<ArrayBuffer>;
}

/** The format that this version writes. Older ones stay readable; a newer one is refused. */
export const PACKED_FORMAT = 1;

const ARRAYS = {
  Float64Array,
  Float32Array,
  Int32Array,
  Uint32Array,
  Uint16Array,
  Int8Array,
  Uint8Array,
} as const;
type ArrayName = keyof typeof ARRAYS;

interface Place {
  readonly $array: ArrayName;
  readonly at: number;
  readonly length: number;
}

/**
 * Makes JSON and bytes of a value made of plain objects, lists, strings, numbers and typed arrays. Numbers in full
 * precision, Infinity included in typed arrays: what is unpacked equals what was packed.
 *
 * @param kind what the value is, e.g. "recipe"; `unpack` insists on it
 */
export async function pack(kind: string, value: unknown): Promise<Packed> {
  checkText(kind, "pack: kind");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const plain = (part: unknown): unknown => {
    if (ArrayBuffer.isView(part)) {
      const place: Place = { $array: arrayName(part), at: length, length: (part as Uint8Array).length };
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
      // Every array starts at a multiple of 8, so that it can be read in place.
      const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
      padded.set(bytes);
      chunks.push(padded);
      length += padded.length;
      return place;
    }
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, plain(own)]));
  };
  const packed = plain(value);
  const binary = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    binary.set(chunk, at);
    at += chunk.length;
  }
  const body = JSON.stringify(packed);
  const sha256 = await digest(body, binary);
  return {
    json: `{"format":${PACKED_FORMAT},"kind":${JSON.stringify(kind)},"sha256":"${sha256}","value":${body}}\n`,
    binary,
  };
}

/**
 * What `pack` packed.
 *
 * @param file name of the JSON file, for messages
 * @throws StsError E_MODEL when it is no JSON, of a newer format, of another kind, or its digest does not fit
 */
export async function unpack(kind: string, packed: Packed, file: string): Promise<unknown> {
  checkText(kind, "unpack: kind");
  checkRecord(packed, "unpack: packed", "a Packed", ["json", "binary"]);
  checkText(file, "unpack: file");
  const { json, binary } = packed;
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${file}: ${problem}`, cause === undefined ? undefined : { cause });
  let document: Record<string, unknown>;
  try {
    document = JSON.parse(json) as Record<string, unknown>;
  } catch (cause) {
    throw fail(`not a saved model (no JSON): ${(cause as Error).message}; train it again`, cause);
  }
  const { format, kind: own, sha256, value } = document ?? {};
  if (typeof format !== "number" || !Number.isInteger(format) || format < 1) {
    throw fail(`not a saved model: format is ${JSON.stringify(format)}, expected ${PACKED_FORMAT}`);
  }
  if (format > PACKED_FORMAT) {
    throw fail(
      `format ${format} is newer than ${PACKED_FORMAT}, the newest this version reads; update samesay`,
    );
  }
  if (own !== kind) throw fail(`holds ${JSON.stringify(own)}, expected ${JSON.stringify(kind)}`);
  if ((await digest(JSON.stringify(value), binary)) !== sha256) {
    throw fail(
      "its sha256 does not fit its content, so it was damaged or edited; train it again or restore the folder",
    );
  }
  const live = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(live);
    if (typeof part !== "object" || part === null) return part;
    if ("$array" in part) return arrayAt(part as Place, binary);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, live(inner)]));
  };
  return live(value);
}

function arrayName(view: ArrayBufferView): ArrayName {
  const name = view.constructor.name as ArrayName;
  if (Object.hasOwn(ARRAYS, name)) return name;
  throw new StsError("E_INPUT", `pack: no ${view.constructor.name} can be saved`);
}

function arrayAt({ $array, at, length }: Place, binary: Uint8Array): ArrayBufferView {
  const type = ARRAYS[$array];
  return new type(binary.slice(at, at + length * type.BYTES_PER_ELEMENT).buffer as ArrayBuffer);
}

async function digest(json: string, binary: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(json);
  const both = new Uint8Array(text.length + binary.length);
  both.set(text);
  both.set(binary, text.length);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", both));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
