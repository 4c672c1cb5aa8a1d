import { describe, expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { align } from "../align.ts";

describe("words that lists relate", () => {
  it.each([
    // Synsets of the Spanish wordnet; translations by a dictionary; names in another script.
    ["es", "es", "El automóvil paró.", "El coche paró.", "automóvil ~ coche (synonym)"],
    ["es", "en", "El perro grande come.", "The big dog eats.", "perro ~ dog (translation: perro = dog)"],
    ["tr", "en", "Köpek suyu içti.", "The dog drank the water.", "Köpek ~ dog (translation: köpek = dog)"],
    ["ar", "en", "شرب الكلب الماء", "The dog drank the water.", "شرب ~ drank (translation: شرب = drank)"],
    ["en", "en", "The brands grew.", "The trademarks grew.", "brands ~ trademarks (paraphrase)"],
  ] as [Language, Language, string, string, string][])("%s-%s: %s / %s", async (x, y, a, b, link) => {
    const { links } = await align(a, b, { languages: [x, y] });
    expect(links.map(({ left, right, evidence }) => `${left.text} ~ ${right.text} (${evidence})`)).toContain(
      link,
    );
  });

  it("link two languages the same when swapped", async () => {
    const [a, b] = ["El perro grande come en Londres.", "The big dog eats in London."];
    const own = await align(a, b, { languages: ["es", "en"] });
    const swapped = await align(b, a, { languages: ["en", "es"] });
    const pairs = own.links.map(({ left, right }) => `${left.text} ${right.text}`);
    expect(swapped.links.map(({ left, right }) => `${right.text} ${left.text}`).sort()).toEqual(pairs.sort());
    expect(own.aligned).toBe(1);
  });
});
