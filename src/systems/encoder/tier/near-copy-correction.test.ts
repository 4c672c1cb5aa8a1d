import { describe, expect, it } from "vitest";
import { fitCalibration } from "../../../learn/index.ts";
import { folderFiles, shippedFolder } from "../../../vectors/node.ts";
import type { LanguagePair } from "../../system.ts";
import { type BilingualLexicon, openBilingualLexicon } from "../../words/bilingual-lexicon.ts";
import { TextWordsStore } from "../../words/text-words.ts";
import { NearCopies } from "../pairs/near-copies.ts";
import { corrected, type NearCopy, partOfStep } from "./near-copy-correction.ts";

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
      expect(scored(raw, { kinds: ["number"], same: false, part: 1 })).toBeCloseTo(0.9 * score, 9);
      expect(scored(raw, { kinds: ["negation", "number"], same: false, part: 1 })).toBeCloseTo(
        0.72 * score,
        9,
      );
    }
    expect(corrected(0.9, { kinds: ["role", "opposite"], same: false, part: 1 }, steps, calibration)).toBe(
      0.9,
    );
  });

  it("raises what is proven equal towards the top, never past it, and keeps unequal values unequal", () => {
    const equal = { kinds: [], same: true, part: 1 };
    expect(corrected(0.6, equal, steps, calibration)).toBeCloseTo(0.9, 12);
    expect(corrected(1.02, equal, steps, calibration)).toBe(1.02);
    expect(scored(0.61, equal)).toBeGreaterThan(scored(0.6, equal));
    const near = { kinds: ["number"], same: false, part: 1 } as const;
    expect(scored(0.91, near)).toBeGreaterThan(scored(0.9, near));
  });
});

describe("corrected, near 0", () => {
  it("leaves values whose score is next to nothing, so that unequal ones stay unequal", () => {
    const near = { kinds: ["number"], same: false, part: 1 } as const;
    for (const raw of [-0.5, 0, 0.004]) expect(corrected(raw, near, steps, calibration)).toBe(raw);
  });
});

describe("partOfStep", () => {
  it("is less for what is less of a long text", () => {
    const loss = (words: number) =>
      calibration.map(0.8) - scored(0.8, { kinds: ["number"], same: false, part: partOfStep(words) });
    expect(partOfStep(1)).toBe(1);
    expect(partOfStep(14)).toBe(1);
    expect(loss(28)).toBeCloseTo(loss(9) / 2, 9);
  });
});

describe("NearCopies", () => {
  const copies = new NearCopies(new TextWordsStore());
  const sides = (texts: readonly string[], languages: LanguagePair, lexicon?: BilingualLexicon) => {
    const [left, right] = texts.map((text, i) => ({ texts: [text], languages: [languages[i]!] }));
    const block = { left: left!, right: right!, languages, read: languages, count: 1, cells: () => [] };
    return copies.between({ ...block, crossLingual: languages[0] !== languages[1] }, lexicon);
  };
  const of = async (
    a: string,
    b: string,
    languages: LanguagePair = ["en", "en"],
    lexicon?: BilingualLexicon,
  ) => {
    const there = (await sides([a, b], languages, lexicon)).show(0, 0);
    const [x, y] = languages;
    expect((await sides([b, a], [y, x], lexicon)).show(0, 0)).toEqual(there);
    return there;
  };

  it.each([
    ["The shop is open.", "The shop is closed.", "opposite"],
    ["The shop is open.", "The shop is not open.", "negation"],
    ["Anna lives in Berlin.", "Anna lives in Madrid.", "name"],
  ])("sees in %j and %j: %s", async (a, b, kind) => {
    expect(await of(a, b)).toMatchObject({ kinds: [kind], same: false });
  });

  it("sees who does what to whom only where no other word differs", async () => {
    expect(await of("Team A beat Team B.", "Team B beat Team A.")).toMatchObject({
      kinds: ["role"],
      same: false,
    });
  });

  it("reads Turkish and Spanish typed without marks as with them", async () => {
    const [marked, plain] = [
      "M\u00fc\u015fteri hizmetlerine ba\u011flanmak istiyorum.",
      "musteri hizmetlerine baglanmak istiyorum",
    ];
    expect(await of(marked, plain, ["tr", "tr"])).toMatchObject({ kinds: [], same: true });
    const spanish = await of("\u00bfD\u00f3nde est\u00e1 la estaci\u00f3n?", "Donde esta la estacion?", [
      "es",
      "es",
    ]);
    expect(spanish?.kinds).toEqual([]);
  });

  it("sees nothing where texts are no near copies, and nothing that differs in equal ones", async () => {
    expect(await of("The shop is open.", "A cat sleeps on the mat.")).toBeUndefined();
    expect(await of("The shop is open.", "the shop is OPEN")).toMatchObject({ kinds: [], same: true });
    expect(await of("It weighs 2 kg.", "It weighs 2000 g.")).toMatchObject({ kinds: [], same: true });
    expect(await of("The man sells a red car.", "The man sells a fast car.")).toMatchObject({
      kinds: [],
      same: false,
    });
  });

  it.each([
    ["The room costs 80 euros.", "La habitación cuesta 95 euros.", ["en", "es"], ["number"]],
    ["The room costs 80 euros.", "Oda 80 avro.", ["en", "tr"], []],
    ["She lives in France.", "هي تعيش في إسبانيا.", ["en", "ar"], ["name"]],
    ["The shop is open today.", "La tienda no está abierta hoy.", ["en", "es"], ["negation"]],
    ["The weather is fine.", "La tienda no está abierta hoy.", ["en", "es"], []],
  ] as const)("sees across languages in %j and %j of %j: %j", async (a, b, languages, kinds) => {
    const lexicon = await openBilingualLexicon(folderFiles(shippedFolder("lexicon")));
    expect((await of(a, b, languages, lexicon))?.kinds ?? []).toEqual(kinds);
  });
});
