import { checkOptions, checkRecord, checkRecords } from "../../arguments.ts";
import { type AlignmentFile, wordsOf } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import { figure, type Table } from "../table.ts";
import {
  INTERPRETABLE_FIGURES,
  type InterpretableFigure,
  type InterpretableRules,
} from "./link-agreement.ts";
import { matchRun } from "./match-run.ts";
import { scoreAlignments } from "./score-alignments.ts";

type Figures = Readonly<Record<InterpretableFigure, number | null>>;

/** The F1s of one set, and what they are made of; null where undefined. */
export interface InterpretableSet extends Figures {
  readonly name: string;
  /** Of the gold. */
  readonly pairs: number;
  readonly precision: Figures;
  readonly recall: Figures;
}

export interface InterpretableReport {
  readonly schema: 1;
  readonly task: "interpretable";
  readonly rules: InterpretableRules;
  /** Name and version, where a system of ours made the run. */
  readonly system?: string;
  readonly sets: readonly InterpretableSet[];
  /** Repairs, missing and further pairs: what a reader of the figures must know. */
  readonly notes: readonly string[];
}

/** A gold file and a run's, with their names for messages. */
export interface AlignmentsToScore {
  readonly gold: AlignmentFile;
  readonly goldFile: string;
  readonly run: AlignmentFile;
  readonly runFile: string;
}

export interface EvaluateAlignmentsOptions {
  readonly rules?: InterpretableRules;
  readonly lenient?: boolean;
  readonly system?: string;
}

/**
 * A run's figures on each set.
 * @throws StsError E_FORMAT for a file without pairs or a gold without sentences, and as `matchRun`
 */
export function evaluateAlignments(
  files: readonly AlignmentsToScore[],
  options: EvaluateAlignmentsOptions = {},
): InterpretableReport {
  checkRecords(files, "evaluateAlignments: files", "an AlignmentsToScore", [
    "gold",
    "goldFile",
    "run",
    "runFile",
  ]);
  checkOptions(options, "evaluateAlignments");
  const { rules = "2016", lenient = false, system } = options;
  const notes: string[] = [];
  const sets = files.map((file) => {
    checkPairs(file);
    const run = matchRun(file.gold, file.goldFile, file.run, file.runFile, lenient);
    notes.push(...file.gold.repairs, ...file.run.repairs, ...run.notes);
    const scores = scoreAlignments(file.gold.pairs, run.pairs, rules);
    const pick = (part: "precision" | "recall" | "f1") =>
      Object.fromEntries(INTERPRETABLE_FIGURES.map((name) => [name, scores[name][part]])) as Figures;
    if (scores.alignment.f1 === null)
      notes.push(`${setName(file.goldFile)}: no aligned tokens, so no figures`);
    return {
      name: setName(file.goldFile),
      pairs: file.gold.pairs.length,
      ...pick("f1"),
      precision: pick("precision"),
      recall: pick("recall"),
    };
  });
  return { schema: 1, task: "interpretable", rules, ...(system !== undefined && { system }), sets, notes };
}

function checkPairs({ gold, goldFile, run, runFile }: AlignmentsToScore): void {
  for (const [file, { pairs }] of [[goldFile, gold] as const, [runFile, run] as const]) {
    const expected = 'expected <sentence id="..."> blocks of a .wa file';
    if (pairs.length === 0) throw new StsError("E_FORMAT", `${file}:1: no pairs; ${expected}`);
  }
  const bare = gold.pairs.find((pair) => wordsOf(pair) === undefined);
  if (bare !== undefined) {
    const place = `${goldFile}:${bare.line ?? 1}`;
    throw new StsError("E_FORMAT", `${place}: gold pair ${bare.id} has no sentences; add its two // lines`);
  }
}

/** `headlines` of `data/STSint.input.headlines.wa`. */
function setName(file: string): string {
  const base = file.replace(/^.*[/\\]/, "");
  return base.replace(/(\.wa)?(\.gz)?$/, "").replace(/^STSint\.(input|testinput|gs)\./, "") || base;
}

export function interpretableTable(report: InterpretableReport): Table {
  checkRecord(report, "interpretableTable: report", "an InterpretableReport", ["rules", "sets"]);
  const { sets, rules, system } = report;
  return {
    title: `${system === undefined ? "" : `${system}: `}Interpretable similarity, F1 by the rules of ${rules}`,
    columns: [
      { name: "set" },
      ...["pairs", "alignment", "type", "score", "type+score"].map((name) => ({
        name,
        kind: "number" as const,
      })),
    ],
    rows: sets.map((set) => ({
      cells: [set.name, String(set.pairs), ...INTERPRETABLE_FIGURES.map((name) => figure(set[name], 4))],
    })),
  };
}
