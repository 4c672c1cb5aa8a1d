import { describe, expect, it } from "vitest";
import { type Embeddings, memoryFiles, sha256 } from "../vectors/index.ts";
import { COMPARISON_FILE, type Comparison, parseComparison, readComparison } from "./comparison.ts";
import { EvidenceStore, pairValue } from "./pair-values.ts";

const WEIGHTS = "ab".repeat(32);

/** A file with one hidden unit over vectors of two dimensions; weights are stored as scale x whole number. */
function file({ low = 0.2, high = 1, format = 1, weights = WEIGHTS } = {}): Uint8Array {
  const bytes = new Uint8Array(64 + 4 * 4 + 4);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("SSCM"));
  for (const [i, value] of [format, 2, 1].entries()) view.setUint32(4 + 4 * i, value, true);
  for (const [i, value] of [low, high].entries()) view.setFloat32(16 + 4 * i, value, true);
  bytes.set(
    weights.match(/../g)!.map((pair) => Number.parseInt(pair, 16)),
    32,
  );
  const [scale, bias, out, constant] = [0.5, 0.1, -0.25, 0.05];
  for (const [i, value] of [scale, bias, out, constant].entries()) view.setFloat32(64 + 4 * i, value, true);
  bytes.set([2, 0, 0, 4], 80);
  return bytes;
}

function vectors(...rows: readonly (readonly number[])[]): Embeddings {
  return {
    data: Float32Array.from(rows.flat()),
    count: rows.length,
    dimension: 2,
    excessTokens: new Uint32Array(rows.length),
  };
}

/** As an encoder system asks it. */
function rawOf(
  comparison: Comparison | undefined,
  left: Embeddings,
  i: number,
  right: Embeddings,
  j: number,
) {
  const side = (vectors: Embeddings) => ({ vectors, text: () => "", language: () => "und" as const });
  return pairValue({ comparison }, new EvidenceStore(), side(left), i, side(right), j);
}

describe("a comparison", () => {
  const comparison = parseComparison(file(), "test", WEIGHTS);

  it("adds what the hidden layer says to the cosine, as far as the gate is open", () => {
    // By hand: u = (1, 0), v = (.6, .8); u * v = (.6, 0), times sqrt 2; |u - v| = (.4, .8), times sqrt 2 / 2.
    // relu(1 x .848528 + 2 x .565685 + .1) = 2.079899; x -.25 + .05 = -.469975; the gate at .6 is half open.
    const rows = vectors([1, 0], [0.6, 0.8]);
    expect(rawOf(comparison, rows, 0, rows, 1)).toBeCloseTo(0.6 - 0.469975 / 2, 5);
  });

  it("does not depend on the order of the texts or on the vectors' lengths", () => {
    const rows = vectors([1, 0], [0.6, 0.8], [5, 0], [0.3, 0.4]);
    const value = rawOf(comparison, rows, 0, rows, 1);
    expect(rawOf(comparison, rows, 1, rows, 0)).toBeCloseTo(value, 6);
    expect(rawOf(comparison, rows, 2, rows, 3)).toBeCloseTo(value, 6);
  });

  it("leaves the cosine of far vectors and of zero vectors as it is", () => {
    const rows = vectors([1, 0], [0.1, 1], [0, 0]);
    expect(rawOf(comparison, rows, 0, rows, 1)).toBeCloseTo(0.1 / Math.hypot(0.1, 1), 6);
    expect(rawOf(comparison, rows, 0, rows, 2)).toBe(0);
  });

  it("stays within -1..1", () => {
    const bytes = file();
    new DataView(bytes.buffer).setFloat32(72, 9, true);
    const rows = vectors([1, 0], [0.8, 0.6]);
    expect(rawOf(parseComparison(bytes, "test", WEIGHTS), rows, 0, rows, 1)).toBe(1);
  });

  it("is the cosine where there is none", () => {
    const rows = vectors([1, 0], [0.6, 0.8]);
    expect(rawOf(undefined, rows, 0, rows, 1)).toBeCloseTo(0.6, 6);
  });
});

describe("a comparison file", () => {
  it("that is foreign, cut short, of a later format or of other weights is refused with the reason", () => {
    const parse = (bytes: Uint8Array) => () => parseComparison(bytes, "models/x/comparison.bin", WEIGHTS);
    expect(parse(new Uint8Array(80))).toThrow(/models\/x\/comparison.bin: not a comparison file/);
    expect(parse(file().subarray(0, 79))).toThrow(/79 bytes, not 84; it was cut short/);
    expect(parse(file({ format: 2 }))).toThrow(/format 2; this version of samesay reads format 1/);
    expect(parse(file({ weights: "cd".repeat(32) }))).toThrow(/trained on other weights \(cdcdcdcdcdcd…\)/);
  });

  it("is read where the manifest names it, and checked against its checksum", async () => {
    const bytes = file();
    const manifest = async (content: Uint8Array) => ({
      format: 1,
      kind: "static" as const,
      name: "x",
      version: 1,
      weights: "x.bin",
      files: {
        "x.bin": { sha256: WEIGHTS, bytes: 1 },
        [COMPARISON_FILE]: { sha256: await sha256(content), bytes: content.length },
      },
      dimension: 2,
      languages: [],
      licence: "MIT",
      trainedOn: [],
    });
    const files = memoryFiles("models/x", { [COMPARISON_FILE]: bytes });
    const rows = vectors([1, 0], [0.6, 0.8]);
    expect(rawOf(await readComparison(files, await manifest(bytes)), rows, 0, rows, 1)).toBeCloseTo(0.365, 3);
    const other = file({ low: 0.3 });
    await expect(readComparison(files, await manifest(other))).rejects.toThrow(
      /sha256 .* is not the recorded/,
    );
    await expect(readComparison(memoryFiles("models/x", {}), await manifest(bytes))).rejects.toThrow(
      /comparison.bin: no such file; install samesay anew/,
    );
    const { [COMPARISON_FILE]: _, ...rest } = (await manifest(bytes)).files;
    expect(await readComparison(files, { ...(await manifest(bytes)), files: rest })).toBeUndefined();
  });
});
