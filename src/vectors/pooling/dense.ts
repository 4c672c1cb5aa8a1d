import { isRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";

/** A Dense module: y = activation(W x + b). */
export interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  /** Shape [outputs, inputs], row-major. */
  readonly weight: Float32Array;
  readonly bias: Float32Array | undefined;
  readonly activation: "identity" | "tanh" | "relu" | "gelu" | "sigmoid";
}

/** O(inputs x outputs). */
export function applyDense(dense: Dense, vector: Float64Array): Float64Array {
  const result = new Float64Array(dense.outputs);
  for (let o = 0; o < dense.outputs; o++) {
    let sum = dense.bias?.[o] ?? 0;
    for (let i = 0, at = o * dense.inputs; i < dense.inputs; i++, at++) sum += dense.weight[at]! * vector[i]!;
    result[o] = activate(sum, dense.activation);
  }
  return result;
}

function activate(x: number, activation: Dense["activation"]): number {
  switch (activation) {
    case "identity":
      return x;
    case "tanh":
      return Math.tanh(x);
    case "relu":
      return Math.max(0, x);
    case "sigmoid":
      return 1 / (1 + Math.exp(-x));
    case "gelu":
      return 0.5 * x * (1 + erf(x / Math.SQRT2));
  }
}

/** Abramowitz and Stegun 7.1.26, error below 1.5e-7: under the single precision of the weights. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const value = 1 - poly * Math.exp(-x * x);
  return x < 0 ? -value : value;
}

const ACTIVATIONS: Readonly<Record<string, Dense["activation"]>> = {
  "torch.nn.modules.linear.Identity": "identity",
  "torch.nn.modules.activation.Tanh": "tanh",
  "torch.nn.modules.activation.ReLU": "relu",
  "torch.nn.modules.activation.GELU": "gelu",
  "torch.nn.modules.activation.Sigmoid": "sigmoid",
};

/**
 * Reads a Dense module's `config.json` and `model.safetensors`.
 * @throws StsError E_MODEL on another activation, missing weights or wrong sizes
 */
export function readDense(config: string, safetensors: Uint8Array, label: string): Dense {
  const json = parsed<{ in_features?: number; out_features?: number; activation_function?: string }>(
    config,
    label,
  );
  const { in_features: inputs = 0, out_features: outputs = 0 } = json;
  const activation = ACTIVATIONS[json.activation_function ?? "torch.nn.modules.activation.Tanh"];
  if (activation === undefined) {
    throw new StsError(
      "E_MODEL",
      `${label}: activation "${json.activation_function}" is not known; known: ${Object.keys(ACTIVATIONS).join(", ")}`,
    );
  }
  const tensors = readSafetensors(safetensors, label);
  const weight = tensors.get("linear.weight");
  const bias = tensors.get("linear.bias");
  if (weight === undefined || weight.length !== inputs * outputs || (bias && bias.length !== outputs)) {
    throw new StsError("E_MODEL", `${label}: linear.weight does not hold ${outputs} x ${inputs} numbers`);
  }
  return { inputs, outputs, weight, bias, activation };
}

/** The F32 and F16 tensors of a safetensors file: u64 header length, JSON header, data. */
export function readSafetensors(bytes: Uint8Array, label: string): Map<string, Float32Array> {
  const damaged = () => new StsError("E_MODEL", `${label}: not a safetensors file, or cut short`);
  if (bytes.length < 8) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerEnd = 8 + Number(view.getBigUint64(0, true));
  if (headerEnd > bytes.length) throw damaged();
  const header = parsed<Record<string, { dtype: string; data_offsets: [number, number] }>>(
    new TextDecoder().decode(bytes.subarray(8, headerEnd)),
    label,
  );
  const tensors = new Map<string, Float32Array>();
  for (const [name, entry] of Object.entries(header)) {
    if (name === "__metadata__") continue;
    const [start, end] = entry.data_offsets;
    if (headerEnd + end > bytes.length) throw damaged();
    if (entry.dtype !== "F32" && entry.dtype !== "F16") continue;
    const step = entry.dtype === "F32" ? 4 : 2;
    const values = new Float32Array((end - start) / step);
    for (let i = 0; i < values.length; i++) {
      const at = headerEnd + start + i * step;
      values[i] = step === 4 ? view.getFloat32(at, true) : halfToNumber(view.getUint16(at, true));
    }
    tensors.set(name, values);
  }
  return tensors;
}

function parsed<T>(text: string, label: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new StsError("E_MODEL", `${label}: not JSON (${(cause as Error).message})`, { cause });
  }
  if (!isRecord(value)) throw new StsError("E_MODEL", `${label}: no JSON object`);
  return value as T;
}

function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
