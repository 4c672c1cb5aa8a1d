import {
  type AlignmentFile,
  type ChunkedSentence,
  checkChunks,
  checkFilePlace,
  readAlignments,
  readChunks,
  refuseOverInputs,
  wordsOf,
  writeAlignments,
  writeWhole,
} from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import {
  type AlignmentsToScore,
  CHUNK_TRACKS,
  evaluateAlignments,
  type InterpretableReport,
  type InterpretableRules,
  interpretableTable,
  type Leaderboard,
  leaderboardTable,
  publishedChunks,
  textTable,
} from "../../evaluate/index.ts";
import { type ChunkAligner, getChunkAligner } from "../../explain/index.ts";
import type { CliIo } from "../command.ts";
import { evaluateChunkSets } from "./evaluate-chunk-sets.ts";

export interface InterpretableOptions {
  readonly system?: readonly string[];
  readonly data?: readonly string[];
  readonly folds?: number;
  readonly gold?: readonly string[];
  readonly run?: readonly string[];
  readonly chunks?: readonly string[];
  readonly saveRun?: string;
  readonly rules?: InterpretableRules;
  readonly lenient?: boolean;
  readonly published?: boolean;
  readonly json?: boolean;
}

/** `evaluate --task interpretable`: the four F1s of runs, or of a system on gold chunks, against gold .wa files. */
export async function evaluateInterpretable(options: InterpretableOptions, io: CliIo): Promise<void> {
  const { gold: goldFiles = [], rules, lenient = false, json } = options;
  if (options.data !== undefined) return ofSets(options.data, options, io);
  checkInputs(options);
  if (options.saveRun !== undefined) await checkRunPlace(options.saveRun, options);
  const aligner = options.system === undefined ? undefined : getChunkAligner(options.system[0]!);
  const files: AlignmentsToScore[] = [];
  for (const [i, goldFile] of goldFiles.entries()) {
    const gold = await readAlignments(goldFile, { lenient });
    const runFile = aligner?.name ?? options.run![i]!;
    const run =
      aligner === undefined
        ? await readAlignments(runFile, { lenient })
        : await alignGold(aligner, gold, goldFile, chunkFiles(options, i), lenient);
    files.push({ gold, goldFile, run, runFile });
  }
  const system = aligner && `${aligner.name} v${aligner.version}`;
  const report = evaluateAlignments(files, { lenient, ...(rules && { rules }), ...(system && { system }) });
  for (const note of report.notes) io.note(`samesay: ${note}`);
  const boards = options.published ? await published(report, options) : undefined;
  if (json) await io.printJson("evaluate-interpretable", { ...report, ...(boards && { published: boards }) });
  else {
    const tables = [interpretableTable(report), ...(boards ?? []).map((board) => leaderboardTable(board))];
    await io.print(`${tables.map(textTable).join("\n\n")}\n`);
  }
  if (options.saveRun !== undefined) {
    await writeWhole(options.saveRun, writeAlignments(files[0]!.run));
    io.note(`wrote ${options.saveRun}`);
  }
}

/** @throws StsError E_INPUT for what does not go with `--data` */
async function ofSets(data: readonly string[], options: InterpretableOptions, io: CliIo): Promise<void> {
  const { gold, run, chunks, saveRun, system = [], folds, rules, json } = options;
  if (gold ?? run ?? chunks ?? saveRun)
    throw new StsError(
      "E_INPUT",
      "--data names annotated sets; leave out --gold, --run, --chunks, --save-run",
    );
  if (system.length !== 1)
    throw new StsError(
      "E_INPUT",
      `--data needs one --system of --task interpretable, here are ${system.length}`,
    );
  const choice = {
    data,
    ...(folds !== undefined && { folds }),
    ...(rules && { rules }),
    ...(json && { json }),
  };
  await evaluateChunkSets(getChunkAligner(system[0]!), choice, io);
}

/** A system of ours has gold chunks; of a run nobody knows, so it stands in both tables. */
async function published(report: InterpretableReport, { run }: InterpretableOptions): Promise<Leaderboard[]> {
  const name = report.system ?? run!.map((file) => file.replace(/^.*[/\\]/, "")).join(", ");
  const boards: Leaderboard[] = [];
  for (const track of CHUNK_TRACKS) {
    if (track === "gold" || report.system === undefined)
      boards.push(await publishedChunks(report, name, track));
  }
  return boards;
}

function checkInputs({ gold = [], run, system, chunks = [], saveRun }: InterpretableOptions): void {
  const fail = (problem: string) => new StsError("E_INPUT", problem);
  if (system === undefined) {
    const got = `--task interpretable got ${gold.length} --gold and ${run?.length ?? 0} --run`;
    if (gold.length === 0 || gold.length !== run?.length)
      throw fail(`${got}; give each --gold FILE.wa a --run FILE.wa, or name a --system`);
    if (chunks.length > 0 || saveRun !== undefined)
      throw fail("--chunks and --save-run need --system: a run has its chunks");
    return;
  }
  if (run !== undefined) throw fail("--system given beside --run; give one of them");
  if (system.length > 1) throw fail(`--task interpretable takes one system, here are ${system.length}`);
  if (gold.length === 0) throw fail("--task interpretable needs --gold FILE.wa or --data ists2016-train");
  if (chunks.length > 0 && chunks.length !== 2 * gold.length)
    throw fail(
      `${chunks.length} --chunks for ${gold.length} --gold; give two for each: first and second sentences`,
    );
  if (saveRun !== undefined && gold.length > 1)
    throw fail(`--save-run is for one --gold, here are ${gold.length}`);
}

/** Refuses before the work what could not be written after it. @throws StsError E_OUTPUT, E_INPUT */
async function checkRunPlace(file: string, options: InterpretableOptions): Promise<void> {
  const inputs = (options.gold ?? []).flatMap((gold, i) => [gold, ...chunkFiles(options, i)]);
  await refuseOverInputs([file], inputs);
  await checkFilePlace(file);
}

/** Those named, else those beside the gold, as the organisers call them: `NAME.sent1.chunk.txt` of `NAME.wa`. */
function chunkFiles({ gold = [], chunks }: InterpretableOptions, i: number): [string, string] {
  if (chunks !== undefined) return [chunks[2 * i]!, chunks[2 * i + 1]!];
  const base = gold[i]!.replace(/\.wa(\.gz)?$/, "");
  return [`${base}.sent1.chunk.txt`, `${base}.sent2.chunk.txt`];
}

/** A system's alignments of the gold's pairs, on gold chunks. */
async function alignGold(
  aligner: ChunkAligner,
  gold: AlignmentFile,
  goldFile: string,
  files: readonly [string, string],
  lenient: boolean,
): Promise<AlignmentFile> {
  const repairs: string[] = [];
  const sides: (readonly ChunkedSentence[])[] = [];
  for (const [side, file] of files.entries()) {
    const read = await readChunks(file, { lenient });
    const words = gold.pairs.map((pair) => wordsOf(pair)?.[side] ?? []);
    checkChunks(read.sentences, file, words, goldFile);
    repairs.push(...read.repairs);
    sides.push(read.sentences);
  }
  const aligned = await aligner.align(
    gold.pairs.map((_, i) => [sides[0]![i]!.chunks, sides[1]![i]!.chunks] as const),
  );
  const pairs = gold.pairs.map(({ id, status, sentences, tokens }, i) => ({
    id,
    status,
    ...(sentences && { sentences }),
    ...(tokens && { tokens }),
    alignments: aligned[i]!,
  }));
  return { pairs, repairs };
}
