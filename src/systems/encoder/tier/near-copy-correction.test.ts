import { describe, expect, it } from "vitest";
import { fitCalibration } from "../../../learn/index.ts";
import { TextWordsStore } from "../../words/text-words.ts";
import { NearCopies } from "../pairs/near-copies.ts";
import { corrected, type NearCopy } from "./near-copy-correction.ts";

const steps = { kinds: { number: 0.1, negation: 0.2, opposite: 0 }, raise: 0.75, top: 1 };

/** The score is five times the raw value up to 0.6, then rises at a quarter of that. */
const x = Array.from({ length: 101 }, (_, k) => k / 100);
const calibration = fitCalibration(
  x,
  x.map((value) => (value <= 0.6 ? 5 * value : 3 + 1.25 * (value - 0.6))),
);
const scored = (raw: number, near: NearCopy | undefined) =>
  calibration.map(corrected(raw, near, steps, calibration));

describe("corrected", () => {
  it("leaves pairs that are no near copies", () => {
    expect(corrected(0.9, undefined, steps, calibration)).toBe(0.9);
  });

  it("takes each kind's share off the score once, where the curve is flat too, and nothing for kinds without one", () => {
    for (const raw of [0.3, 0.9]) {
      const score = calibration.map(raw);
      expect(scored(raw, { kinds: ["number"], same: false })).toBeCloseTo(0.9 * score, 9);
      expect(scored(raw, { kinds: ["negation", "number"], same: false })).toBeCloseTo(0.72 * score, 9);
    }
    expect(corrected(0.9, { kinds: ["role", "opposite"], same: false }, steps, calibration)).toBe(0.9);
  });

  it("raises what is proven equal towards the top, never past it, and keeps unequal values unequal", () => {
    const equal = { kinds: [], same: true };
    expect(corrected(0.6, equal, steps, calibration)).toBeCloseTo(0.9, 12);
    expect(corrected(1.02, equal, steps, calibration)).toBe(1.02);
    expect(scored(0.61, equal)).toBeGreaterThan(scored(0.6, equal));
    const near = { kinds: ["number"], same: false } as const;
    expect(scored(0.91, near)).toBeGreaterThan(scored(0.9, near));
  });
});

describe("NearCopies", () => {
  const copies = new NearCopies(new TextWordsStore());
  const of = (a: string, b: string, language: "en" | "es" | "tr" = "en") => {
    const side = { texts: [a, b], languages: [language, language] };
    const there = copies.between(side, 0, side, 1);
    expect(copies.between(side, 1, side, 0)).toEqual(there);
    return there;
  };

  it.each([
    ["The shop is open.", "The shop is closed.", "opposite"],
    ["The shop is open.", "The shop is not open.", "negation"],
    ["Anna lives in Berlin.", "Anna lives in Madrid.", "name"],
  ])("sees in %j and %j: %s", (a, b, kind) => {
    expect(of(a, b)).toEqual({ kinds: [kind], same: false });
  });

  it("sees who does what to whom only where no other word differs", () => {
    expect(of("Team A beat Team B.", "Team B beat Team A.")).toEqual({ kinds: ["role"], same: false });
  });

  it("reads Turkish and Spanish typed without marks as with them", () => {
    const [marked, plain] = [
      "M\u00fc\u015fteri hizmetlerine ba\u011flanmak istiyorum.",
      "musteri hizmetlerine baglanmak istiyorum",
    ];
    expect(of(marked, plain, "tr")).toEqual({ kinds: [], same: true });
    expect(
      of("\u00bfD\u00f3nde est\u00e1 la estaci\u00f3n?", "Donde esta la estacion?", "es")?.kinds,
    ).toEqual([]);
  });

  it("sees nothing where texts are no near copies, and nothing that differs in equal ones", () => {
    expect(of("The shop is open.", "A cat sleeps on the mat.")).toBeUndefined();
    expect(of("The shop is open.", "the shop is OPEN")).toEqual({ kinds: [], same: true });
    expect(of("It weighs 2 kg.", "It weighs 2000 g.")).toEqual({ kinds: [], same: true });
    expect(of("The man sells a red car.", "The man sells a fast car.")).toEqual({ kinds: [], same: false });
  });
});
