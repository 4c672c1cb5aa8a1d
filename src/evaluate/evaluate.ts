import { checkList, checkOptions, checkRecord, optionNames, refusedArgument } from "../arguments.ts";
import {
  type Catalogue,
  type DataSet,
  knownSentences,
  loadCatalogue,
  type ResolvedData,
  resolveData,
} from "../data/index.ts";
import { createSystem, isSystem, type System, type TrainingSource } from "../systems/index.ts";
import type { Language } from "../text/index.ts";
import { arithmeticInUse } from "../vectors/index.ts";
import { type RunReport, type RunReportOptions, reportRun } from "./figures/run-report.ts";
import { conflictingPairs } from "./runs/conflicting-pairs.ts";
import { readSet, scoreSet } from "./runs/score-set.ts";
import { type ScoredRun, type ScoredSet, withoutPairs } from "./runs/scored-set.ts";
import { type SignedChoices, signatureLine, signedFigures } from "./runs/signature.ts";
import { getProtocol, type Protocol } from "./tasks/protocols.ts";
import { seenPairs, type TrainingOverlap, trainingOverlap } from "./tasks/training-overlap.ts";
import { brokenRules, type RuleBreach } from "./tasks/training-rules.ts";

const EVALUATE_OPTIONS = optionNames<EvaluateOptions>({
  draws: true,
  seed: true,
  level: true,
  method: true,
  allMeasures: true,
  threshold: true,
  signal: true,
  onProgress: true,
  protocol: true,
  withoutSeen: true,
  withoutConflicts: true,
  languages: true,
  choices: true,
});

/** A set that is not here, with how to get it: the aggregate does not cover it. */
export interface MissingSet {
  readonly name: string;
  readonly obtain: string;
}

/** A system's figures on one or more sets: the document of `evaluate --json`. */
export interface EvaluationReport extends RunReport {
  readonly schema: 1;
  readonly signature: string;
  /** The system's name, or the score file's. */
  readonly system: string;
  readonly protocol?: string;
  /** What neural networks were computed with: runtime, processor, self-tests that came out otherwise. */
  readonly arithmetic?: string;
  readonly missing?: readonly MissingSet[];
  /** What the system saw of labelled data; empty = nothing. Absent for score files, which do not say. */
  readonly trainedOn?: readonly TrainingSource[];
  /** Pairs that its weights saw in a training set at hand, of all scored; present when it saw any. */
  readonly seen?: { readonly pairs: number; readonly of: number };
  /** Pairs of the scored sets that the system has seen in training. */
  readonly overlap?: readonly TrainingOverlap[];
  /** Training data that the protocol does not allow. */
  readonly rules?: readonly RuleBreach[];
}

/** A report, and the numbers it is made from. */
export interface Evaluation {
  readonly report: EvaluationReport;
  readonly run: ScoredRun;
}

export interface EvaluateOptions extends Omit<RunReportOptions, "protocol" | "goldAtHand"> {
  readonly signal?: AbortSignal;
  /** Called with the pairs done so far, over all sets. */
  readonly onProgress?: (done: number) => void;
  /** Name of a protocol; its sets are scored, `data` beside them is not allowed. */
  readonly protocol?: string;
  /** Leaves pairs that the system's weights saw in training out of all figures. */
  readonly withoutSeen?: boolean;
  /** Leaves pairs that stand there again with other gold out of all figures, see `conflictingPairs`. */
  readonly withoutConflicts?: boolean;
  /** Of text a and of text b, in place of what the sets say. */
  readonly languages?: readonly [Language, Language];
  /** Choices of the caller's that change numbers (columns, say), for the signature. */
  readonly choices?: SignedChoices;
}

/** Sets to score, with what of a protocol or group is missing. */
export interface SetsToScore {
  readonly sets: readonly DataSet[];
  readonly missing: readonly MissingSet[];
  readonly protocol?: Protocol;
}

