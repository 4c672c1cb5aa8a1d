import type * as Ort from "onnxruntime-node";
import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { recordedFiles } from "../../packages/file-records.ts";
import { type Manifest, readManifest } from "../../packages/manifest.ts";
import { checkModelFiles, type ModelFiles, readText, sha256 } from "../../packages/model-files.ts";
import { readOriginOf } from "../../packages/origin.ts";
import type { OpenEncoderOptions } from "../open-options.ts";
import type { RuntimeChoice } from "../runtime-choice.ts";
import type { Tokenizer } from "../tokens/tokenizer.ts";
import { readTokenizer } from "../tokens/tokenizer-json.ts";
import type { OnnxRuntime } from "./onnx-module.ts";
import { openSession, shareSession } from "./shared-session.ts";
import { readWeights, weightsDigest } from "./weights.ts";

const OPEN_OPTIONS = optionNames<OpenEncoderOptions>({
  name: true,
  runtime: true,
  threads: true,
  tokenBudget: true,
  onNotice: true,
});

/** Loads ONNX Runtime: on Node, or in a browser. */
export type LoadRuntime = (
  choice: RuntimeChoice | undefined,
  notice: ((message: string) => void) | undefined,
) => Promise<OnnxRuntime>;

/** A model with its tokenizer, ready to run. */
export interface OpenedOnnx {
  readonly name: string;
  /** sha256 of the weights, wherever they lie. */
  readonly digest: string;
  readonly tokenizerDigest: string;
  /** Whether rows of one batch change each other's numbers. */
  readonly quantizesBatch: boolean;
  readonly manifest: Manifest | undefined;
  /** The model's files but for its weights, checked against their records as they are read. */
  readonly small: ModelFiles;
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
  load: LoadRuntime,
): Promise<OpenedOnnx> {
  checkModelFiles(files, kind === "onnx-encoder" ? "openEncoder" : "openCrossEncoder");
  checkOptions(options, kind === "onnx-encoder" ? "openEncoder" : "openCrossEncoder", OPEN_OPTIONS);
  const loading = load(options.runtime, options.onNotice);
  loading.catch(() => {}); // awaited below; a missing file is the more useful message
  const manifest = await readManifest(files);
  if (manifest !== undefined && manifest.kind !== kind) throw otherKind(files, manifest, kind);
  const records = manifest?.files ?? (await readOriginOf(files))?.files ?? {};
  const small = recordedFiles(files, records);
  const [weights, tokenizerText] = await Promise.all([
    readWeights(files, manifest),
    readText(small, "tokenizer.json"),
  ]);
  if (tokenizerText === undefined) throw missing(files, "tokenizer.json");
  // The checksums are worked out beside the rest, on another core.
  const hashing = Promise.all([
    weightsDigest(files, records, weights),
    sha256(new TextEncoder().encode(tokenizerText)),
  ]);
  hashing.catch(() => {}); // awaited below
  const [tokenizer, runtime] = await Promise.all([
    readTokenizer(tokenizerText, `${files.label}/tokenizer.json`),
    loading,
  ]);
  const [digest, tokenizerDigest] = await hashing;
  const { session, release } = await shareSession(`${digest} ${runtime.kind} ${options.threads}`, () =>
    openSession(runtime, weights, files, options.threads ?? 1),
  );
  const name = options.name ?? manifest?.name ?? lastPart(files.label);
  const { quantizesBatch } = weights;
  return {
    name,
    digest,
    tokenizerDigest,
    quantizesBatch,
    manifest,
    small,
    tokenizer,
    session,
    runtime,
    release,
  };
}

function otherKind(files: ModelFiles, manifest: Manifest, kind: string): StsError {
  const wanted = kind === "onnx-encoder" ? "an ONNX encoder" : "an ONNX cross-encoder";
  return new StsError("E_MODEL", `${files.label}: holds a "${manifest.kind}" model, not ${wanted}`);
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
