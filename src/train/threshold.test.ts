import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSystem } from "../systems/index.ts";
import type { System } from "../systems/system.ts";
import {
  checkThreshold,
  listThresholds,
  loadThreshold,
  resolveThreshold,
  saveThreshold,
} from "../systems/threshold.ts";
import { fitThreshold } from "./fit-threshold.ts";

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

  it("is refused when anything else in the system can change a score", async () => {
    const threshold = await fitThreshold(system, pairs, { name: "whole" });
    const signature = { ...system.signature, lexicon: "0123456789abcdef" };
    expect(() => checkThreshold(threshold, { ...system, signature })).toThrow(
      /other lexicon of token-cosine/,
    );
    const other = { ...threshold, signature };
    expect(() => checkThreshold(other, system)).toThrow(
      /other lexicon of token-cosine .*; fit it anew: samesay/,
    );
  });

  it("of version 1 is refused with the line that makes it anew", async () => {
    const old = { format: 1, name: "old", value: 3, signature: { system: "base", version: 1 } };
    writeFileSync(join(folder, "thresholds", "old.json"), JSON.stringify(old));
    await expect(loadThreshold("old")).rejects.toMatchObject({
      code: "E_FORMAT",
      message: expect.stringMatching(
        /older version.*samesay fit-threshold --system base --name old --data FILE/,
      ),
    });
  });

  it("needs both answers among the labels", async () => {
    const same = pairs.map((pair) => ({ ...pair, label: true }));
    await expect(fitThreshold(system, same, { name: "x" })).rejects.toThrow("both answers are needed");
  });

  it("may be a plain score", async () => {
    expect(await resolveThreshold("3.5", system)).toBe(3.5);
    await expect(resolveThreshold("7", system)).rejects.toThrow("threshold 7 is outside 0..5");
  });

  it("has a name that is a file's and no number", async () => {
    for (const name of ["../x", "a/b", "", ".", "12", "3.5", "1e3", "0x3", "Infinity", "con\u0000"]) {
      await expect(fitThreshold(system, pairs, { name })).rejects.toMatchObject({ code: "E_INPUT" });
    }
    await expect(loadThreshold("unheard-of")).rejects.toMatchObject({ code: "E_UNKNOWN_NAME" });
    for (const text of ['{"format":2}', "null", "{"]) {
      writeFileSync(join(folder, "thresholds", "broken.json"), text);
      await expect(loadThreshold("broken")).rejects.toMatchObject({
        code: "E_FORMAT",
        message: expect.stringContaining("not a threshold; fit it anew"),
      });
    }
  });
});
