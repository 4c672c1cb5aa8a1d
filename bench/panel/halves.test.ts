import { describe, expect, it } from "vitest";
import { connectedRows, splitHalves } from "./halves.ts";

describe("connectedRows", () => {
  it("joins rows that share a key through others", () => {
    expect(connectedRows([["a", "b"], ["c", "d"], ["e"], ["b", "x"], ["x", "c"]])).toEqual([0, 0, 1, 0, 0]);
  });
});

describe("splitHalves", () => {
  const rows = Array.from({ length: 200 }, (_, i) => ({
    set: i < 40 ? "small" : "large",
    keys: [`s${i}`, `t${i % 90}`],
  }));

  it("lets no key stand in both halves", () => {
    const split = splitHalves(rows);
    const sides = new Map<string, Set<string>>();
    for (const [i, { keys }] of rows.entries()) {
      for (const key of keys) sides.set(key, (sides.get(key) ?? new Set()).add(split[i]!.half));
    }
    expect([...sides.values()].filter((halves) => halves.size > 1)).toEqual([]);
  });

  it("halves each set", () => {
    const split = splitHalves(rows);
    for (const [set, size] of [
      ["small", 40],
      ["large", 160],
    ] as const) {
      const inA = rows.filter((row, i) => row.set === set && split[i]!.half === "a").length;
      expect(Math.abs(inA - size / 2)).toBeLessThanOrEqual(0.05 * size);
    }
  });

  it("is the same for the same seed, another for another", () => {
    const halves = (seed: number) =>
      splitHalves(rows, seed)
        .map(({ half }) => half)
        .join("");
    expect(halves(1)).toBe(halves(1));
    expect(halves(1)).not.toBe(halves(2));
  });
});
