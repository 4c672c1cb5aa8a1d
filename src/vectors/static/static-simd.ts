import { KernelPlaces, startKernel } from "../../wasm-kernel.ts";
import { STATIC_SIMD } from "./static-simd-binary.ts";

/** The functions of static-simd.wat, with their parameters' names there; places and lengths in bytes but where said. */
interface Functions {
  /** @param count of ids, `width` of numbers */
  addUp(ids: number, count: number, rows: number, scales: number, width: number, to: number): number;
  /** @param width of numbers */
  scaled(sums: number, norm: number, width: number, to: number): void;
  /** @param n of rows, as `m` */
  best(x: number, n: number, y: number, m: number, bytes: number, left: number, right: number): void;
}

/** Rows of a static table added up. */
interface RowSums {
  /** Of the rows added last, in floats of 64 bits. */
  readonly sum: Float64Array;
  /**
   * sum[d] = sum over the ids of scale * (value[d] - 128).
   * @returns the sum of its squares
   */
  addUp(ids: readonly number[]): number;
  /** Writes the sum, each number times `norm`, in floats of 32 bits. */
  write(norm: number, out: Float32Array, at: number): void;
}

/** What rows are taken from; see `StaticTable`. */
interface RowTable {
  readonly dimension: number;
  readonly scales: Float32Array;
  readonly values: Uint8Array;
}

/** Ids of a text that are added up in one go; longer texts are for plain JavaScript. */
const MOST_IDS = 4096;

/** In plain JavaScript. */
export function plainSums({ dimension, values, scales }: RowTable): RowSums {
  const sum = new Float64Array(dimension);
  return {
    sum,
    addUp(ids) {
      sum.fill(0);
      let offset = 0;
      for (let k = 0; k < ids.length; k++) {
        const id = ids[k]!;
        const scale = scales[id]!;
        offset += scale;
        for (let d = 0, from = id * dimension; d < dimension; d++, from++) sum[d]! += scale * values[from]!;
      }
      // Every value is stored 128 too high.
      offset *= 128;
      let square = 0;
      for (let d = 0; d < dimension; d++) {
        const value = sum[d]! - offset;
        sum[d] = value;
        square += value * value;
      }
      return square;
    },
    write(norm, out, at) {
      for (let d = 0; d < dimension; d++) out[at + d] = sum[d]! * norm;
    },
  };
}

/**
 * In WebAssembly, a third of the time and the same bits. The table is copied into the kernel's memory.
 * @returns undefined where there is no WebAssembly (`startKernel`), and for rows that are no multiple of 16 numbers
 */
export function simdSums({ dimension, values, scales }: RowTable): RowSums | undefined {
  if (dimension % 16 !== 0) return undefined;
  const places = new KernelPlaces();
  const rows = places.reserve(values.length);
  const scalesAt = places.reserve(scales.length * 4);
  const idsAt = places.reserve(MOST_IDS * 4);
  const sumAt = places.reserve(dimension * 8);
  const written = places.reserve(dimension * 4);
  const started = startKernel<Functions>(STATIC_SIMD, places.bytes);
  if (started === undefined) return undefined;
  const { buffer, functions } = started;
  new Uint8Array(buffer, rows).set(values);
  new Float32Array(buffer, scalesAt).set(scales);
  const ids = new Int32Array(buffer, idsAt, MOST_IDS);
  const sum = new Float64Array(buffer, sumAt, dimension);
  const scaled = new Float32Array(buffer, written, dimension);
  const plain = plainSums({
    dimension,
    scales: new Float32Array(buffer, scalesAt, scales.length),
    values: new Uint8Array(buffer, rows, values.length),
  });
  return {
    sum,
    addUp(rowsOf) {
      if (rowsOf.length > MOST_IDS) {
        const square = plain.addUp(rowsOf);
        sum.set(plain.sum);
        return square;
      }
      for (let k = 0; k < rowsOf.length; k++) ids[k] = rowsOf[k]!;
      return functions.addUp(idsAt, rowsOf.length, rows, scalesAt, dimension, sumAt);
    },
    write(norm, out, at) {
      functions.scaled(sumAt, norm, dimension, written);
      out.set(scaled, at);
    },
  };
}

/** A vector. */
interface UnitRow {
  /** Of length 1, or zeros. */
  readonly unit: Float32Array;
}

/** The best cosines of rows of length 1, all of one text with all of another. */
export interface BestCosines<Row extends UnitRow = UnitRow> {
  /** Of each row of the first text and of the second, set to 0, or to 1 where nothing is to be looked for. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  /**
   * Raises `left` and `right` to the greatest cosine of each row, max(0, cos), as a float of 32 bits; pairs of rows that
   * both have 1 are left out. Rows of zeros have the cosine 0.
   */
  raise(x: readonly Row[], y: readonly Row[]): void;
}

/**
 * In WebAssembly; products are four sums of every fourth number, p + q + r + s.
 * @param most rows of a text
 * @returns undefined where there is no WebAssembly (`startKernel`), and for rows that are no multiple of 4 numbers
 */
export function simdCosines(dimension: number, most: number): BestCosines | undefined {
  if (dimension === 0 || dimension % 4 !== 0) return undefined;
  const places = new KernelPlaces();
  const xAt = places.reserve(most * dimension * 4);
  const yAt = places.reserve(most * dimension * 4);
  const leftAt = places.reserve(most * 8);
  const rightAt = places.reserve(most * 8);
  const started = startKernel<Functions>(STATIC_SIMD, places.bytes);
  if (started === undefined) return undefined;
  const { buffer, functions } = started;
  const own = new Float32Array(buffer, xAt, most * dimension);
  const other = new Float32Array(buffer, yAt, most * dimension);
  return {
    left: new Float64Array(buffer, leftAt, most),
    right: new Float64Array(buffer, rightAt, most),
    raise(x, y) {
      for (let i = 0; i < x.length; i++) own.set(x[i]!.unit, i * dimension);
      for (let j = 0; j < y.length; j++) other.set(y[j]!.unit, j * dimension);
      functions.best(xAt, x.length, yAt, y.length, dimension * 4, leftAt, rightAt);
    },
  };
}
