import { describe, expect, it } from "vitest";
import { fitCalibration } from "../../../learn/index.ts";
import { parseTierFile } from "./tier-file.ts";

const raw = Array.from({ length: 40 }, (_, i) => i / 39);
const calibration = fitCalibration(
  raw,
  raw.map((x) => 5 * x),
).model;
const part = { value: "cosine", model: "en", mean: 0.5, deviation: 0.2, weight: 1 };
const file = {
  format: 3,
  kind: "tier",
  source: "a test",
  models: { en: "0" },
  sets: [],
  same: { parts: [part], steps: { kinds: { number: 0.1 }, raise: 0, top: 1 }, calibration },
};

describe("parseTierFile", () => {
  it("reads what npm run fit:tiers writes", () => {
    expect(parseTierFile(JSON.stringify(file), "tier.json")).toEqual(file);
  });

  it.each<[string, unknown, RegExp]>([
    ["no JSON", "{", /tier\.json: not JSON/],
    ["null", null, /kind is undefined, expected tier/],
    ["another kind", { ...file, kind: "blend" }, /kind is "blend", expected tier/],
    [
      "another format",
      { ...file, format: 1 },
      /format 1; this version of samesay reads format 3; install samesay again, or/,
    ],
    ["no models", { ...file, models: null }, /models is no table/],
    ["no sets", { ...file, sets: undefined }, /sets is no list/],
    ["no reading", { ...file, same: undefined }, /same\.parts is no list/],
    [
      "an unknown part",
      { ...file, same: { ...file.same, parts: [{ ...part, value: "x" }] } },
      /value is "x", which/,
    ],
    [
      "an unlisted model",
      { ...file, same: { ...file.same, parts: [{ ...part, model: "x" }] } },
      /model is "x", which/,
    ],
    [
      "no deviation",
      { ...file, same: { ...file.same, parts: [{ ...part, deviation: 0 }] } },
      /deviation is not above 0/,
    ],
    [
      "an unknown step",
      { ...file, same: { ...file.same, steps: { kinds: { colour: 1 }, raise: 0, top: 1 } } },
      /steps\.kinds holds "colour"/,
    ],
    [
      "a negative step",
      { ...file, same: { ...file.same, steps: { kinds: { name: -1 }, raise: 0, top: 1 } } },
      /name is not in 0/,
    ],
    ["no raise", { ...file, same: { ...file.same, steps: { kinds: {} } } }, /raise is not in 0/],
    ["no calibration", { ...file, same: { parts: [part] } }, /same\.calibration/],
  ])("refuses %s", (_what, json, message) => {
    const text = typeof json === "string" ? json : JSON.stringify(json);
    expect(() => parseTierFile(text, "tier.json")).toThrow(message);
  });
});
