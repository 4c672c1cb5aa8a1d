import { Option } from "commander";
import { fileNames, type ScoredRun, writeScoreFiles } from "../evaluate/index.ts";
import type { CliIo } from "./command.ts";

/** `--save-scores FOLDER`. */
export function saveScoresOption(): Option {
  return new Option(
    "--save-scores <folder>",
    "write the raw values, one file a set, as --runs and --scores read them",
  );
}

/**
 * One run's files lie in the folder itself, several runs' in a folder each.
 * @param inputs files that are read: none of them is written over
 * @throws StsError as writeScoreFiles
 */
export async function saveScores(
  folder: string,
  runs: readonly ScoredRun[],
  inputs: readonly string[],
  io: CliIo,
): Promise<void> {
  const base = folder.replace(/[/\\]+$/, "");
  const names = fileNames(runs.map((run) => run.name));
  for (const [i, run] of runs.entries()) {
    const place = runs.length === 1 ? base : `${base}/${names[i]}`;
    const files = await writeScoreFiles(place, run, inputs);
    io.note(`wrote ${files.length} score ${files.length === 1 ? "file" : "files"} to ${place}`);
  }
}
