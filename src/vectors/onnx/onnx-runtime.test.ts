import { expect, it, vi } from "vitest";

const missing = () => Promise.reject(new Error("Cannot find package 'onnxruntime-node'\nstack"));

it("takes WebAssembly where the native library does not load, and says so once", async () => {
  vi.resetModules();
  const { loadOnnxRuntime } = await import("./onnx-runtime.ts");
  const notices: string[] = [];
  const notice = (text: string) => notices.push(text);
  const runtime = await loadOnnxRuntime("auto", notice, missing);
  expect(runtime.kind).toBe("wasm");
  await loadOnnxRuntime("auto", notice, missing);
  expect(notices).toEqual([
    "the native ONNX Runtime is not used (onnxruntime-node is not installed: npm install --ignore-scripts onnxruntime-node brings it, 288 MB); WebAssembly is used, several times slower",
  ]);
});

it("names the fault of a native library that is there and does not load", async () => {
  vi.resetModules();
  const { loadOnnxRuntime } = await import("./onnx-runtime.ts");
  const notices: string[] = [];
  const broken = () => Promise.reject(new Error("libstdc++.so.6: version `GLIBCXX_3.4.30' not found\nstack"));
  await loadOnnxRuntime("auto", (text) => notices.push(text), broken);
  expect(notices).toEqual([
    expect.stringContaining("is not used (libstdc++.so.6: version `GLIBCXX_3.4.30' not found);"),
  ]);
});

it("refuses when native code is asked for and missing", async () => {
  vi.resetModules();
  const { loadOnnxRuntime } = await import("./onnx-runtime.ts");
  await expect(loadOnnxRuntime("native", undefined, missing)).rejects.toMatchObject({
    code: "E_MODEL",
    message: expect.stringContaining("onnxruntime-node does not load on this machine"),
  });
});
