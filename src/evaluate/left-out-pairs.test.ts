import { describe, expect, it } from "vitest";
import type { GoldPair } from "../data/index.ts";
import { createSystem } from "../systems/index.ts";
import { evaluateSets, setsOfData } from "./evaluate.ts";
import { evaluateScoreFiles, goldOfSet } from "./evaluate-score-files.ts";
import { conflictingPairs } from "./runs/conflicting-pairs.ts";
import { getProtocol } from "./tasks/protocols.ts";

// Contaminated systems: figures without seen pairs. What users of the first version missed: dropping pairs of conflicting gold.

describe("figures without pairs that a system saw (--without-seen)", () => {
  it("are of the others alone, and sets that nothing is left of count in no mean", async () => {
    const plain = await createSystem("token-cosine");
    // A system that says it learnt from a set that holds all of deft-news and 613 pairs of headlines (docs/protocols.md).
    const system = { ...plain, trainedOn: [{ set: "stsb-train", use: "weights" as const }] };
    const protocol = getProtocol("sts2014");
    const sets = await setsOfData(["sts2014.deft-news", "sts2014.headlines", "sts2014.OnWN"]);
    const whole = await evaluateSets(system, { ...sets, protocol }, { draws: 0 });
    const { report } = await evaluateSets(system, { ...sets, protocol }, { draws: 0, withoutSeen: true });
    expect(whole.report.seen).toEqual({ pairs: 913, of: 1800 });
    expect(report.seen).toEqual({ pairs: 913, of: 1800 });
    const [news, headlines, onwn] = report.sets;
    expect([news!.scored, headlines!.scored, onwn!.scored]).toEqual([0, 137, 750]);
    expect([news!.dropped, headlines!.dropped, onwn!.dropped]).toEqual([300, 613, undefined]);
    expect(news!.pearson).toBeNull();
    // What is left of headlines, counted and correlated by itself
    const train = new Set(
      (await (await setsOfData(["stsb-train"])).sets[0]!.read().toArray()).map(({ a, b }) => key(a, b)),
    );
    const { pairs, raw, gold } = whole.run.sets[1]!;
    const kept = pairs.flatMap(({ a, b }, i) => (train.has(key(a, b)) ? [] : [i]));
    expect(kept).toHaveLength(137);
    expect(headlines!.pearson).toBeCloseTo(
      r(
        kept.map((i) => raw[i]!),
        kept.map((i) => gold[i]!),
      ),
      12,
    );
    expect(report.aggregate.mean).toBeCloseTo((headlines!.pearson! + onwn!.pearson!) / 2, 12);
    expect(report.aggregate.undefinedSets).toBeUndefined();
    expect(report.aggregate.official!.note).toMatch(/without 913 pairs that were left out: not comparable/);
    expect(report.signature).toMatch(/\|pairs:unseen$/);
    await plain.close();
  });
});

describe("figures without pairs of conflicting gold (--without-conflicts)", () => {
  it("leave out all rows of such a pair, in systems and score files alike", async () => {
    const system = await createSystem("token-cosine");
    const data = await setsOfData(["sts2014-es"]);
    const golds = await Promise.all(data.sets.map((set) => goldOfSet(set)));
    // Counted otherwise: rows of one pair, in either order, whose gold (0-4) is .4 apart or more
    const wanted = golds.map(
      ({ pairs }) =>
        new Set(byHand(golds.flatMap((gold) => gold.pairs)).filter((pair) => pairs.includes(pair))),
    );
    const { report, run } = await evaluateSets(system, data, { draws: 0, withoutConflicts: true });
    expect(report.sets.map((set) => set.conflicting ?? 0)).toEqual(wanted.map(({ size }) => size));
    expect(wanted[0]!.size + wanted[1]!.size).toBeGreaterThan(19);
    expect(report.sets.map(({ pairs }) => pairs)).toEqual([324, 480]);
    const whole = await evaluateSets(system, data, { draws: 0 });
    const conflicts = await conflictingPairs(golds);
    const files = new Map(
      whole.run.sets.map((set) => [set.name, { name: "saved", scores: [...set.raw], sha256: "00" } as never]),
    );
    const again = evaluateScoreFiles("saved", files, golds, data, "00", { draws: 0, conflicts });
    expect(again.report.sets.map((set) => set.pearson)).toEqual(report.sets.map((set) => set.pearson));
    expect([...again.run.sets[1]!.gold]).toEqual([...run.sets[1]!.gold]);
    for (const { signature } of [report, again.report]) expect(signature).toMatch(/\|pairs:unconflicting$/);
    await system.close();
  });
});

function byHand(pairs: readonly GoldPair[]): GoldPair[] {
  const groups = new Map<string, GoldPair[]>();
  for (const pair of pairs)
    groups.set(key(pair.a, pair.b), [...(groups.get(key(pair.a, pair.b)) ?? []), pair]);
  return [...groups.values()]
    .filter((group) => {
      const gold = group.map((pair) => pair.gold!);
      return Math.max(...gold) - Math.min(...gold) >= 0.4 - 1e-9;
    })
    .flat();
}

/** Two texts without regard to their order, case and blanks. */
function key(a: string, b: string): string {
  return [a, b]
    .map((text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim())
    .sort()
    .join("\n");
}

function r(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0);
  const xy = sum((i) => (x[i]! - mx) * (y[i]! - my));
  return xy / Math.sqrt(sum((i) => (x[i]! - mx) ** 2) * sum((i) => (y[i]! - my) ** 2));
}
