/** Which build of ONNX Runtime: `auto` takes the native one where it loads. */
export type RuntimeChoice = "auto" | "native" | "wasm";
