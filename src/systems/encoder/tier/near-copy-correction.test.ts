import { describe, expect, it } from "vitest";
import { TextWordsStore } from "../../words/text-words.ts";
import { NearCopies } from "../pairs/near-copies.ts";
import { corrected } from "./near-copy-correction.ts";

const steps = { kinds: { number: 0.1, negation: 0.2, opposite: 0 }, raise: 0.75, top: 1 };

describe("corrected", () => {
  it("leaves pairs that are no near copies", () => {
    expect(corrected(0.9, undefined, steps)).toBe(0.9);
  });

  it("takes each kind's step off once, and nothing for kinds without one", () => {
    expect(corrected(0.9, { kinds: ["number"], same: false }, steps)).toBeCloseTo(0.8, 12);
    expect(corrected(0.9, { kinds: ["negation", "number"], same: false }, steps)).toBeCloseTo(0.6, 12);
    expect(corrected(0.9, { kinds: ["role", "opposite"], same: false }, steps)).toBe(0.9);
  });

  it("raises what is proven equal towards the top, never past it, and keeps unequal values unequal", () => {
    const equal = { kinds: [], same: true };
    expect(corrected(0.6, equal, steps)).toBeCloseTo(0.9, 12);
    expect(corrected(1.02, equal, steps)).toBe(1.02);
    expect(corrected(0.61, equal, steps)).toBeGreaterThan(corrected(0.6, equal, steps));
    const near = { kinds: ["number"], same: false } as const;
    expect(corrected(0.91, near, steps)).toBeGreaterThan(corrected(0.9, near, steps));
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
