import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { identifyLanguage, isPlainlyOther, loadLanguageIdentifier } from "./language-id.ts";

const identify = await loadLanguageIdentifier();

describe("sentences", () => {
  it.each([
    ["en", "A man is playing a guitar."],
    ["en", "Two dogs run across the snow"],
    ["en", "Hello"],
    ["es", "Un hombre está tocando la guitarra."],
    ["es", "¿Qué tal?"],
    ["es", "Me gusta el café"],
    ["tr", "Bir adam gitar çalıyor."],
    ["tr", "İYİ MİSİN?"],
    ["tr", "Nasılsın"],
    ["ar", "رجل يعزف على الجيتار"],
    ["ar", "Windows هو نظام تشغيل"],
  ] as const)("%s: %s", async (language, text) => {
    expect(identify(text).language).toBe(language);
    expect(await identifyLanguage(text)).toEqual(identify(text));
    expect(identify(text).confidence).toBeGreaterThan(0.7);
  });
});

describe("no forced answer", () => {
  it.each([
    "",
    "   ",
    "👍🏽 🎉",
    "12:30, 2024",
    "Barack Obama",
    "John Smith",
    "IBM",
    "https://example.com/the-and-of",
    "@joe #the",
    "no",
    "Привет, как дела?",
    "日本語です",
    "این یک متن فارسی است",
    "Der Mann spielt eine Gitarre.",
    "Guten Tag, wie geht es Ihnen heute?",
    "Bonjour tout le monde, je suis content",
    "O livro está na mesa",
    "Bir kişi gitara çalır və mahnı oxuyur.",
  ])("%s", (text) => {
    const guess = identify(text);
    expect(guess.language).toBe("unsure");
    expect(guess.confidence).toBeLessThan(0.5);
  });
});

it("chooses from the given languages only", () => {
  const text = "Un hombre está tocando la guitarra.";
  expect(identify(text, { languages: ["en", "tr"] }).language).not.toBe("es");
  expect(identify("رجل يعزف", { languages: ["en", "es"] }).language).toBe("unsure");
  expect(identify(text, { languages: [] }).language).toBe("unsure");
  expect(identify("A man is playing.", { languages: ["en"] }).language).toBe("en");
});

it("takes bounded time on long texts and survives any text", () => {
  const started = performance.now();
  for (const piece of ["a", "the ", "ı", "ا", "😀", "\ud800", "@", "a@"]) identify(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(5000);
});

/** One sentence in each language; the same one. */
const SAID = {
  en: "The man is playing the guitar in his room.",
  es: "El hombre está tocando la guitarra en su cuarto.",
  ar: "الرجل يعزف على الغيتار في غرفته.",
  tr: "Adam odasında bir gitar çalıyor ve şarkı söylüyor.",
} as const;

describe("a text that is named another language than its own", () => {
  it.each(LANGUAGES)("is seen under every other name: %s", (own) => {
    for (const named of LANGUAGES) expect(isPlainlyOther(SAID[own], named), named).toBe(named !== own);
    for (const named of LANGUAGES)
      expect(isPlainlyOther(SAID[own].toUpperCase(), named), named).toBe(named !== own);
  });

  it.each([
    ["en", "José Muñoz Díaz"],
    ["en", "Ha, ha, ha, ha!"],
    ["en", "Los Angeles beats San Antonio"],
    ["es", "The New York Times"],
    ["es", "a dog"],
    ["es", "Según The New York Times, el presidente dimitió."],
    ["tr", "Bilgisayar mühendisliği"],
    ["ar", "2024"],
    ["en", ""],
  ] as const)("is not seen in short, mixed or doubtful texts: %s: %s", (named, text) => {
    expect(isPlainlyOther(text, named)).toBe(false);
  });
});
