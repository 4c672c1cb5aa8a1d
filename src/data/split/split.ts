import { checkOptions, isRecord, optionNames, refusedArgument } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { sentenceGroups } from "../../learn/index.ts";
import { nearTexts } from "../audit/near-sentences.ts";
import { DEFAULT_SCALE } from "../read/score-cell.ts";
import { sentenceKey } from "../sets/overlap.ts";
import type { GoldPair, Scale } from "../types.ts";
import { Strata, stratifiedParts } from "./stratify.ts";

const SPLIT_OPTIONS = optionNames<SplitOptions>({
  parts: true,
  seed: true,
  scale: true,
  bands: true,
  nearness: true,
});

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

/** A band of one source is small: its share is sought after those of whole sources and whole bands. */
const CELL_WEIGHT = 0.02;

/**
 * Splits pairs so that no text stands in two parts and each part has its share of every source and score band.
 *
 * Pairs that share a text are one group (without regard to case, blanks and Unicode form), which goes to one part
 * whole; see `stratifiedParts` for how the groups are dealt out.
 *
 * @throws StsError E_INPUT for fewer than two parts, shares that are not positive, or fewer groups than parts
 */
export function splitPairs(pairs: readonly GoldPair[], options: SplitOptions): SplitResult {
  if (!Array.isArray(pairs)) throw refusedArgument("splitPairs: pairs", pairs, "an array of pairs");
  if (!isRecord(options) || !isRecord(options.parts))
    throw refusedArgument("splitPairs: options", options, "{ parts: { train: 80, test: 20 } } or the like");
  checkOptions(options, "splitPairs", SPLIT_OPTIONS);
  const { seed = 1, scale = DEFAULT_SCALE, bands = 5, nearness } = options;
  const names = Object.keys(options.parts);
  const wanted = checkedShares(options.parts);
  const groupOf = sentenceGroups(pairs, nearness === undefined ? sentenceKey : nearKey(pairs, nearness));
  const rowsOf = gather(groupOf);
  if (rowsOf.length < names.length) {
    throw new StsError(
      "E_INPUT",
      `${rowsOf.length === 1 ? "all pairs hang together by texts that they share: 1 group" : `${rowsOf.length} groups of pairs that share no text`} cannot fill ${names.length} parts; ask for fewer, or give more pairs`,
    );
  }
  const partOf = stratifiedParts(rowsOf, strataOf(pairs, scale, bands), wanted, seed);
  return {
    parts: names.map((name, part) => ({
      name,
      wanted: wanted[part]!,
      pairs: pairs.filter((_, row) => partOf[groupOf[row]!] === part),
    })),
    groups: rowsOf.length,
    largestGroup: rowsOf.reduce((most, rows) => Math.max(most, rows.length), 0),
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

/**
 * What each part shall have its share of: every source, every genre, every score band (unscored pairs are a band of
 * their own), and, with less weight, every band of every source.
 */
function strataOf(pairs: readonly GoldPair[], [low, high]: Scale, bands: number): Strata {
  const bandOf = ({ gold }: GoldPair) =>
    gold === undefined
      ? "none"
      : String(Math.min(bands - 1, Math.max(0, Math.floor((bands * (gold - low)) / (high - low)))));
  const sourceOf = ({ source, year }: GoldPair) => `${source ?? ""}\t${year ?? ""}`;
  const strata = new Strata();
  for (const pair of pairs) {
    strata.addRow([
      ["all", 1],
      [`source ${sourceOf(pair)}`, 1],
      [`genre ${pair.genre ?? ""}`, 1],
      [`band ${bandOf(pair)}`, 1],
      [`cell ${bandOf(pair)} ${sourceOf(pair)}`, CELL_WEIGHT],
    ]);
  }
  return strata;
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
