export { type Aggregate, type AggregateFigures, aggregate } from "./aggregate.ts";
export { type BestOfSet, bestOfSets } from "./alike.ts";
export { BREAKDOWNS, type BreakdownKind, breakdown, type GroupFigures } from "./breakdown.ts";
export type { AggregateTests, ComparedAggregate } from "./compared-aggregates.ts";
export {
  type CompareOptions,
  type Comparison,
  type ComparisonDocument,
  compareAll,
  compareRuns,
  comparisonDocument,
  enoughDraws,
} from "./comparison.ts";
export {
  type Competition,
  type CompetitionOptions,
  type RankedRun,
  rankRuns,
} from "./competition.ts";
export type { Entry } from "./competition-field.ts";
export { competitionTable } from "./competition-table.ts";
export type { CompetitionTest } from "./competition-tests.ts";
export {
  type CalibrationBin,
  calibrationCurve,
  type DifficultPair,
  difficultPairs,
  type WorstPair,
  worstPairs,
} from "./diagnosis.ts";
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
export { HEADLINE_NAMES, type HeadlineRule, headlineOf, headlineRule } from "./headline.ts";
export {
  type AlignmentsToScore,
  type EvaluateAlignmentsOptions,
  evaluateAlignments,
  type InterpretableReport,
  type InterpretableSet,
  interpretableTable,
} from "./interpretable/evaluate-alignments.ts";
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
export { latexTable } from "./latex-table.ts";
export {
  type Leaderboard,
  type LeaderboardRow,
  leaderboard,
  leaderboardTable,
  type OwnResult,
} from "./leaderboard.ts";
export { ablateLength, type LengthAblation } from "./length-ablation.ts";
export { readScoreFile, type ScoreFileOnDisk } from "./node-files.ts";
export type { OfficialAggregate } from "./official-aggregate.ts";
export { loadProbes } from "./probe-files.ts";
export { generateProbes } from "./probe-generator.ts";
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
} from "./probes.ts";
export {
  type AggregateRule,
  getProtocol,
  type HumanCeiling,
  PROTOCOLS,
  type Protocol,
  type ProtocolSet,
  type SignificanceRule,
} from "./protocols.ts";
export {
  PUBLISHED,
  type PublishedRow,
  type PublishedSpec,
  type PublishedTable,
  parsePublished,
  publishedSpec,
  recomputeAggregate,
} from "./published.ts";
export {
  type PublishedDifficultPair,
  publishedDifficultPairs,
  publishedDifficultTable,
  withOwnScores,
} from "./published-difficult.ts";
export { loadPublished } from "./published-files.ts";
export {
  type DetailedReport,
  type DetailOptions,
  detailed,
  detailsOf,
  type ReportDetails,
  type RunsReport,
  reportDocument,
} from "./report-details.ts";
export { writeCompetition, writePlots, writeReport, writeScoreFiles } from "./report-files.ts";
export {
  overviewTable,
  REPORT_FORMATS,
  type ReportBundle,
  renderReport,
  reportFormat,
  reportTables,
  signatures,
} from "./report-formats.ts";
export { type IntervalMethod, type ResampledRun, resampleRuns } from "./resampled-runs.ts";
export { fileNames, runNames } from "./run-names.ts";
export { type RunReport, type RunReportOptions, reportRun } from "./run-report.ts";
export { type JsonSchema, schemas } from "./schemas/index.ts";
export { parseScoreFile, type ScoreFile } from "./score-file.ts";
export { evaluateScoreFiles, goldOfSet, type ScoreFileEvaluationOptions } from "./score-file-evaluation.ts";
export { type GoldOfSet, scoreFileSet } from "./score-file-set.ts";
export { readSet, scoreSet } from "./score-set.ts";
export { goldOnFive, type ScoredRun, type ScoredSet } from "./scored-set.ts";
export { type Measured, type MoreMeasures, reportSet, type SetReport } from "./set-report.ts";
export type { SetStanding } from "./set-standings.ts";
export { type ScoreSource, type SignedChoices, signatureLine } from "./signature.ts";
export { digestOf, readSubmissions, type Submission } from "./submissions.ts";
export {
  figure,
  htmlTable,
  markdownTable,
  range,
  type Table,
  textTable,
  tsvTable,
} from "./table.ts";
export { type TrainingOverlap, trainingOverlap } from "./training-overlap.ts";
export { brokenRules, type RuleBreach } from "./training-rules.ts";