/**
 * Scores sets with a system and reports correlations (of raw values), errors (of calibrated scores) and all three
 * aggregates.
 *
 * @param data names of the catalogue, paths, or sets already resolved; empty with `options.protocol`
 * @throws StsError E_UNKNOWN_NAME, E_INPUT, E_FORMAT, E_ABORTED
 * @example
 * const report = await evaluate("token-cosine", ["sts2015"]);
 * report.aggregate.weightedMean; // 0.587
 */
export async function evaluate(
  system: System | string,
  data: readonly (string | ResolvedData)[],
  options: EvaluateOptions = {},
): Promise<EvaluationReport> {
  checkEvaluate(system, data, options);
  const sets =
    options.protocol === undefined ? await setsOfData(data) : await setsOfProtocol(options.protocol);
  if (typeof system !== "string") return (await evaluateSets(system, sets, options)).report;
  const opened = await createSystem(system, options.signal && { signal: options.signal });
  try {
    return (await evaluateSets(opened, sets, options)).report;
  } finally {
    await opened.close();
  }
}

/** @throws StsError E_INPUT: what is no system, a set's name where a list of them belongs */
function checkEvaluate(system: unknown, data: unknown, options: unknown): void {
  if (typeof system !== "string" && !isSystem(system))
    throw refusedArgument("evaluate: system", system, "a system or the name of one");
  if (!Array.isArray(data)) {
    const remedy = typeof data === "string" ? `[${JSON.stringify(data)}]` : undefined;
    throw refusedArgument("evaluate: data", data, "an array of names, paths or sets", remedy);
  }
  checkOptions(options, "evaluate", EVALUATE_OPTIONS);
}

/** What names and paths after `--data` stand for. @throws StsError as resolveData */
export async function setsOfData(data: readonly (string | ResolvedData)[]): Promise<SetsToScore> {
  checkList(data, "setsOfData: data", "an array of sets or their names");
  const sets: DataSet[] = [];
  const places = new Set<string>();
  const missing: MissingSet[] = [];
  for (const item of data) {
    if (typeof item !== "string")
      checkRecord(item, "setsOfData: data", "a set's name or what resolveData gives", ["sets", "missing"]);
    const resolved = typeof item === "string" ? await resolveData(item) : item;
    // A set named twice, alone and in its group, counts once, and so does a file.
    for (const set of resolved.sets) {
      const place = await placeOf(set);
      if (places.has(place)) continue;
      places.add(place);
      sets.push(set);
    }
    missing.push(...resolved.missing.map(({ name, obtain = "" }) => ({ name, obtain })));
  }
  return { sets, missing };
}

/** What tells sets apart: a name of the catalogue, or where a file lies, however that is written ("x.tsv", "./x.tsv"). */
async function placeOf({ name, path, record }: DataSet): Promise<string> {
  if (record !== undefined) return `set ${name}`;
  const { realpath } = await import("node:fs/promises");
  return realpath(path).catch(() => path);
}

/**
 * The sets of a protocol that are at hand, in its order.
 * @throws StsError E_UNKNOWN_NAME; E_INPUT when none of them is at hand
 */
export async function setsOfProtocol(name: string): Promise<SetsToScore> {
  const protocol = getProtocol(name);
  const catalogue = await loadCatalogue();
  const here = protocol.sets.filter(({ data }) => recordOf(catalogue, data)?.file !== undefined);
  // Nothing at hand: the data room says how the first is had.
  const wanted = here.length > 0 ? here : protocol.sets.slice(0, 1);
  const { sets } = await setsOfData(wanted.map((set) => set.data));
  const missing = protocol.sets
    .filter((set) => !here.includes(set))
    .map((set) => ({ name: set.data, obtain: recordOf(catalogue, set.data)?.obtain ?? set.obtain ?? "" }));
  return { sets, missing, protocol };
}

function recordOf(catalogue: Catalogue, name: string) {
  return catalogue.sets.find((record) => record.name === name);
}

