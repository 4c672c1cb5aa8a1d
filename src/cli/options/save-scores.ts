import { Option } from "commander";
import { checkFolderPlace, refuseOverInputs } from "../../data/index.ts";
import { fileNames, type ScoredRun, writeScoreFiles } from "../../evaluate/index.ts";
import type { CliIo } from "../command.ts";

/** `--save-scores FOLDER`. */
export function saveScoresOption(): Option {
  return new Option(
    "--save-scores <folder>",
    "write the raw values, one file a set, as --runs and --scores read them",
  );
}

/**
 * Refuses before the work to write scores over what is read.
 * @param runs names that the runs are asked for by
 * @throws StsError E_INPUT, E_OUTPUT
 */
export async function checkSaveScores(
  folder: string,
  runs: readonly string[],
  sets: readonly string[],
  inputs: readonly string[],
): Promise<void> {
  await checkFolderPlace(folder);
  const files = fileNames(sets).map((name) => `${name}.txt`);
  const places = placesOf(folder, runs);
  await refuseOverInputs(
    places.flatMap((place) => files.map((file) => `${place}/${file}`)),
    inputs,
  );
}

/** One run's files lie in the folder itself, several runs' in a folder each. */
function placesOf(folder: string, runs: readonly string[]): string[] {
  const base = folder.replace(/[/\\]+$/, "");
  return runs.length === 1 ? [base] : fileNames(runs).map((name) => `${base}/${name}`);
}

/**
 * Writes runs' raw values as score files.
 * @param inputs files that are read: none of them is written over
 * @throws StsError as writeScoreFiles
 */
export async function saveScores(
  folder: string,
  runs: readonly ScoredRun[],
  inputs: readonly string[],
  io: CliIo,
): Promise<void> {
  const places = placesOf(
    folder,
    runs.map((run) => run.name),
  );
  for (const [i, run] of runs.entries()) {
    const place = places[i]!;
    const files = await writeScoreFiles(place, run, inputs);
    io.note(`wrote ${files.length} score ${files.length === 1 ? "file" : "files"} to ${place}`);
  }
}
