import {
  CHUNK_TRACKS,
  type ChunkTrack,
  type InterpretableFigure,
  loadOwnFigures,
  loadPublished,
  textTable,
} from "../../evaluate/index.ts";
import type { ChunkAligner } from "../../explain/index.ts";

/** F1s on a set; `null` where there are none. */
interface ChunkFigures extends Readonly<Record<InterpretableFigure, number | null>> {
  /** Whose chunks were aligned: people's, or the system's own. */
  readonly chunks: ChunkTrack;
  readonly set: string;
}
interface RunFigures extends ChunkFigures {
  readonly run: string;
}

const SETS = ["headlines", "images"];

/** What is known of a system that aligns chunks beside its line: figures reached here, of one of 2015 its paper's. */
export async function chunkSystemFacts({ name, version, pilot, learns }: ChunkAligner) {
  const command = `samesay evaluate --task interpretable --system ${name} --data ists2016-train${learns ? " --folds 5" : ""}`;
  const measured = await ownF1(name, version);
  const own = { ...(measured.length > 0 && { ownF1: measured }), command };
  if (pilot === undefined) return own;
  const { year, faithful, substituted } = pilot;
  return { year, faithful, substituted, publishedF1: await publishedF1(pilot), ...own };
}

/** A set is named with whose chunks: "headlines gold". */
async function ownF1(name: string, version: number): Promise<ChunkFigures[]> {
  const measured = (await loadOwnFigures()).filter((row) => row.system === name && row.version === version);
  return CHUNK_TRACKS.flatMap((chunks) => {
    const sets = new Set(
      measured.flatMap(({ set }) => (set.endsWith(` ${chunks}`) ? [set.slice(0, -chunks.length - 1)] : [])),
    );
    return [...sets].map((set): ChunkFigures => {
      const value = (figure: InterpretableFigure) =>
        measured.find((row) => row.set === `${set} ${chunks}` && row.figure === figure)?.value ?? null;
      const [alignment, type, score] = [value("alignment"), value("type"), value("score")];
      return { chunks, set, alignment, type, score, typeScore: value("typeScore") };
    });
  });
}

async function publishedF1({ team, runs }: NonNullable<ChunkAligner["pilot"]>): Promise<RunFigures[]> {
  const found: RunFigures[] = [];
  for (const chunks of CHUNK_TRACKS) {
    const { columns, rows } = await loadPublished(`sts2015-interpretable-${chunks}`);
    const own = rows.filter((row) => row.team === team && runs.includes(row.run));
    for (const set of SETS) {
      for (const { run, values } of own) {
        const value = (figure: string) =>
          values[columns.findIndex((column) => column.set === `${set} ${figure}`)] ?? null;
        const alignment = value("alignment");
        if (alignment === null) continue;
        const [type, score, typeScore] = [value("type"), value("score"), value("type and score")];
        found.push({ run, chunks, set, alignment, type, score, typeScore });
      }
    }
  }
  return found;
}

/** The facts as `samesay systems NAME` prints them. */
export async function chunkSystemDetail(aligner: ChunkAligner): Promise<string> {
  const facts = await chunkSystemFacts(aligner);
  const lines: string[] = [];
  if ("publishedF1" in facts) {
    const { faithful, substituted, publishedF1: figures } = facts;
    lines.push(`As in the paper: ${faithful}`, `Substituted: ${substituted}`);
    lines.push(figureTable("Published (F1, test parts of 2015):", figures));
  }
  if (facts.ownF1 === undefined) lines.push("Own: not run");
  else lines.push(figureTable("Own (F1, training parts of 2016):", facts.ownF1));
  return [...lines, `Evaluate it: ${facts.command}`, ""].join("\n");
}

function figureTable(title: string, figures: readonly (ChunkFigures & { readonly run?: string })[]): string {
  const numbers = ["alignment", "type", "score", "typeScore"] as const;
  const named = ["alignment", "type", "score", "type+score"];
  const ofRuns = figures.some(({ run }) => run !== undefined);
  return textTable({
    title,
    columns: [
      { name: "chunks" },
      { name: "set" },
      ...(ofRuns ? [{ name: "run" }] : []),
      ...named.map((name) => ({ name, kind: "number" as const })),
    ],
    rows: figures.map((row) => ({
      cells: [
        row.chunks,
        row.set,
        ...(ofRuns ? [row.run ?? ""] : []),
        ...numbers.map((name) => row[name]?.toFixed(4) ?? "–"),
      ],
    })),
  });
}
