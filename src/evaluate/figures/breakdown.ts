import { checkOptions, checkRecord } from "../../arguments.ts";
import { sentenceKey } from "../../data/index.ts";
import {
  bootstrapInterval,
  correlation,
  type Interval,
  meanAbsoluteError,
  shareWithin,
} from "../../stats/index.ts";
import { goldOnFive, type ScoredSet } from "../runs/scored-set.ts";
import type { DrawOptions } from "./resampled-runs.ts";

/** What pairs are grouped by. */
export const BREAKDOWNS = ["source", "band", "length", "languages"] as const;
export type BreakdownKind = (typeof BREAKDOWNS)[number];

/** Figures of one group of a set's pairs. */
export interface GroupFigures {
  readonly by: BreakdownKind;
  /** E.g. "news / headlines", "2-3", "11-20 words", "es-en". */
  readonly group: string;
  readonly pairs: number;
  /** Within a score band the range of gold is cut, and r with it: compare it across systems only. */
  readonly pearson: number | null;
  readonly pearsonInterval: Interval | null;
  readonly spearman: number | null;
  readonly mae: number | null;
  readonly maeInterval: Interval | null;
  /** Mean of (score - gold): above 0 = the system scores too high. */
  readonly bias: number | null;
  readonly withinOne: number | null;
  readonly reason?: string;
}

export type BreakdownOptions = DrawOptions;

/** Figures by source, score band, length and language pair; a kind with a single group is left out. */
export function breakdown(set: ScoredSet, options: BreakdownOptions = {}): GroupFigures[] {
  checkRecord(set, "breakdown: set", "a ScoredSet", ["name", "scale", "pairs"]);
  checkOptions(options, "breakdown");
  const five = goldOnFive(set);
  return BREAKDOWNS.flatMap((by) => {
    const groups = grouped(set, five, by);
    if (groups.length < 2) return [];
    return groups.map(([group, members], g) =>
      figuresOf(set, five, by, group, members, { ...options, stream: g }),
    );
  });
}

function grouped(set: ScoredSet, five: Float64Array, by: BreakdownKind): [string, number[]][] {
  const groups = new Map<string, number[]>();
  for (let i = 0; i < five.length; i++) {
    const name = groupOf(set, five, by, i);
    if (name === undefined) continue;
    const members = groups.get(name);
    if (members) members.push(i);
    else groups.set(name, [i]);
  }
  return [...groups].sort(([x], [y]) => order(x, y));
}

/** Bands and lengths by their number, names by the alphabet. */
function order(x: string, y: string): number {
  const [a, b] = [Number.parseFloat(x), Number.parseFloat(y)];
  return Number.isNaN(a) || Number.isNaN(b) || a === b ? (x < y ? -1 : 1) : a - b;
}

function groupOf(set: ScoredSet, five: Float64Array, by: BreakdownKind, i: number): string | undefined {
  const pair = set.pairs[i]!;
  switch (by) {
    case "source": {
      const parts = [pair.genre, pair.source].filter((part) => part !== undefined && part !== "");
      return parts.length === 0 ? undefined : parts.join(" / ");
    }
    case "band": {
      // The top band is closed: 5 belongs to 4-5.
      const low = Math.min(4, Math.floor(five[i]! + 1e-9));
      return `${low}-${low + 1}`;
    }
    case "length":
      return lengthBand(Math.max(wordCount(pair.a), wordCount(pair.b)));
    case "languages":
      return pair.languages?.join("-");
  }
}

const LENGTHS = [5, 10, 20, 40] as const;

/** Pairs below which a group has no correlation: from two or three pairs any r comes out. */
const MIN_PAIRS = 10;

/** Of the longer text. */
function lengthBand(words: number): string {
  let low = 1;
  for (const high of LENGTHS) {
    if (words <= high) return `${low}-${high} words`;
    low = high + 1;
  }
  return `${low} words or more`;
}

/** White-space tokens of a text. */
export function wordCount(text: string): number {
  const clean = sentenceKey(text);
  return clean === "" ? 0 : clean.split(" ").length;
}

function figuresOf(
  set: ScoredSet,
  five: Float64Array,
  by: BreakdownKind,
  group: string,
  members: readonly number[],
  options: BreakdownOptions & { readonly stream: number },
): GroupFigures {
  const take = (values: Float64Array) => Float64Array.from(members, (i) => values[i]!);
  const [raw, gold] = [take(set.raw), take(five)];
  const score = set.score && take(set.score);
  const few =
    gold.length < MIN_PAIRS
      ? { value: null, reason: `needs ${MIN_PAIRS} pairs, has ${gold.length}` }
      : undefined;
  const r = few ?? correlation("pearson", raw, gold);
  const interval = (kind: "pearson" | "mae", x: Float64Array): Interval | null => {
    if (options.draws === 0 || few !== undefined) return null;
    const found = bootstrapInterval(kind, x, gold, { method: "bca", ...options }).interval;
    return Number.isNaN(found[0]) ? null : found;
  };
  const bias = score && score.reduce((sum, value, i) => sum + value - gold[i]!, 0) / gold.length;
  return {
    by,
    group,
    pairs: members.length,
    pearson: r.value,
    pearsonInterval: r.value === null ? null : interval("pearson", raw),
    spearman: few ? null : correlation("spearman", raw, gold).value,
    mae: score ? meanAbsoluteError(score, gold) : null,
    maeInterval: score ? interval("mae", score) : null,
    bias: bias ?? null,
    withinOne: score ? shareWithin(score, gold) : null,
    ...(r.value === null && { reason: r.reason }),
  };
}
