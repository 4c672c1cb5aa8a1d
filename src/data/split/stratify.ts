import { seededRandom } from "../../stats/index.ts";

/** Rounds over all groups at most; few are needed until nothing improves. */
const MOST_ROUNDS = 100;

/** The strata that rows belong to, each with a weight; a row belongs to several. */
export class Strata {
  readonly #numbers = new Map<string, number>();
  readonly #weights: number[] = [];
  readonly sizes: number[] = [];
  readonly #ofRow: number[][] = [];

  addRow(strata: readonly (readonly [name: string, weight: number])[]): void {
    this.#ofRow.push(
      strata.map(([name, weight]) => {
        const number = this.#numbers.get(name) ?? this.sizes.length;
        this.#numbers.set(name, number);
        this.#weights[number] = weight;
        this.sizes[number] = (this.sizes[number] ?? 0) + 1;
        return number;
      }),
    );
  }

  /** How many of the rows each stratum has. */
  countsOf(rows: readonly number[]): [stratum: number, count: number][] {
    const counts = new Map<number, number>();
    for (const row of rows)
      for (const stratum of this.#ofRow[row]!) counts.set(stratum, (counts.get(stratum) ?? 0) + 1);
    return [...counts];
  }

  /** What a surplus of one row over a part's share costs, squared: weight / size^2. */
  costs(): number[] {
    return this.sizes.map((size, stratum) => this.#weights[stratum]! / size ** 2);
  }
}

/**
 * Deals groups of rows out to parts so that each part p has its share w_p of every stratum s. Least squares of the
 * shares' errors:
 *
 *   sum over s, p of weight_s ((x_ps - w_p n_s) / n_s)^2     x_ps: rows of s in p; n_s: rows of s
 *
 * Greedily from the largest group to the smallest, in seeded order among equals (the iterative stratification of
 * Sechidis, Tsoumakas and Vlahavas 2011, by groups), then by moving single groups as long as that lowers the sum.
 *
 * @param groups rows of each group
 * @param shares of the parts, sum 1
 * @returns part of each group. O(rounds x rows x parts); each round lowers the sum
 */
export function stratifiedParts(
  groups: readonly (readonly number[])[],
  strata: Strata,
  shares: readonly number[],
  seed: number,
): Uint32Array {
  const costs = strata.costs();
  const counts = groups.map((rows) => strata.countsOf(rows));
  /** Surplus over the share, by part and stratum. */
  const surplus = shares.map((share) => Float64Array.from(strata.sizes, (size) => -share * size));
  const partOf = new Uint32Array(groups.length);
  const order = seededRandom(seed).shuffle(groups.map((_, group) => group));
  order.sort((g, h) => groups[h]!.length - groups[g]!.length);

  /** By how much the sum rises when the group's rows are put into (sign 1) or taken out of (-1) a part. */
  const rise = (group: number, part: number, sign: 1 | -1): number => {
    let sum = 0;
    const own = surplus[part]!;
    for (const [stratum, count] of counts[group]!)
      sum += costs[stratum]! * count * (count + 2 * sign * own[stratum]!);
    return sum;
  };
  const put = (group: number, part: number, sign: 1 | -1): void => {
    const own = surplus[part]!;
    for (const [stratum, count] of counts[group]!) own[stratum]! += sign * count;
  };
  const best = (group: number): number => {
    let [chosen, least] = [0, Number.POSITIVE_INFINITY];
    for (const part of shares.keys()) {
      const value = rise(group, part, 1);
      if (value < least) [chosen, least] = [part, value];
    }
    return chosen;
  };

  for (const group of order) {
    partOf[group] = best(group);
    put(group, partOf[group], 1);
  }
  for (let round = 0, moved = 1; moved > 0 && round < MOST_ROUNDS; round++) {
    moved = 0;
    for (const group of order) {
      const from = partOf[group]!;
      put(group, from, -1);
      const to = best(group);
      // A gain below rounding would go back and forth for ever.
      const isBetter = rise(group, to, 1) < rise(group, from, 1) - 1e-12;
      partOf[group] = isBetter ? to : from;
      put(group, partOf[group]!, 1);
      if (isBetter) moved++;
    }
  }
  return partOf;
}
