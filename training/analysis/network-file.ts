import { BundleSet } from "../../src/analysis/network/bundles.ts";
import {
  type NetworkNumbers,
  type NetworkShape,
  networkProblem,
} from "../../src/analysis/network/network-shape.ts";
import { StsError } from "../../src/errors.ts";

/** A trained network with what its answers mean, as network.py writes it. */
export interface NetworkFile {
  readonly language: string;
  readonly labels: readonly string[];
  readonly bundles: readonly string[];
  readonly bundlesByTag: readonly (readonly number[])[];
  readonly network: NetworkShape;
  readonly numbers: NetworkNumbers;
}

/**
 * The file that network.py writes: a line of JSON, then rows, weights and floats, little-endian, their lengths in the
 * line's `bytes`.
 * @throws StsError E_MODEL when the lengths do not fit
 */
export function readNetworkFile(bytes: Uint8Array, name: string): NetworkFile {
  const line = bytes.indexOf(10);
  const { bytes: lengths, ...header } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line))) as Omit<
    NetworkFile,
    "numbers"
  > & { readonly bytes: { readonly rows: number; readonly weights: number; readonly floats: number } };
  let at = line + 1;
  // Copies, since floats must begin at a multiple of four.
  const take = (length: number) => {
    at += length;
    return new Uint8Array(bytes.subarray(at - length, at)).buffer;
  };
  const numbers = {
    rows: new Int8Array(take(lengths.rows)),
    weights: new Int8Array(take(lengths.weights)),
    floats: new Float32Array(take(lengths.floats)),
  };
  const { parts } = new BundleSet(header.bundles, header.bundlesByTag, []);
  const problem =
    at === bytes.length
      ? networkProblem(header.network, numbers, parts, header.labels)
      : `${bytes.length} bytes instead of ${at}`;
  if (problem !== undefined) throw new StsError("E_MODEL", `${name}: ${problem}`);
  return { ...header, numbers };
}

/** The bytes of such a file; for networks that are not trained. */
export function writeNetworkFile({ numbers, ...header }: NetworkFile): Uint8Array {
  const { rows, weights, floats } = numbers;
  const lengths = { rows: rows.byteLength, weights: weights.byteLength, floats: floats.byteLength };
  const line = new TextEncoder().encode(`${JSON.stringify({ ...header, bytes: lengths })}\n`);
  const parts = [
    line,
    ...[rows, weights, floats].map((x) => new Uint8Array(x.buffer, x.byteOffset, x.byteLength)),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
