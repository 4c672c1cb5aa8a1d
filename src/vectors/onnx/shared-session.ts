import type * as Ort from "onnxruntime-node";
import { StsError } from "../../errors.ts";
import type { ModelFiles } from "../../packages/model-files.ts";
import type { OnnxRuntime } from "./onnx-module.ts";
import type { Weights } from "./weights.ts";

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
    // By path where there is one: files of weights beside the graph are then found and mapped, not read.
    if (files.path !== undefined && runtime.kind === "native")
      return await runtime.InferenceSession.create(files.path(weights.name), options);
    const externalData = await Promise.all(
      weights.external.map(async ({ name, location }) => ({
        path: location,
        data: (await files.read(name)) ?? new Uint8Array(0),
      })),
    );
    const bytes = weights.bytes ?? (await files.read(weights.name)) ?? new Uint8Array(0);
    return await runtime.InferenceSession.create(bytes, {
      ...options,
      ...(externalData.length > 0 && { externalData }),
    });
  } catch (cause) {
    if (cause instanceof StsError) throw cause;
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
