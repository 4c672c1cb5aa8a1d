import { CHUNK_SETS, type ChunkSet, openChunkSet } from "../../data/index.ts";
import { StsError, unknownName } from "../../errors.ts";
import {
  evaluateAlignments,
  heldOutReport,
  heldOutTable,
  type InterpretableReport,
  type InterpretableRules,
  interpretableTable,
  textTable,
} from "../../evaluate/index.ts";
import { type ChunkAligner, heldOutRuns } from "../../explain/index.ts";
import { groupedFolds } from "../../learn/index.ts";
import type { CliIo } from "../command.ts";

export interface ChunkSetOptions {
  readonly data: readonly string[];
  readonly folds?: number;
  readonly rules?: InterpretableRules;
  readonly json?: boolean;
}

/** Pairs that stand in STS-benchmark's test part choose nothing, so no figure is of them. */
const LEFT_OUT = "pairs that stand in STS-benchmark's test part are left out";

/** `evaluate --task interpretable --system NAME --data ists2016-train`: on people's chunks, or held out by folds. */
export async function evaluateChunkSets(
  aligner: ChunkAligner,
  { data, folds, rules = "2016", json }: ChunkSetOptions,
  io: CliIo,
): Promise<void> {
  if (folds !== undefined && !aligner.learns)
    throw new StsError("E_INPUT", `--folds is for a system that learns; ${aligner.name} does not`);
  const sets: ChunkSet[] = [];
  for (const name of data.flatMap(setNames)) sets.push(await openChunkSet(name, ["stsb-test"]));
  const system = `${aligner.name} v${aligner.version}`;
  const notes = [...sets.flatMap(({ repairs }) => repairs), LEFT_OUT];
  if (folds === undefined) {
    const report = await onGoldChunks(aligner, sets, system, rules, notes);
    await print(report, textTable(interpretableTable(report)), json, io);
    return;
  }
  if (sets.length < 2) throw new StsError("E_INPUT", `--folds needs two sources; ${data.join(", ")} is one`);
  const report = await heldOut(aligner, sets, folds, system, rules, notes, io);
  await print(report, textTable(heldOutTable(report, folds)), json, io);
}

async function print(report: InterpretableReport, table: string, json: boolean | undefined, io: CliIo) {
  for (const note of report.notes) io.note(`samesay: ${note}`);
  if (json) await io.printJson("evaluate-interpretable", report);
  else await io.print(`${table}\n`);
}

function setNames(name: string): readonly string[] {
  const found = CHUNK_SETS[name.toLowerCase()];
  if (found !== undefined) return found;
  throw unknownName("set of --task interpretable", name, Object.keys(CHUNK_SETS));
}

async function onGoldChunks(
  aligner: ChunkAligner,
  sets: readonly ChunkSet[],
  system: string,
  rules: InterpretableRules,
  notes: readonly string[],
): Promise<InterpretableReport> {
  const files = [];
  for (const { name, pairs, chunks } of sets) {
    const aligned = await aligner.align(chunks.map(([left, right]) => [left.chunks, right.chunks]));
    const run = pairs.map(({ id }, i) => ({ id, status: "", alignments: aligned[i]! }));
    const gold = { pairs, repairs: [] };
    files.push({ gold, goldFile: name, run: { pairs: run, repairs: [] }, runFile: aligner.name });
  }
  const taught = `${aligner.name} was taught by headlines and images: its figures there are too good; add --folds 5`;
  const report = evaluateAlignments(files, { rules, system });
  return { ...report, notes: [...notes, ...(aligner.learns ? [taught] : [])] };
}

async function heldOut(
  aligner: ChunkAligner,
  sets: readonly ChunkSet[],
  folds: number,
  system: string,
  rules: InterpretableRules,
  notes: readonly string[],
  io: CliIo,
) {
  const all = sets.flatMap(({ name, pairs, chunks }, s) =>
    pairs.map((pair, i) => {
      const own = [chunks[i]![0].chunks, chunks[i]![1].chunks] as const;
      return { set: name, source: s, pair, chunks: own, alignments: pair.alignments };
    }),
  );
  const plans = {
    byPair: groupedFolds(
      Uint32Array.from(all, (_, i) => i),
      folds,
    ),
    bySource: Uint32Array.from(all, ({ source }) => source),
  };
  const bar = io.progress("teaching and aligning", folds + sets.length);
  try {
    const teach = await aligner.teacher?.();
    const onProgress = (done: number) => bar.update(done);
    const runs = await heldOutRuns(all, plans, { onProgress, ...(teach && { teach }) });
    const pairs = all.map(({ set, pair, chunks }, i) => ({
      set,
      pair,
      goldChunks: chunks,
      runs: { pairs: runs.byPair[i]!, sources: runs.bySource[i]! },
    }));
    return heldOutReport(pairs, system, rules, notes);
  } finally {
    bar.stop();
  }
}
