import { isRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type FoldStep, isFoldStep } from "./static-fold.ts";

/** Static token vectors as read from a file; the format is described in training/FAST_FORMAT.md. */
export interface StaticTable {
  readonly dimension: number;
  readonly kind: "unigram" | "wordpiece";
  readonly fold: readonly FoldStep[];
  readonly blank: string;
  /** Row i of the table belongs to piece i. */
  readonly pieces: readonly string[];
  /** Log probabilities, for unigram. */
  readonly scores: Float32Array | undefined;
  /** Row vector = scale x (value - 128). */
  readonly scales: Float32Array;
  /** Shape [pieces, dimension], row-major. */
  readonly values: Uint8Array;
}

const MAGIC = "SSFAST01";

interface Header {
  readonly format: number;
  readonly dimension: number;
  readonly pieces: number;
  readonly tokenizer: {
    readonly kind: string;
    readonly normalizer?: readonly string[];
    readonly blank?: string;
  };
  readonly sections: Readonly<Record<string, readonly [offset: number, bytes: number]>>;
}

/**
 * Reads a static table from its bytes; the table itself is not copied.
 * @param label for messages
 * @throws StsError E_MODEL when it is no such file, of another format, or cut short
 */
export function readStaticTable(bytes: Uint8Array, label: string): StaticTable {
  const fail = (problem: string) => new StsError("E_MODEL", `${label}: ${problem}`);
  const text = new TextDecoder();
  if (bytes.length < 12 || text.decode(bytes.subarray(0, 8)) !== MAGIC)
    throw fail("not a static vector file");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerEnd = 12 + view.getUint32(8, true);
  if (headerEnd > bytes.length) throw fail("cut short within its header");
  const header = parseHeader(text.decode(bytes.subarray(12, headerEnd)), fail);
  const { dimension } = header;
  const section = (name: string, size?: number): Uint8Array | undefined => {
    const place = header.sections[name];
    if (place === undefined) return undefined;
    const [offset, length] = place;
    if (offset + length > bytes.length) throw fail(`cut short: section "${name}" ends after the file`);
    if (size !== undefined && length !== size)
      throw fail(`section "${name}" has ${length} bytes, not ${size}`);
    return bytes.subarray(offset, offset + length);
  };
  const required = (name: string, size?: number): Uint8Array => {
    const found = section(name, size);
    if (found === undefined) throw fail(`has no section "${name}"`);
    return found;
  };
  const pieces = text.decode(required("pieces")).split("\n");
  if (pieces.length !== header.pieces)
    throw fail(`has ${pieces.length} pieces, its header says ${header.pieces}`);
  const scores = section("scores", 4 * header.pieces);
  const { kind, normalizer = [], blank = "▁" } = header.tokenizer;
  if (kind !== "unigram" && kind !== "wordpiece") throw fail(`tokenizer of unknown kind "${kind}"`);
  if (kind === "unigram" && scores === undefined) throw fail('has no section "scores"');
  const strange = normalizer.find((step) => !isFoldStep(step));
  if (strange !== undefined) throw fail(`normaliser step "${strange}" is not known`);
  return {
    dimension,
    kind,
    fold: normalizer.filter(isFoldStep),
    blank,
    pieces,
    scores: scores && floats(scores),
    scales: floats(required("scales", 4 * header.pieces)),
    values: required("table", header.pieces * dimension),
  };
}

function parseHeader(json: string, fail: (problem: string) => StsError): Header {
  let header: Partial<Header>;
  try {
    header = JSON.parse(json) as Partial<Header>;
  } catch {
    throw fail("its header is not JSON");
  }
  if (!isRecord(header)) throw fail("its header is no JSON object");
  const { format, dimension, pieces, tokenizer, sections } = header;
  if (format !== 1) throw fail(`format ${String(format)}; this version of samesay reads format 1`);
  const sound = isCount(dimension) && isCount(pieces) && tokenizer !== undefined && sections !== undefined;
  if (!sound) throw fail("its header lacks dimension, pieces, tokenizer or sections");
  return header as Header;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0;
}

/** Little-endian, at any offset. */
function floats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true));
}
