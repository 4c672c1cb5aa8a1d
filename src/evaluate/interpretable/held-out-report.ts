import {
  checkChoice,
  checkNumber,
  checkRecord,
  checkRecords,
  checkText,
  checkTexts,
} from "../../arguments.ts";
import type { AlignedPair, ChunkAlignment } from "../../data/index.ts";
import { figure, type Table } from "../table.ts";
import { type ChunkAgreement, chunkAgreement } from "./chunk-agreement.ts";
import {
  evaluateAlignments,
  type InterpretableReport,
  type InterpretableSet,
} from "./evaluate-alignments.ts";
import { INTERPRETABLE_FIGURES, type InterpretableRules } from "./link-agreement.ts";

type Chunks = readonly (readonly string[])[];

/** How pairs were held out of training: other pairs taught, or other sources alone. */
export const HELD_OUT_PLANS = ["pairs", "sources"] as const;
export type HeldOutPlan = (typeof HELD_OUT_PLANS)[number];

/** A pair with what a model that never saw it makes of it. */
export interface HeldOutPair {
  readonly set: string;
  readonly pair: AlignedPair;
  readonly goldChunks: readonly [Chunks, Chunks];
  readonly runs: Readonly<Record<HeldOutPlan, HeldOutAlignments>>;
}

interface HeldOutAlignments {
  readonly gold: readonly ChunkAlignment[];
  readonly system: readonly ChunkAlignment[];
  readonly systemChunks: readonly [Chunks, Chunks];
}

/** Figures of one plan on people's chunks, or on the system's. */
export interface HeldOutFigures {
  readonly plan: HeldOutPlan;
  readonly chunks: "gold" | "system";
  readonly sets: readonly (InterpretableSet & { readonly chunkF1?: number | null })[];
}

/** `sets` are those of plan "pairs" on people's chunks. */
export interface HeldOutReport extends InterpretableReport {
  readonly heldOut: readonly HeldOutFigures[];
}

/** The four F1s by plan, chunks and set; of the system's chunks also their own F1. */
export function heldOutReport(
  pairs: readonly HeldOutPair[],
  system: string,
  rules: InterpretableRules,
  notes: readonly string[],
): HeldOutReport {
  checkRecords(pairs, "heldOutReport: pairs", "a HeldOutPair", ["set", "pair", "runs"]);
  checkText(system, "heldOutReport: system");
  checkChoice(rules, "heldOutReport: rules", ["2015", "2016"]);
  checkTexts(notes, "heldOutReport: notes");
  const names = [...new Set(pairs.map(({ set }) => set))];
  const heldOut = HELD_OUT_PLANS.flatMap((plan) =>
    (["gold", "system"] as const).map((chunks): HeldOutFigures => {
      const files = names.map((name) => {
        const own = pairs.filter(({ set }) => set === name);
        const run = own.map(({ pair, runs }) => ({
          id: pair.id,
          status: "",
          alignments: runs[plan][chunks],
        }));
        const gold = { pairs: own.map(({ pair }) => pair), repairs: [] };
        return { gold, goldFile: name, run: { pairs: run, repairs: [] }, runFile: system };
      });
      const { sets } = evaluateAlignments(files, { rules });
      if (chunks === "gold") return { plan, chunks, sets };
      const chunkF1 = (name: string) =>
        cutting(
          pairs.filter(({ set }) => set === name),
          plan,
        ).f1;
      return { plan, chunks, sets: sets.map((set) => ({ ...set, chunkF1: chunkF1(set.name) })) };
    }),
  );
  return { schema: 1, task: "interpretable", rules, system, sets: heldOut[0]!.sets, notes, heldOut };
}

function cutting(pairs: readonly HeldOutPair[], plan: HeldOutPlan): ChunkAgreement {
  return chunkAgreement(
    pairs.flatMap(({ goldChunks, runs }) =>
      [0, 1].map((side) => [goldChunks[side]!, runs[plan].systemChunks[side]!] as const),
    ),
  );
}

export function heldOutTable(report: HeldOutReport, folds: number): Table {
  checkRecord(report, "heldOutTable: report", "a HeldOutReport", ["rules", "sets", "heldOut"]);
  checkNumber(folds, "heldOutTable: folds");
  const { heldOut, rules, system } = report;
  const named = ["pairs", "chunk F1", "alignment", "type", "score", "type+score"];
  return {
    title: `${system}: Interpretable similarity, F1 by the rules of ${rules}; each pair by models that never saw it`,
    columns: [
      { name: "taught by" },
      { name: "chunks" },
      { name: "set" },
      ...named.map((name) => ({ name, kind: "number" as const })),
    ],
    rows: heldOut.flatMap(({ plan, chunks, sets }) =>
      sets.map((set) => ({
        cells: [
          plan === "pairs" ? `other pairs (${folds} folds)` : "other sources",
          chunks,
          set.name,
          String(set.pairs),
          set.chunkF1 === undefined ? "" : figure(set.chunkF1, 4),
          ...INTERPRETABLE_FIGURES.map((name) => figure(set[name], 4)),
        ],
      })),
    ),
  };
}
