import { calibrationTable } from "./calibration-table.ts";
import type { Contestant } from "./contestant.ts";
import { correlationTable } from "./correlation-table.ts";
import { type ReadSet, readHalf } from "./correlations.ts";
import { differenceTable } from "./difference-table.ts";
import { PairedDraws } from "./differences.ts";
import { nearCopies } from "./near-copies.ts";
import { nearCopyTable } from "./near-copy-table.ts";
import type { Half, PanelSet } from "./panel-set.ts";
import { probeTable } from "./probe-table.ts";
import { REFERENCE } from "./reference.ts";
import type { Retriever } from "./retrieval.ts";
import { retrievalPools } from "./retrieval-pools.ts";
import { retrievalTable } from "./retrieval-table.ts";
import { stabilityTable } from "./stability-table.ts";
import type { RememberedSystem } from "./system-values.ts";
import { verdicts, verdictTable } from "./verdict.ts";
import { wrapped } from "./wrapped.ts";

/** The tables of the panel, in the order they are printed. */
export const TABLES = [
  "correlations",
  "differences",
  "retrieval",
  "probes",
  "near-copies",
  "stability",
  "calibration",
  "verdict",
] as const;
export type TableName = (typeof TABLES)[number];

/** All that is read, and by what. */
export interface PanelRun {
  readonly data: string;
  readonly panel: readonly PanelSet[];
  readonly halves: readonly Half[];
  readonly tables: readonly TableName[];
  readonly contestants: readonly Contestant[];
  readonly systems: readonly RememberedSystem[];
  readonly retrievers: readonly Retriever[];
}

/** One table: its heading, what its figures are, and itself for each half. */
interface Section {
  readonly heading: string;
  readonly note: string;
  readonly body: (half: Half, read: readonly ReadSet[]) => string | Promise<string>;
}

/** The panel's tables as Markdown, each for every half. */
export async function panelReport(run: PanelRun): Promise<string> {
  const reads = new Map<Half, ReadSet[]>();
  const readOf = async (half: Half) => {
    if (!reads.has(half)) reads.set(half, await readHalf(run.panel, half, run.contestants));
    return reads.get(half)!;
  };
  const drawn = new Map<readonly ReadSet[], PairedDraws>();
  const draws = (read: readonly ReadSet[]) => {
    if (!drawn.has(read)) drawn.set(read, new PairedDraws(read));
    return drawn.get(read)!;
  };
  const blocks: string[] = [];
  for (const table of run.tables) {
    for (const { heading, note, body } of sectionsOf(table, run, draws)) {
      blocks.push(`## ${heading}`, wrapped(note));
      for (const half of run.halves) {
        const read = READS_SETS.includes(table) ? await readOf(half) : [];
        blocks.push(`**Half ${half.toUpperCase()}**`, await body(half, read));
      }
    }
  }
  return blocks.join("\n\n");
}

const READS_SETS: readonly TableName[] = ["correlations", "differences", "calibration", "verdict"];

function sectionsOf(
  table: TableName,
  run: PanelRun,
  draws: (read: readonly ReadSet[]) => PairedDraws,
): Section[] {
  const { contestants, systems, panel, data } = run;
  const names = contestants.map(({ name }) => name);
  const systemNames = systems.map(({ name }) => name);
  switch (table) {
    case "correlations":
      return [
        {
          heading: "Pearson x100",
          note: "Raw values against gold; SemRel by ranks. Block means are plain means of sets.",
          body: (_, read) => correlationTable(read, names, "pearson"),
        },
        {
          heading: "Spearman x100",
          note: "As above, of ranks.",
          body: (_, read) => correlationTable(read, names, "spearman"),
        },
      ];
    case "differences":
      return [
        {
          heading: `Pearson x100, less the plain cosine of version 0.1`,
          note: "Of `en` for English, of `multi` for all else; with 80 % and 95 % intervals (paired bootstrap of groups, 1,000 draws).",
          body: (_, read) =>
            differenceTable(
              read,
              draws(read),
              names.filter((name) => name !== REFERENCE),
              REFERENCE,
            ),
        },
      ];
    case "retrieval":
      return [
        {
          heading: "Translations found first, %",
          note: "P@1 among 1,000 sentences, both directions. In brackets: the weights' card says that they saw such text.",
          body: (half) => retrievalTable(retrievalPools(data), run.retrievers, half),
        },
      ];
    case "probes":
      return [
        {
          heading: "Probes in the right order, %",
          note: "Triples of data/probes whose closer text scores at least 0.05 above the farther one; triples of which a sentence taught weights are left out.",
          body: (half) => probeTable(systems, half),
        },
      ];
    case "near-copies":
      return [
        {
          heading: "What people give to near copies",
          note: "English pairs of all gold sets that differ in one thing, on 0-5. Error: mean of score less gold, ± half of its 80 % interval. Half A has STS-benchmark train with it.",
          body: (half) =>
            nearCopyTable(
              nearCopies(data, panel).filter((copy) => copy.half === half),
              systems,
            ),
        },
      ];
    case "stability":
      return [
        {
          heading: "Trivial edits that move a score, %",
          note: "200 pairs, 50 of each language, the second text edited; edits that change nothing of a text do not count.",
          body: (half) => stabilityTable(panel, systems, half),
        },
      ];
    case "calibration":
      return [
        {
          heading: "Scores and intervals",
          note: "Mean absolute error and mean signed error of scores (points of 0-5), gold scores in the 80 % interval (%). Gold of SICK and of 2014 is rescaled to 0-5; the intervals are of similarity, so SICK stands apart.",
          body: (_, read) => calibrationTable(read, systemNames),
        },
      ];
    case "verdict":
      return [
        {
          heading: "The rule",
          note: "Each system beside its best part: Pearson x100 of block means. Below: more than half a point lower with the 80 % paired interval below zero.",
          body: (_, read) => verdictTable(verdicts(read, draws(read), contestants)),
        },
      ];
  }
}
