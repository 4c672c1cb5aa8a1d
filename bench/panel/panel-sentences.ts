import { loadProbes } from "../../src/evaluate/probe-files.ts";
import type { PanelSet } from "./panel-set.ts";
import { retrievalPools } from "./retrieval-pools.ts";

/** Every sentence that the panel reads anything by: of its sets, of retrieval and of the probes. None may teach. */
export async function panelSentences(panel: readonly PanelSet[], data: string): Promise<Set<string>> {
  const sentences = new Set<string>();
  for (const { rows } of panel) for (const { a, b } of rows) sentences.add(a).add(b);
  for (const { queries } of retrievalPools(data)) {
    for (const { english, other } of queries) sentences.add(english).add(other);
  }
  for (const { text, closer, farther } of await loadProbes()) sentences.add(text).add(closer).add(farther);
  return sentences;
}
