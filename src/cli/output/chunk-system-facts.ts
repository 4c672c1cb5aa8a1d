import { CHUNK_TRACKS, type ChunkTrack, loadPublished, textTable } from "../../evaluate/index.ts";
import type { ChunkAligner } from "../../explain/index.ts";

/** Figures of a run on a set, as the tables of 2015 have them; `null` where they have none. */
interface RunFigures {
  readonly run: string;
  /** Whose chunks were aligned: people's, or the run's own. */
  readonly chunks: ChunkTrack;
  readonly set: string;
  readonly alignment: number;
  readonly type: number | null;
  readonly score: number | null;
  readonly typeScore: number | null;
}

const SETS = ["headlines", "images"];

/** What is known of a system that aligns chunks beside its line: of one of 2015 its paper's figures. */
export async function chunkSystemFacts({ name, pilot, learns }: ChunkAligner) {
  const command = `samesay evaluate --task interpretable --system ${name} --data ists2016-train${learns ? " --folds 5" : ""}`;
  if (pilot === undefined) return { command };
  const { year, faithful, substituted } = pilot;
  return { year, faithful, substituted, publishedF1: await publishedF1(pilot), command };
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
  const { faithful, substituted, publishedF1: figures, command } = await chunkSystemFacts(aligner);
  const told =
    figures === undefined
      ? []
      : [`As in the paper: ${faithful}`, `Substituted: ${substituted}`, figureTable(figures)];
  return [...told, `Evaluate it: ${command}`, ""].join("\n");
}

function figureTable(figures: readonly RunFigures[]): string {
  const numbers = ["alignment", "type", "score", "typeScore"] as const;
  const named = ["alignment", "type", "score", "type+score"];
  return textTable({
    title: "Published (F1, test parts of 2015):",
    columns: [
      { name: "chunks" },
      { name: "set" },
      { name: "run" },
      ...named.map((name) => ({ name, kind: "number" as const })),
    ],
    rows: figures.map((row) => ({
      cells: [row.chunks, row.set, row.run, ...numbers.map((name) => row[name]?.toFixed(4) ?? "–")],
    })),
  });
}
