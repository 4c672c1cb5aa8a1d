import { createRequire } from "node:module";
import { StsError } from "../../errors.ts";
import { noteMachine } from "../arithmetic.ts";
import type { RuntimeChoice } from "../runtime-choice.ts";
import { type OnnxRuntime, runtimeOf } from "./onnx-module.ts";
import { loadWasmFolder, unloadable, wasmRuntime } from "./onnx-wasm.ts";

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
    native ??= importNative().then((module) => runtimeOf("native", module));
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
  // It is CommonJS: import() would first read all of its files for the names that they export.
  return createRequire(import.meta.url)("onnxruntime-node");
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

/** From the copy that `npm run build` puts beside the code, else from the package onnxruntime-web. */
function loadWasm(): Promise<OnnxRuntime> {
  wasm ??= wasmBesideCode().catch((cause: unknown) => {
    wasm = undefined;
    throw cause;
  });
  return wasm;
}

async function wasmBesideCode(): Promise<OnnxRuntime> {
  const folder = new URL("../wasm/", import.meta.url);
  return (await loadWasmFolder(folder, fileBytes)) ?? loadWasmPackage();
}

async function loadWasmPackage(): Promise<OnnxRuntime> {
  try {
    const module = await import("onnxruntime-web/wasm");
    const binary = import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm");
    return wasmRuntime(module, await fileBytes(new URL(binary)));
  } catch (cause) {
    throw unloadable(cause);
  }
}

async function fileBytes(url: URL): Promise<Uint8Array | undefined> {
  const { readFile } = await import("node:fs/promises");
  return readFile(url).catch(() => undefined);
}
