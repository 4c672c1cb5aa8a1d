import { describe, expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { readTextWords } from "../words/text-words.ts";
import { mayBeNearCopies, nearCopy } from "./near-copy.ts";

const near = (a: string, b: string, language: Language = "en") =>
  nearCopy(readTextWords(a, language), readTextWords(b, language));

describe("nearCopy", () => {
  it.each([
    ["The hotel is 5 km from the beach.", "The hotel is 6 km from the beach.", "en"],
    ["Add 2 kg of flour.", "Add 2000 g of flour.", "en"],
    ["A man is dancing.", "A woman is dancing.", "en"],
    ["UA123", "UA124", "en"],
    ["v1.2.3", "v1.2.4", "en"],
    ["How to turn on dark mode?", "How to turn off dark mode?", "en"],
    ["Tom sees Jim.", "Jim sees Tom.", "en"],
    ["No vi al médico.", "Vi al médico.", "es"],
    ["Toplantıya geldi.", "Toplantıya gelmedi.", "tr"],
    ["الباب مفتوح.", "الباب مغلق.", "ar"],
    ["Who are you?", "Who are they?", "en"],
    ["The trip takes half an hour.", "The trip takes 30 minutes.", "en"],
    ["El viaje dura tres cuartos de hora.", "El viaje dura 45 minutos.", "es"],
    ["La tienda abre a las cinco de la tarde.", "La tienda abre a las 17:00.", "es"],
    ["تستغرق الرحلة نصف ساعة.", "تستغرق الرحلة ٣٠ دقيقة.", "ar"],
    ["Yolculuk yarım saat sürüyor.", "Yolculuk 30 dakika sürüyor.", "tr"],
    ["Akşam 5'te buluşalım.", "Saat 17.00'de buluşalım.", "tr"],
    ["Let's meet at 5 in the evening.", "Let's meet at 17:00.", "en"],
  ] as const)("holds of one difference: %s %s", (a, b, language) => {
    expect(near(a, b, language)).toBe(true);
    expect(near(b, a, language)).toBe(true);
  });

  it.each([
    ["A man is playing a guitar on stage.", "Two dogs run through deep snow."],
    ["The senate passed the bill on Monday.", "The senate debated the budget for many hours."],
    ["", "A man."],
    ["", ""],
    ["...", "A man."],
    ["dog", "cat"],
  ])("does not hold of more: %s %s", (a, b) => {
    expect(near(a, b)).toBe(false);
    expect(near(b, a)).toBe(false);
  });

  it("does not hold of texts of two languages", () => {
    expect(nearCopy(readTextWords("Radio Madrid", "en"), readTextWords("Radio Madrid", "es"))).toBe(false);
  });

  it("holds from an overlap of seven tenths on", () => {
    // 2 x 7 / (10 + 10) and 2 x 6 / (10 + 10).
    const words = "lamp chair table window garden river mountain forest bridge tower".split(" ");
    const other = (n: number) => [
      ...words.slice(0, n),
      ..."spoon knife plate glass".split(" ").slice(0, 10 - n),
    ];
    expect(near(words.join(" "), other(7).join(" "))).toBe(true);
    expect(near(words.join(" "), other(6).join(" "))).toBe(false);
  });
});

describe("mayBeNearCopies", () => {
  it("leaves out no near copy, and most others", () => {
    const texts = (
      [
        [
          "en",
          "A man plays a guitar. | A man plays the guitar in a big room. | The the the dog dog. | dog dog dog cat",
        ],
        [
          "en",
          "He weighs two hundred and fifty pounds. | He weighs 250 pounds. | 45 minutes | No. | UA123 | UA124 | ",
        ],
        [
          "en",
          "A red car drives along the long road. | A red car drives along the short road. | The bank raised rates.",
        ],
        ["es", "El perro corre. | El perro no corre. | Espera tres cuartos de hora. | Espera 45 minutos."],
        ["tr", "Adam gitar çalıyor. | Adam gitar çalmıyor. | Akşam 5'te buluşalım. | Akşam beşte buluşalım."],
        ["ar", "الرجل يعزف على الجيتار. | الرجل لا يعزف على الجيتار."],
      ] as const
    ).flatMap(([language, lines]) => lines.split(" | ").map((text) => readTextWords(text, language)));
    const out = new Uint8Array(texts.length ** 2);
    mayBeNearCopies(texts, texts, out);
    let near = 0;
    for (const [cell, may] of out.entries()) {
      const [x, y] = [texts[Math.floor(cell / texts.length)]!, texts[cell % texts.length]!];
      if (!nearCopy(x, y)) continue;
      near++;
      expect([x.text, y.text, may]).toEqual([x.text, y.text, 1]);
    }
    expect(near).toBeGreaterThan(texts.length + 8);
    expect(out.reduce((sum, may) => sum + may, 0)).toBeLessThan(out.length / 2);
  });
});
