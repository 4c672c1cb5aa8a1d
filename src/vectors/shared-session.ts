import type * as Ort from "onnxruntime-node";
import { StsError } from "../errors.ts";
import type { ModelFiles } from "./model-files.ts";
import type { OnnxRuntime } from "./onnx-runtime.ts";

/** A weights file, read for its checksum. */
export interface Weights {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function openSession(
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

export interface SharedSession {
  readonly session: Ort.InferenceSession;
  readonly release: () => Promise<void>;
}

/** Sessions in use, by weights, runtime and threads: two encoders of one model need the memory of one. */
const sessions = new Map<string, { session: Promise<Ort.InferenceSession>; users: number }>();

export async function shareSession(
  key: string,
  open: () => Promise<Ort.InferenceSession>,
): Promise<SharedSession> {
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
