import { describe, expect, it } from "vitest";
import { pearson, seededRandom } from "../src/stats/index.ts";
import { combine } from "../src/systems/accurate-combiner.ts";
import { FEATURE_NAMES, type Features, type FeatureTerm } from "../src/systems/accurate-features.ts";
import { goldRows, triplesAside } from "../training/accurate-data.ts";
import { fitCombiner, minimise } from "../training/fit-combiner.ts";

const zeros = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as unknown as Features;
const settings = { order: 0, margin: 0.5, penalty: 1e-6 };
const names: FeatureTerm[] = ["cross-logit", "base", "numbers-clash"];

/** Pairs whose gold score is a sigmoid of two features, 0..5. */
function examples(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [logit, base] = [random.normal(), random.normal()];
    const features: Features = { ...zeros, "cross-logit": logit, base };
    return { features, gold: 5 / (1 + Math.exp(-(0.5 + 2 * logit - base))), weight: 1 };
  });
}

describe("fitCombiner", () => {
  it("finds the weights that made the gold scores", () => {
    const rows = examples(400, 1);
    const combiner = fitCombiner(names, rows, [], settings);
    const slopes = combiner.weights.map((weight, j) => weight / combiner.deviations[j]!);
    expect(slopes[0]).toBeCloseTo(2, 1);
    expect(slopes[1]).toBeCloseTo(-1, 1);
    expect(slopes[2]).toBeCloseTo(0, 6);
    const fresh = examples(200, 2);
    const values = fresh.map(({ features }) => 5 * combine(combiner, features));
    for (const [i, { gold }] of fresh.entries()) expect(values[i]).toBeCloseTo(gold, 1);
  });

  it("learns from triples what gold scores do not tell", () => {
    const clash = { ...zeros, "cross-logit": 1, "numbers-clash": 1 };
    const contests = Array.from({ length: 20 }, () => ({
      closer: { ...zeros, "cross-logit": 0.8 },
      farther: clash,
      weight: 1,
    }));
    const before = fitCombiner(names, examples(200, 3), contests, settings);
    expect(combine(before, contests[0]!.closer)).toBeLessThan(combine(before, clash));
    const after = fitCombiner(names, examples(200, 3), contests, { ...settings, order: 1 });
    expect(combine(after, contests[0]!.closer)).toBeGreaterThan(combine(after, clash));
  });

  it("bends with products where a line cannot", () => {
    const rows = examples(400, 4).map((row) => ({
      ...row,
      gold: row.features["cross-logit"] * row.features.base > 0 ? 4 : 1,
    }));
    const r = (terms: readonly FeatureTerm[]) => {
      const combiner = fitCombiner(terms, rows, [], settings);
      const values = rows.map(({ features }) => combine(combiner, features));
      return pearson(
        values,
        rows.map(({ gold }) => gold),
      );
    };
    expect(r(names)).toBeLessThan(0.3);
    expect(r([...names, "cross-logit*base"])).toBeGreaterThan(0.8);
  });

  it("gives the same bytes again", () => {
    const bytes = () => JSON.stringify(fitCombiner(names, examples(100, 5), [], settings));
    expect(bytes()).toBe(bytes());
  });
});

it("minimises Rosenbrock's valley", () => {
  const at = minimise(
    ([x = 0, y = 0], gradient) => {
      gradient[0] = -2 * (1 - x) - 400 * x * (y - x * x);
      gradient[1] = 200 * (y - x * x);
      return (1 - x) ** 2 + 100 * (y - x * x) ** 2;
    },
    Float64Array.of(-1.2, 1),
  );
  expect(at[0]).toBeCloseTo(1, 3);
  expect(at[1]).toBeCloseTo(1, 3);
});

describe("what the combiner is fitted on", () => {
  it("are the rows of the fold that the cross-encoders did not see, without rows of evaluation sets", async () => {
    const rows = await goldRows("", ["en", "en"], 0);
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.length).toBeLessThanOrEqual(1145);
    expect(rows.every(({ gold }) => gold >= 0 && gold <= 5)).toBe(true);
  });

  it("are the triples that the trainer kept aside", () => {
    // Python 3.11, samesay_training.triples.load_triples(Path("contrast"), (language,)): len(aside)
    const counts = (["en", "es", "ar", "tr"] as const).map((language) => triplesAside(language).length);
    expect(counts).toEqual([2808, 1355, 1058, 1165]);
  });
});
