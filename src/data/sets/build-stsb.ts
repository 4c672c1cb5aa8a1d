import { checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { GoldPair } from "../types.ts";
import { findSets } from "./catalogue.ts";
import { loadCatalogue, resolveData } from "./data-sets.ts";

/** Rows of one source in one part, in the published order. */
export interface CompositionBlock {
  readonly part: "train" | "dev";
  /** main-captions, main-forum, main-forums (so spelt in dev) or main-news. */
  readonly genre: string;
  /** Source file and year, e.g. "MSRvid-2012test". */
  readonly source: string;
  /** 0-based line numbers in the year's input file: the ids of the published files. */
  readonly lines: readonly number[];
}

export interface BuiltPart {
  readonly part: "train" | "dev";
  readonly pairs: readonly GoldPair[];
  /** Rows whose year set is not here, by catalogue name of that set. */
  readonly lacking: readonly { readonly set: string; readonly rows: number }[];
}

/**
 * Parses data/stsb/composition.tsv: part, genre, source, ids split by blanks.
 * The ids were read off the published files' fourth column (SOURCES.*.txt).
 */
export function parseComposition(text: string): CompositionBlock[] {
  checkText(text, "parseComposition: text");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, i) => {
      const [part, genre, source, ids] = line.split("\t");
      if (ids === undefined)
        throw new StsError(
          "E_FORMAT",
          `composition:${i + 1}: expected part, genre, source and lines, split by tabs`,
        );
      return {
        part: part as "train" | "dev",
        genre: genre!,
        source: source!,
        lines: ids.split(" ").map(Number),
      };
    });
}

/**
 * Composes STS-benchmark train and dev from the year sets by the list of ids; the test part is never needed
 * or touched. Of the shipped sets 7,249 - 344 rows come: headlines of 2016 (197 + 22) and track 5 of 2017 (125)
 * come too once the user has added those sets.
 * @throws StsError E_FORMAT when a year set lacks a row that the list names
 */
export async function buildStsb(): Promise<BuiltPart[]> {
  const blocks = parseComposition(await compositionText());
  const parts: BuiltPart[] = [];
  for (const part of ["train", "dev"] as const) {
    const pairs: GoldPair[] = [];
    const lacking: { set: string; rows: number }[] = [];
    for (const block of blocks.filter((candidate) => candidate.part === part)) {
      const set = setOfSource(block.source);
      const year = await rowsByLine(set);
      if (year === undefined) {
        lacking.push({ set, rows: block.lines.length });
        continue;
      }
      for (const line of block.lines) {
        const row = year.get(line + 1);
        if (row === undefined)
          throw new StsError("E_FORMAT", `${set}: no row ${line + 1}, which STS-benchmark ${part} has`);
        pairs.push(composed(row, block, line));
      }
    }
    parts.push({ part, pairs, lacking });
  }
  return parts;
}

function composed({ a, b, gold }: GoldPair, { genre, source }: CompositionBlock, line: number): GoldPair {
  const cut = source.lastIndexOf("-");
  const id = `${source}-${String(line).padStart(4, "0")}`;
  return {
    id,
    a,
    b,
    ...(gold !== undefined && { gold }),
    genre,
    source: source.slice(0, cut),
    year: source.slice(cut + 1),
  };
}

/** Catalogue name of a source: "MSRvid-2012train" is sts2012-train.MSRvid, "track5.en-en-2017" sts2017.track5.en-en. */
export function setOfSource(source: string): string {
  const [, name, year, split] = /^(.+)-(\d{4})(train|test)?$/.exec(source)!;
  return `sts${year}${split === "train" ? "-train" : ""}.${name}`;
}

/** Pairs of a set by 1-based line of the official file (the number in their ids); undefined when it is not here. */
async function rowsByLine(set: string): Promise<Map<number, GoldPair> | undefined> {
  const { records } = findSets(await loadCatalogue(), set)!;
  if (records[0]!.file === undefined) return undefined;
  const { sets } = await resolveData(set);
  const rows = new Map<number, GoldPair>();
  for await (const batch of sets[0]!.read().batches()) {
    for (const pair of batch) rows.set(Number(pair.id.slice(pair.id.lastIndexOf("-") + 1)), pair);
  }
  return rows;
}

async function compositionText(): Promise<string> {
  const { readFile } = await import("node:fs/promises");
  const { join } = await import("node:path");
  const { shippedFolder } = await import("../folders/data-folders.ts");
  return readFile(join(shippedFolder(), "stsb", "composition.tsv"), "utf8");
}
