import { describe, expect, it } from "vitest";
import { type Language, matchForm, stem } from "../../text/index.ts";
import { exclusionOf, listedPhrases, membershipsOf } from "./exclusive.ts";
import { coHyponyms, type OppositeKind, opposites } from "./opposites.ts";

describe("opposites", () => {
  // Kinds after Cruse 1986 (Lexical Semantics, chapters 9 and 10), whose examples these are or translate.
  it.each<[Language, string, string, OppositeKind]>([
    ["en", "dead", "alive", "complementary"],
    ["en", "opened", "shut", "complementary"],
    ["en", "long", "short", "gradable"],
    ["en", "heavy", "light", "gradable"],
    ["en", "light", "heavy", "gradable"],
    ["en", "sold", "buy", "converse"],
    ["en", "taller", "shorter", "converse"],
    ["en", "enter", "leave", "opposite"],
    ["es", "muerto", "vivo", "complementary"],
    ["es", "largo", "corto", "gradable"],
    ["es", "comprar", "vender", "converse"],
    ["ar", "ميت", "حي", "complementary"],
    ["ar", "طويل", "قصير", "gradable"],
    ["tr", "ölü", "canlı", "complementary"],
    ["tr", "uzun", "kısa", "gradable"],
  ])("%s: %s / %s is %s", (language, word, other, kind) => {
    expect(opposites(word, language)).toContainEqual({ word: other, kind });
  });

  it("are the other way round as well, of one kind", () => {
    for (const word of ["hot", "open", "buy", "man", "good"])
      for (const { word: other, kind } of opposites(word, "en"))
        expect(opposites(other, "en"), other).toContainEqual(expect.objectContaining({ word, kind }));
  });

  it("of phrases", () => {
    expect(opposites("turned down", "en")).toContainEqual({ word: "accept", kind: "complementary" });
    expect(opposites("landed", "en")).toContainEqual({ word: "take off", kind: "opposite" });
  });

  it("are none of unlisted words", () => {
    expect(opposites("guitar", "en")).toEqual([]);
    expect(opposites("", "tr")).toEqual([]);
  });
});

describe("coHyponyms", () => {
  it.each<[Language, string, string]>([
    ["en", "Red", "blue"],
    ["en", "Monday", "sunday"],
    ["es", "rojo", "azul"],
    ["ar", "أحمر", "أزرق"],
    ["tr", "kırmızı", "mavi"],
  ])("%s: %s, %s", (language, word, other) => {
    expect(coHyponyms(word, language)).toContain(other);
    expect(coHyponyms(other, language)).toContain(word.toLowerCase());
  });

  it("are neither opposites nor points in time", () => {
    expect(coHyponyms("hot", "en")).toEqual([]);
    expect(coHyponyms("before", "en")).toEqual([]);
  });
});

describe("listed phrases", () => {
  const words = (text: string, language: Language) =>
    text.split(" ").map((word) => {
      const form = matchForm(word, language);
      return { form, key: matchForm(stem(form, language), language) };
    });
  it.each<[Language, string, string]>([
    ["en", "turned down", "accepted"],
    ["en", "laid off", "hired"],
    ["en", "took off", "landed"],
    ["es", "a veces", "siempre"],
    ["tr", "karşı çıktı", "destekledi"],
    ["tr", "her zaman", "bazen"],
  ])("%s: %s excludes %s", (language, phrase, word) => {
    const [found] = listedPhrases(words(phrase, language), 0, language);
    expect(found?.length).toBe(2);
    const [{ form, key }] = words(word, language) as [{ form: string; key: string }];
    expect(exclusionOf(found!.memberships, membershipsOf(form, key, language))).toBeDefined();
  });

  it("need all their words, in order", () => {
    for (const text of ["turned", "down turned", "turned the down", "accepted"])
      expect(listedPhrases(words(text, "en"), 0, "en"), text).toEqual([]);
  });
});
