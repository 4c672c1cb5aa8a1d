import { serveThread } from "../../other-thread.ts";
import { FeatureWorker } from "./feature-worker.ts";

/** Where another thread finds `serveFeatures`: this file is loaded by `import()` alone, so that it stands for itself when built. */
export const MODULE = import.meta.url;

/**
 * What runs in another thread, which calls it by name.
 * @public
 */
export function serveFeatures(): void {
  const worker = new FeatureWorker();
  serveThread((task: Parameters<FeatureWorker["answer"]>[0]) => worker.answer(task));
}
