import type { Denial } from "../words/denials.ts";
import { denialsOf } from "../words/denials.ts";
import { roleWords } from "../words/role-words.ts";
import type { Comparison } from "./comparison.ts";
import type { Exclusion } from "./exclusions.ts";
import { IMPLICIT } from "./implicit-denials.ts";

/**
 * Compares what two texts deny. A denial of one text alone is
 * - proof of equality before a complement ("not closed", "open"), which it uses up;
 * - no contradiction before the other end of a scale ("not hot", "cold");
 * - part of an exclusion of which it is a word ("never", "always");
 * - else a negation.
 * @returns the exclusions that are left to report
 */
export function compareDenials(comparison: Comparison, exclusions: readonly Exclusion[]): Exclusion[] {
  const [left, right] = [denialsOf(comparison.left), denialsOf(comparison.right)];
  const rest = [...exclusions];
  const [onlyLeft, onlyRight] = unpaired(comparison, left, right);
  for (const denial of onlyLeft) settle(comparison, denial, "left", rest);
  for (const denial of onlyRight) settle(comparison, denial, "right", rest);
  // "Tea or coffee" under one denial is "neither tea nor coffee".
  if (left.length > 0 && right.length > 0) {
    const joins = (words: Comparison["left"]["words"]) =>
      [...words.keys()].filter((k) => roleWords(comparison.left.language).joiners.has(words[k]!.word.form));
    comparison.explain(joins(comparison.left.words), joins(comparison.right.words));
  }
  // Under a denial "alguna" and "ninguna" say the same, "never" and "not ever".
  if (left.length > 0 && left.length === right.length)
    for (const [at, exclusion] of [...rest.entries()].reverse())
      if (
        (exclusion.kind === "quantifier" || exclusion.kind === "opposite") &&
        comparison.left.words[exclusion.left[0]]!.word.negates !==
          comparison.right.words[exclusion.right[0]]!.word.negates
      ) {
        comparison.explain(exclusion.left, exclusion.right);
        rest.splice(at, 1);
      }
  // "The problem isn't who has it", "the problem is who doesn't have it".
  if (left.length > 0 && comparison.match.moved.includes(1)) comparison.unproven = true;
  // Denials of both texts are told.
  comparison.explain(negators(comparison.left.words), negators(comparison.right.words));
  return rest;
}

function negators(words: Comparison["left"]["words"]): number[] {
  return [...words.keys()].filter((k) => words[k]!.word.negates && words[k]!.word.root === undefined);
}

/** Denials without their like: paired by what they deny first, then by number. */
function unpaired(
  comparison: Comparison,
  left: readonly Denial[],
  right: readonly Denial[],
): [Denial[], Denial[]] {
  const { match } = comparison;
  const restRight = [...right];
  const restLeft = left.filter((denial) => {
    const at = restRight.findIndex((other) => {
      // "Didn't he come?", "Did he not come?"; but not "he did not come".
      if (denial.asks || other.asks) return denial.asked && other.asked;
      if (match.toRight[denial.at] === other.at) return true;
      return denial.target !== -1 && match.toRight[denial.target] === other.target && other.target !== -1;
    });
    if (at === -1) return true;
    restRight.splice(at, 1);
    return false;
  });
  for (const rest of [restLeft, restRight]) {
    // What only asks denies nothing that the other text could lack.
    for (const [at, denial] of [...rest.entries()].reverse()) if (denial.asks) rest.splice(at, 1);
  }
  const both = Math.min(restLeft.length, restRight.length);
  for (let k = 0; k < both; k++) compareScopes(comparison, restLeft[k]!, restRight[k]!);
  return [restLeft.slice(both), restRight.slice(both)];
}

/** Verbs whose denial is their clause's: "I don't think he will come", "I think he won't come". Beginnings of words. */
const RAISING =
  /^(?:think|thought|believ|suppos|seem|want|expect|appear|look|cre[eoíy]|piens|pens|parec|quier|quer|espera|düşün|san|ist|inan|gör|اظن|يظن|اعتقد|يعتقد|يبدو|اريد|يريد)/;

/** Who and what a denial leaves none of, in match form. */
const ANYBODY = /^(?:one|any(?:one|body|thing)|nadie|nada|احد|ش[يئ].{0,2}|kimse)$/;

