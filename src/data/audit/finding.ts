import { throwIfAborted } from "../../errors.ts";
import type { Language } from "../../text/index.ts";
import type { GoldPair, Scale } from "../types.ts";

/** A set to be audited, whole in memory. */
export interface AuditSet {
  readonly name: string;
  readonly pairs: readonly GoldPair[];
  readonly scale: Scale;
  readonly languages?: readonly [Language, Language];
}

/** A row, by set and id. */
export interface Place {
  readonly set: string;
  readonly id: string;
}

/** One thing that a careful reader would stop at. */
export interface Finding {
  readonly check: string;
  /** What is the matter, in one line. */
  readonly problem: string;
  /** The rows concerned, in reading order. */
  readonly places: readonly Place[];
}

export interface AuditOptions {
  /**
   * Gold of one pair differs by this share of the scale before it counts as conflicting. Default: 0.1, that is
   * 0.5 of 0..5; crowd means of five people differ by less than that on most pairs.
   */
  readonly conflict?: number;
  /** Least Jaccard coefficient of the character trigrams of both sides of near-duplicate pairs. Default: 0.85. */
  readonly nearness?: number;
  readonly signal?: AbortSignal;
  /** Called by checks that take long, with the share of the check that is done. */
  readonly onProgress?: (share: number) => void;
}

/** One kind of fault, looked for inside a set and between sets. */
export interface AuditCheck {
  /** Kebab-case, as `--check` takes it. */
  readonly name: string;
  /** One line for `samesay audit --help` and the report. */
  readonly description: string;
  /** Runs only when it is named. */
  readonly onRequest?: boolean;
  /** What it finds is worth knowing and no fault: it sets no exit code. */
  readonly remark?: boolean;
  find(sets: readonly AuditSet[], options: AuditOptions): Finding[] | Promise<Finding[]>;
}

/** Lets the event loop turn, so that bars move and Ctrl-C is heard. @throws StsError E_ABORTED */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resume) => setTimeout(resume));
  throwIfAborted(signal);
}

/** Every pair with its place, over all sets. */
export function* rowsOf(
  sets: readonly AuditSet[],
): Generator<{ pair: GoldPair; set: AuditSet; place: Place }> {
  for (const set of sets) {
    for (const pair of set.pairs) yield { pair, set, place: { set: set.name, id: pair.id } };
  }
}

/** Findings of a fault that one text alone can have; `problemOf` says what it is, or undefined. */
export function findInTexts(
  check: string,
  sets: readonly AuditSet[],
  problemOf: (text: string) => string | undefined,
): Finding[] {
  const findings: Finding[] = [];
  for (const { pair, place } of rowsOf(sets)) {
    for (const text of pair.a === pair.b ? [pair.a] : [pair.a, pair.b]) {
      const problem = problemOf(text);
      if (problem !== undefined) findings.push({ check, problem, places: [place] });
    }
  }
  return findings;
}

/** What stands around a position, quoted for a message. */
export function around(text: string, at: number, length: number): string {
  const before = [...text.slice(0, at)];
  const after = [...text.slice(at + length)];
  const start = before.length > 15 ? `...${before.slice(-15).join("")}` : before.join("");
  const end = after.length > 15 ? `${after.slice(0, 15).join("")}...` : after.join("");
  return JSON.stringify(start + text.slice(at, at + length) + end);
}
