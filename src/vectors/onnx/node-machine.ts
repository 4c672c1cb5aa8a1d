import { readFileSync } from "node:fs";

/** Abilities that change 8-bit results: https://onnxruntime.ai/docs/performance/model-optimizations/quantization.html */
const TELLING = ["avx2", "avx512f", "avx_vnni", "avx512_vnni", "amx_int8", "asimddp", "i8mm", "sve"];

/** "x64 avx2 avx512f avx512_vnni"; the architecture alone where the system does not tell more. */
export function machine(read: (path: string) => string = (path) => readFileSync(path, "utf8")): string {
  let flags: readonly string[] = [];
  try {
    flags = /^(?:flags|Features)\s*:(.*)$/m.exec(read("/proc/cpuinfo"))?.[1]?.trim().split(/\s+/) ?? [];
  } catch {
    // Not Linux.
  }
  return [process.arch, ...TELLING.filter((flag) => flags.includes(flag))].join(" ");
}
