import {
  bootstrapDrawsOf,
  type CountedStatistic,
  countedStatistic,
  percentileInterval,
} from "../../src/stats/index.ts";
import { blockMean, correlationOn, pairedValues, type ReadSet } from "./correlations.ts";
import type { Block } from "./panel-set.ts";

/** How much higher one contestant's Pearson correlation is than another's. */
export interface Difference {
  readonly value: number;
  readonly interval80: readonly [low: number, high: number];
  readonly interval95: readonly [low: number, high: number];
}

const DRAWS = 1000;
const SEED = 1;

/**
 * Paired bootstrap of Pearson's correlation: groups of connected rows are drawn with replacement, the same ones for
 * every contestant and set, so that differences of sets and of block means are paired. O(draws x rows x contestants).
 */
export class PairedDraws {
  readonly #read: readonly ReadSet[];
  readonly #draws = new Map<string, Float64Array>();

  constructor(read: readonly ReadSet[]) {
    this.#read = read;
    const numbers = new Map<number, number>();
    for (const { rows } of read)
      for (const { group } of rows) numbers.set(group, numbers.get(group) ?? numbers.size);
    const statistics: { key: string; of: CountedStatistic }[] = read.flatMap((set) =>
      [...set.readings].map(([name, { raw }]) => ({
        key: `${set.set.id}\n${name}`,
        of: byGroup(
          countedStatistic("pearson", ...pairedValues(set, raw)),
          set.rows.map(({ group }) => numbers.get(group)!),
        ),
      })),
    );
    const draws = bootstrapDrawsOf(
      statistics.map(({ of }) => of),
      numbers.size,
      { draws: DRAWS, seed: SEED },
    );
    for (const [i, { key }] of statistics.entries()) this.#draws.set(key, draws[i]!);
  }

  /** On one set; undefined where one of the two was not read. */
  onSet(read: ReadSet, name: string, other: string): Difference | undefined {
    const value = correlationOn(read, name, "pearson");
    const less = correlationOn(read, other, "pearson");
    if (value === undefined || less === undefined) return undefined;
    return differenceOf(value - less, this.#differences([read], name, other));
  }

  /** Of block means; undefined where one of the two was not read on all of its sets. */
  onBlock(block: Block, name: string, other: string): Difference | undefined {
    const value = blockMean(this.#read, block, name, "pearson");
    const less = blockMean(this.#read, block, other, "pearson");
    if (value === undefined || less === undefined) return undefined;
    const sets = this.#read.filter(({ set }) => set.block === block);
    return differenceOf(value - less, this.#differences(sets, name, other));
  }

  /** Draw by draw, the mean over sets of the difference. */
  #differences(sets: readonly ReadSet[], name: string, other: string): Float64Array {
    const sums = new Float64Array(DRAWS);
    for (const { set } of sets) {
      const left = this.#draws.get(`${set.id}\n${name}`)!;
      const right = this.#draws.get(`${set.id}\n${other}`)!;
      for (let k = 0; k < DRAWS; k++) sums[k]! += (left[k]! - right[k]!) / sets.length;
    }
    return sums;
  }
}

function differenceOf(value: number, draws: Float64Array): Difference {
  const [low80, high80] = percentileInterval(draws, 0.8);
  const [low95, high95] = percentileInterval(draws, 0.95);
  return { value, interval80: [low80, high80], interval95: [low95, high95] };
}

/** A statistic of row counts as one of group counts. */
function byGroup(statistic: CountedStatistic, groups: readonly number[]): CountedStatistic {
  const rowCounts = new Uint16Array(groups.length);
  return (counts) => {
    for (let i = 0; i < groups.length; i++) rowCounts[i] = counts[groups[i]!]!;
    return statistic(rowCounts);
  };
}
