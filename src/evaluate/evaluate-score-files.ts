import { checkOptions, checkRecord, checkRecords, checkText } from "../arguments.ts";
import type { DataSet } from "../data/index.ts";
import type { Evaluation, EvaluationReport, SetsToScore } from "./evaluate.ts";
import { type RunReportOptions, reportRun } from "./figures/run-report.ts";
import type { ScoreFile } from "./runs/score-file.ts";
import { type GoldOfSet, type ScoreFileOptions, scoreFileSet } from "./runs/score-file-set.ts";
import { goldWithoutScale, readSet } from "./runs/score-set.ts";
import { type ScoredRun, withGold, withoutPairs } from "./runs/scored-set.ts";
import { type SignedChoices, signatureLine, signedFigures } from "./runs/signature.ts";
import type { Protocol } from "./tasks/protocols.ts";

/** A set's gold, all pairs of it. */
export async function goldOfSet(set: DataSet, signal?: AbortSignal): Promise<GoldOfSet> {
  checkRecord(set, "goldOfSet: set", "a DataSet", ["name", "scale", "sha256"]);
  const { pairs, languages } = await readSet(set, signal && { signal });
  const total = set.record?.lines;
  const otherScale = goldWithoutScale(set, withGold(pairs).gold);
  return {
    name: set.name,
    scale: set.scale,
    ...(languages && { languages }),
    pairs,
    sha256: await set.sha256(),
    ...(otherScale !== undefined && { otherScale }),
    // Ids of the tasks' sets end with the line of the organisers' file.
    ...(total !== undefined && {
      official: { total, of: pairs.map(({ id }) => Number(/\d+$/.exec(id)?.[0])) },
    }),
  };
}

export interface ScoreFileEvaluationOptions
  extends Omit<RunReportOptions, "protocol" | "goldAtHand">,
    ScoreFileOptions {
  /** Choices of the caller's that change numbers (columns, say), for the signature. */
  readonly choices?: SignedChoices;
  /** Marks of pairs to leave out for their gold, from `conflictingPairs` of the same golds. */
  readonly conflicts?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Figures of a run given as score files, one for each set that it has.
 *
 * @param name of the run
 * @param files by name of the set
 * @param golds every set whose gold is at hand; the run may lack some
 * @param sha256 digest of the files, for the signature
 * @throws StsError E_FORMAT for scores too few or too many
 */
export function evaluateScoreFiles(
  name: string,
  files: ReadonlyMap<string, ScoreFile>,
  golds: readonly GoldOfSet[],
  what: Pick<SetsToScore, "missing"> & { readonly protocol?: Protocol },
  sha256: string,
  options: ScoreFileEvaluationOptions = {},
): Evaluation {
  checkText(name, "evaluateScoreFiles: name");
  checkRecord(files, "evaluateScoreFiles: files", "a Map", ["get"]);
  checkRecords(golds, "evaluateScoreFiles: golds", "a GoldOfSet", ["name", "pairs"]);
  checkRecord(what, "evaluateScoreFiles: what", "a SetsToScore", ["missing"]);
  checkText(sha256, "evaluateScoreFiles: sha256");
  checkOptions(options, "evaluateScoreFiles");
  const { missing, protocol } = what;
  const { confidences, rescale, calibrate, conflicts, choices: given, ...figures } = options;
  // How values become scores, and a file of confidences, change errors and the weighted figure.
  const choices = {
    ...given,
    ...(conflicts && { pairs: "unconflicting" }),
    ...(calibrate && { errors: "calibrated" }),
    ...(rescale && { errors: "rescaled" }),
    ...(confidences?.sha256 && { confidences: confidences.sha256.slice(0, 8) }),
  };
  const scored = golds.filter((gold) => files.has(gold.name));
  const source = { scores: name, sha256 };
  const run: ScoredRun = {
    name,
    source,
    sets: scored.map((gold) => {
      const set = scoreFileSet(files.get(gold.name)!, gold, {
        ...(confidences && { confidences }),
        ...(rescale !== undefined && { rescale }),
        ...(calibrate !== undefined && { calibrate }),
      });
      const marked = conflicts?.get(gold.name);
      return marked === undefined ? set : withoutPairs(set, marked, "conflicting");
    }),
  };
  const report: EvaluationReport = {
    schema: 1,
    signature: signatureLine({
      system: source,
      data: run.sets,
      ...signedFigures({ ...figures, choices }),
      ...(protocol && { protocol: protocol.name }),
    }),
    system: name,
    ...(protocol && { protocol: protocol.name }),
    ...reportRun(run, {
      ...figures,
      ...(protocol && { protocol }),
      goldAtHand: new Set(golds.map((gold) => gold.name)),
    }),
    ...(missing.length > 0 && { missing }),
  };
  return { report, run };
}
