import { StsError } from "../../errors.ts";
import {
  evaluateScoreFiles,
  type GoldOfSet,
  goldOfSet,
  readSubmission,
  readSubmissions,
  runNames,
  type ScoredRun,
  type SeededSystem,
  type SetsToScore,
  type Submission,
  withoutProblems,
} from "../../evaluate/index.ts";
import type { CliIo } from "../command.ts";

/** Runs given as score files: one file for one set, or folders with a file for each set. */
export async function runsOfScores(
  paths: readonly string[],
  sets: SetsToScore,
  io: CliIo,
): Promise<ScoredRun[]> {
  const golds = await goldsOf(sets, io);
  const names = runNames(paths);
  const runs: ScoredRun[] = [];
  for (const [i, path] of paths.entries()) {
    const submission = await readSubmission(
      path,
      golds.map(({ name }) => name),
    );
    runs.push(runOf(names[i]!, submission, golds, sets));
  }
  return runs;
}

/** Systems given as folders with a run for each seed: FOLDER/SEED.txt, or FOLDER/SEED/SET.txt. */
export async function seededSystems(
  folders: readonly string[],
  sets: SetsToScore,
  io: CliIo,
): Promise<SeededSystem[]> {
  const golds = await goldsOf(sets, io);
  const names = runNames(folders);
  const systems: SeededSystem[] = [];
  for (const [i, folder] of folders.entries()) {
    const submissions = await readSubmissions(
      folder,
      golds.map(({ name }) => name),
    );
    const runs = submissions.map((each) => runOf(each.name, withoutProblems(each), golds, sets));
    systems.push({ name: names[i]!, runs });
  }
  return systems;
}

async function goldsOf({ sets }: SetsToScore, io: CliIo): Promise<GoldOfSet[]> {
  const golds: GoldOfSet[] = [];
  for (const set of sets) golds.push(await goldOfSet(set, io.signal));
  return golds;
}

/** @throws StsError E_INPUT for a set without scores: runs are compared on the same pairs */
function runOf(
  name: string,
  { path, files, sha256 }: Submission,
  golds: readonly GoldOfSet[],
  sets: SetsToScore,
): ScoredRun {
  const lacking = golds.filter((gold) => !files.has(gold.name)).map((gold) => gold.name);
  if (lacking.length > 0) {
    throw new StsError(
      "E_INPUT",
      `${path}: no scores for ${lacking.join(", ")}; runs are compared on the same sets: add SET.txt, or name fewer sets`,
    );
  }
  return evaluateScoreFiles(name, files, golds, sets, sha256, { draws: 0 }).run;
}
