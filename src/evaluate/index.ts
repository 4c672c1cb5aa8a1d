export {
  type EvaluateOptions,
  type Evaluation,
  type EvaluationReport,
  evaluate,
  evaluateSets,
  type MissingSet,
  type SetsToScore,
  setsOfData,
  setsOfProtocol,
} from "./evaluate.ts";
export { evaluateScoreFiles, goldOfSet, type ScoreFileEvaluationOptions } from "./evaluate-score-files.ts";
export { type Aggregate, type AggregateFigures, aggregate } from "./figures/aggregate.ts";
export { type BestOfSet, bestOfSets } from "./figures/best-runs.ts";
export { BREAKDOWNS, type BreakdownKind, breakdown, type GroupFigures } from "./figures/breakdown.ts";
export {
  type CompareOptions,
  type Comparison,
  type ComparisonDocument,
  compareAll,
  compareRuns,
  comparisonDocument,
  enoughDraws,
} from "./figures/compare-runs.ts";
export type { AggregateTests, ComparedAggregate } from "./figures/compared-aggregates.ts";
export { HEADLINE_NAMES, type HeadlineRule, headlineOf, headlineRule } from "./figures/headline.ts";
export { ablateLength, type LengthAblation } from "./figures/length-ablation.ts";
export type { OfficialAggregate } from "./figures/official-aggregate.ts";
export { type IntervalMethod, type ResampledRun, resampleRuns } from "./figures/resampled-runs.ts";
export { type RunReport, type RunReportOptions, reportRun } from "./figures/run-report.ts";
export {
  type SeedComparison,
  type SeedDifference,
  type SeededSystem,
  type SeedFigures,
  type SeedOptions,
  type SeedsDocument,
  type SeedsOfSystem,
  seedsDocument,
} from "./figures/seeded-systems.ts";
export { type Measured, type MoreMeasures, reportSet, type SetReport } from "./figures/set-report.ts";
export {
  type CalibrationBin,
  calibrationCurve,
  type DifficultPair,
  difficultPairs,
  type WorstPair,
  worstPairs,
} from "./figures/worst-pairs.ts";
export { type ChunkAgreement, chunkAgreement } from "./interpretable/chunk-agreement.ts";
export {
  type AlignmentsToScore,
  type EvaluateAlignmentsOptions,
  evaluateAlignments,
  type InterpretableReport,
  type InterpretableSet,
  interpretableTable,
} from "./interpretable/evaluate-alignments.ts";
export {
  type HeldOutReport,
  heldOutReport,
  heldOutTable,
} from "./interpretable/held-out-report.ts";
export {
  INTERPRETABLE_RULES,
  type InterpretableFigure,
  type InterpretableRules,
} from "./interpretable/link-agreement.ts";
export { CHUNK_TRACKS, type ChunkTrack, publishedChunks } from "./interpretable/published-chunks.ts";
export {
  type AgreementFigure,
  type InterpretableScores,
  scoreAlignments,
} from "./interpretable/score-alignments.ts";
export { loadOwnFigures, type OwnFigure } from "./own-figures.ts";
export { loadProbes } from "./probes/probe-files.ts";
export { generateProbes } from "./probes/probe-generator.ts";
export {
  PROBE_KINDS,
  PROBE_MARGIN,
  PROBE_VERSION,
  type ProbeFigure,
  type ProbeKind,
  type ProbeMiss,
  type ProbeReport,
  type ProbeTriple,
  parseProbes,
  probeKind,
  runProbes,
} from "./probes/probes.ts";
export {
  type Competition,
  type CompetitionOptions,
  type RankedRun,
  rankRuns,
} from "./ranking/competition.ts";
export type { Entry } from "./ranking/competition-field.ts";
export { competitionTable } from "./ranking/competition-table.ts";
export type { CompetitionTest } from "./ranking/competition-tests.ts";
export type { SetStanding } from "./ranking/set-standings.ts";
export {
  digestOf,
  readSubmission,
  readSubmissions,
  type Submission,
  withoutProblems,
} from "./ranking/submissions.ts";
export { type Bar, drawBars } from "./report/bars.ts";
export { latexTable } from "./report/latex-table.ts";
export {
  type DetailedReport,
  type DetailOptions,
  detailed,
  detailsOf,
  type ReportDetails,
  type RunsReport,
  reportDocument,
} from "./report/report-details.ts";
export { writeCompetition, writePlots, writeReport, writeScoreFiles } from "./report/report-files.ts";
export {
  overviewTable,
  REPORT_FORMATS,
  type ReportBundle,
  renderReport,
  reportFormat,
  reportTables,
  signatures,
} from "./report/report-formats.ts";
export { conflictingPairs, type UnconflictingRuns, withoutConflicts } from "./runs/conflicting-pairs.ts";
export { fileNames, runNames } from "./runs/run-names.ts";
export { parseScoreFile, type ScoreFile } from "./runs/score-file.ts";
export { type GoldOfSet, scoreFileSet } from "./runs/score-file-set.ts";
export { readScoreFile, type ScoreFileOnDisk } from "./runs/score-files-on-disk.ts";
export { readSet, scoreSet } from "./runs/score-set.ts";
export { goldOnFive, type ScoredRun, type ScoredSet } from "./runs/scored-set.ts";
export { type ScoreSource, type SignedChoices, signatureLine } from "./runs/signature.ts";
export { type DocumentOf, type JsonSchema, type Schemas, schemas } from "./schemas/index.ts";
export {
  figure,
  htmlTable,
  markdownTable,
  range,
  type Table,
  textTable,
  tsvTable,
} from "./table.ts";
export {
  type Leaderboard,
  type LeaderboardRow,
  leaderboard,
  leaderboardTable,
  type OwnResult,
} from "./tasks/leaderboard.ts";
export {
  type AggregateRule,
  getProtocol,
  type HumanCeiling,
  PROTOCOLS,
  type Protocol,
  type ProtocolSet,
  type SignificanceRule,
} from "./tasks/protocols.ts";
export {
  PUBLISHED,
  type PublishedRow,
  type PublishedSpec,
  type PublishedTable,
  parsePublished,
  publishedSpec,
  recomputeAggregate,
} from "./tasks/published.ts";
export {
  type PublishedDifficultPair,
  publishedDifficultPairs,
  publishedDifficultTable,
  withOwnScores,
} from "./tasks/published-difficult.ts";
export { loadPublished } from "./tasks/published-files.ts";
export { type TrainingOverlap, trainingOverlap } from "./tasks/training-overlap.ts";
export { brokenRules, type RuleBreach } from "./tasks/training-rules.ts";
