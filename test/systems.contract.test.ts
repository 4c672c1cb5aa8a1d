import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSet } from "../src/data/index.ts";
import { measures } from "../src/measures/index.ts";
import { createSystem, getPublished, listSystems, type System, scorerOf } from "../src/systems/index.ts";
import { saveRecipe, trainRecipe } from "../src/train/index.ts";

// What holds of every system, whatever kind it is of: the tiers, measures with their calibration, published recipes, a
// model of the user's own, and a published system that was trained.

const NAMES = (await listSystems()).map(({ name, kind }) => ({ name, kind }));
/** Of measures, whose own contract is test/measures.contract.test.ts, one of twelve; kinds that are made by training are not here. */
const SOME = NAMES.filter(
  ({ kind }, i) => kind === "tier" || kind === "recipe" || (kind === "measure" && i % 12 === 0),
).map(({ name }) => name);
const OWN = resolve("src/vectors/fixtures/tiny");

const PAIRS = [
  ["A dog runs on the beach.", "Two dogs run along the shore."],
  ["The shop opens at 5 pm.", "The shop opens at 17:00."],
  ["Room 101", "Room 102"],
  ["A man sings.", "The bank raised its rates."],
  ["", "A man sings."],
  ["  ", ""],
  ["She is not here.", "She is not here."],
  ["Un perro corre.", "Una mujer canta."],
].map(([a, b]) => ({ a: a!, b: b! }));

const TRAINED = mkdtempSync(join(tmpdir(), "samesay-trained-"));
afterAll(() => rmSync(TRAINED, { recursive: true }));
const rows = await (await openSet("stsb-train")).read().toArray();
const some = rows.filter((_, i) => i % 140 === 0).map(({ a, b, gold }) => ({ a, b, gold: gold! }));
const source = { set: "stsb-train", sha256: "0".repeat(64) };
await saveRecipe(TRAINED, await trainRecipe(getPublished("dls-cu-2015-s1"), some, { source }));

describe.each([...SOME, OWN, TRAINED])("%s", { timeout: 60_000 }, (name) => {
  let system: System;
  beforeAll(async () => {
    system = await createSystem(name);
  }, 60_000);
  afterAll(() => system.close());

  it("scores 0..5, with an interval round the score, and says who it is", async () => {
    const results = await system.score(PAIRS);
    expect(results).toHaveLength(PAIRS.length);
    for (const { score, interval, raw, calibrated, system: own, warnings } of results) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(5);
      if (interval !== undefined) {
        expect(interval[0]).toBeLessThanOrEqual(score);
        expect(interval[1]).toBeGreaterThanOrEqual(score);
      }
      expect(Number.isFinite(raw.value)).toBe(true);
      expect([raw.name, calibrated]).toEqual([system.raw.name, system.calibrated]);
      expect(own).toBeTruthy();
      expect(Array.isArray(warnings)).toBe(true);
    }
  });

  it("gives identical texts 5, an empty one 0, two empty ones 5, with warnings", async () => {
    const results = await system.score(PAIRS.slice(4, 7));
    expect(results.map(({ score }) => score)).toEqual([0, 5, 5]);
    expect(results.map(({ warnings }) => warnings.some((text) => /empty/.test(text)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("gives the same again, turned round, and in any order", async () => {
    const scores = (await system.score(PAIRS)).map(({ score }) => score);
    const again = (await system.score(PAIRS)).map(({ score }) => score);
    const turned = (await system.score(PAIRS.map(({ a, b }) => ({ a: b, b: a })))).map(({ score }) => score);
    const reversed = (await system.score(PAIRS.toReversed())).map(({ score }) => score).toReversed();
    expect(again).toEqual(scores);
    // A measure that is not symmetric says so.
    const symmetric = (measures as Record<string, { symmetric: boolean }>)[name]?.symmetric ?? true;
    for (const [i, score] of scores.entries()) {
      if (symmetric) expect(turned[i]).toBeCloseTo(score, 6);
      expect(reversed[i]).toBeCloseTo(score, 2);
    }
  });

  it("ends where it is told to", async () => {
    await expect(system.score(PAIRS, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "E_ABORTED",
    });
  });

  it("takes of a stream no more than it can use, and lets go of it", async () => {
    let taken = 0;
    let ended = false;
    function* source() {
      try {
        for (;;) {
          taken++;
          yield { a: `dog ${taken % 5}`, b: "A dog runs." };
        }
      } finally {
        ended = true;
      }
    }
    let seen = 0;
    for await (const _ of scorerOf(system).scoreMany(source())) if (++seen === 3) break;
    expect(ended).toBe(true);
    expect(taken).toBeLessThanOrEqual(4 * (system.batchSize ?? 1024));
  });

  it("has a signature of its own name and version", () => {
    const { version, reading } = system.signature;
    expect([version, typeof reading]).toEqual([system.version, "string"]);
    expect(system.description.length).toBeGreaterThan(10);
  });

  it("closes twice without harm; a tier refuses what comes later", async () => {
    const other = await createSystem(name);
    await other.close();
    await other.close();
    if (NAMES.some((entry) => entry.name === name && entry.kind === "tier"))
      await expect(other.score(PAIRS)).rejects.toMatchObject({ code: "E_INPUT" });
  });
});
