import { mean } from "../../src/stats/index.ts";
import type { Half } from "./panel-set.ts";
import { precisionAtOne, type Retriever } from "./retrieval.ts";
import type { RetrievalPool } from "./retrieval-pools.ts";
import { markdownTable, points } from "./table.ts";

/** P@1 x100 among 1,000 sentences, both directions; in brackets for weights that saw the text. */
export async function retrievalTable(
  pools: readonly RetrievalPool[],
  retrievers: readonly Retriever[],
  half: Half,
): Promise<string> {
  const columns: number[][] = [];
  for (const retriever of retrievers) {
    const column: number[] = [];
    for (const pool of pools) column.push(precisionAtOne(pool, await retriever.hits(pool), half));
    columns.push(column);
  }
  const cell = (c: number, value: number) => (retrievers[c]!.saw ? `(${points(value)})` : points(value));
  const rows = pools.map(({ id }, i) => [id, ...columns.map((column, c) => cell(c, column[i]!))]);
  rows.push(["**mean**", ...columns.map((column, c) => cell(c, mean(column)))]);
  return markdownTable(["P@1 among 1,000", ...retrievers.map(({ name }) => name)], rows);
}