/** Scores and reports sets already found. */
export async function evaluateSets(
  system: System,
  what: SetsToScore,
  options: Omit<EvaluateOptions, "protocol"> = {},
): Promise<Evaluation> {
  checkRecord(system, "evaluateSets: system", "a System", ["name", "trainedOn", "signature"]);
  checkRecord(what, "evaluateSets: what", "a SetsToScore", ["sets", "missing"]);
  checkOptions(options, "evaluateSets");
  const { sets, missing, protocol } = what;
  const all = await scoreSets(system, sets, options);
  const {
    signal,
    onProgress,
    choices: given,
    languages: _,
    withoutSeen = false,
    withoutConflicts = false,
    ...figures
  } = options;
  const catalogue = await loadCatalogue();
  const load = (name: string) => trainingPairs(catalogue, name, signal);
  const overlap = await trainingOverlap(all, system.trainedOn, load, knownSentences);
  const masks = await seenPairs(all, system.trainedOn, load);
  const seen = masks.reduce((n, mask) => n + mask.reduce((sum, is) => sum + is, 0), 0);
  const conflicts = withoutConflicts ? await conflictingPairs(all) : undefined;
  const scored = all.map((set, s) => {
    const conflicting = conflicts?.get(set.name) ?? new Uint8Array(set.pairs.length);
    // A pair that goes for its gold is not counted a second time.
    const kept = withoutPairs(set, conflicting, "conflicting");
    return withoutSeen
      ? withoutPairs(
          kept,
          masks[s]!.filter((_, i) => conflicting[i] === 0),
        )
      : kept;
  });
  const left = [...(withoutSeen ? ["unseen"] : []), ...(withoutConflicts ? ["unconflicting"] : [])];
  const choices = { ...given, ...(left.length > 0 && { pairs: left.join("+") }) };
  const run = { name: system.name, source: system.signature, sets: scored };
  const rules =
    protocol && brokenRules(protocol, system.trainedOn, (name) => recordOf(catalogue, name)?.year);
  const arithmetic = arithmeticInUse();
  const report: EvaluationReport = {
    schema: 1,
    signature: signatureLine({
      system: system.signature,
      data: scored,
      ...signedFigures({ ...figures, choices }),
      ...(protocol && { protocol: protocol.name }),
    }),
    system: system.name,
    ...(protocol && { protocol: protocol.name }),
    ...(arithmetic !== undefined && { arithmetic }),
    ...reportRun(run, { ...figures, ...(protocol && { protocol }) }),
    ...(missing.length > 0 && { missing }),
    trainedOn: system.trainedOn,
    ...(seen > 0 && { seen: { pairs: seen, of: all.reduce((n, set) => n + set.gold.length, 0) } }),
    ...(overlap.length > 0 && { overlap }),
    ...(rules && rules.length > 0 && { rules }),
  };
  return { report, run };
}

/** Every set scored, with progress over all of them. */
async function scoreSets(
  system: System,
  sets: readonly DataSet[],
  { signal, onProgress, languages }: EvaluateOptions,
): Promise<ScoredSet[]> {
  const scored: ScoredSet[] = [];
  let before = 0;
  for (const set of sets) {
    const start = before;
    const result = await scoreSet(system, set, {
      ...(signal && { signal }),
      ...(languages && { languages }),
      ...(onProgress && { onProgress: (done: number) => onProgress(start + done) }),
    });
    before += result.gold.length;
    scored.push(result);
  }
  return scored;
}

/** Pairs of a training set or group that is at hand. */
async function trainingPairs(catalogue: Catalogue, name: string, signal?: AbortSignal) {
  const group = catalogue.groups.find((candidate) => candidate.name === name);
  const members = group?.sets ?? [name];
  if (!members.some((member) => recordOf(catalogue, member)?.file !== undefined)) return undefined;
  const { sets } = await resolveData(name);
  const read = await Promise.all(sets.map((set) => readSet(set, signal && { signal })));
  return read.flatMap(({ pairs }) => pairs);
}
