import type { Cell } from "./encode-rows.ts";

/** Takes rows; nothing stands under the file's name until close(). */
export interface TableWriter {
  /** Await it: the promise is the back-pressure. */
  write(rows: readonly (readonly Cell[])[]): Promise<void>;
  close(): Promise<void>;
  /** Gives up and leaves nothing behind. Safe after close: `try { ... await close() } finally { await discard() }`. */
  discard(): Promise<void>;
  /** True once nobody reads any more (`| head`): stop quietly. */
  readonly ended: boolean;
}
