// Copies ONNX Runtime's WebAssembly build (MIT) from the development dependency onnxruntime-web into dist/wasm, the
// binary gzipped: 3.7 MB in place of a dependency of 139 MB. It serves machines for which onnxruntime-node has no
// library, and installs without optional dependencies.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The package carries no licence file of its own. */
const LICENCE = `ONNX Runtime (ort.mjs, ort.wasm.gz)

MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** @param {string} root the repository @param {string} dist where the package is built */
export function bundleOnnxWasm(root, dist) {
  const from = join(root, "node_modules/onnxruntime-web");
  const to = join(dist, "wasm");
  mkdirSync(to, { recursive: true });
  // Its source map stays behind, and tools would look for it.
  const code = readFileSync(join(from, "dist/ort.wasm.bundle.min.mjs"), "utf8");
  writeFileSync(join(to, "ort.mjs"), code.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  const binary = readFileSync(join(from, "dist/ort-wasm-simd-threaded.wasm"));
  writeFileSync(join(to, "LICENSE"), LICENCE);
  writeFileSync(join(to, "ort.wasm.gz"), gzipSync(binary, { level: 9 }));
}
