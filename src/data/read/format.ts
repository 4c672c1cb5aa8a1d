/** File formats of pairs that samesay reads and writes. */
export const PAIR_FORMATS = ["tsv", "pairs", "stsb", "sts", "csv", "jsonl", "parquet"] as const;

/**
 * - `tsv`: id, score, a, b and further columns, split by tabs, never quoted, no header (or a header that names its columns)
 * - `pairs`: a, b, split by a tab; unlabelled
 * - `stsb`: STS-benchmark as published: genre, file, year, id, score, a, b and on some rows two licence columns
 * - `sts`: the organisers' two files, STS.input.* (a, b) and STS.gs.* (one score a line, blank = unscored)
 * - `csv`: comma or semicolon separated with quotes and a header
 * - `jsonl`: one JSON object a line
 * - `parquet`: Apache Parquet
 */
export type PairFormat = (typeof PAIR_FORMATS)[number];

/** True when `name` is one of PAIR_FORMATS. */
export function isPairFormat(name: string): name is PairFormat {
  return (PAIR_FORMATS as readonly string[]).includes(name);
}