/** Two texts that deny different words which both have: "isn't who has money", "is who doesn't have money". */
function compareScopes(comparison: Comparison, x: Denial, y: Denial): void {
  const { left, right, match } = comparison;
  if (x.target === -1 || y.target === -1 || match.overlap < MIN_SCOPE_OVERLAP) return;
  // "Neither Ann nor Ben came", "Ann and Ben did not come": of the whole clause.
  if (x.joined || y.joined) return;
  // "Nobody came" denies the coming: "لم يأت أحد", "لا أحد أتى".
  if ([left.words[x.target]!, right.words[y.target]!].some(({ word }) => ANYBODY.test(word.form))) return;
  if (match.toRight[x.target] === -1 || match.toLeft[y.target] === -1) return;
  const words = [left.words[x.target]!, right.words[y.target]!];
  if (words.some(({ word }) => RAISING.test(word.form))) return;
  comparison.add("negation", [x.at], [y.at], {
    strength: SCOPE_STRENGTH,
    contradicts: true,
    evidence: `denial: of ${words[0]!.word.form} / of ${words[1]!.word.form}`,
  });
}

const MIN_SCOPE_OVERLAP = 0.85;
const SCOPE_STRENGTH = 0.6;

function settle(comparison: Comparison, denial: Denial, side: "left" | "right", rest: Exclusion[]): void {
  const at = rest.findIndex((e) => concerns(comparison, denial, side, e));
  const own = side === "left" ? comparison.left.words : comparison.right.words;
  const other = side === "left" ? comparison.right.words : comparison.left.words;
  const places = (mine: readonly number[], theirs: readonly number[]) =>
    side === "left" ? ([mine, theirs] as const) : ([theirs, mine] as const);
  const found = rest[at];
  if (found !== undefined) {
    const [ofMine, ofTheirs] = side === "left" ? [found.left, found.right] : [found.right, found.left];
    const [[mine], [theirs]] = [ofMine, ofTheirs];
    // "Never" against "always", "kimse bilmiyor" against "herkes biliyor": the exclusion itself.
    if (mine === denial.at || own[mine]!.word.negates) return;
    rest.splice(at, 1);
    const words = `${own[denial.at]!.word.form} ${own[mine]!.word.form} / ${other[theirs]!.word.form}`;
    if (found.kind === "complement")
      comparison.addEqual(...places([denial.at, ...ofMine], ofTheirs), `not the opposite: ${words}`);
    else
      comparison.add("word", ...places([denial.at, ...ofMine], ofTheirs), {
        strength: 0.3,
        contradicts: false,
        evidence: `not the other end: ${words}`,
      });
    return;
  }
  const implicit = other.findIndex(
    ({ word }, k) =>
      (IMPLICIT.has(word.form) || IMPLICIT.has(word.key)) &&
      (side === "left" ? comparison.rightFree(k) : comparison.leftFree(k)),
  );
  const { word } = own[denial.at]!;
  if (implicit !== -1) {
    comparison.add("word", ...places([denial.at], [implicit]), {
      strength: 0.3,
      contradicts: false,
      evidence: `denial: ${word.form} / ${other[implicit]!.word.form}`,
    });
    return;
  }
  const partner =
    denial.target === -1
      ? -1
      : (side === "left" ? comparison.match.toRight : comparison.match.toLeft)[denial.target]!;
  const verb = word.root !== undefined && partner !== -1 ? [partner] : [];
  comparison.add("negation", ...places([denial.at], verb), {
    strength: 1,
    contradicts: true,
    evidence:
      partner === -1 ? `denial: ${word.form}` : `denial: ${word.form} of ${other[partner]!.word.form}`,
  });
}

/** How far behind a denial its word may stand. */
const MAX_SCOPE = 4;

/** Whether an exclusion's word is the denial itself, or what is denied. */
function concerns(
  comparison: Comparison,
  denial: Denial,
  side: "left" | "right",
  exclusion: Exclusion,
): boolean {
  const [mine] = exclusion[side];
  if (mine === denial.at || mine === denial.target) return true;
  const language = comparison.left.language;
  const distance = language === "tr" ? denial.at - mine : mine - denial.at;
  return distance > 0 && distance <= MAX_SCOPE;
}
