// Compiles src/text/analysis/affine-simd.wat to affine-simd-binary.ts beside it: npx tsx scripts/compile-affine.ts.
// Run it after each change of the source; test/analyse-network.test.ts checks that the two fit.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

const folder = new URL("../src/text/analysis/", import.meta.url);

/** The text of affine-simd-binary.ts. */
export async function compiledAffine(): Promise<string> {
  const { parseWat } = await wabt();
  const source = readFileSync(new URL("affine-simd.wat", folder), "utf8");
  const module = parseWat("affine-simd.wat", source, { simd: true });
  try {
    const text = Buffer.from(module.toBinary({}).buffer).toString("base64");
    const lines = text.match(/.{1,100}/g) ?? [];
    return [
      "// Written by scripts/compile-affine.ts.",
      "",
      "/** affine-simd.wat compiled, in base64. */",
      `export const AFFINE_SIMD =\n  ${lines.map((line) => `"${line}"`).join(" +\n  ")};`,
      "",
    ].join("\n");
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("affine-simd-binary.ts", folder), await compiledAffine());
}
