import { isRecord, refusedArgument } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { sentenceGroups } from "../learn/index.ts";
import { seededRandom } from "../stats/index.ts";
import { nearTexts } from "./audit/near-sentences.ts";
import { sentenceKey } from "./overlap.ts";
import { DEFAULT_SCALE } from "./score-cell.ts";
import type { GoldPair, Scale } from "./types.ts";

export interface SplitOptions {
  /** Names of the parts and their sizes: shares, which are scaled to 1, e.g. { train: 80, dev: 10, test: 10 }. */
  readonly parts: Readonly<Record<string, number>>;
  /** Default: 1. */
  readonly seed?: number;
  /** Scale of the gold, for the score bands. Default: 0..5. */
  readonly scale?: Scale;
  /** Bands of equal width that the scale is cut into. Default: 5. */
  readonly bands?: number;
  /** Keep texts together, too, whose trigrams have this Jaccard coefficient or more; by default only equal ones. */
  readonly nearness?: number;
}

export interface SplitPart {
  readonly name: string;
  /** In the order of the input. */
  readonly pairs: readonly GoldPair[];
  /** Share asked for, 0..1. */
  readonly wanted: number;
}

export interface SplitResult {
  readonly parts: readonly SplitPart[];
  /** Groups of pairs that share texts, directly or through others: each went to one part whole. */
  readonly groups: number;
  /** Pairs of the largest group: a part cannot be met more closely than this allows. */
  readonly largestGroup: number;
}

/**
 * Splits pairs so that no text stands in two parts and each part has its share of every source and score band.
 *
 * Pairs that share a text are one group (without regard to case, blanks and Unicode form). Groups are dealt
 * out from the largest to the smallest, in seeded order among equals, each to the part that lacks its rows
 * most: the iterative stratification of Sechidis, Tsoumakas and Vlahavas (2011), by groups. O(n parts).
 *
 * @throws StsError E_INPUT for fewer than two parts, shares that are not positive, or fewer groups than parts
 */
export function splitPairs(pairs: readonly GoldPair[], options: SplitOptions): SplitResult {
  if (!Array.isArray(pairs)) throw refusedArgument("splitPairs: pairs", pairs, "an array of pairs");
  if (!isRecord(options) || !isRecord(options.parts))
    throw refusedArgument("splitPairs: options", options, "{ parts: { train: 80, test: 20 } } or the like");
  const { seed = 1, scale = DEFAULT_SCALE, bands = 5, nearness } = options;
  const names = Object.keys(options.parts);
  const wanted = checkedShares(options.parts);
  const groupOf = sentenceGroups(pairs, nearness === undefined ? sentenceKey : nearKey(pairs, nearness));
  const rowsOf = gather(groupOf);
  if (rowsOf.length < names.length) {
    throw new StsError(
      "E_INPUT",
      `${rowsOf.length} groups of pairs that share no text cannot fill ${names.length} parts`,
    );
  }
  const strata = pairs.map((pair) => stratumOf(pair, scale, bands));
  const totals = counts(strata);
  const lacking = wanted.map(
    (share) => new Map([...totals].map(([stratum, count]) => [stratum, share * count])),
  );
  const room = wanted.map((share) => share * pairs.length);
  const partOf = new Array<number>(pairs.length);
  const order = seededRandom(seed).shuffle(rowsOf.map((_, group) => group));
  order.sort((g, h) => rowsOf[h]!.length - rowsOf[g]!.length);
  for (const group of order) {
    const rows = rowsOf[group]!;
    const inGroup = counts(rows.map((row) => strata[row]!));
    const part = neediest(inGroup, rows.length, lacking, room);
    for (const row of rows) partOf[row] = part;
    room[part]! -= rows.length;
    for (const [stratum, count] of inGroup) lacking[part]!.set(stratum, lacking[part]!.get(stratum)! - count);
  }
  return {
    parts: names.map((name, part) => ({
      name,
      wanted: wanted[part]!,
      pairs: pairs.filter((_, row) => partOf[row] === part),
    })),
    groups: rowsOf.length,
    largestGroup: Math.max(...rowsOf.map((rows) => rows.length)),
  };
}

function checkedShares(parts: Readonly<Record<string, number>>): number[] {
  const shares = Object.values(parts);
  if (shares.length < 2)
    throw new StsError("E_INPUT", "a split needs two parts or more, e.g. train=80,dev=10,test=10");
  for (const [name, share] of Object.entries(parts)) {
    if (!(share > 0 && Number.isFinite(share)))
      throw new StsError("E_INPUT", `part ${name} has the share ${share}; expected a number above 0`);
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Rows of each group. */
function gather(groupOf: Uint32Array): number[][] {
  const rows: number[][] = [];
  for (const [row, group] of groupOf.entries()) {
    rows[group] ??= [];
    rows[group].push(row);
  }
  return rows;
}

/** Source (or genre) and score band; unscored pairs are a band of their own. */
function stratumOf({ source, genre, gold }: GoldPair, [low, high]: Scale, bands: number): string {
  const band =
    gold === undefined
      ? "none"
      : Math.min(bands - 1, Math.max(0, Math.floor((bands * (gold - low)) / (high - low))));
  return `${source ?? genre ?? ""}\t${band}`;
}

function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

/** The part that the group brings closest to its share of the strata and has room; the first among equals. */
function neediest(
  inGroup: ReadonlyMap<string, number>,
  size: number,
  lacking: readonly ReadonlyMap<string, number>[],
  room: readonly number[],
): number {
  let best = 0;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const [part, needs] of lacking.entries()) {
    // Fall in the sum of squared lacks: (l^2 - (l - c)^2), over strata and, with the same weight, the whole part.
    let gain = size * (2 * room[part]! - size);
    for (const [stratum, count] of inGroup) gain += count * (2 * needs.get(stratum)! - count);
    if (gain > bestGain) {
      best = part;
      bestGain = gain;
    }
  }
  return best;
}

/** A key that near texts share: the number of their component under nearness. */
function nearKey(pairs: readonly GoldPair[], nearness: number): (text: string) => string {
  const texts = [...new Set(pairs.flatMap(({ a, b }) => [sentenceKey(a), sentenceKey(b)]))];
  const links = nearTexts(texts, nearness).map(([i, j]) => ({ a: texts[i]!, b: texts[j]! }));
  const groupOf = sentenceGroups(links, (text) => text);
  const component = new Map<string, string>();
  for (const [i, { a, b }] of links.entries()) {
    component.set(a, `near ${groupOf[i]}`);
    component.set(b, `near ${groupOf[i]}`);
  }
  return (text) => {
    const key = sentenceKey(text);
    // A text cannot hold a line end once it is a key: the two kinds of keys never meet.
    return component.has(key) ? `\n${component.get(key)}` : key;
  };
}
