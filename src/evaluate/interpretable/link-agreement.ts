import type { TokenLink } from "./token-links.ts";

/** What of two links is compared. */
export const INTERPRETABLE_FIGURES = ["alignment", "type", "score", "typeScore"] as const;
export type InterpretableFigure = (typeof INTERPRETABLE_FIGURES)[number];

/**
 * Whose rules: those of the script packed with the 2016 data, which the published rows of both years agree with, or
 * those of the 2015 pilot's script, which forgives some types in `typeScore`.
 */
export const INTERPRETABLE_RULES = ["2016", "2015"] as const;
export type InterpretableRules = (typeof INTERPRETABLE_RULES)[number];

/**
 * How far two links of the same tokens agree.
 *
 *   alignment = 1
 *   type      = |A ∩ B| / |A ∪ B|           A, B: labels, FACT and POL included
 *   score     = 1 - |a - b| / 5
 *   typeScore = type x score, with the type of the rules in place of the first factor
 *
 * @returns each in [0, 1]; with the rules of 2015 typeScore can pass 1
 */
export function linkAgreement(
  own: TokenLink,
  other: TokenLink,
  rules: InterpretableRules,
): Record<InterpretableFigure, number> {
  const { shared, all } = labelCounts(own, other);
  const type = shared / all;
  const score = 1 - Math.abs(own.score - other.score) / 5;
  const lenient = rules === "2015" && (nearEquivalent(own, other) || bothWeak(own, other));
  return { alignment: 1, type, score, typeScore: (lenient ? (1 + shared) / (all - 1) : type) * score };
}

function labelCounts({ labels: a }: TokenLink, { labels: b }: TokenLink): { shared: number; all: number } {
  const shared = [...a].filter((label) => b.has(label)).length;
  return { shared, all: a.size + b.size - shared };
}

const EQUIVALENT = ["EQUI"];
const NEAR = ["SIMI", "SPE1", "SPE2"];
const WEAK = ["SIMI", "SPE1", "SPE2", "REL"];

function labelsAmong({ labels }: TokenLink, names: readonly string[]): string[] {
  return names.filter((name) => labels.has(name));
}

/** EQUI on one side, SIMI or SPE of score 4 or more on the other. */
function nearEquivalent(a: TokenLink, b: TokenLink): boolean {
  const holds = (equivalent: TokenLink, near: TokenLink) =>
    labelsAmong(equivalent, EQUIVALENT).length > 0 && labelsAmong(near, NEAR).length > 0 && near.score >= 4;
  return holds(a, b) || holds(b, a);
}

/** Unequal types among SIMI, SPE and REL, both of scores below 3. */
function bothWeak(a: TokenLink, b: TokenLink): boolean {
  const [ofA, ofB] = [labelsAmong(a, WEAK), labelsAmong(b, WEAK)];
  const unequal = ofA.length > 0 && ofB.length > 0 && !ofA.some((label) => ofB.includes(label));
  return unequal && a.score < 3 && b.score < 3;
}
