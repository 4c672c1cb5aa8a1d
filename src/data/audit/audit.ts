import { checkOptions, checkRecords, optionNames, refusedArgument } from "../../arguments.ts";
import { unknownName } from "../../errors.ts";
import { conflictingGold } from "./conflicting-gold.ts";
import { encodingDamage } from "./encoding-damage.ts";
import { type AuditCheck, type AuditOptions, type AuditSet, type Finding, pause } from "./finding.ts";
import { heldOutPairs } from "./held-out-pairs.ts";
import { htmlMarkup } from "./html-markup.ts";
import { invisibleCharacters } from "./invisible-characters.ts";
import { languageMismatch } from "./language-mismatch.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { oddSides } from "./odd-sides.ts";
import { quoteDamage } from "./quote-damage.ts";
import { repeatedPairs } from "./repeated-pairs.ts";
import { scaleViolations } from "./scale-violations.ts";
import { sentenceOverlap } from "./sentence-overlap.ts";
import { unpairedQuotes } from "./unpaired-quotes.ts";

const AUDIT_OPTIONS = optionNames<AuditOptions & { readonly checks?: readonly string[] }>({
  conflict: true,
  nearness: true,
  signal: true,
  onProgress: true,
  checks: true,
});

/** To add a check: write its file, list it here. Order is that of the report. */
export const AUDIT_CHECKS: readonly AuditCheck[] = [
  repeatedPairs,
  conflictingGold,
  nearDuplicates,
  sentenceOverlap,
  oddSides,
  scaleViolations,
  encodingDamage,
  invisibleCharacters,
  htmlMarkup,
  quoteDamage,
  unpairedQuotes,
  languageMismatch,
  heldOutPairs,
];

export interface AuditReport {
  readonly sets: readonly { readonly name: string; readonly pairs: number }[];
  /** Number of findings of each check that ran, in report order. */
  readonly counts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** Findings that are faults, not remarks: whether a set is sound. */
  readonly faults: number;
}

/**
 * Looks for faults inside sets and between them.
 * @param checks names out of AUDIT_CHECKS; default all but those that run on request
 * @throws StsError E_UNKNOWN_NAME for a check that does not exist, E_ABORTED
 */
export async function audit(
  sets: readonly AuditSet[],
  options: AuditOptions & { readonly checks?: readonly string[] } = {},
): Promise<AuditReport> {
  checkRecords(sets, "audit: sets", "an AuditSet", ["name", "pairs"]);
  checkOptions(options, "audit");
  if (!Array.isArray(sets)) throw refusedArgument("audit: sets", sets, "an array of { name, pairs }");
  checkOptions(options, "audit", AUDIT_OPTIONS);
  const chosen = chooseChecks(options.checks);
  const counts: Record<string, number> = {};
  const findings: Finding[] = [];
  for (const [done, check] of chosen.entries()) {
    await pause(options.signal);
    // One share over all checks.
    const onProgress = (share: number) => options.onProgress?.((done + share) / chosen.length);
    onProgress(0);
    const found = await check.find(sets, { ...options, onProgress });
    counts[check.name] = found.length;
    // One by one: of a million rows there may be more than a call takes as arguments.
    for (const finding of found) findings.push(finding);
  }
  const remarks = chosen.filter(({ remark }) => remark).map(({ name }) => name);
  const faults = findings.filter(({ check }) => !remarks.includes(check)).length;
  return { sets: sets.map(({ name, pairs }) => ({ name, pairs: pairs.length })), counts, findings, faults };
}

function chooseChecks(names: readonly string[] | undefined): readonly AuditCheck[] {
  if (names === undefined) return AUDIT_CHECKS.filter((check) => !check.onRequest);
  const known = AUDIT_CHECKS.map((check) => check.name);
  for (const name of names) if (!known.includes(name)) throw unknownName("check", name, known);
  return AUDIT_CHECKS.filter((check) => names.includes(check.name));
}
