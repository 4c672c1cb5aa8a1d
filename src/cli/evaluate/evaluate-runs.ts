import type { Scale } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import {
  competitionTable,
  conflictingPairs,
  digestOf,
  type Entry,
  enoughDraws,
  evaluateScoreFiles,
  evaluateSets,
  type GoldOfSet,
  goldOfSet,
  rankRuns as rank,
  readSubmissions,
  type ScoreFileEvaluationOptions,
  type SetsToScore,
  type Submission,
  signatureLine,
  textTable,
  writeCompetition,
} from "../../evaluate/index.ts";
import { createSystem } from "../../systems/index.ts";
import type { CliIo } from "../command.ts";
import { type InputChoice, signedChoices } from "../options/options.ts";

export interface RankOptions extends InputChoice {
  readonly scale?: Scale;
  readonly report?: readonly string[];
  readonly draws: number;
  readonly seed: number;
  readonly level: number;
  readonly withoutConflicts?: boolean;
  readonly json?: boolean;
}

/** `evaluate --runs FOLDER`: checks, scores and ranks submissions; exit 1 when one had to be rejected. */
export async function rankRuns(
  folder: string,
  sets: SetsToScore,
  options: RankOptions,
  io: CliIo,
): Promise<void> {
  const golds: GoldOfSet[] = [];
  for (const set of sets.sets) golds.push(await goldOfSet(set, io.signal));
  const submissions = await readSubmissions(
    folder,
    golds.map((gold) => gold.name),
  );
  const conflicts = options.withoutConflicts ? await conflictingPairs(golds) : undefined;
  const entries: Entry[] = [];
  const rejected: { name: string; problems: readonly string[] }[] = [];
  for (const submission of submissions) {
    const { name, problems } = submission;
    const entry =
      problems.length > 0
        ? undefined
        : entryOf(submission, golds, sets, { ...options, ...(conflicts && { conflicts }) }, rejected);
    if (problems.length > 0) rejected.push({ name, problems });
    else if (entry !== undefined) entries.push(entry);
  }
  const { protocol } = sets;
  const tooMany = teamsBeyond(entries, protocol?.runsPerTeam);
  for (const team of tooMany) {
    io.note(`samesay: ${team} has more runs than the task allowed (${protocol?.runsPerTeam})`);
  }
  entries.push(await baseline(sets, options, io));
  const { seed, level } = options;
  // Ranks and groups need draws, whatever intervals are asked for.
  const draws = enoughDraws({ draws: Math.max(100, options.draws), level }, entries.length - 1);
  const signature = signatureLine({
    system: {
      scores: `${submissions.length}-runs`,
      sha256: await digestOf(submissions.map((submission) => submission.sha256)),
    },
    data: golds,
    ...(protocol && { protocol: protocol.name }),
    ...{ draws, seed, level },
    choices: { ...signedChoices(options), ...(conflicts && { pairs: "unconflicting" }) },
  });
  const names = golds.map((gold) => gold.name);
  const competition = rank(entries, names, rejected, {
    ...(protocol && { protocol }),
    ...{ draws, seed, level, signature },
  });
  if (options.json) await io.printJson("competition", competition);
  else await io.print(`${textTable(competitionTable(competition))}\n${missingNotes(sets)}`);
  for (const file of options.report ?? []) {
    await writeCompetition(file, competition);
    io.note(`wrote ${file}`);
  }
  if (rejected.length > 0) io.answerNo();
}

/** A run's entry; too few or too many scores reject it. */
function entryOf(
  submission: Submission,
  golds: readonly GoldOfSet[],
  sets: SetsToScore,
  options: RankOptions & Pick<ScoreFileEvaluationOptions, "conflicts">,
  rejected: { name: string; problems: readonly string[] }[],
): Entry | undefined {
  const { name, team, run, files, sha256 } = submission;
  try {
    const { report, run: scored } = evaluateScoreFiles(name, files, golds, sets, sha256, {
      draws: 0,
      seed: options.seed,
      ...(options.conflicts && { conflicts: options.conflicts }),
    });
    return { name, team, run, kind: "system", report, scored, warnings: warningsOf(submission, golds) };
  } catch (error) {
    if (!(error instanceof StsError)) throw error;
    rejected.push({ name, problems: [error.message] });
    return undefined;
  }
}

function warningsOf({ files }: Submission, golds: readonly GoldOfSet[]): string[] {
  const missing = golds.filter((gold) => !files.has(gold.name)).map((gold) => gold.name);
  let outside = 0;
  for (const { name, scale } of golds) {
    const scores = files.get(name)?.scores ?? [];
    outside += scores.filter((score) => score < scale[0] || score > scale[1]).length;
  }
  return [
    ...(missing.length > 0 ? [`no scores for ${missing.join(", ")}`] : []),
    // Allowed, and harmless to correlations; often a sign of another scale.
    ...(outside > 0 ? [`${outside} scores outside the gold's scale`] : []),
  ];
}

function teamsBeyond(entries: readonly Entry[], most: number | undefined): string[] {
  if (most === undefined) return [];
  const counts = new Map<string, number>();
  for (const { team } of entries) counts.set(team, (counts.get(team) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([team]) => team);
}

/** The organisers' row of every year: cosine of white-space token sets. */
async function baseline(sets: SetsToScore, options: RankOptions, io: CliIo): Promise<Entry> {
  const system = await createSystem("token-cosine", { signal: io.signal });
  try {
    const { report, run } = await evaluateSets(system, sets, {
      draws: 0,
      seed: options.seed,
      withoutConflicts: options.withoutConflicts ?? false,
      signal: io.signal,
    });
    return {
      name: "token-cosine",
      team: "token-cosine",
      run: "",
      kind: "baseline",
      report,
      scored: run,
      warnings: [],
    };
  } finally {
    await system.close();
  }
}

function missingNotes({ missing }: SetsToScore): string {
  return missing.map(({ name, obtain }) => `${name} is not here: ${obtain}\n`).join("");
}
