import { expect, it } from "vitest";
import { fitCalibration } from "../learn/index.ts";
import { golden, tinyModel } from "../vectors/fixtures/index.ts";
import { type Encoder, openEncoder } from "../vectors/index.ts";
import { createSystem } from "./create-system.ts";
import { encoderSystem } from "./encoder/encoder-system.ts";
import { mostSimilar, prepareTexts } from "./matrix.ts";
import { createScorer } from "./scorer.ts";

const unit = Array.from({ length: 101 }, (_, i) => i / 100);
const calibration = fitCalibration(
  unit,
  unit.map((x) => 5 * x),
);

/** A system of one encoder, and all texts that it has encoded. */
function countedSystem() {
  const encoded: string[] = [];
  const system = encoderSystem(
    {
      name: "counted",
      version: 1,
      description: "for tests",
      trainedOn: [],
      signature: {},
      raw: "cosine",
      detectsLanguages: false,
      route: () => "one",
      open: async () => {
        const inner = await openEncoder(tinyModel("mean"));
        const encoder: Encoder = {
          ...inner,
          encode(texts, options) {
            encoded.push(...texts);
            return inner.encode(texts, options);
          },
        };
        const parts = [{ value: "cosine", model: inner.name, mean: 0, deviation: 1, weight: 1 } as const];
        return { encoders: [encoder], reading: () => ({ parts, calibration }) };
      },
    },
    { languages: ["en", "en"] },
  );
  return { system, encoded };
}

it("encodes the candidates once, whatever the queries, and ranks them as without", async () => {
  const { system, encoded } = countedSystem();
  const candidates = golden.texts.filter((text) => text.trim() !== "");
  const prepared = await prepareTexts(system, candidates);
  const known = new Set(encoded);
  expect(prepared.texts).toEqual(candidates);
  encoded.length = 0;
  const queries = ["a query of its own", "another one", "and a third"];
  const found = [];
  for (const query of queries) found.push(await mostSimilar(system, query, prepared));
  expect(encoded.filter((text) => known.has(text))).toEqual([]);
  expect(encoded).toEqual(queries);
  for (const [i, query] of queries.entries())
    expect(found[i]).toEqual(await mostSimilar(system, query, candidates));
  await system.close();
});

it.each(["fast", "token-cosine"])("ranks by %s as without, with texts of two languages", async (name) => {
  const texts = ["El perro corre.", "A dog is running.", "", "Stocks fell.", "Köpek koşuyor."];
  await using scorer = await createScorer({ system: name });
  const prepared = await scorer.prepare(texts);
  for (const query of ["The dog runs.", "Un perro corre."])
    expect(await scorer.mostSimilar(query, prepared)).toEqual(await scorer.mostSimilar(query, texts));
});

it("takes an empty list, and refuses what is none", async () => {
  const system = await createSystem("fast");
  expect(await mostSimilar(system, "x", await prepareTexts(system, []))).toEqual([]);
  for (const wrong of [null, "x", [1], {}]) {
    await expect(prepareTexts(system, wrong as never)).rejects.toMatchObject({ code: "E_INPUT" });
    await expect(mostSimilar(system, "x", wrong as never)).rejects.toMatchObject({ code: "E_INPUT" });
  }
  await system.close();
});
