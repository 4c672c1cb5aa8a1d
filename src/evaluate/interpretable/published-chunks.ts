import { checkRecord, checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type Leaderboard, leaderboard } from "../tasks/leaderboard.ts";
import { loadPublished } from "../tasks/published-files.ts";
import type { InterpretableReport } from "./evaluate-alignments.ts";
import type { InterpretableFigure } from "./link-agreement.ts";

/** Whose chunks were aligned; each has a table of its own in the paper of 2015. */
export const CHUNK_TRACKS = ["gold", "system"] as const;
export type ChunkTrack = (typeof CHUNK_TRACKS)[number];

const SETS = ["headlines", "images"];

/** Figures as the published tables name them after the set. */
const COLUMNS: readonly [InterpretableFigure, string][] = [
  ["alignment", "alignment"],
  ["type", "type"],
  ["score", "score"],
  ["typeScore", "type and score"],
];

/**
 * One's own figures among the published rows of 2015, which are of that year's test parts.
 * @throws StsError E_INPUT where no set is called headlines or images
 */
export async function publishedChunks(
  report: InterpretableReport,
  name: string,
  track: ChunkTrack,
): Promise<Leaderboard> {
  checkRecord(report, "publishedChunks: report", "an InterpretableReport", ["sets"]);
  checkText(name, "publishedChunks: name");
  checkText(track, "publishedChunks: track");
  const own = report.sets.filter((set) => SETS.includes(set.name));
  if (own.length === 0) {
    const names = report.sets.map((set) => set.name).join(", ");
    const remedy = "call the gold files headlines.wa and images.wa, or leave out --published";
    throw new StsError(
      "E_INPUT",
      `published rows are of ${SETS.join(" and ")}, here are ${names}; ${remedy}`,
    );
  }
  const figures = own.flatMap((set) =>
    COLUMNS.map(([figure, column]) => [`${set.name} ${column}`, set[figure]] as const),
  );
  return leaderboard(await loadPublished(`sts2015-interpretable-${track}`), [
    { name, r: Object.fromEntries(figures) },
  ]);
}
