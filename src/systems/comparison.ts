import { StsError } from "../errors.ts";
import { checkFile, type Embeddings, type Manifest, type ModelFiles, sha256 } from "../vectors/index.ts";

/** Name of the file beside an encoder's weights; training/COMPARISON.md describes it. */
export const COMPARISON_FILE = "comparison.bin";

/**
 * How two sentence vectors are compared where their cosine alone would be blind: "the dog bites the man" and "the man
 * bites the dog", or a sentence and its denial, lie side by side, yet the few dimensions that tell them apart are
 * known. A hidden layer reads u_k v_k and |u_k - v_k| of the vectors at length 1, and what it says is added to the
 * cosine: raw = cosine + gate(cosine) x (w . relu(W x + b) + c), cut to -1..1. The gate is 0 up to the cosine `low`
 * and 1 from `high` on: what is far apart needs no second look, so a matrix of mostly unrelated texts costs no more
 * than its cosines. Symmetric in the two texts.
 *
 * @see Conneau et al. 2017 (InferSent), section 3.1, https://aclanthology.org/D17-1070: the features
 */
export interface Comparison {
  /** The raw value of two rows whose cosine is known; -1..1. O(hidden x dimension) above `low`, O(1) below. */
  raw(left: Embeddings, i: number, right: Embeddings, j: number, cosine: number): number;
}

const MAGIC = "SSCM";
const FORMAT = 1;
const HEADER = 64;

/**
 * Reads a comparison file; undefined where the manifest names none.
 * @throws StsError E_MODEL when it is missing, damaged, of another format, or belongs to other weights
 */
export async function readComparison(files: ModelFiles, manifest: Manifest): Promise<Comparison | undefined> {
  if (manifest.files[COMPARISON_FILE] === undefined) return undefined;
  const label = `${files.label}/${COMPARISON_FILE}`;
  const bytes = await files.read(COMPARISON_FILE);
  if (bytes === undefined) throw new StsError("E_MODEL", `${label}: no such file; install samesay anew`);
  checkFile(manifest.files, COMPARISON_FILE, bytes, await sha256(bytes), files.label);
  return parseComparison(bytes, label, manifest.files[manifest.weights]?.sha256 ?? "");
}

/** @throws StsError E_MODEL as `readComparison` */
export function parseComparison(bytes: Uint8Array, label: string, weights: string): Comparison {
  const fail = (problem: string) => new StsError("E_MODEL", `${label}: ${problem}`);
  // A file may lie anywhere in a larger buffer; typed views need an aligned start.
  const own = bytes.slice();
  const view = new DataView(own.buffer);
  if (own.length < HEADER || new TextDecoder().decode(own.subarray(0, 4)) !== MAGIC)
    throw fail("not a comparison file; install samesay anew");
  const format = view.getUint32(4, true);
  if (format !== FORMAT) throw fail(`format ${format}; this version of samesay reads format ${FORMAT}`);
  const [dimension, hidden] = [view.getUint32(8, true), view.getUint32(12, true)];
  const [low, high] = [view.getFloat32(16, true), view.getFloat32(20, true)];
  const size = HEADER + 4 * (3 * hidden + 1) + hidden * 2 * dimension;
  if (own.length !== size) throw fail(`${own.length} bytes, not ${size}; it was cut short or replaced`);
  const of = hex(own.subarray(32, 64));
  if (weights !== of)
    throw fail(`was trained on other weights (${of.slice(0, 12)}…); make comparison trains it anew`);
  const floats = (at: number, count: number) => new Float32Array(own.buffer, at, count);
  const scales = floats(HEADER, hidden);
  const biases = floats(HEADER + 4 * hidden, hidden);
  const out = floats(HEADER + 8 * hidden, hidden);
  const constant = view.getFloat32(HEADER + 12 * hidden, true);
  const stored = new Int8Array(own.buffer, HEADER + 4 * (3 * hidden + 1));
  const matrix = Float32Array.from(stored, (w, at) => w * scales[Math.floor(at / (2 * dimension))]!);
  const features = new Float32Array(2 * dimension);
  return {
    raw(left, i, right, j, value) {
      const gate = high > low ? Math.min(1, (value - low) / (high - low)) : 1;
      if (value <= low || !compare(left, i, right, j, features)) return value;
      let sum = constant;
      for (let h = 0; h < hidden; h++) {
        const unit = biases[h]! + dot(matrix, h * 2 * dimension, features);
        if (unit > 0) sum += out[h]! * unit;
      }
      return Math.max(-1, Math.min(1, value + gate * sum));
    },
  };
}

/** Fills in u_k v_k, then |u_k - v_k|, of the rows at length sqrt(dimension); false when one is zero. */
function compare(left: Embeddings, i: number, right: Embeddings, j: number, features: Float32Array): boolean {
  const { dimension } = left;
  const [x, y] = [left.data, right.data];
  const [a, b] = [i * dimension, j * dimension];
  const [u, v] = [stretch(x, a, dimension), stretch(y, b, dimension)];
  if (u === 0 || v === 0) return false;
  // Products of unit vectors shrink as 1 / dimension, differences as its root: brought to the size of 1 both.
  const root = Math.sqrt(dimension);
  for (let k = 0; k < dimension; k++) {
    const [p, q] = [x[a + k]! * u, y[b + k]! * v];
    features[k] = p * q * root;
    features[dimension + k] = Math.abs(p - q) * (root / 2);
  }
  return true;
}

/** What brings a row to length 1; 0 for a zero row. */
function stretch(data: Float32Array, start: number, dimension: number): number {
  let squares = 0;
  for (let k = start; k < start + dimension; k++) squares += data[k]! ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}

/** Of a row of the matrix with the features; four sums at once, which the processor can overlap. */
function dot(matrix: Float32Array, start: number, features: Float32Array): number {
  let [s, t, u, v] = [0, 0, 0, 0];
  const length = features.length & ~3;
  for (let k = 0; k < length; k += 4) {
    s += matrix[start + k]! * features[k]!;
    t += matrix[start + k + 1]! * features[k + 1]!;
    u += matrix[start + k + 2]! * features[k + 2]!;
    v += matrix[start + k + 3]! * features[k + 3]!;
  }
  for (let k = length; k < features.length; k++) s += matrix[start + k]! * features[k]!;
  return s + t + (u + v);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
