// Compiles the kernels in WebAssembly to the TypeScript files beside them: npx tsx scripts/compile-kernel.ts. Run it after
// each change of a source; the tests of the kernels check that the two fit.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

/** Sources by the name of what the compiled bytes are exported as; each stands beside NAME-binary.ts. */
const KERNELS = {
  KERNEL_SIMD: "src/analysis/network/kernel-simd",
  STATIC_SIMD: "src/vectors/static/static-simd",
  ROW_PRODUCTS: "src/vectors/products/row-products",
  MATRIX_PRODUCTS: "src/learn/networks/matrix-products",
} as const;

const fileOf = (name: string) => new URL(`../${name}`, import.meta.url);

/** The text of a kernel's file of bytes, and where that file is. */
export async function compiledKernel(kernel: keyof typeof KERNELS): Promise<{ text: string; file: URL }> {
  const { parseWat } = await wabt();
  const source = `${KERNELS[kernel]}.wat`;
  const module = parseWat(source, readFileSync(fileOf(source), "utf8"), { simd: true });
  try {
    const lines =
      Buffer.from(module.toBinary({}).buffer)
        .toString("base64")
        .match(/.{1,100}/g) ?? [];
    const text = [
      "// Written by scripts/compile-kernel.ts.",
      "",
      `/** ${source.slice(source.lastIndexOf("/") + 1)} compiled, in base64. */`,
      `export const ${kernel} =\n  ${lines.map((line) => `"${line}"`).join(" +\n  ")};`,
      "",
    ].join("\n");
    return { text, file: fileOf(`${KERNELS[kernel]}-binary.ts`) };
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const kernel of Object.keys(KERNELS) as (keyof typeof KERNELS)[]) {
    const { text, file } = await compiledKernel(kernel);
    writeFileSync(file, text);
  }
}
