import { describe, expect, it } from "vitest";
import { createSystem } from "../create-system.ts";
import type { LanguageTag } from "../system.ts";
import { textWarnings } from "./text-warnings.ts";

const seen = (text: string, language: LanguageTag = "und", identified = true) => ({
  text,
  language,
  identified,
  unknown: false,
});
const of = (text: string, language?: LanguageTag, identified?: boolean) =>
  textWarnings(seen(text, language, identified), seen("A dog runs.", "en"));

describe("warnings of a text", () => {
  it("say that a script is none of the four languages', whatever language was given", () => {
    for (const text of [
      "今天天气很好",
      "Привет, как дела?",
      "Καλημέρα",
      "안녕하세요",
      "नमस्ते",
      "שלום",
      "สวัสดี",
    ]) {
      for (const language of ["und", "en", "ar"] as const) {
        expect(of(text, language)[0], text).toMatch(/script/);
      }
    }
  });

  it("say nothing of single foreign letters, symbols, names, numbers and emoji", () => {
    for (const text of [
      "The angle is π/2 or 30°",
      "The firm 北京 opened today",
      "Ada Lovelace",
      "42 %",
      "👍",
      "",
    ]) {
      expect(of(text, "en"), text).toEqual([]);
      expect(of(text, "und", false), text).toEqual([]);
    }
    expect(of("Ada Lovelace")).toEqual([]);
    expect(of("100 km/h 🙂")).toEqual([]);
  });

  it("say that a text is in another script than its given language", () => {
    expect(of("A man plays", "ar")[0]).toMatch(/not in the language given/);
    expect(of("رجل يعزف على الغيتار", "tr")[0]).toMatch(/not in the language given/);
    expect(of("رجل يعزف على iPhone", "ar")).toEqual([]);
    expect(of("2024", "ar")).toEqual([]);
  });

  it("say that a text is plainly in another language than given, and nothing of doubtful ones", () => {
    expect(of("Un hombre está tocando la guitarra.", "en")[0]).toMatch(/not in the language given/);
    expect(of("A man is playing the guitar.", "es")[0]).toMatch(/not in the language given/);
    expect(of("A man is playing the guitar.", "en")).toEqual([]);
    expect(of("A dog", "es")).toEqual([]);
  });

  it("say that a language cannot be told only of running text, and only where somebody looked", () => {
    expect(of("Hunden springer i parken.")[0]).toMatch(/cannot be told/);
    expect(of("Hunden springer i parken.", "und", false)).toEqual([]);
    expect(of("Hunden springer i parken.", "es")).toEqual([]);
  });
});

describe("the tier fast", () => {
  it("looks for languages in a few pairs, and scores them the same as in many", async () => {
    const system = await createSystem("fast");
    const foreign = { a: "Der Hund rennt durch den Park.", b: "Le chien court dans le parc." };
    const ours = { a: "A dog runs in the park.", b: "Un perro corre por el parque." };
    const few = await system.score([foreign, ours]);
    expect(few[0]!.warnings).toEqual([expect.stringMatching(/cannot be told/)]);
    expect(few[1]!.warnings).toEqual([]);
    const many = await system.score(new Array(50).fill(foreign));
    expect(many[0]!.score).toBe(few[0]!.score);
    await system.close();
  });
});

it.each(["fast", "content-cosine"])("%s says that --lang is wrong, and scores all the same", async (name) => {
  const pair = { a: "The man is playing the guitar.", b: "A woman was in the kitchen with her dog." };
  const wrong = await createSystem(name, { languages: ["es", "es"] });
  const [said] = await wrong.score([pair]);
  expect(said!.warnings).toEqual([expect.stringMatching(/not in the language given/)]);
  expect(said!.score).toBeGreaterThanOrEqual(0);
  const [told] = await wrong.score([{ ...pair, languages: ["en", "en"] }]);
  expect(told!.warnings).toEqual([]);
  await wrong.close();
  const right = await createSystem(name, { languages: ["en", "en"] });
  expect((await right.score([pair]))[0]!.warnings).toEqual([]);
  await right.close();
});
