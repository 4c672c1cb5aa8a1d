import type { DifferenceKind, Differences } from "../../align/index.ts";

/** What a near copy can lose by, each kind once: the kinds of `differences`, those that people grade alike as one. */
export const STEP_KINDS = [
  "number",
  "opposite",
  "negation",
  "name",
  "role",
  "quantifier",
  "word",
  "added",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** What near copies lose or gain, in the unit of the raw value. */
export interface Steps {
  /** Taken off, 0 or more, for each kind that the texts show. */
  readonly kinds: Readonly<Partial<Record<StepKind, number>>>;
  /** Added, 0 or more, where all that differs is proven equal. */
  readonly raise: number;
}

const STEP_OF: Readonly<Record<DifferenceKind, StepKind>> = {
  number: "number",
  time: "number",
  opposite: "opposite",
  negation: "negation",
  name: "name",
  role: "role",
  quantifier: "quantifier",
  modality: "quantifier",
  condition: "quantifier",
  word: "word",
  added: "added",
  missing: "added",
};

/**
 * The raw value of a pair, corrected where its texts are near copies (`nearCopy`):
 *
 *   raw - sum over kinds k that differ of kinds[k],   + raise where nothing differs but in form
 *
 * Fixed amounts: two unequal values stay unequal, and nothing is held at a floor. Other pairs keep their value.
 */
export function corrected(raw: number, near: NearCopy | undefined, { kinds, raise }: Steps): number {
  if (near === undefined) return raw;
  if (near.same) return raw + raise;
  return near.kinds.reduce((value, kind) => value - (kinds[kind] ?? 0), raw);
}

/** What a near copy shows. */
export interface NearCopy {
  /** Kinds of what differs, each once. */
  readonly kinds: readonly StepKind[];
  /** Whether something differs in form, and all that does is proven equal. */
  readonly same: boolean;
}

/** What differences say of texts that are near copies. */
export function nearCopyOf({ differences, equal, same }: Differences): NearCopy {
  const kinds = new Set(differences.map(({ kind }) => STEP_OF[kind]));
  return { kinds: [...kinds].sort(), same: same && equal.length > 0 };
}
