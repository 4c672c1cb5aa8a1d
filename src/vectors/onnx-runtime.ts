import type * as Ort from "onnxruntime-node";
import { StsError } from "../errors.ts";
import { noteMachine, noteRuntime } from "./arithmetic.ts";
import type { RuntimeChoice } from "./runtime-choice.ts";

/** ONNX Runtime, native or compiled to WebAssembly; both have one interface. */
export interface OnnxRuntime {
  readonly kind: "native" | "wasm";
  readonly Tensor: typeof Ort.Tensor;
  readonly InferenceSession: typeof Ort.InferenceSession;
}

type OrtModule = Pick<typeof Ort, "Tensor" | "InferenceSession" | "env">;

let native: Promise<OnnxRuntime> | undefined;
let wasm: Promise<OnnxRuntime> | undefined;
let noticed = false;

/**
 * Loads ONNX Runtime once a process.
 * @param notice told, once, when the native library does not load and WebAssembly takes its place
 * @param importNative the native package; tests pass one that fails
 * @throws StsError E_MODEL when neither build loads
 */
export async function loadOnnxRuntime(
  choice: RuntimeChoice = "auto",
  notice: (message: string) => void = () => {},
  importNative: () => Promise<unknown> = importSilenced,
): Promise<OnnxRuntime> {
  if (choice === "wasm") return loadWasm();
  try {
    native ??= importNative().then((module) => runtime("native", module));
    return await native;
  } catch (cause) {
    native = undefined;
    const reason = reasonOf(cause as Error);
    if (choice === "native") {
      throw new StsError("E_MODEL", `onnxruntime-node does not load on this machine: ${reason}`, { cause });
    }
    if (!noticed) {
      noticed = true;
      notice(`the native ONNX Runtime is not used (${reason}); WebAssembly is used, several times slower`);
    }
    return loadWasm();
  }
}

/** The native package, told first to report nothing to anybody. */
async function importSilenced(): Promise<unknown> {
  const [{ disableOnnxTelemetry }, { machine }] = await Promise.all([
    import("./onnx-telemetry.ts"),
    import("./node-machine.ts"),
  ]);
  noteMachine(machine());
  await disableOnnxTelemetry();
  return import("onnxruntime-node");
}

/** In one line, with what would do where something would. */
function reasonOf({ message }: Error): string {
  if (/^Cannot find (package|module) 'onnxruntime-node'/.test(message)) {
    return "onnxruntime-node is not installed: npm install --ignore-scripts onnxruntime-node brings it, 288 MB";
  }
  if (/onnxruntime_binding\.node'/.test(message) && message.startsWith("Cannot find")) {
    return `onnxruntime-node has no library for ${process.platform} on ${process.arch}`;
  }
  return message.split("\n")[0]!;
}

function runtime(kind: OnnxRuntime["kind"], module: unknown): OnnxRuntime {
  const { default: inner, ...outer } = module as OrtModule & { default?: OrtModule };
  const { Tensor, InferenceSession, env } = inner?.InferenceSession === undefined ? outer : inner;
  env.logLevel = "error";
  noteRuntime(`onnxruntime ${env.versions.common} ${kind === "wasm" ? "WebAssembly" : kind}`);
  return { kind, Tensor, InferenceSession };
}

function loadWasm(): Promise<OnnxRuntime> {
  wasm ??= bundledWasm().catch((cause: unknown) => {
    wasm = undefined;
    if (cause instanceof StsError) throw cause;
    throw new StsError("E_MODEL", `ONNX Runtime for WebAssembly does not load: ${(cause as Error).message}`, {
      cause,
    });
  });
  return wasm;
}

/** From the copy that `npm run build` puts beside the code, else from the package onnxruntime-web. */
async function bundledWasm(): Promise<OnnxRuntime> {
  const folder = new URL("../wasm/", import.meta.url);
  const packed = await readBytes(new URL("ort.wasm.gz", folder));
  if (packed !== undefined) {
    return wasmRuntime(await import(new URL("ort.mjs", folder).href), await gunzip(packed));
  }
  const module = await import("onnxruntime-web/wasm");
  return wasmRuntime(
    module,
    await readBytes(new URL(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"))),
  );
}

function wasmRuntime(module: unknown, binary: Uint8Array | undefined): OnnxRuntime {
  const loaded = runtime("wasm", module);
  const { env } = module as { env: { wasm: { wasmBinary?: ArrayBufferLike; numThreads?: number } } };
  if (binary !== undefined) env.wasm.wasmBinary = binary.buffer;
  // Threads need shared memory and worker files; one thread runs everywhere.
  env.wasm.numThreads = 1;
  return loaded;
}

async function readBytes(url: URL): Promise<Uint8Array | undefined> {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url).then(
      (b) => new Uint8Array(b),
      () => undefined,
    );
  }
  const response = await fetch(url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
