/** One row of a batch: a text, or a window of a long one. */
export interface Row {
  /** Index of the text it belongs to. */
  readonly text: number;
  /** All ids, special tokens included. */
  readonly ids: readonly number[];
  /** Segment (token type) of each id; all 0 when absent. */
  readonly segments?: readonly number[];
  /** Tokens at the start that pooling leaves out. */
  readonly skip: number;
}

/**
 * Groups rows of like length so that few cells are padding: sorted by length, then by their ids, cut where
 * rows x longest would pass `tokenBudget`. The same rows make the same batches in whatever order they come, so that
 * score(a, b) and score(b, a) agree to the last digit. A row longer than the budget is a batch of its own.
 */
export function planBatches(rows: readonly Row[], tokenBudget: number): Row[][] {
  const sorted = [...rows].sort(
    (x, y) => x.ids.length - y.ids.length || compareIds(x.ids, y.ids) || x.text - y.text,
  );
  const batches: Row[][] = [];
  let batch: Row[] = [];
  for (const row of sorted) {
    // Sorted upwards, so the newest row is the longest.
    if (batch.length > 0 && (batch.length + 1) * row.ids.length > tokenBudget) {
      batches.push(batch);
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function compareIds(x: readonly number[], y: readonly number[]): number {
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
  return 0;
}

/** Cuts n tokens into the fewest windows of at most `limit`, all of about the same size. */
export function windows(n: number, limit: number): [start: number, end: number][] {
  const count = Math.max(1, Math.ceil(n / limit));
  return Array.from({ length: count }, (_, i) => [
    Math.floor((i * n) / count),
    Math.floor(((i + 1) * n) / count),
  ]);
}
