import { checkOptions, optionNames } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { folderAddress } from "../packages/model-files.ts";
import type { Encoder, ModelFiles } from "../vectors/index.ts";
import type { OnnxRuntime } from "../vectors/onnx/onnx-module.ts";
import { loadWasmFolder } from "../vectors/onnx/onnx-wasm.ts";
import { openEncoderOn } from "../vectors/onnx/open-encoder-on.ts";
import type { OpenEncoderOptions } from "../vectors/open-options.ts";

const ENCODER_OPTIONS = optionNames<BrowserEncoderOptions>({
  name: true,
  tokenBudget: true,
  onNotice: true,
  wasm: true,
});

export interface BrowserEncoderOptions extends Omit<OpenEncoderOptions, "runtime" | "threads"> {
  /** Address of the package's folder dist/wasm/, as the page serves it. Default: "wasm/" beside the page. */
  readonly wasm?: string | URL;
}

const runtimes = new Map<string, Promise<OnnxRuntime>>();

/**
 * Opens an ONNX encoder from files that are fetched or in memory, on WebAssembly (4 MB, fetched once), on one thread.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind
 */
export async function openEncoder(files: ModelFiles, options: BrowserEncoderOptions = {}): Promise<Encoder> {
  checkOptions(options, "openEncoder", ENCODER_OPTIONS);
  const { wasm = "wasm/", ...rest } = options;
  return openEncoderOn(() => runtimeAt(folderAddress(wasm)), files, rest);
}

function runtimeAt(address: string): Promise<OnnxRuntime> {
  const loading = runtimes.get(address) ?? loadFrom(address);
  runtimes.set(address, loading);
  loading.catch(() => runtimes.delete(address));
  return loading;
}

async function loadFrom(address: string): Promise<OnnxRuntime> {
  const runtime = await loadWasmFolder(new URL(address));
  if (runtime !== undefined) return runtime;
  const remedy = "serve dist/wasm of the package and name its address: openEncoder(files, { wasm })";
  throw new StsError("E_MODEL", `${address}ort.wasm.gz: not there; ${remedy}`);
}
