import type { ModelFiles } from "../../packages/model-files.ts";
import type { Encoder } from "../encoder.ts";
import type { OpenEncoderOptions } from "../open-options.ts";
import { loadOnnxRuntime } from "./onnx-runtime.ts";
import { openEncoderOn } from "./open-encoder-on.ts";

/**
 * Opens an encoder from a weights package or a Hugging Face-layout folder: `tokenizer.json`, an ONNX file
 * (`onnx/model.onnx` or another usual place) and, where present, sentence-transformers' settings.
 * The same weights opened twice in a process share one session.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind
 */
export function openEncoder(files: ModelFiles, options: OpenEncoderOptions = {}): Promise<Encoder> {
  return openEncoderOn(loadOnnxRuntime, files, options);
}
