import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { classification } from "../stats/index.ts";
import { bestThreshold } from "./best-threshold.ts";
import { createSystem } from "./index.ts";
import type { System } from "./system.ts";
import {
  checkThreshold,
  fitThreshold,
  listThresholds,
  loadThreshold,
  resolveThreshold,
  saveThreshold,
} from "./threshold.ts";

describe("bestThreshold", () => {
  it("agrees with scikit-learn's precision_recall_curve", () => {
    // scikit-learn 1.9.1: p, r, t = precision_recall_curve(y, s); 2pr/(p+r) is largest, 0.8571, at t = 2.0, where
    // precision is 0.75 and recall 1.0. The threshold lies half way to the next score below, 1.9.
    const scores = [4.5, 3.1, 2.9, 2.0, 1.9, 0.5];
    const found = bestThreshold(scores, [1, 1, 0, 1, 0, 0]);
    expect(found).toMatchObject({ precision: 0.75, recall: 1, pairs: 6, positives: 3 });
    expect(found.f1).toBeCloseTo(0.857142857, 8);
    expect(found.value).toBeCloseTo(1.95, 10);
  });

  it("no other threshold has a better F1", () => {
    const row = fc.record({ score: fc.integer({ min: 0, max: 50 }).map((n) => n / 10), label: fc.boolean() });
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 40 }), (rows) => {
        const labels = rows.map((r) => r.label);
        fc.pre(labels.includes(true) && labels.includes(false));
        const scores = rows.map((r) => r.score);
        const found = bestThreshold(scores, labels);
        for (const other of [0, ...scores]) {
          const { f1 } = classification(scores, labels, other);
          if (!Number.isNaN(f1)) expect(f1).toBeLessThanOrEqual(found.f1 + 1e-12);
        }
        expect(classification(scores, labels, found.value).f1).toBe(found.f1);
        expect(found.interval[0]).toBeLessThanOrEqual(found.interval[1]);
        expect([...found.interval, ...found.f1Interval].every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("needs both answers", () => {
    expect(() => bestThreshold([1, 2], [1, 1])).toThrow(
      "all 2 pairs are labelled yes; both answers are needed",
    );
    expect(() => bestThreshold([], [])).toThrow("both answers are needed");
  });
});

describe("a kept threshold", () => {
  const folder = mkdtempSync(join(tmpdir(), "samesay-thresholds-"));
  let system: System;
  let other: System;
  beforeAll(async () => {
    vi.stubEnv("SAMESAY_CONFIG", folder);
    system = await createSystem("token-cosine");
    other = await createSystem("char-2-dice");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const pairs = [
    { a: "a man plays", b: "a man plays", label: true },
    { a: "a man plays", b: "a man sings", label: true },
    { a: "a dog runs", b: "stocks fell", label: false },
    { a: "it rains", b: "stocks fell again", label: false },
  ];

  it("is fitted, saved, found by name and refused with another system", async () => {
    const threshold = await fitThreshold(system, pairs, { name: "tickets-é.1" });
    expect(threshold.f1).toBe(1);
    const path = await saveThreshold(threshold);
    expect(path).toBe(join(folder, "thresholds", "tickets-é.1.json"));
    expect(await loadThreshold("tickets-é.1")).toEqual(threshold);
    expect(await listThresholds()).toEqual(["tickets-é.1"]);
    expect(await resolveThreshold("tickets-é.1", system)).toBe(threshold.value);
    await expect(resolveThreshold("tickets-é.1", other)).rejects.toMatchObject({
      code: "E_INPUT",
      message: expect.stringMatching(
        /fitted with token-cosine version \d+, not with this char-2-dice version \d+; fit it anew/,
      ),
    });
    const newer = { ...system, signature: { ...system.signature, version: 99 } };
    expect(() => checkThreshold(threshold, newer)).toThrow("not with this token-cosine version 99");
    const refitted = { ...system, signature: { ...system.signature, calibration: "x" } };
    expect(() => checkThreshold(threshold, refitted)).toThrow("other calibration of token-cosine");
    expect(readdirSync(join(folder, "thresholds"))).toEqual(["tickets-é.1.json"]);
  });

  it("may be a plain score", async () => {
    expect(await resolveThreshold("3.5", system)).toBe(3.5);
    await expect(resolveThreshold("7", system)).rejects.toThrow("threshold 7 is outside 0..5");
  });

  it("has a name that is a file's and no number", async () => {
    for (const name of ["../x", "a/b", "", ".", "12", "3.5", "con\u0000"]) {
      await expect(fitThreshold(system, pairs, { name })).rejects.toMatchObject({ code: "E_INPUT" });
    }
    await expect(loadThreshold("unheard-of")).rejects.toMatchObject({ code: "E_UNKNOWN_NAME" });
    writeFileSync(join(folder, "thresholds", "broken.json"), '{"format":1}');
    await expect(loadThreshold("broken")).rejects.toMatchObject({ code: "E_FORMAT" });
  });
});
