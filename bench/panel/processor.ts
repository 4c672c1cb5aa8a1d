import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/** What eight-bit weights are multiplied with, which decides their last digits; the first that a processor has. */
const INSTRUCTIONS = [
  ["amx_int8", "AMX"],
  ["avx512_vnni", "AVX-512 VNNI"],
  ["avx_vnni", "AVX VNNI"],
  ["avx2", "AVX2"],
] as const;

/** Kind of this machine's processor: "Intel(R) Xeon(R) Processor with AMX". Virtual machines often name no model. */
export function processorKind(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  if (!existsSync("/proc/cpuinfo")) return model;
  const flags = new Set(/^flags\s*:(.*)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1]?.split(" "));
  const found = INSTRUCTIONS.find(([flag]) => flags.has(flag));
  return found === undefined ? model : `${model} with ${found[1]}`;
}
