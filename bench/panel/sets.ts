import { existsSync } from "node:fs";
import { join } from "node:path";
import { splitHalves } from "./halves.ts";
import type { PanelSet } from "./panel-set.ts";
import { readCells, readGoldRows } from "./read-rows.ts";
import { pairKey, sentenceKey } from "./sentence-key.ts";
import { SET_LIST } from "./set-list.ts";
import { type PlannedRow, plannedRows } from "./set-rows.ts";

const SCORES = [0, 5] as const;

/**
 * The panel's sets in a data folder, in the order of set-list.ts, every row with its half. Left out: rows that stand in
 * STS-benchmark test (overlap.tsv), that share a sentence with STS-benchmark train (or whose English does, or the
 * translation with translated train), and pairs that an earlier set of the same languages has. Sets of which nothing
 * is left are not returned.
 *
 * What fits calibration, steps or weights takes `use: "fit"` sets and half A alone.
 *
 * @throws StsError E_INPUT, E_FORMAT naming the file that is missing or damaged
 */
export function readPanel(folder: string): PanelSet[] {
  const forbidden = forbiddenRows(folder);
  const seen = new Set<string>();
  const planned = SET_LIST.map((plan) => ({
    plan,
    rows: plannedRows(folder, plan).filter((row) => {
      const key = `${[...row.languages].sort().join("-")}\n${pairKey(row.a, row.b)}`;
      if (forbidden(row) || seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  }));
  const flat = planned.flatMap(({ plan, rows }) => rows.map((row) => ({ set: plan.id, keys: keysOf(row) })));
  const split = splitHalves(flat);
  let next = 0;
  return planned.flatMap(({ plan, rows }) => {
    const { id, block, scale, gold, use } = plan;
    const ofSet = rows.map(({ english: _, listed: __, ...row }) => ({ ...row, ...split[next++]! }));
    return ofSet.length === 0 ? [] : [{ id, block, scale, gold, use, rows: ofSet }];
  });
}

/** Keys of a row's sentences and of their English originals; a text without letters and digits is its own key. */
function keysOf({ a, b, english = [a, b] }: PlannedRow): string[] {
  return [a, b, ...english].map((text) => sentenceKey(text) || text);
}

/** Which rows stand in STS-benchmark test, or share a sentence with what trains. */
function forbiddenRows(folder: string): (row: PlannedRow) => boolean {
  const trained = new Set<string>();
  for (const set of ["stsb", "stsb-es-mt", "stsb-tr-mt"]) {
    for (const { a, b } of readGoldRows(folder, `${set}/train.tsv`, SCORES)) {
      trained.add(sentenceKey(a)).add(sentenceKey(b));
    }
  }
  trained.delete("");
  const listed = new Set<string>();
  for (const [file, id, part] of readCells(folder, "stsb/overlap.tsv", 3)) {
    if (part === "stsb-test") listed.add(`${file}\t${id}`);
  }
  const pairs = testPairs(folder, listed);
  return (row) =>
    row.listed.some((name) => listed.has(name)) ||
    (row.english !== undefined && pairs.has(pairKey(...row.english))) ||
    keysOf(row).some((key) => trained.has(key));
}

/** Texts of the listed rows, as far as their files are there: other sets may hold the same pair under another id. */
function testPairs(folder: string, listed: ReadonlySet<string>): Set<string> {
  const files = new Set(
    [...listed].map((name) => name.split("\t")[0]!).filter((file) => file.endsWith(".tsv")),
  );
  const pairs = new Set<string>();
  for (const file of files) {
    if (!existsSync(join(folder, file))) continue;
    for (const [id, , a, b] of readCells(folder, file, 4)) {
      if (listed.has(`${file}\t${id}`)) pairs.add(pairKey(a!, b!));
    }
  }
  return pairs;
}
