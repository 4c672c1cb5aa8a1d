import { describe, expect, it } from "vitest";
import { type Combiner, type CombinerFile, combine, parseCombiner } from "./accurate-combiner.ts";
import { crossFeaturesOf, FEATURE_NAMES, type Features, featuresOf } from "./accurate-features.ts";
import type { Sketch } from "./accurate-sketch.ts";

const zeros = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as unknown as Features;
const plain: Combiner = {
  features: ["cross", "base"],
  means: [0.5, 0],
  deviations: [0.5, 2],
  intercept: 0.25,
  weights: [1, -2],
};
const file: CombinerFile = {
  format: 1,
  kind: "accurate-combiner",
  weights: { cross: "c", base: "b", fast: "f" },
  sets: ["stsb-train"],
  same: plain,
};

describe("combine", () => {
  it("is the sigmoid of the weighted standardised features", () => {
    // Python 3.11: 1 / (1 + exp(-(0.25 + 1 * (0.75 - 0.5) / 0.5 - 2 * 1 / 2)))
    expect(combine(plain, { ...zeros, cross: 0.75, base: 1 })).toBeCloseTo(0.43782349911420193, 12);
  });

  it("multiplies the features of a product", () => {
    const product: Combiner = { ...plain, features: ["cross", "cross*base"] };
    // Python 3.11: 1 / (1 + exp(-(0.25 + 1 * (0.75 - 0.5) / 0.5 - 2 * 0.75 * 0.4 / 2)))
    expect(combine(product, { ...zeros, cross: 0.75, base: 0.4 })).toBeCloseTo(0.610639233949222, 12);
  });

  it("stays in 0..1 for any features", () => {
    for (const cross of [-1e9, 0, 1e9]) {
      const value = combine(plain, { ...zeros, cross });
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
    [{ ...file, weights: { cross: "c", base: "b" } }, "weights.fast is no checksum"],
    [{ ...file, weights: { ...file.weights, comparison: 1 } }, "weights.comparison is no checksum"],
    [{ ...file, sets: undefined }, "sets is no list"],
    [{ ...file, same: undefined }, "same.features is no list"],
    [{ ...file, same: { ...plain, features: ["cross", "mood"] } }, 'features holds "mood"'],
    [{ ...file, same: { ...plain, means: [1] } }, "means is no list of 2 numbers"],
    [{ ...file, same: { ...plain, deviations: [1, 0] } }, "not above 0"],
    [{ ...file, same: { ...plain, weights: [1, null] } }, "weights is no list of 2 numbers"],
    [{ ...file, same: { ...plain, intercept: "0" } }, "intercept is no number"],
    [{ ...file, cross: { ...plain, features: ["cross", "base*mood"] } }, 'cross.features holds "base*mood"'],
  ])("refuses %j", (json, message) => {
    const parse = () => parseCombiner(typeof json === "string" ? json : JSON.stringify(json), "x");
    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ code: "E_MODEL" }));
  });
});

describe("features", () => {
  const word = (form: string) => ({ form, keys: [form] });
  const sketch = (language: Sketch["language"], ...words: string[]): Sketch => ({
    language,
    words: words.map(word),
    small: [],
    quantities: [],
    names: [["maria"]],
    negations: 0,
    frames: [],
  });
  const values = { cross: 0.8, base: 0.7, compared: 0.65, fast: 0.6 };
  const cosine = (x: string, y: string) => (x === y ? 1 : 0.25);
  const opposite = (x: string, y: string) => `${x} ${y}` === "dog bird";

  it("tell shared, left and turned words", () => {
    const found = featuresOf(
      values,
      sketch("en", "dog", "chase", "cat"),
      sketch("en", "cat", "chase", "bird"),
      cosine,
      opposite,
    );
    expect(found.opposites).toBe(1);
    expect(found.overlap).toBeCloseTo(2 / 3, 12);
    expect(found["rest-both"]).toBeCloseTo(2 / 3, 12);
    expect(found["rest-one"]).toBe(0);
    expect(found.rest).toBe(0.25);
    expect(found.disorder).toBe(1);
    expect(found["soft-least"]).toBe(0.25);
    expect(found["names-agree"]).toBe(1);
    expect(found["cross-logit"]).toBeCloseTo(Math.log(4), 12);
  });

  it("are finite for texts without words", () => {
    const none = sketch("en");
    const found = featuresOf({ cross: 0, base: 0, compared: 0, fast: 0 }, none, none, cosine, opposite);
    expect(Object.values(found).every(Number.isFinite)).toBe(true);
    expect(Object.keys(found).sort()).toEqual([...FEATURE_NAMES].sort());
  });

  it("leave out what does not hold across languages", () => {
    const found = crossFeaturesOf(values, sketch("en", "dog"), sketch("es", "perro"), cosine);
    expect(found["names-agree"]).toBe(0);
    expect(Object.keys(found).sort()).toEqual([...FEATURE_NAMES].sort());
  });
});
