import { type AffineKernel, type AffineRoom, type AffineShape, strideOf } from "./affine.ts";
import { AFFINE_SIMD } from "./affine-simd-binary.ts";

const PAGE = 65_536;

type Affine = (
  x: number,
  w: number,
  y: number,
  words: number,
  width: number,
  taps: number,
  step: number,
  stride: number,
) => void;

/** What is used of WebAssembly; the compiler's own declarations come with a browser's, which the rest must not see. */
interface Wasm {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { readonly affine: Affine } };
}

/**
 * The kernel in WebAssembly with 128-bit instructions (affine-simd.wat), compiled and started synchronously: it is
 * 842 bytes. One memory holds weights, inputs and sums; it never grows.
 * @param weights of all maps, one behind the other; widened to 16 bits in the kernel's memory
 * @returns undefined where there is no WebAssembly, no such instructions, or a page's policy forbids to compile
 */
export function simdKernel(
  weights: Int8Array,
  maps: readonly AffineShape[],
  room: AffineRoom,
): AffineKernel | undefined {
  const places: number[] = [];
  let end = 0;
  for (const { outputs, taps, width } of maps) {
    places.push(end);
    end += strideOf(outputs) * taps * width * 2;
  }
  const inputsAt = end;
  // The sums begin at a multiple of 16.
  const sumsAt = inputsAt + Math.ceil(room.inputs / 8) * 16;
  const started = start(sumsAt + room.sums * 4);
  if (started === undefined) return undefined;
  const { buffer, affine } = started;
  let from = 0;
  maps.forEach((map, i) => {
    from = arrange(weights, from, map, new Int16Array(buffer, places[i]!));
  });
  return {
    inputs: new Int16Array(buffer, inputsAt, room.inputs),
    sums: new Int32Array(buffer, sumsAt, room.sums),
    run(map, words, first, step) {
      const { outputs, taps, width } = maps[map]!;
      const stride = strideOf(outputs) * 4;
      affine(inputsAt + first * 2, places[map]!, sumsAt, words, width * 2, taps, step * width * 2, stride);
    },
  };
}

function start(bytes: number): { buffer: ArrayBuffer; affine: Affine } | undefined {
  const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const binary = Uint8Array.from(atob(AFFINE_SIMD), (c) => c.charCodeAt(0));
    if (!wasm.validate(binary)) return undefined;
    const pages = Math.ceil(bytes / PAGE);
    const memory = new wasm.Memory({ initial: pages, maximum: pages });
    const { exports } = new wasm.Instance(new wasm.Module(binary), { affine: { memory } });
    return { buffer: memory.buffer, affine: exports.affine };
  } catch {
    // A content security policy without "wasm-unsafe-eval", or no memory: plain JavaScript gives the same.
    return undefined;
  }
}

/**
 * Writes the weights of a map in the order in which the kernel reads them: for every four outputs, for every eight
 * inputs, eight weights of each of the four. Where outputs are missing to eight there are zeros.
 * @returns where the next map's weights begin
 */
function arrange(
  weights: Int8Array,
  from: number,
  { outputs, taps, width }: AffineShape,
  to: Int16Array,
): number {
  const length = taps * width;
  let at = 0;
  for (let block = 0; block < strideOf(outputs); block += 4) {
    for (let k = 0; k < length; k += 8) {
      for (let o = block; o < block + 4; o++, at += 8) {
        if (o >= outputs) continue;
        const own = from + o * length + k;
        for (let j = 0; j < 8; j++) to[at + j] = weights[own + j]!;
      }
    }
  }
  return from + outputs * length;
}
