import type * as Ort from "onnxruntime-node";
import { StsError } from "../errors.ts";
import { checkFile, type Manifest, readManifest } from "./manifest.ts";
import { type ModelFiles, readText, sha256 } from "./model-files.ts";
import { ONNX_PLACES } from "./model-settings.ts";
import { loadOnnxRuntime, type OnnxRuntime } from "./onnx-runtime.ts";
import type { OpenEncoderOptions } from "./open-options.ts";
import { readOriginOf } from "./origin.ts";
import { openSession, shareSession, type Weights } from "./shared-session.ts";
import type { Tokenizer } from "./tokenizer.ts";
import { readTokenizer } from "./tokenizer-json.ts";

/** A model with its tokenizer, ready to run. */
export interface OpenedOnnx {
  readonly name: string;
  /** sha256 of the weights. */
  readonly digest: string;
  readonly manifest: Manifest | undefined;
  readonly tokenizer: Tokenizer;
  readonly session: Ort.InferenceSession;
  readonly runtime: OnnxRuntime;
  /** To be called once: the session may be shared. */
  readonly release: () => Promise<void>;
}

/**
 * Opens what a model of either kind is run with: runtime, weights (checked against their record) and tokenizer.
 * The same weights opened twice in a process share one session.
 * @throws StsError E_MODEL, naming the file that is missing, damaged or of another kind than `kind`
 */
export async function openOnnx(
  files: ModelFiles,
  kind: "onnx-encoder" | "onnx-cross-encoder",
  options: OpenEncoderOptions,
): Promise<OpenedOnnx> {
  const loading = loadOnnxRuntime(options.runtime, options.onNotice);
  loading.catch(() => {}); // awaited below; a missing file is the more useful message
  const manifest = await readManifest(files);
  if (manifest !== undefined && manifest.kind !== kind) throw otherKind(files, manifest, kind);
  const [weights, tokenizerText] = await Promise.all([
    readWeights(files, manifest),
    readText(files, "tokenizer.json"),
  ]);
  if (tokenizerText === undefined) throw missing(files, "tokenizer.json");
  // The checksum is worked out beside the rest, on another core.
  const hashing = checkedDigest(files, manifest, weights);
  hashing.catch(() => {}); // awaited below
  const [tokenizer, runtime] = await Promise.all([
    readTokenizer(tokenizerText, `${files.label}/tokenizer.json`),
    loading,
  ]);
  const digest = await hashing;
  const { session, release } = await shareSession(`${digest} ${runtime.kind} ${options.threads}`, () =>
    openSession(runtime, weights, files, options.threads ?? 1),
  );
  const name = options.name ?? manifest?.name ?? lastPart(files.label);
  return { name, digest, manifest, tokenizer, session, runtime, release };
}

function otherKind(files: ModelFiles, manifest: Manifest, kind: string): StsError {
  const wanted = kind === "onnx-encoder" ? "an ONNX encoder" : "an ONNX cross-encoder";
  return new StsError("E_MODEL", `${files.label}: holds a "${manifest.kind}" model, not ${wanted}`);
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
