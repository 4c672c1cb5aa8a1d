import type { RuntimeChoice } from "./runtime-choice.ts";

/** What opening an encoder or a cross-encoder may be told. Apart from the opening, whose types need ONNX Runtime's. */
export interface OpenEncoderOptions {
  /** Shown in messages and reports; default: the manifest's name, else the last part of the files' label. */
  readonly name?: string;
  /** Default "auto": native where it loads. */
  readonly runtime?: RuntimeChoice;
  /** Threads of one inference; default 1. `openModelFolder` takes OMP_NUM_THREADS, else the number of cores. */
  readonly threads?: number;
  /** Cells (texts x longest text) of one batch. */
  readonly tokenBudget?: number;
  /** Told of what a user should know: WebAssembly in place of native code, a CPU with other int8 results. */
  readonly onNotice?: (message: string) => void;
}
