import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/stats/index.ts";
import type { Contestant } from "./contestant.ts";
import { correlationOn, type ReadSet } from "./correlations.ts";
import { PairedDraws } from "./differences.ts";
import type { PanelSet } from "./panel-set.ts";
import { verdicts } from "./verdict.ts";

/** Gold with noise of a given size; every `together` rows are one group. */
function readSet(noises: Readonly<Record<string, number>>, rowCount: number, together = 1): ReadSet {
  const random = seededRandom(7);
  const gold = Float64Array.from({ length: rowCount }, () => 5 * random.uniform());
  const rows = Array.from({ length: rowCount }, (_, i) => ({
    id: String(i),
    a: "",
    b: "",
    languages: ["en", "en"] as const,
    gold: gold[i]!,
    part: 0,
    group: Math.floor(i / together),
    half: "a" as const,
  }));
  const readings = new Map(
    Object.entries(noises).map(([name, noise]) => {
      let shared = 0;
      const raw = gold.map((value, i) => {
        if (i % together === 0) shared = random.normal();
        return value + noise * shared;
      });
      return [name, { raw }];
    }),
  );
  const set: PanelSet = { id: "made up", block: "english", scale: [0, 5], gold: "graded", use: "fit", rows };
  return { set, rows, gold, readings };
}

const contestant = (name: string, kind: Contestant["kind"], models?: string[]): Contestant => ({
  name,
  kind,
  ...(models && { models }),
  read: async () => undefined,
  close: async () => {},
});

describe("PairedDraws", () => {
  it("gives the difference of two correlations, with its interval around it", () => {
    const read = readSet({ good: 0.5, bad: 1.5 }, 300);
    const { value, interval80, interval95 } = new PairedDraws([read]).onSet(read, "good", "bad")!;
    expect(value).toBeCloseTo(
      correlationOn(read, "good", "pearson")! - correlationOn(read, "bad", "pearson")!,
      12,
    );
    expect(interval95[0]).toBeLessThan(interval80[0]);
    expect(interval80[0]).toBeLessThan(value);
    expect(interval80[1]).toBeGreaterThan(value);
    expect(interval95[1]).toBeGreaterThan(interval80[1]);
  });

  it("is paired: a contestant differs from itself by nothing", () => {
    const read = readSet({ x: 1 }, 100);
    expect(new PairedDraws([read]).onBlock("english", "x", "x")).toEqual({
      value: 0,
      interval80: [0, 0],
      interval95: [0, 0],
    });
  });

  it("draws groups whole: errors that groups share make the interval wider", () => {
    const grouped = readSet({ x: 1, y: 1.2 }, 400, 10);
    const apart = { ...grouped, rows: grouped.rows.map((row, i) => ({ ...row, group: i })) };
    const width = (read: ReadSet) => {
      const [low, high] = new PairedDraws([read]).onSet(read, "x", "y")!.interval80;
      return high - low;
    };
    expect(width(grouped)).toBeGreaterThan(1.8 * width(apart));
  });
});

describe("the rule", () => {
  const contestants = [
    contestant("multi", "part", ["onnx-encoder"]),
    contestant("cross", "part", ["onnx-cross-encoder"]),
    contestant("base", "system"),
    contestant("accurate", "system"),
  ];

  it("holds each system against its own best part and names sets that fall", () => {
    const read = [readSet({ multi: 1, cross: 0.8, base: 1.3, accurate: 0.5 }, 400)];
    const found = verdicts(read, new PairedDraws(read), contestants);
    expect(found.map(({ system, part, verdict, falls }) => [system, part, verdict, falls])).toEqual([
      ["base", "multi", "below", ["made up"]],
      ["accurate", "cross", "above", []],
    ]);
  });

  it("counts sets under 300 rows in their block alone", () => {
    const read = [readSet({ multi: 1, cross: 0.8, base: 1.3, accurate: 0.5 }, 200)];
    expect(verdicts(read, new PairedDraws(read), contestants)[0]).toMatchObject({
      verdict: "below",
      falls: [],
    });
  });

  it("calls level what differs by chance", () => {
    const read = [readSet({ multi: 1, cross: 1, base: 1, accurate: 1 }, 60)];
    expect(verdicts(read, new PairedDraws(read), contestants)[0]).toMatchObject({ verdict: "level" });
  });
});
