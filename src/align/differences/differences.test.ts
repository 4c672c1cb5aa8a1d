import { describe, expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { differences } from "./differences.ts";

const found = (a: string, b: string, language: Language) =>
  differences(a, b, { languages: [language, language] });
const kinds = (a: string, b: string, language: Language) =>
  found(a, b, language).differences.map(({ kind }) => kind);

describe("what differs", () => {
  it.each([
    ["en", "The shop is open.", "The shop is closed.", "opposite"],
    ["en", "How to turn on dark mode?", "How to turn off dark mode?", "opposite"],
    ["en", "Always rebase before pushing.", "Never rebase before pushing.", "quantifier"],
    ["en", "A man is not dancing.", "A man is dancing.", "negation"],
    ["en", "He doesn't like fish.", "He likes fish.", "negation"],
    ["en", "He lives in Paris.", "He lives in London.", "name"],
    ["en", "Flight UA123 is late.", "Flight UA124 is late.", "name"],
    ["en", "cheap flights to london", "cheap flights from london", "role"],
    ["es", "La puerta está abierta.", "La puerta está cerrada.", "opposite"],
    ["es", "Vi a Juan.", "No vi a Juan.", "negation"],
    ["tr", "Kapı açık.", "Kapı kapalı.", "opposite"],
    ["tr", "Dün geldi.", "Dün gelmedi.", "negation"],
    ["ar", "الباب مفتوح.", "الباب مغلق.", "opposite"],
    ["ar", "ذهب الولد إلى المدرسة.", "لم يذهب الولد إلى المدرسة.", "negation"],
  ] as const)("%s: %s / %s", (language, a, b, kind) => {
    expect(kinds(a, b, language)).toEqual([kind]);
    expect(kinds(b, a, language)).toEqual([kind]);
  });

  it("gives places, strength and evidence", () => {
    expect(found("The shop is open.", "The shop is closed.", "en").differences).toEqual([
      {
        kind: "opposite",
        left: [12, 16],
        right: [12, 18],
        leftText: "open",
        rightText: "closed",
        strength: 1,
        contradicts: true,
        evidence: "complement: open / closed",
      },
    ]);
  });

  it.each([
    ["en", "The shop is not closed.", "The shop is open."],
    ["en", "The shop is empty.", "The shop is not full."],
    ["en", "He didn't come.", "He did not come."],
    ["en", "The United Nations met.", "The UN met."],
    ["es", "La tienda está abierta.", "La tienda no está cerrada."],
    ["tr", "Kapı açık değil.", "Kapı kapalı."],
  ] as const)("%s: proves equal: %s / %s", (language, a, b) => {
    expect(found(a, b, language)).toMatchObject({ differences: [], same: true });
    expect(found(b, a, language)).toMatchObject({ differences: [], same: true });
  });

  it("says of texts in other words no more than that the words differ", () => {
    const { differences: all, same } = found(
      "The cat sat on a red mat.",
      "Prices of blue cars fell in May.",
      "en",
    );
    expect(same).toBe(false);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ contradicts }) => contradicts)).toEqual([]);
  });

  it("finds nothing in equal and empty texts", () => {
    expect(found("Ana corre.", "Ana corre.", "es")).toEqual({
      differences: [],
      equal: [],
      same: true,
      overlap: 1,
    });
    expect(found("", "", "en")).toEqual({ differences: [], equal: [], same: true, overlap: 1 });
  });
});
