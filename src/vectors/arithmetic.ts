/**
 * What this process computes neural networks with. 8-bit products saturate on processors without VNNI, and the native
 * and the WebAssembly build round differently, so that a score may differ in the second decimal.
 */
interface Used {
  readonly runtimes: Set<string>;
  machine: string | undefined;
  readonly deviations: Map<string, string>;
}

const used: Used = { runtimes: new Set(), machine: undefined, deviations: new Map() };

export function noteRuntime(runtime: string): void {
  used.runtimes.add(runtime);
}

/** The processor, and those of its abilities that ONNX Runtime's 8-bit kernels choose by. */
export function noteMachine(machine: string): void {
  used.machine = machine;
}

/** A model whose self-test came out otherwise than where it was made. */
export function noteDeviation(model: string, deviation: string): void {
  used.deviations.set(model, deviation);
}

/**
 * One line for reports, such as "onnxruntime 1.30.0 native, x64 avx2 fma, en: self-test cosine 0.9912"; undefined where
 * no neural network was opened in this process.
 */
export function arithmeticInUse(): string | undefined {
  if (used.runtimes.size === 0) return undefined;
  const deviations = [...used.deviations].map(([model, deviation]) => `${model}: ${deviation}`);
  return [...used.runtimes, ...(used.machine === undefined ? [] : [used.machine]), ...deviations].join(", ");
}
