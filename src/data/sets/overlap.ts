import { checkRecord, checkText } from "../../arguments.ts";
import type { GoldPair } from "../types.ts";

/** The part of STS-benchmark that a row of another set stands in as well. */
export type HeldOutPart = "stsb-test" | "stsb-dev";

/**
 * Rows of other sets that are also in STS-benchmark's dev or test part (data/stsb/overlap.tsv: file, id,
 * part). No shipped weight, calibration or selection may see the `stsb-test` ones.
 */
export interface Overlap {
  /** The part that a row of a shipped set belongs to, by the row's id; ids are unique over all sets. */
  partOf(id: string): HeldOutPart | undefined;
  /** Number of rows listed. */
  readonly size: number;
}

/**
 * Parses overlap.tsv.
 * @param text file<TAB>id<TAB>part, one row a line
 */
export function parseOverlap(text: string): Overlap {
  checkText(text, "parseOverlap: text");
  const parts = new Map<string, HeldOutPart>();
  for (const line of text.split("\n")) {
    const [, id, part] = line.split("\t");
    if (id === undefined || part === undefined) continue;
    const known = parts.get(id);
    // A row listed under both counts as test: the stricter rule holds.
    parts.set(id, known === "stsb-test" || part === "stsb-test" ? "stsb-test" : "stsb-dev");
  }
  return { size: parts.size, partOf: (id) => parts.get(id) };
}

/** Reads the shipped overlap.tsv. Node only. */
export async function loadOverlap(): Promise<Overlap> {
  const { readFile } = await import("node:fs/promises");
  const { join } = await import("node:path");
  const { shippedFolder } = await import("../folders/data-folders.ts");
  return parseOverlap(await readFile(join(shippedFolder(), "stsb", "overlap.tsv"), "utf8"));
}

/** A pair's texts without regard to order, case, blanks and Unicode form; equal keys mean a repeated pair. */
export function pairKey(pair: Pick<GoldPair, "a" | "b">): string {
  checkRecord(pair, "pairKey: pair", "a pair", ["a", "b"]);
  const { a, b } = pair;
  const left = sentenceKey(a);
  const right = sentenceKey(b);
  return left < right ? `${left}\n${right}` : `${right}\n${left}`;
}

/** A text without regard to case, blanks around and between words, and Unicode form. */
export function sentenceKey(text: string): string {
  checkText(text, "sentenceKey: text");
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
