import type * as Ort from "onnxruntime-node";
import { StsError } from "../errors.ts";
import type { Encoder } from "./encoder.ts";
import { checkFile, type Manifest, readManifest } from "./manifest.ts";
import { type ModelFiles, readText, sha256 } from "./model-files.ts";
import { type ModelSettings, ONNX_PLACES, readModelSettings } from "./model-settings.ts";
import { createOnnxEncoder } from "./onnx-encoder.ts";
import { loadOnnxRuntime, type OnnxRuntime, type RuntimeChoice } from "./onnx-runtime.ts";
import { transformerSession } from "./onnx-session.ts";
import { readOriginOf } from "./origin.ts";
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
    await selfTest(encoder, manifest, options.onNotice);
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

interface Weights {
  readonly name: string;
  readonly bytes: Uint8Array;
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

async function openSession(
  runtime: OnnxRuntime,
  weights: Weights,
  files: ModelFiles,
  threads: number,
): Promise<Ort.InferenceSession> {
  const options: Ort.InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    // Every batch has its own shape: remembering the memory plan of each would only grow.
    enableMemPattern: false,
    logSeverityLevel: 3,
  };
  try {
    // By path where there is one, so that weights in external files are found.
    return files.path !== undefined && runtime.kind === "native"
      ? await runtime.InferenceSession.create(files.path(weights.name), options)
      : await runtime.InferenceSession.create(weights.bytes, options);
  } catch (cause) {
    throw new StsError(
      "E_MODEL",
      `${files.label}/${weights.name}: not a model that ONNX Runtime can open (${(cause as Error).message.split("\n")[0]})`,
      { cause },
    );
  }
}

interface SharedSession {
  readonly session: Ort.InferenceSession;
  readonly release: () => Promise<void>;
}

/** Sessions in use, by weights, runtime and threads: two encoders of one model need the memory of one. */
const sessions = new Map<string, { session: Promise<Ort.InferenceSession>; users: number }>();

async function shareSession(key: string, open: () => Promise<Ort.InferenceSession>): Promise<SharedSession> {
  const entry = sessions.get(key) ?? { session: open(), users: 0 };
  sessions.set(key, entry);
  entry.users++;
  const release = async (): Promise<void> => {
    entry.users--;
    if (entry.users > 0) return;
    sessions.delete(key);
    await (await entry.session).release();
  };
  try {
    return { session: await entry.session, release };
  } catch (error) {
    sessions.delete(key);
    throw error;
  }
}

/** Below this cosine to the vector made with the weights, scores differ visibly. */
const SELF_TEST_COSINE = 0.999;

/**
 * int8 arithmetic differs between processors (saturation without VNNI): the manifest's text must give the
 * manifest's vector. A finding is a notice, not an error: scores are still close.
 */
async function selfTest(
  encoder: Encoder,
  manifest: Manifest | undefined,
  notice: ((message: string) => void) | undefined,
): Promise<void> {
  const test = manifest?.selfTest;
  if (test === undefined) return;
  const { data } = await encoder.encode([test.text]);
  let dot = 0;
  let left = 0;
  let right = 0;
  for (const [i, value] of test.vector.entries()) {
    dot += value * (data[i] ?? 0);
    left += value * value;
    right += (data[i] ?? 0) ** 2;
  }
  const cosine = dot / Math.sqrt(left * right);
  if (cosine >= SELF_TEST_COSINE) return;
  notice?.(
    `model "${encoder.name}" gives other vectors on this processor than where it was made ` +
      `(cosine ${cosine.toFixed(4)} on its self-test text); scores may differ a little`,
  );
}
