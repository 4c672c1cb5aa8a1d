import { weightedMean } from "../../stats/index.ts";
import type { AggregateRule, Protocol, ProtocolSet } from "../tasks/protocols.ts";
import type { SetReport } from "./set-report.ts";

/** The protocol's own figure, by its own rule. */
export interface OfficialAggregate {
  readonly rule: AggregateRule;
  readonly value: number | null;
  /** Sets of the protocol that were scored, of all. */
  readonly sets: readonly [scored: number, all: number];
  readonly pairs: readonly [scored: number, all: number];
  readonly note?: string;
}

/**
 * The task's own figure. A set whose gold is not at hand is left out, and the note says so; a set that only the run
 * lacks is treated by the protocol's rule.
 */
export function officialAggregate(
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
  const leftOutPairs = present.reduce((sum, set) => {
    const { dropped = 0, conflicting = 0 } = byName.get(set.data)!;
    return sum + dropped + conflicting;
  }, 0);
  if (leftOutPairs > 0)
    notes.push(`without ${leftOutPairs} pairs that were left out: not comparable with full figures`);
  if (zero.length > 0) notes.push(`the run lacks ${namesOf(zero)}, which counts 0`);
  if (leftOut.length > 0) {
    const [scored, all] = shared.pairs;
    notes.push(
      `covers ${scored} of ${all} pairs, without ${namesOf(leftOut)}: not comparable with full figures`,
    );
  }
  const note = notes.length > 0 ? { note: notes.join("; ") } : {};
  if (protocol.aggregate === "pooled") return { ...shared, value: pooled, ...note };
  const emptied = ({ data }: ProtocolSet) => byName.get(data)?.scored === 0 && leftOutPairs > 0;
  const counted = [...present.filter((set) => !emptied(set)), ...zero];
  const values = counted.map((set) => byName.get(set.data)?.pearson ?? 0);
  const weights = counted.map((set) => (protocol.aggregate === "mean" ? 1 : sizeOf(set)));
  const value = pairsOf(counted) === 0 ? null : weightedMean(values, weights);
  return { ...shared, value, ...note };
}

function namesOf(sets: readonly ProtocolSet[]): string {
  return sets.map((set) => set.name).join(", ");
}
