import { readFileSync } from "node:fs";
import { decode } from "@msgpack/msgpack";
import { gunzipSync } from "fflate";

/** Words that a list's counts are given for: those of a corpus of so many. */
export const CORPUS_WORDS = 1e8;

/**
 * A frequency list of wordfreq 3 (`large_en.msgpack.gz` in its package): occurrences among 10^8 words, rounded.
 * The file is a list whose entry k + 1 holds the words of frequency 10^(-k / 100), after a header.
 */
export function readWordFrequencies(file: string): Map<string, number> {
  const [header, ...buckets] = decode(gunzipSync(readFileSync(file))) as [
    { format?: string; version?: number },
    ...string[][],
  ];
  if (header.format !== "cB" || header.version !== 1) throw new Error(`${file}: no list of wordfreq 3`);
  const counts = new Map<string, number>();
  for (const [k, words] of buckets.entries())
    for (const word of words) counts.set(word, Math.round(CORPUS_WORDS * 10 ** (-k / 100)));
  return counts;
}
