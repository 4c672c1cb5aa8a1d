const PAGE = 65_536;

/** What is used of WebAssembly; the compiler's own declarations come with a browser's, which the rest must not see. */
interface Wasm {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** A kernel that runs: its functions and the memory that they read and write. */
interface StartedKernel<Functions> {
  readonly buffer: ArrayBuffer;
  readonly functions: Functions;
}

/**
 * Compiles and starts some 2 kB of WebAssembly synchronously, over a memory that never grows, which it imports as
 * "kernel" "memory".
 * @param binary in base64, as scripts/compile-kernel.ts writes it
 * @param bytes of memory
 * @returns undefined where there is no WebAssembly, no 128-bit instructions, or a page's policy forbids to compile
 */
export function startKernel<Functions extends object>(
  binary: string,
  bytes: number,
): StartedKernel<Functions> | undefined {
  const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const code = Uint8Array.from(atob(binary), (c) => c.charCodeAt(0));
    if (!wasm.validate(code)) return undefined;
    const pages = Math.ceil(bytes / PAGE);
    const memory = new wasm.Memory({ initial: pages, maximum: pages });
    const { exports } = new wasm.Instance(new wasm.Module(code), { kernel: { memory } });
    return { buffer: memory.buffer, functions: exports as Functions };
  } catch {
    // A content security policy without "wasm-unsafe-eval", or no memory: plain JavaScript gives the same.
    return undefined;
  }
}

/** Hands out places in a kernel's memory, all at multiples of 16. */
export class KernelPlaces {
  #end = 0;

  /** Bytes handed out. */
  get bytes(): number {
    return this.#end;
  }

  /** Where so many bytes are. */
  reserve(bytes: number): number {
    const at = this.#end;
    this.#end += Math.ceil(bytes / 16) * 16;
    return at;
  }
}
