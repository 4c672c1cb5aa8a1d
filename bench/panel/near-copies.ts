import { readFileSync } from "node:fs";
import { type NearCopyKind, nearCopyKind } from "./near-copy-kind.ts";
import type { Half, PanelSet } from "./panel-set.ts";
import { readCells, readGoldRows } from "./read-rows.ts";
import { pairKey, sentenceKey } from "./sentence-key.ts";

/** A pair that differs in one thing, with what people gave it. */
export interface NearCopy {
  readonly kind: NearCopyKind;
  readonly a: string;
  readonly b: string;
  /** 0-5; SICK's relatedness is rescaled to it. */
  readonly gold: number;
  /** Relatedness is a column of its own. */
  readonly scale: "similarity" | "relatedness";
  /** `b` where one of its sentences is in half B of the panel; all others, STS-benchmark train too, in `a`. */
  readonly half: Half;
}

/** Gold sets on 0-5 that are read, without their ending. */
export const SIMILARITY_FILES = [
  ...["MSRpar.train", "MSRpar.test", "MSRvid.train", "MSRvid.test", "OnWN.test"].map(
    (name) => `sts2012/${name}`,
  ),
  ...["SMTeuroparl.train", "SMTeuroparl.test", "SMTnews.test"].map((name) => `sts2012/${name}`),
  ...["headlines", "OnWN", "FNWN"].map((name) => `sts2013/${name}`),
  ...["deft-forum", "deft-news", "headlines", "images", "OnWN", "tweet-news"].map(
    (name) => `sts2014/${name}`,
  ),
  ...["answers-forums", "answers-students", "belief", "headlines", "images"].map((name) => `sts2015/${name}`),
  "stsb/train",
  "stsb/dev",
];

/**
 * English pairs of all gold sets that differ in one thing. Rows of STS-benchmark test are left out, and a pair that
 * several sets have counts once, in the first.
 */
export function nearCopies(data: string, panel: readonly PanelSet[]): NearCopy[] {
  const inB = new Set(
    panel.flatMap(({ rows }) =>
      rows.flatMap(({ a, b, half }) => (half === "b" ? [sentenceKey(a), sentenceKey(b)] : [])),
    ),
  );
  inB.delete("");
  const listed = readCells(data, "stsb/overlap.tsv", 3).filter(([, , part]) => part === "stsb-test");
  const test = new Set(listed.map(([file, id]) => `${file}\n${id}`));
  const opposites = readOpposites();
  const testPairs = new Set<string>();
  const seen = new Set<string>();
  const found: NearCopy[] = [];
  const read = (file: string, scale: readonly [number, number]) =>
    readGoldRows(data, `${file}.tsv`, scale).map((row) => ({ ...row, file: `${file}.tsv`, scale }));
  const rows = [
    ...SIMILARITY_FILES.flatMap((file) => read(file, [0, 5])),
    ...["sick/train", "sick/trial"].flatMap((file) => read(file, [1, 5])),
  ];
  for (const { file, id, a, b } of rows) if (test.has(`${file}\n${id}`)) testPairs.add(pairKey(a, b));
  for (const { a, b, gold, scale } of rows) {
    const key = `${scale[0]}\n${pairKey(a, b)}`;
    if (seen.has(key) || testPairs.has(pairKey(a, b))) continue;
    seen.add(key);
    const kind = nearCopyKind(a, b, opposites);
    if (kind === undefined) continue;
    found.push({
      kind,
      a,
      b,
      gold: (5 * (gold - scale[0])) / (scale[1] - scale[0]),
      scale: scale[0] === 0 ? "similarity" : "relatedness",
      half: inB.has(sentenceKey(a)) || inB.has(sentenceKey(b)) ? "b" : "a",
    });
  }
  return found;
}

/** English opposites that ship, both ways round. */
function readOpposites(): Set<string> {
  const text = readFileSync(new URL("../../data/antonyms/en.tsv", import.meta.url), "utf8").toLowerCase();
  const lines = text.trimEnd().split("\n");
  return new Set(lines.flatMap((line) => [line.replace("\t", " "), line.split("\t").reverse().join(" ")]));
}
