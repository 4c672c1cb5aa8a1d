import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSystem, listSystems } from "./create-system.ts";
import { createScorer } from "./scorer.ts";
import type { SystemPair } from "./system.ts";

describe("a scorer", () => {
  it("keeps the order of a stream and reads it only as it is taken", async () => {
    await using scorer = await createScorer({ system: "char-3-dice" });
    let read = 0;
    function* pairs(): Generator<SystemPair> {
      for (let i = 0; i < 5000; i++) {
        read++;
        yield { a: `text number ${i}`, b: `text number ${i % 7}` };
      }
    }
    const first: number[] = [];
    for await (const { score } of scorer.scoreMany(pairs())) {
      first.push(score);
      if (first.length === 10) break;
    }
    expect(read).toBeLessThanOrEqual(1024);
    const alone = await Promise.all(
      first.map(async (_, i) => (await scorer.score(`text number ${i}`, `text number ${i % 7}`)).score),
    );
    expect(first).toEqual(alone);
  });

  it("stops when its signal fires, with a stable code", async () => {
    await using scorer = await createScorer({ system: "token-cosine" });
    const run = async () => {
      for await (const _ of scorer.scoreMany([{ a: "x", b: "y" }], { signal: AbortSignal.abort() }));
    };
    await expect(run()).rejects.toMatchObject({ name: "StsError", code: "E_ABORTED" });
  });

  it("finds the nearest of some texts", async () => {
    await using scorer = await createScorer({ system: "content-cosine" });
    const nearest = await scorer.mostSimilar(
      "a dog runs",
      ["the stock fell", "the dog is running", "a dog runs"],
      {
        limit: 2,
      },
    );
    expect(nearest.map(({ index }) => index)).toEqual([2, 1]);
    expect(nearest[0]!.score).toBe(5);
  });

  it("names the nearest systems for a mistyped one", async () => {
    await expect(createScorer({ system: "token-cosin" })).rejects.toThrow('did you mean "token-cosine"?');
  });
});

describe("every measure as a system", async () => {
  const names = (await listSystems()).filter(({ kind }) => kind === "measure").map(({ name }) => name);
  it.each(names)("%s scores 0..5, identical texts 5, empty texts with a warning", async (name) => {
    const system = await createSystem(name);
    const text = fc.string({ unit: "binary", maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, text, async (a, b) => {
        const [one, same, empty] = await system.score([
          { a, b },
          { a, b: a },
          { a: "", b: `x${b}` },
        ]);
        expect(one!.score).toBeGreaterThanOrEqual(0);
        expect(one!.score).toBeLessThanOrEqual(5);
        expect(one!.interval![0]).toBeLessThanOrEqual(one!.score);
        expect(one!.interval![1]).toBeGreaterThanOrEqual(one!.score);
        expect(same!.score).toBe(5);
        expect(empty).toMatchObject({ score: 0, warnings: ["one text is empty: scored 0"] });
      }),
      { numRuns: 15, seed: 5 },
    );
  });
});
