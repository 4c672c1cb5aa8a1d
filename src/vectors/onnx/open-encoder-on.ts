import type { Manifest } from "../../packages/manifest.ts";
import { type ModelFiles, sha256 } from "../../packages/model-files.ts";
import type { Encoder } from "../encoder.ts";
import type { OpenEncoderOptions } from "../open-options.ts";
import { type EncoderSettings, type ModelSettings, readModelSettings } from "../pooling/model-settings.ts";
import { modelLanguages } from "./model-languages.ts";
import { createOnnxEncoder } from "./onnx-encoder.ts";
import { transformerSession } from "./onnx-session.ts";
import { type LoadRuntime, openOnnx } from "./open-onnx.ts";
import { selfTest } from "./self-test.ts";

/** `openEncoder` on a runtime that somebody loads. */
export async function openEncoderOn(
  load: LoadRuntime,
  files: ModelFiles,
  options: OpenEncoderOptions = {},
): Promise<Encoder> {
  const opened = await openOnnx(files, "onnx-encoder", options, load);
  const { name, digest, manifest, runtime, release } = opened;
  try {
    const stated = withManifest(await readModelSettings(opened.small), manifest);
    // A pooling that somebody stated is applied to the tokens; else the model's own goes before any guess.
    const session = transformerSession(opened.session, runtime, name, stated.pooling === undefined);
    const settings: EncoderSettings = { ...stated, pooling: stated.pooling ?? "mean" };
    if (stated.pooling === undefined && session.perToken) options.onNotice?.(meanNotice(name));
    if (opened.quantizesBatch) options.onNotice?.(oneByOneNotice(name));
    const tokenBudget = opened.quantizesBatch ? ONE_ROW : options.tokenBudget;
    const languages = await modelLanguages(opened.small, manifest, opened.tokenizer);
    const encoder = await createOnnxEncoder({
      name,
      ...(languages !== undefined && { languages }),
      sha256: digest,
      fingerprint: await fingerprint(digest, opened.tokenizerDigest, settings),
      settings,
      tokenizer: opened.tokenizer,
      session,
      release,
      ...(tokenBudget !== undefined && { tokenBudget }),
    });
    await selfTest(encoder, manifest?.selfTest, options.onNotice);
    return encoder;
  } catch (error) {
    await release();
    throw error;
  }
}

/** A budget that no second row fits. */
const ONE_ROW = 1;

const meanNotice = (name: string) =>
  `model "${name}" does not say how the vectors of its tokens become one (no Pooling in modules.json): their mean is taken, as sentence-transformers does`;

const oneByOneNotice = (name: string) =>
  `model "${name}" takes the range of its 8-bit numbers from each batch: its texts are read one at a time, slower, so that a text's vector does not depend on the others`;

/** Digest of all that a text's vector hangs on. */
async function fingerprint(
  weights: string,
  tokenizer: string,
  { dense, ...settings }: EncoderSettings,
): Promise<string> {
  const modules = dense.map(({ weight, bias, ...shape }) => ({
    ...shape,
    weight: Array.from(weight),
    bias: bias && Array.from(bias),
  }));
  const ordered = Object.entries({ ...settings, weights, tokenizer, modules }).sort(([x], [y]) =>
    x < y ? -1 : 1,
  );
  return sha256(new TextEncoder().encode(JSON.stringify(ordered)));
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
