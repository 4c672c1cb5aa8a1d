import { correlation, type Interval, mean, percentileInterval, weightedMean } from "../stats/index.ts";
import type { AggregateRule, Protocol, ProtocolSet } from "./protocols.ts";
import { goldOnFive, type ScoredSet } from "./scored-set.ts";
import type { SetReport } from "./set-report.ts";

/**
 * One figure for several sets, in all three ways at once: published figures differ by up to five points by that
 * choice alone. A set whose correlation is undefined counts 0 in both means, as the organisers had it.
 */
export interface Aggregate {
  /** Plain mean of the sets' Pearson; null without pairs. */
  readonly mean: number | null;
  /** Weighted by pairs. */
  readonly weightedMean: number | null;
  /** One Pearson over all pairs of all sets (gold of other scales stretched to 0-5); null when undefined. */
  readonly pooled: number | null;
  readonly intervals: {
    readonly mean: Interval | null;
    readonly weightedMean: Interval | null;
    readonly pooled: Interval | null;
  };
  /** What went in. */
  readonly covers: { readonly sets: number; readonly pairs: number };
  /** Sets that count 0 because their correlation is undefined. */
  readonly undefinedSets?: readonly string[];
  /** The protocol's own figure, by its own rule. */
  readonly official?: OfficialAggregate;
}

export interface OfficialAggregate {
  readonly rule: AggregateRule;
  readonly value: number | null;
  /** Sets of the protocol that were scored, of all. */
  readonly sets: readonly [scored: number, all: number];
  readonly pairs: readonly [scored: number, all: number];
  readonly note?: string;
}

/** Bootstrap draws of one run: of every set, and pooled; all of one length. */
export interface RunDraws {
  readonly sets: readonly Float64Array[];
  readonly pooled: Float64Array;
}

export interface AggregateOptions {
  /** Paired bootstrap draws; absent = no intervals. */
  readonly draws?: RunDraws;
  readonly level?: number;
  /** Adds `official`. */
  readonly protocol?: Protocol;
  /** Names of the sets whose gold is at hand; the run lacks those of them that have no report. */
  readonly goldAtHand?: ReadonlySet<string>;
}

/**
 * @param sets as the run scored them
 * @param reports of `sets`, in the same order
 */
export function aggregate(
  sets: readonly ScoredSet[],
  reports: readonly SetReport[],
  options: AggregateOptions = {},
): Aggregate {
  const { draws, level = 0.95, protocol } = options;
  const values = reports.map((report) => report.pearson ?? 0);
  const sizes = reports.map((report) => report.scored);
  const undefinedSets = reports.filter((report) => report.pearson === null).map((report) => report.name);
  const none = sizes.every((n) => n === 0);
  const pooled = none ? null : pooledPearson(sets);
  const equal = reports.map(() => 1);
  return {
    mean: none ? null : mean(values),
    weightedMean: none ? null : weightedMean(values, sizes),
    pooled,
    intervals: {
      mean: none || !draws ? null : orNull(percentileInterval(meanDraws(draws.sets, equal), level)),
      weightedMean: none || !draws ? null : orNull(percentileInterval(meanDraws(draws.sets, sizes), level)),
      pooled: pooled === null || !draws ? null : orNull(percentileInterval(draws.pooled, level)),
    },
    covers: { sets: reports.length, pairs: sizes.reduce((a, b) => a + b, 0) },
    ...(undefinedSets.length > 0 && { undefinedSets }),
    ...(protocol && { official: official(protocol, reports, pooled, options.goldAtHand) }),
  };
}

/** Pearson's r of the run over the pairs of all sets, raw values against gold on 0-5; null when undefined. */
export function pooledPearson(sets: readonly ScoredSet[]): number | null {
  return correlation("pearson", joined(sets.map((set) => set.raw)), joined(sets.map(goldOnFive))).value;
}

/** One array after another. */
export function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Weighted mean over the sets, draw by draw; sets have independent draws. An undefined draw counts 0. */
export function meanDraws(sets: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const total = weights.reduce((a, b) => a + b, 0);
  const out = new Float64Array(sets[0]?.length ?? 0);
  for (const [s, values] of sets.entries()) {
    const share = weights[s]! / total;
    for (let k = 0; k < out.length; k++) {
      const value = values[k]!;
      if (!Number.isNaN(value)) out[k] = out[k]! + share * value;
    }
  }
  return out;
}

function orNull(interval: Interval): Interval | null {
  return Number.isNaN(interval[0]) ? null : interval;
}

/**
 * The task's own figure. A set whose gold is not at hand is left out, and the note says so; a set that only the run
 * lacks is treated by the protocol's rule.
 */
function official(
  protocol: Protocol,
  reports: readonly SetReport[],
  pooled: number | null,
  goldAtHand: ReadonlySet<string> = new Set(reports.map((report) => report.name)),
): OfficialAggregate {
  const byName = new Map(reports.map((report) => [report.name, report]));
  const sizeOf = (set: ProtocolSet) => byName.get(set.data)?.scored ?? set.pairs;
  const pairsOf = (sets: readonly ProtocolSet[]) => sets.reduce((total, set) => total + sizeOf(set), 0);
  const present = protocol.sets.filter((set) => byName.has(set.data));
  const missing = protocol.sets.filter((set) => !byName.has(set.data));
  const zero = protocol.missing === "counts-zero" ? missing.filter((set) => goldAtHand.has(set.data)) : [];
  const leftOut = missing.filter((set) => !zero.includes(set));
  const shared = {
    rule: protocol.aggregate,
    sets: [present.length, protocol.sets.length] as const,
    pairs: [pairsOf(present), pairsOf(protocol.sets)] as const,
  };
  if (present.length === 0) return { ...shared, value: null, note: "no set of the protocol was scored" };
  if (protocol.aggregate === "apart") {
    if (present.length === 1) return { ...shared, value: byName.get(present[0]!.data)!.pearson };
    return { ...shared, value: null, note: `${namesOf(present)} are reported apart` };
  }
  if (missing.length > 0 && protocol.missing === "no-aggregate") {
    return { ...shared, value: null, note: `needs every set; not scored: ${namesOf(missing)}` };
  }
  const notes: string[] = [];
  if (zero.length > 0) notes.push(`the run lacks ${namesOf(zero)}, which counts 0`);
  if (leftOut.length > 0) {
    const [scored, all] = shared.pairs;
    notes.push(
      `covers ${scored} of ${all} pairs, without ${namesOf(leftOut)}: not comparable with full figures`,
    );
  }
  const note = notes.length > 0 ? { note: notes.join("; ") } : {};
  if (protocol.aggregate === "pooled") return { ...shared, value: pooled, ...note };
  const counted = [...present, ...zero];
  const values = counted.map((set) => byName.get(set.data)?.pearson ?? 0);
  const weights = counted.map((set) => (protocol.aggregate === "mean" ? 1 : sizeOf(set)));
  const value = pairsOf(counted) === 0 ? null : weightedMean(values, weights);
  return { ...shared, value, ...note };
}

function namesOf(sets: readonly ProtocolSet[]): string {
  return sets.map((set) => set.name).join(", ");
}
