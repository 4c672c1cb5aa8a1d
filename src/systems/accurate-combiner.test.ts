import { describe, expect, it } from "vitest";
import { type Combiner, type CombinerFile, combine, parseCombiner } from "./accurate-combiner.ts";
import { crossFeaturesOf, FEATURE_NAMES, type Features, featuresOf } from "./accurate-features.ts";
import type { Sketch } from "./accurate-sketch.ts";

const zeros = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as unknown as Features;
const plain: Combiner = {
  features: ["cross-logit", "base"],
  means: [0.5, 0],
  deviations: [0.5, 2],
  intercept: 0.25,
  weights: [1, -2],
};
const file: CombinerFile = {
  format: 1,
  kind: "accurate-combiner",
  weights: { cross: "c", base: "b", blend: "d", fast: "f" },
  sets: ["stsb-train"],
  same: plain,
};

describe("combine", () => {
  it("is the sigmoid of the weighted standardised features", () => {
    // Python 3.11: 1 / (1 + exp(-(0.25 + 1 * (0.75 - 0.5) / 0.5 - 2 * 1 / 2)))
    expect(combine(plain, { ...zeros, "cross-logit": 0.75, base: 1 })).toBeCloseTo(0.43782349911420193, 12);
  });

  it("multiplies the features of a product", () => {
    const product: Combiner = { ...plain, features: ["cross-logit", "cross-logit*base"] };
    // Python 3.11: 1 / (1 + exp(-(0.25 + 1 * (0.75 - 0.5) / 0.5 - 2 * 0.75 * 0.4 / 2)))
    expect(combine(product, { ...zeros, "cross-logit": 0.75, base: 0.4 })).toBeCloseTo(0.610639233949222, 12);
  });

  it("stays in 0..1 for any features", () => {
    for (const logit of [-1e9, 0, 1e9]) {
      const value = combine(plain, { ...zeros, "cross-logit": logit });
      expect(value >= 0 && value <= 1).toBe(true);
    }
  });
});

describe("parseCombiner", () => {
  it("takes what the fit writes", () => {
    expect(parseCombiner(JSON.stringify(file), "x")).toEqual(file);
    expect(parseCombiner(JSON.stringify({ ...file, cross: plain }), "x").cross).toEqual(plain);
  });

  it.each([
    ["{", "x: not JSON"],
    ["[]", "x: kind is undefined"],
    [{ ...file, format: 2 }, "x: format 2; this version of samesay reads format 1"],
    [{ ...file, weights: { cross: "c", base: "b", blend: "d" } }, "weights.fast is no checksum"],
    [{ ...file, weights: { ...file.weights, blend: 1 } }, "weights.blend is no checksum"],
    [{ ...file, sets: undefined }, "sets is no list"],
    [{ ...file, same: undefined }, "same.features is no list"],
    [{ ...file, same: { ...plain, features: ["cross-logit", "mood"] } }, 'features holds "mood"'],
    [{ ...file, same: { ...plain, means: [1] } }, "means is no list of 2 numbers"],
    [{ ...file, same: { ...plain, deviations: [1, 0] } }, "not above 0"],
    [{ ...file, same: { ...plain, weights: [1, null] } }, "weights is no list of 2 numbers"],
    [{ ...file, same: { ...plain, intercept: "0" } }, "intercept is no number"],
    [
      { ...file, cross: { ...plain, features: ["cross-logit", "base*mood"] } },
      'cross.features holds "base*mood"',
    ],
  ])("refuses %j", (json, message) => {
    const parse = () => parseCombiner(typeof json === "string" ? json : JSON.stringify(json), "x");
    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ code: "E_MODEL" }));
  });
});

describe("near copies", () => {
  const byBase: Combiner = {
    ...plain,
    features: ["base"],
    means: [0],
    deviations: [1],
    intercept: 0,
    weights: [1],
  };
  const value = (features: Partial<Features>) => combine(byBase, { ...zeros, ...features });
  const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

  it("do not sink to 0; texts of other words do", () => {
    expect(value({ base: -8, overlap: 0.1 })).toBeCloseTo(sigmoid(-8), 12);
    expect(value({ base: -8, overlap: 0.5 })).toBeGreaterThan(sigmoid(-1.81));
    expect(value({ base: -0.6, overlap: 0.5 })).toBeCloseTo(sigmoid(-0.6), 12);
  });

  it("of the very same words are drawn down to a blend that lies far lower", () => {
    expect(value({ base: 2, overlap: 1, blend: 0 })).toBeCloseTo(sigmoid(0.6), 12);
    expect(value({ base: 2, overlap: 1, blend: 1.5 })).toBeCloseTo(sigmoid(2), 12);
    expect(value({ base: 2, overlap: 1, blend: 3 })).toBeCloseTo(sigmoid(2), 12);
    expect(value({ base: 2, overlap: 0.8, blend: 0 })).toBeCloseTo(sigmoid(2), 12);
  });

  it("keep their order", () => {
    const values = Array.from({ length: 200 }, (_, i) =>
      value({ overlap: 0.95, blend: 1, base: i / 10 - 10 }),
    );
    expect(values).toEqual([...values].sort((x, y) => x - y));
    expect(new Set(values).size).toBe(values.length);
  });
});

describe("features", () => {
  const word = (form: string) => ({ form, keys: [form] });
  const sketch = (...words: string[]): Sketch => ({
    words: words.map(word),
    quantities: [],
    names: [["maria"]],
  });
  const values = { cross: 0.8, base: 0.7, blend: 0.9, fast: 0.6, alignment: [0.5, 0.4, 1, 0.6] };

  it("tell what is shared", () => {
    const found = featuresOf(values, sketch("dog", "chase", "cat"), sketch("cat", "chase", "bird"));
    expect(found.overlap).toBeCloseTo(2 / 3, 12);
    expect(found["names-agree"]).toBe(1);
    expect(found["cross-logit"]).toBeCloseTo(Math.log(4), 12);
    expect(found.blend).toBe(0.9);
  });

  it("are finite for texts without words", () => {
    const none = sketch();
    const found = featuresOf({ cross: 0, base: 0, blend: 0, fast: 0, alignment: [0, 0, 0, 0] }, none, none);
    expect(Object.values(found).every(Number.isFinite)).toBe(true);
    expect(Object.keys(found).sort()).toEqual([...FEATURE_NAMES].sort());
  });

  it("leave out what does not hold across languages", () => {
    const found = crossFeaturesOf(values, sketch("dog"), sketch("perro"));
    expect(found["names-agree"]).toBe(0);
    expect(Object.keys(found).sort()).toEqual([...FEATURE_NAMES].sort());
  });
});
