import type { Difference, DifferenceKind, Differences, Equality } from "./types.ts";

/** The differences of two texts as seen from the second. Evidence names the first text's words first. */
export function mirrored(result: Differences): Differences {
  return {
    ...result,
    differences: result.differences.map((one) => ({
      ...swapped(one),
      kind: KINDS.get(one.kind) ?? one.kind,
    })),
    equal: result.equal.map(swapped),
  };
}

const KINDS: ReadonlyMap<DifferenceKind, DifferenceKind> = new Map([
  ["added", "missing"],
  ["missing", "added"],
]);

function swapped<T extends Difference | Equality>(one: T): T {
  return {
    ...one,
    left: one.right,
    right: one.left,
    leftText: one.rightText,
    rightText: one.leftText,
    evidence: swappedEvidence(one.evidence),
  };
}

/** "number: 5 km / 6 km" as "number: 6 km / 5 km"; evidence of one side stays. */
function swappedEvidence(evidence: string): string {
  for (const sign of [" / ", " = "]) {
    const start = evidence.indexOf(": ");
    const [left, right, ...more] = evidence.slice(start + 2).split(sign);
    if (start !== -1 && right !== undefined && more.length === 0)
      return `${evidence.slice(0, start + 2)}${right}${sign}${left}`;
  }
  return SIDES.get(evidence) ?? evidence;
}

const SIDES: ReadonlyMap<string, string> = new Map([
  ["only in the first text", "only in the second text"],
  ["only in the second text", "only in the first text"],
]);
