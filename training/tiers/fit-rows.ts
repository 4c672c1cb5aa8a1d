import { readFileSync } from "node:fs";
import { join } from "node:path";
import { goldOf, rowsOf } from "../../bench/panel/panel-set.ts";
import { readPanel } from "../../bench/panel/sets.ts";
import {
  type GoldPair,
  loadHeldOutPairs,
  loadOverlap,
  pairKey,
  withUnrelated,
} from "../../src/data/index.ts";
import type { LanguagePair } from "../../src/systems/index.ts";

/** A pair that constants, steps and calibrations are fitted on. */
export interface FitRow {
  readonly a: string;
  readonly b: string;
  readonly languages: LanguagePair;
  /** 0..5. */
  readonly gold: number;
  /** Set that it comes from; rows of one source are held out together. */
  readonly source: string;
  /** Two sentences of different pairs, which people never graded: gold 0. */
  readonly madeUp: boolean;
}

/** All rows by what they are. */
export interface FitRows {
  /** Half A of the panel's English sets that may fit, without STS-benchmark dev, and unseen rows of STS-benchmark train. */
  readonly english: readonly FitRow[];
  /** Unseen rows of STS-benchmark train in Spanish and in Turkish. */
  readonly translated: readonly FitRow[];
  /** The same with one text in English, by turns. */
  readonly crossLingual: readonly FitRow[];
  /** English rows near copies are looked for in: all of the above English ones, and those of STS-benchmark train that the weights saw. */
  readonly copies: readonly FitRow[];
}

/** STS-benchmark dev chooses between variants and fits nothing that ships. */
const CHOOSES = /^STSb dev/;

/**
 * Reads the rows that fit the tiers.
 * @param data folder with STS-benchmark, its translations and the panel's sets (training/DATA.md)
 * @param heldOutFold of STS-benchmark train, which the weights did not see (training/held-out/fold-N.txt)
 */
export async function readFitRows(data: string, heldOutFold: number): Promise<FitRows> {
  const overlap = await loadOverlap();
  const heldOut = await loadHeldOutPairs();
  const unseen = new Set(
    readFileSync(`training/held-out/fold-${heldOutFold}.txt`, "utf8")
      .split("\n")
      .filter((line) => line !== ""),
  );
  const train = readTabbed(join(data, "stsb/train.tsv"));
  const usable = train.map((row) => !heldOut.has(pairKey(row)) && overlap.partOf(row.id) === undefined);
  const isUnseen = ({ id }: GoldPair) => unseen.has(id.split("-").at(-1) ?? "");
  const own = train.filter((row, i) => usable[i]! && isUnseen(row));
  // Rows of the year sets that stand in STS-benchmark dev choose between variants; they fit nothing.
  const dev = new Set(readTabbed(join(data, "stsb/dev.tsv")).map(pairKey));
  const panel = readPanel(data)
    .filter((set) => set.block === "english" && set.use === "fit" && !CHOOSES.test(set.id))
    .flatMap((set) =>
      rowsOf(set, "a")
        .filter((row) => !dev.has(pairKey(row)))
        .map((row) => graded({ ...row, gold: goldOf(set, row) }, ["en", "en"], set.id)),
    );
  const english = [...panel, ...withMadeUp(own, ["en", "en"], "stsb-train")];
  const seen = train
    .filter((row, i) => usable[i]! && !isUnseen(row))
    .map((row) => graded(row, ["en", "en"], "stsb-train, seen"));
  const translated: FitRow[] = [];
  const crossLingual: FitRow[] = [];
  for (const language of ["es", "tr"] as const) {
    const rows = readTabbed(join(data, `stsb-${language}-mt/train.tsv`));
    if (rows.length !== train.length)
      throw new Error(`stsb-${language}-mt/train.tsv: ${rows.length} rows, English ${train.length}`);
    const kept = rows.flatMap((row, i) =>
      usable[i]! && isUnseen(train[i]!) && overlap.partOf(row.id) === undefined ? [i] : [],
    );
    const source = `stsb-${language}-mt-train`;
    translated.push(
      ...withMadeUp(
        kept.map((i) => rows[i]!),
        [language, language],
        source,
      ),
    );
    const turns = kept.map((i, k) =>
      k % 2 === 0 ? { ...rows[i]!, b: train[i]!.b } : { ...rows[i]!, a: train[i]!.a, b: rows[i]!.b },
    );
    // Unrelated pairs take a of one row and b of another: of the same turn, so that languages stay as they are.
    for (const turn of [0, 1]) {
      const pairs = turns.filter((_, k) => k % 2 === turn);
      const languages: LanguagePair = turn === 0 ? [language, "en"] : ["en", language];
      crossLingual.push(...withMadeUp(pairs, languages, `en-${language}`));
    }
  }
  return { english, translated, crossLingual, copies: [...english.filter(({ madeUp }) => !madeUp), ...seen] };
}

function graded(
  { a, b, gold }: { readonly a: string; readonly b: string; readonly gold?: number | undefined },
  languages: LanguagePair,
  source: string,
): FitRow {
  return { a, b, languages, gold: gold!, source, madeUp: false };
}

function withMadeUp(pairs: readonly GoldPair[], languages: LanguagePair, source: string): FitRow[] {
  const all = withUnrelated(pairs);
  return all.pairs.map(({ a, b }, k) => ({
    a,
    b,
    languages,
    gold: all.gold[k]!,
    source: all.madeUp[k] === 1 ? "unrelated" : source,
    madeUp: all.madeUp[k] === 1,
  }));
}

function readTabbed(file: string): GoldPair[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [id = "", gold, a = "", b = ""] = line.split("\t");
      return { id, gold: Number(gold), a, b };
    });
}
