import { StsError } from "../../errors.ts";
import { type OnnxRuntime, runtimeOf } from "./onnx-module.ts";

/**
 * ONNX Runtime's WebAssembly build from a folder with `ort.mjs` and `ort.wasm.gz`, as `dist/wasm` of the package is.
 * @returns undefined when there is no `ort.wasm.gz`
 * @throws StsError E_MODEL when it does not load
 */
export async function loadWasmFolder(
  folder: URL,
  read: (url: URL) => Promise<Uint8Array | undefined> = fetchedBytes,
): Promise<OnnxRuntime | undefined> {
  try {
    const packed = await read(new URL("ort.wasm.gz", folder));
    if (packed === undefined) return undefined;
    const address = new URL("ort.mjs", folder).href;
    const module = await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
    return wasmRuntime(module, await unpacked(packed));
  } catch (cause) {
    throw unloadable(cause);
  }
}

/** @returns the error to be thrown for whatever went wrong */
export function unloadable(cause: unknown): StsError {
  if (cause instanceof StsError) return cause;
  const { message } = cause as Error;
  return new StsError("E_MODEL", `ONNX Runtime for WebAssembly does not load: ${message}`, { cause });
}

export function wasmRuntime(module: unknown, binary: Uint8Array | undefined): OnnxRuntime {
  const loaded = runtimeOf("wasm", module);
  const { env } = module as { env: { wasm: { wasmBinary?: ArrayBufferLike; numThreads?: number } } };
  if (binary !== undefined) env.wasm.wasmBinary = binary.buffer;
  // Threads need shared memory and worker files; one thread runs everywhere.
  env.wasm.numThreads = 1;
  return loaded;
}

async function fetchedBytes(url: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Some servers send a .gz as the content that it packs. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
