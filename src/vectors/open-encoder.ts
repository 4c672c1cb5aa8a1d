import { StsError } from "../errors.ts";
import type { Encoder } from "./encoder.ts";
import { checkFile, type Manifest, readManifest } from "./manifest.ts";
import { type ModelFiles, readText, sha256 } from "./model-files.ts";
import { type ModelSettings, ONNX_PLACES, readModelSettings } from "./model-settings.ts";
import { createOnnxEncoder } from "./onnx-encoder.ts";
import { loadOnnxRuntime } from "./onnx-runtime.ts";
import { transformerSession } from "./onnx-session.ts";
import { readOriginOf } from "./origin.ts";
import type { RuntimeChoice } from "./runtime-choice.ts";
import { selfTest } from "./self-test.ts";
import { openSession, shareSession, type Weights } from "./shared-session.ts";
import { readTokenizer } from "./tokenizer-json.ts";

export interface OpenEncoderOptions {
  /** Shown in messages and reports; default: the manifest's name, else the last part of the files' label. */
  readonly name?: string;
  /** Default "auto": native where it loads. */
  readonly runtime?: RuntimeChoice;
  /** Threads of one inference; default 1. `openModelFolder` counts the cores. */
  readonly threads?: number;
  /** Cells (texts x longest text) of one batch. */
  readonly tokenBudget?: number;
  /** Told of what a user should know: WebAssembly in place of native code, a CPU with other int8 results. */
  readonly onNotice?: (message: string) => void;
}

/**
 * Opens an encoder from a weights package or a Hugging Face-layout folder: `tokenizer.json`, an ONNX file
 * (`onnx/model.onnx` or another usual place) and, where present, sentence-transformers' settings.
 * The same weights opened twice in a process share one session.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind
 */
export async function openEncoder(files: ModelFiles, options: OpenEncoderOptions = {}): Promise<Encoder> {
  const loading = loadOnnxRuntime(options.runtime, options.onNotice);
  loading.catch(() => {}); // awaited below; a missing file is the more useful message
  const manifest = await readManifest(files);
  if (manifest !== undefined && manifest.kind !== "onnx-encoder") {
    throw new StsError("E_MODEL", `${files.label}: holds a "${manifest.kind}" model, not an ONNX encoder`);
  }
  const [weights, tokenizerText] = await Promise.all([
    readWeights(files, manifest),
    readText(files, "tokenizer.json"),
  ]);
  if (tokenizerText === undefined) throw missing(files, "tokenizer.json");
  const name = options.name ?? manifest?.name ?? lastPart(files.label);
  // The checksum is worked out beside the rest, on another core.
  const hashing = checkedDigest(files, manifest, weights);
  hashing.catch(() => {}); // awaited below
  const [settings, tokenizer, runtime] = await Promise.all([
    readModelSettings(files).then((read) => withManifest(read, manifest)),
    readTokenizer(tokenizerText, `${files.label}/tokenizer.json`),
    loading,
  ]);
  const digest = await hashing;
  const shared = await shareSession(`${digest} ${runtime.kind} ${options.threads}`, () =>
    openSession(runtime, weights, files, options.threads ?? 1),
  );
  try {
    const encoder = await createOnnxEncoder({
      name,
      sha256: digest,
      settings,
      tokenizer,
      session: transformerSession(shared.session, runtime, name),
      release: shared.release,
      ...(options.tokenBudget === undefined ? {} : { tokenBudget: options.tokenBudget }),
    });
    await selfTest(encoder, manifest?.selfTest, options.onNotice);
    return encoder;
  } catch (error) {
    await shared.release();
    throw error;
  }
}

async function checkedDigest(
  files: ModelFiles,
  manifest: Manifest | undefined,
  weights: Weights,
): Promise<string> {
  const digest = await sha256(weights.bytes);
  const records = manifest?.files ?? (await readOriginOf(files))?.files ?? {};
  checkFile(records, weights.name, weights.bytes, digest, files.label);
  return digest;
}

async function readWeights(files: ModelFiles, manifest: Manifest | undefined): Promise<Weights> {
  for (const name of manifest === undefined ? ONNX_PLACES : [manifest.weights]) {
    const bytes = await files.read(name);
    if (bytes !== undefined) return { name, bytes };
  }
  if (manifest !== undefined) throw missing(files, manifest.weights);
  throw new StsError(
    "E_MODEL",
    `${files.label}: has no ONNX file (looked for ${ONNX_PLACES.slice(0, 3).join(", ")}, …); ` +
      "docs/encoders.md says how to export one from PyTorch weights",
  );
}

function missing(files: ModelFiles, name: string): StsError {
  return new StsError("E_MODEL", `${files.label}: has no ${name}`);
}

function lastPart(label: string): string {
  return (
    label
      .split(/[\\/]/)
      .filter((part) => part !== "")
      .at(-1) ?? label
  );
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
