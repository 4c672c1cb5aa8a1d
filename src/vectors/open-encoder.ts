import type { Encoder } from "./encoder.ts";
import type { Manifest } from "./manifest.ts";
import type { ModelFiles } from "./model-files.ts";
import { type ModelSettings, readModelSettings } from "./model-settings.ts";
import { createOnnxEncoder } from "./onnx-encoder.ts";
import { transformerSession } from "./onnx-session.ts";
import { openOnnx } from "./open-onnx.ts";
import type { OpenEncoderOptions } from "./open-options.ts";
import { selfTest } from "./self-test.ts";

/**
 * Opens an encoder from a weights package or a Hugging Face-layout folder: `tokenizer.json`, an ONNX file
 * (`onnx/model.onnx` or another usual place) and, where present, sentence-transformers' settings.
 * The same weights opened twice in a process share one session.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind
 */
export async function openEncoder(files: ModelFiles, options: OpenEncoderOptions = {}): Promise<Encoder> {
  const reading = readModelSettings(files);
  reading.catch(() => {}); // awaited below
  const { name, digest, manifest, tokenizer, session, runtime, release } = await openOnnx(
    files,
    "onnx-encoder",
    options,
  );
  try {
    const encoder = await createOnnxEncoder({
      name,
      sha256: digest,
      settings: withManifest(await reading, manifest),
      tokenizer,
      session: transformerSession(session, runtime, name),
      release,
      ...(options.tokenBudget === undefined ? {} : { tokenBudget: options.tokenBudget }),
    });
    await selfTest(encoder, manifest?.selfTest, options.onNotice);
    return encoder;
  } catch (error) {
    await release();
    throw error;
  }
}

/** What the manifest says goes before what the settings files say. */
function withManifest(read: ModelSettings, manifest: Manifest | undefined): ModelSettings {
  if (manifest === undefined) return read;
  return {
    ...read,
    pooling: manifest.pooling ?? read.pooling,
    normalized: manifest.normalized ?? read.normalized,
    maxTokens: manifest.maxTokens ?? read.maxTokens,
    prompt: manifest.prompt ?? read.prompt,
  };
}
