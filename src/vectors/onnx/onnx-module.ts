import type * as Ort from "onnxruntime-node";
import { noteRuntime } from "../arithmetic.ts";

/** ONNX Runtime, native or compiled to WebAssembly; both have one interface. */
export interface OnnxRuntime {
  readonly kind: "native" | "wasm";
  readonly Tensor: typeof Ort.Tensor;
  readonly InferenceSession: typeof Ort.InferenceSession;
}

type OrtModule = Pick<typeof Ort, "Tensor" | "InferenceSession" | "env">;

/** What a module of ONNX Runtime exports, by name or as its default; its log is for errors only from here on. */
export function runtimeOf(kind: OnnxRuntime["kind"], module: unknown): OnnxRuntime {
  const { default: inner, ...outer } = module as OrtModule & { default?: OrtModule };
  const { Tensor, InferenceSession, env } = inner?.InferenceSession === undefined ? outer : inner;
  env.logLevel = "error";
  noteRuntime(`onnxruntime ${env.versions.common} ${kind === "wasm" ? "WebAssembly" : kind}`);
  return { kind, Tensor, InferenceSession };
}
