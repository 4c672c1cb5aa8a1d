// Copies ONNX Runtime's WebAssembly build (MIT) from the development dependency onnxruntime-web into dist/wasm, the
// binary gzipped: 3.7 MB in place of a dependency of 139 MB. It serves machines for which onnxruntime-node has no
// library, and installs without optional dependencies.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** @param {string} root the repository @param {string} dist where the package is built */
export function bundleOnnxWasm(root, dist) {
  const from = join(root, "node_modules/onnxruntime-web");
  const to = join(dist, "wasm");
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, "dist/ort.wasm.bundle.min.mjs"), join(to, "ort.mjs"));
  const binary = readFileSync(join(from, "dist/ort-wasm-simd-threaded.wasm"));
  writeFileSync(join(to, "ort.wasm.gz"), gzipSync(binary, { level: 9 }));
}
