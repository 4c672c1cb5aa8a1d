import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSystem, listSystems } from "./create-system.ts";
import { createScorer } from "./scorer.ts";
import type { TextPair } from "./system.ts";

describe("a scorer", () => {
  it("keeps the order of a stream and reads it only as it is taken", async () => {
    await using scorer = await createScorer({ system: "char-3-dice" });
    let read = 0;
    function* pairs(): Generator<TextPair> {
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

  it.each(["fast", "content-cosine", "dls-aligner"])(
    "of %s takes languages with each call, as it takes them when made",
    async (system) => {
      await using detecting = await createScorer({ system });
      await using told = await createScorer({ system, languages: ["es", "en"] });
      const pair = ["El perro corre.", "The dog runs."] as const;
      const expected = await told.score(...pair);
      const languages = ["es", "en"] as const;
      expect(expected.languages).toEqual(languages);
      expect(await detecting.score(...pair, { languages })).toEqual(expected);
      expect((await told.score(...pair, { languages: ["es", "es"] })).languages).toEqual(["es", "es"]);
      for await (const row of detecting.scoreMany([{ a: pair[0], b: pair[1] }], { languages }))
        expect(row).toEqual(expected);
      const matrix = await detecting.scoreMatrix([pair[0]], [pair[1]], { languages });
      expect(matrix.scores[0]).toBe(expected.score);
      const [nearest] = await detecting.mostSimilar(pair[0], [pair[1]], { languages });
      expect(nearest!.score).toBe(expected.score);
      await expect(detecting.score(...pair, { languages: ["es", "xx"] as never })).rejects.toMatchObject({
        code: "E_INPUT",
        message: expect.stringMatching(/^score: languages is \["es", "xx"\], expected two of/),
      });
    },
  );

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

  it("stops while its source keeps it waiting, and tells the source", async () => {
    await using scorer = await createScorer({ system: "token-cosine" });
    const controller = new AbortController();
    let returned = false;
    const hanging: AsyncIterable<TextPair> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => {}),
        return: async () => {
          returned = true;
          return { done: true, value: undefined };
        },
      }),
    };
    const run = async () => {
      for await (const _ of scorer.scoreMany(hanging, { signal: controller.signal }));
    };
    setTimeout(() => controller.abort(), 10);
    await expect(run()).rejects.toMatchObject({ name: "StsError", code: "E_ABORTED" });
    expect(returned).toBe(true);
  });

  it("passes on what its source throws, and closes a source that is left early", async () => {
    await using scorer = await createScorer({ system: "token-cosine" });
    const { signal } = new AbortController();
    let closed = 0;
    async function* source(fails: boolean): AsyncGenerator<TextPair> {
      try {
        for (let i = 0; i < 3000; i++) yield { a: `a ${i}`, b: "b" };
        if (fails) throw new RangeError("the database went away");
      } finally {
        closed++;
      }
    }
    const run = async () => {
      for await (const _ of scorer.scoreMany(source(true), { signal }));
    };
    await expect(run()).rejects.toThrow("the database went away");
    for await (const _ of scorer.scoreMany(source(false), { signal })) break;
    expect(closed).toBe(2);
  });

  it("refuses what is no text and no pair, and names it", async () => {
    await using scorer = await createScorer({ system: "token-cosine" });
    // As JavaScript users hand it over: without a compiler's say.
    const loose = scorer as unknown as { [method: string]: (...args: unknown[]) => Promise<unknown> };
    const many = async (pairs: unknown) => {
      for await (const _ of scorer.scoreMany(pairs as TextPair[]));
    };
    const refusals: [Promise<unknown>, string][] = [
      [loose.score!("a"), "score: text b is undefined, expected a string"],
      [loose.score!(5, "b"), "score: text a is 5"],
      [loose.score!("a", null), "score: text b is null"],
      [loose.scoreMatrix!("abc", ["a"]), 'scoreMatrix: left is "abc", expected an array of strings'],
      [loose.scoreMatrix!(["a"], ["a", null]), "scoreMatrix: right[1] is null"],
      [loose.mostSimilar!(["a"], ["a"]), 'mostSimilar: query is ["a"]'],
      [loose.mostSimilar!("a", [undefined]), "mostSimilar: candidates[0] is undefined"],
      [many(null), "scoreMany: pairs is null, expected an iterable"],
      [many("ab"), 'scoreMany: pairs is "ab", expected an iterable'],
      [many([["a", "b"]]), 'scoreMany: pair 0 is ["a", "b"], expected { a, b }'],
      [many([{ a: "a", b: "b" }, null]), "scoreMany: pair 1 is null, expected { a, b }"],
      [many([{ a: "a", b: "b", languages: ["de", "en"] }]), 'languages is ["de", "en"]'],
    ];
    for (const [promise, message] of refusals) {
      await expect(promise, message).rejects.toMatchObject({
        code: "E_INPUT",
        message: expect.stringContaining(message),
      });
    }
  });

  it("refuses systems and languages that are none, and an aborted start", async () => {
    const create = createScorer as (options: object) => Promise<unknown>;
    await expect(create({ system: 5 })).rejects.toMatchObject({ code: "E_INPUT" });
    await expect(create({ system: null })).rejects.toMatchObject({ code: "E_INPUT" });
    for (const languages of ["en", ["de", "de"], ["en"], []]) {
      await expect(create({ system: "fast", languages })).rejects.toMatchObject({ code: "E_INPUT" });
    }
    await expect(create({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "E_ABORTED" });
  });

  it("refuses to score once it is closed, and may be closed twice", async () => {
    const scorer = await createScorer({ system: "fast" });
    await scorer.close();
    await scorer.close();
    await expect(scorer.score("a", "b")).rejects.toMatchObject({ code: "E_INPUT" });
    await expect(scorer.scoreMatrix(["a"], ["b"])).rejects.toThrow("closed");
    await expect(scorer.mostSimilar("a", ["b"])).rejects.toThrow("closed");
    await expect(scorer.scoreMany([{ a: "a", b: "b" }]).next()).rejects.toThrow("closed");
  });

  it("names the nearest systems for a mistyped one", async () => {
    await expect(createScorer({ system: "token-cosin" })).rejects.toThrow('did you mean "token-cosine"?');
  });
});

describe("every system", async () => {
  // Published systems are trained first (src/train/train-recipe.test.ts).
  const ready = (await listSystems()).filter(({ kind }) => kind !== "published");
  const names = ready.map(({ name }) => name).filter((name) => name !== "base");
  it.each(names)("%s scores texts that look alike 5 and unseen ones as empty", async (name) => {
    const system = await createSystem(name);
    const results = await system.score([
      { a: "The  café\u00a0is open", b: "The cafe\u0301 is open\n" },
      { a: "a \u200fdog", b: "a dog" },
      { a: "\u200b", b: "a dog" },
      { a: "\ufeff", b: " \0" },
    ]);
    expect(results.map((result) => result.score)).toEqual([5, 5, 0, 5]);
    expect(results.map((result) => result.warnings.length)).toEqual([0, 0, 1, 1]);
    await system.close();
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
