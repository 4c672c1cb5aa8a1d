import { checkRecord } from "../../arguments.ts";
import type { Protocol } from "../tasks/protocols.ts";
import type { OfficialAggregate } from "./official-aggregate.ts";
import type { SetReport } from "./set-report.ts";

/** Figures over several sets that a run can be judged by. */
export type HeadlineRule = "mean" | "weightedMean" | "pooled";

/** In words, for reports. */
export const HEADLINE_NAMES: Readonly<Record<HeadlineRule, string>> = {
  mean: "mean of sets",
  weightedMean: "mean of sets, weighted by pairs",
  pooled: "over all pairs together",
};

/**
 * The one rule by which runs over several sets are judged, ranked and compared: the protocol's own aggregate; sets that it
 * reports apart, and sets of no protocol, count alike.
 */
export function headlineRule(protocol?: Pick<Protocol, "aggregate">): HeadlineRule {
  if (protocol !== undefined) checkRecord(protocol, "headlineRule: protocol", "a Protocol", ["aggregate"]);
  const rule = protocol?.aggregate ?? "mean";
  return rule === "apart" ? "mean" : rule;
}

/** What `headlineOf` reads of a run's report. */
export interface HeadlineFigures {
  readonly sets: readonly Pick<SetReport, "pearson">[];
  readonly aggregate: Readonly<Record<HeadlineRule, number | null>> & {
    readonly official?: Pick<OfficialAggregate, "rule" | "value">;
  };
}

/**
 * The one figure that stands for a run: the official one, a single set's own, else `headlineRule` over the sets at hand.
 * @returns null when no set has a correlation
 */
export function headlineOf(figures: HeadlineFigures): number | null {
  checkRecord(figures, "headlineOf: figures", "figures", ["sets", "aggregate"]);
  const { sets, aggregate } = figures;
  const { official } = aggregate;
  if (official?.value != null) return official.value;
  if (sets.every(({ pearson }) => pearson === null)) return null;
  const [only, ...others] = sets;
  if (others.length === 0) return only!.pearson;
  return aggregate[headlineRule(official && { aggregate: official.rule })];
}
