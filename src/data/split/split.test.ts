import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GoldPair, resolveData, type SplitResult, sentenceKey, splitPairs } from "../index.ts";

const PARTS = { train: 80, dev: 10, test: 10 };

function textsOf(pairs: readonly GoldPair[]): Set<string> {
  return new Set(pairs.flatMap(({ a, b }) => [sentenceKey(a), sentenceKey(b)]));
}

describe("a split of any pairs", () => {
  const text = fc.constantFrom("a", "A ", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l");
  const pair = fc.record({
    a: text,
    b: text,
    gold: fc.integer({ min: 0, max: 5 }),
    source: fc.constantFrom("x", "y"),
  });
  const many = fc
    .array(pair, { minLength: 1, maxLength: 40 })
    .map((rows) => rows.map((row, i) => ({ id: String(i), ...row })));

  it("keeps every pair once, in order, and no text in two parts", () => {
    fc.assert(
      fc.property(many, fc.integer(), (pairs, seed) => {
        let split: ReturnType<typeof splitPairs>;
        try {
          split = splitPairs(pairs, { parts: { x: 1, y: 1 }, seed });
        } catch (error) {
          expect((error as Error).message).toMatch(/cannot fill 2 parts/);
          return;
        }
        const ids = split.parts.flatMap((part) => part.pairs.map(({ id }) => Number(id)));
        expect([...ids].sort((i, j) => i - j)).toEqual(pairs.map((_, i) => i));
        for (const { pairs: part } of split.parts)
          expect(part).toEqual(pairs.filter((row) => part.includes(row)));
        const [x, y] = split.parts.map((part) => textsOf(part.pairs));
        expect([...x!].filter((one) => y!.has(one))).toEqual([]);
      }),
    );
  });
});

/** Pairs of catalogue sets, with source and year. */
async function pairsOf(...names: string[]): Promise<GoldPair[]> {
  const pairs: GoldPair[] = [];
  for (const name of names)
    for (const { record, read } of (await resolveData(name)).sets)
      for await (const pair of read())
        pairs.push({ source: record!.source, year: String(record!.year), ...pair });
  return pairs;
}

function grouped(pairs: readonly GoldPair[], groupOf: (pair: GoldPair) => string): Map<string, GoldPair[]> {
  const groups = new Map<string, GoldPair[]>();
  for (const pair of pairs) {
    const group = groups.get(groupOf(pair)) ?? [];
    group.push(pair);
    groups.set(groupOf(pair), group);
  }
  return groups;
}

/** Greatest distance of any part's share of any group from the share wanted, in percentage points. */
function worstShare({ parts }: SplitResult, groupOf: (pair: GoldPair) => string): number {
  const totals = grouped(
    parts.flatMap(({ pairs }) => pairs),
    groupOf,
  );
  return Math.max(
    ...parts.flatMap(({ pairs, wanted }) =>
      [...totals].map(([group, all]) => {
        const own = pairs.filter((pair) => groupOf(pair) === group).length;
        return 100 * Math.abs(own / all.length - wanted);
      }),
    ),
  );
}

describe.each([
  [["stsb-train"], PARTS],
  [["sts2012", "sts2013"], { train: 70, test: 30 }],
] as const)("a split of %s", (names, shares) => {
  it("has each part's share of every source, genre and score band within a point, by seed", async () => {
    const pairs = await pairsOf(...names);
    const splits = [1, 7].map((seed) => splitPairs(pairs, { parts: shares, seed }));
    for (const split of splits) {
      expect(worstShare(split, () => "all")).toBeLessThan(0.5);
      expect(worstShare(split, ({ source, year }) => `${source} ${year}`)).toBeLessThan(1);
      expect(worstShare(split, ({ source }) => source!)).toBeLessThan(1);
      expect(worstShare(split, ({ genre = "" }) => genre)).toBeLessThan(1);
      expect(worstShare(split, ({ gold }) => String(Math.min(4, Math.floor(gold!))))).toBeLessThan(1);
      expect(split.largestGroup).toBeGreaterThan(100);
    }
    const ids = ({ parts }: SplitResult) => parts[1]!.pairs.map(({ id }) => id);
    expect(ids(splitPairs(pairs, { parts: shares, seed: 1 }))).toEqual(ids(splits[0]!));
    expect(ids(splits[1]!)).not.toEqual(ids(splits[0]!));
  });
});

it("keeps near texts together when asked", () => {
  const base = "The committee published its final report on Tuesday afternoon";
  const pairs = [`${base}.`, `${base}!`, base, "One.", "Two.", "Three."].map((a, i) => ({
    id: String(i),
    a,
    b: `other side ${i * 7919}`,
    gold: i % 6,
  }));
  const { parts, largestGroup } = splitPairs(pairs, { parts: { x: 1, y: 1 }, nearness: 0.85 });
  expect(largestGroup).toBe(3);
  expect(parts.filter((part) => part.pairs.some(({ a }) => a.startsWith(base))).length).toBe(1);
});

it("takes more groups than a call takes arguments", () => {
  const pairs = Array.from({ length: 200_000 }, (_, i) => ({
    id: `${i}`,
    a: `Dog ${i}`,
    b: `Cat ${i}`,
    gold: i % 6,
  }));
  const { groups, largestGroup } = splitPairs(pairs, { parts: { x: 1, y: 1 } });
  expect([groups, largestGroup]).toEqual([200_000, 1]);
});

it("refuses what cannot be split", () => {
  const pairs = [{ id: "1", a: "A", b: "B", gold: 1 }];
  expect(() => splitPairs(pairs, { parts: { all: 1 } })).toThrow("a split needs two parts or more");
  expect(() => splitPairs(pairs, { parts: { x: 1, y: -1 } })).toThrow("part y has the share -1");
  expect(() => splitPairs(pairs, { parts: { x: 1, y: 1 } })).toThrow(
    "all pairs hang together by texts that they share: 1 group cannot fill 2 parts",
  );
});
