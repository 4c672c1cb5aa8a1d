import { StsError } from "../../errors.ts";
import type { ModelFiles } from "../../packages/model-files.ts";
import type { CrossEncoder } from "../cross-encoder.ts";
import type { OpenEncoderOptions } from "../open-options.ts";
import { createOnnxCrossEncoder } from "./onnx-cross-encoder.ts";
import { loadOnnxRuntime } from "./onnx-runtime.ts";
import { scoreSession } from "./onnx-session.ts";
import { openOnnx } from "./open-onnx.ts";
import { pairSelfTest } from "./self-test.ts";

/**
 * Opens a cross-encoder from a weights package: manifest.json of kind "onnx-cross-encoder", an ONNX file,
 * tokenizer.json with a form for two texts.
 * The same weights opened twice in a process share one session.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind
 */
export async function openCrossEncoder(
  files: ModelFiles,
  options: OpenEncoderOptions = {},
): Promise<CrossEncoder> {
  const opened = await openOnnx(files, "onnx-cross-encoder", options, loadOnnxRuntime);
  const { name, digest, manifest, tokenizer, session, runtime, release } = opened;
  // Rows of one batch would change each other's scores: no second one fits a budget of one cell.
  const tokenBudget = opened.quantizesBatch ? 1 : options.tokenBudget;
  try {
    const { output, maxTokens } = manifest ?? {};
    if (output === undefined || maxTokens === undefined) {
      throw new StsError(
        "E_MODEL",
        `${files.label}: a cross-encoder needs a manifest.json with "output" and "maxTokens"`,
      );
    }
    const encoder = createOnnxCrossEncoder({
      name,
      sha256: digest,
      maxTokens,
      tokenizer,
      session: scoreSession(session, runtime, output, name),
      release,
      ...(tokenBudget !== undefined && { tokenBudget }),
    });
    await pairSelfTest(encoder, manifest?.selfTest, options.onNotice);
    return encoder;
  } catch (error) {
    await release();
    throw error;
  }
}
