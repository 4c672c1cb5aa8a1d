import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GoldPair, openSet, sentenceKey, splitPairs } from "./index.ts";

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

describe("a split of STS-benchmark train", () => {
  it("has each part's share of pairs, sources and scores within a few percentage points, by seed", async () => {
    const pairs = await (await openSet("stsb-train")).read().toArray();
    const { parts, largestGroup } = splitPairs(pairs, { parts: PARTS });
    const share = (some: readonly GoldPair[], of: readonly GoldPair[], test: (pair: GoldPair) => boolean) =>
      some.filter(test).length / of.filter(test).length;
    for (const { name, pairs: part, wanted } of parts) {
      expect([name, Math.abs(part.length / pairs.length - wanted) < 0.005]).toEqual([name, true]);
      for (let band = 0; band < 5; band++) {
        const inBand = ({ gold }: GoldPair) => Math.min(4, Math.floor(gold!)) === band;
        expect([name, band, Math.abs(share(part, pairs, inBand) - wanted) < 0.02]).toEqual([
          name,
          band,
          true,
        ]);
      }
      // Videos hang together by "A man is playing a guitar.": their largest group has hundreds of pairs and fits train only.
      for (const source of ["headlines-2013", "images-2014", "MSRpar-2012test", "deft-forum-2014"]) {
        expect([
          name,
          source,
          Math.abs(share(part, pairs, (pair) => pair.source === source) - wanted) < 0.04,
        ]).toEqual([name, source, true]);
      }
    }
    expect(largestGroup).toBeGreaterThan(100);
    const again = splitPairs(pairs, { parts: PARTS });
    expect(again.parts[1]!.pairs).toEqual(parts[1]!.pairs);
    const other = splitPairs(pairs, { parts: PARTS, seed: 2 });
    expect(other.parts[1]!.pairs).not.toEqual(parts[1]!.pairs);
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

it("refuses what cannot be split", () => {
  const pairs = [{ id: "1", a: "A", b: "B", gold: 1 }];
  expect(() => splitPairs(pairs, { parts: { all: 1 } })).toThrow("a split needs two parts or more");
  expect(() => splitPairs(pairs, { parts: { x: 1, y: -1 } })).toThrow("part y has the share -1");
  expect(() => splitPairs(pairs, { parts: { x: 1, y: 1 } })).toThrow(
    "1 groups of pairs that share no text cannot fill 2 parts",
  );
});
