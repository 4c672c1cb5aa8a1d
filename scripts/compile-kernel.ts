// Compiles src/analysis/network/kernel-simd.wat to kernel-simd-binary.ts beside it: npx tsx scripts/compile-kernel.ts.
// Run it after each change of the source; test/analyse-network.test.ts checks that the two fit.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

const folder = new URL("../src/analysis/network/", import.meta.url);

/** The text of kernel-simd-binary.ts. */
export async function compiledKernel(): Promise<string> {
  const { parseWat } = await wabt();
  const source = readFileSync(new URL("kernel-simd.wat", folder), "utf8");
  const module = parseWat("kernel-simd.wat", source, { simd: true });
  try {
    const text = Buffer.from(module.toBinary({}).buffer).toString("base64");
    const lines = text.match(/.{1,100}/g) ?? [];
    return [
      "// Written by scripts/compile-kernel.ts.",
      "",
      "/** kernel-simd.wat compiled, in base64. */",
      `export const KERNEL_SIMD =\n  ${lines.map((line) => `"${line}"`).join(" +\n  ")};`,
      "",
    ].join("\n");
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("kernel-simd-binary.ts", folder), await compiledKernel());
}
