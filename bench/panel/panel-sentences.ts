import type { PanelSet } from "./panel-set.ts";
import { retrievalPools } from "./retrieval-pools.ts";

/**
 * Every sentence of graded sets and of retrieval: none may teach. Probes are everyday sentences that open text holds too
 * ("It is snowing."): triples with one that taught are left out instead (probe-table.ts).
 */
export function panelSentences(panel: readonly PanelSet[], data: string): Set<string> {
  const sentences = new Set<string>();
  for (const { rows } of panel) for (const { a, b } of rows) sentences.add(a).add(b);
  for (const { queries } of retrievalPools(data)) {
    for (const { english, other } of queries) sentences.add(english).add(other);
  }
  return sentences;
}
