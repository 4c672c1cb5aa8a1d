import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { align } from "../src/align/index.ts";
import { analyse } from "../src/analysis/index.ts";
import { measures, statedNumbers } from "../src/measures/index.ts";
import { createSystem } from "../src/systems/index.ts";
import { LANGUAGES, type Language, readNumbers } from "../src/text/index.ts";
import { samesayInside } from "./support/command.ts";

function phrases(language: string): string[] {
  const file = new URL(`../src/text/numbers/fixtures/${language}.tsv`, import.meta.url);
  const rows = readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split("\t")[0]!);
}

it.each(LANGUAGES)("a phrase has one reading of its numbers in reader and measures: %s", (language) => {
  for (const text of phrases(language)) {
    const read = readNumbers(text, language);
    for (const stated of statedNumbers(text, language)) expect(read, text).toContainEqual(stated);
    expect(measures["number-overlap"].score(text, text, { language }), text).toBe(1);
  }
});

it.each(LANGUAGES)(
  "and in the analysis, which knows nouns in the dual and verbs besides: %s",
  async (language) => {
    let other = 0;
    const texts = phrases(language).filter((_, k) => k % 5 === 0);
    for (const text of texts) {
      const { quantities } = await analyse(text, language);
      const own = quantities.filter((q) => !(language === "ar" && q.kind === "cardinal" && q.value === 2));
      const read = readNumbers(text, language).filter((q) => own.some((o) => o.span[0] === q.span[0]));
      if (JSON.stringify(own) !== JSON.stringify(read)) other++;
    }
    // A tag of the network may take a number for a verb.
    expect(other).toBeLessThanOrEqual(texts.length * 0.02);
  },
);

/** A text, one that says the same quantity otherwise, and one with another quantity. */
const SAID_TWICE: readonly (readonly [Language, string, string, string])[] = [
  ["en", "The talk took half an hour.", "The talk took 30 minutes.", "The talk took 50 minutes."],
  ["en", "The shop opens at 5 pm.", "The shop opens at 17:00.", "The shop opens at 18:00."],
  ["en", "She bought 2 kg of rice.", "She bought 2000 g of rice.", "She bought 3000 g of rice."],
  ["es", "La charla duró tres cuartos de hora.", "La charla duró 45 minutos.", "La charla duró 30 minutos."],
  ["es", "La tienda abre a las 5 de la tarde.", "La tienda abre a las 17:00.", "La tienda abre a las 19:00."],
  ["ar", "يفتح المتجر الساعة الخامسة مساء.", "يفتح المتجر الساعة 17:00.", "يفتح المتجر الساعة 19:00."],
  ["ar", "استمر الاجتماع ساعتين ونصف.", "استمر الاجتماع 150 دقيقة.", "استمر الاجتماع 90 دقيقة."],
  ["tr", "Dükkân akşam 5'te açılıyor.", "Dükkân saat 17.00'de açılıyor.", "Dükkân saat 19.00'da açılıyor."],
  ["tr", "Toplantı iki buçuk saat sürdü.", "Toplantı 150 dakika sürdü.", "Toplantı 90 dakika sürdü."],
];

describe("a quantity said in two ways", () => {
  it.each(["fast", "base", "accurate"])("is the same to %s, and another is not", async (name) => {
    const system = await createSystem(name);
    const pairs = SAID_TWICE.flatMap(([language, text, same, other]) =>
      [same, other].map((b) => ({ a: text, b, languages: [language, language] as const })),
    );
    const results = await system.score(pairs);
    for (const [i, [, text]] of SAID_TWICE.entries()) {
      const [same, other] = [results[2 * i]!, results[2 * i + 1]!];
      expect(same.score, text).toBeGreaterThan(4.3);
      expect(other.score, text).toBeLessThan(same.score);
    }
    await system.close();
  });

  it("is the same to measures of numbers", () => {
    for (const [language, text, same, other] of SAID_TWICE)
      for (const name of ["number-overlap", "number-agreement"] as const) {
        expect(measures[name].score(text, same, { language }), `${name}: ${same}`).toBe(1);
        expect(measures[name].score(text, other, { language }), `${name}: ${other}`).toBeLessThan(1);
      }
  });

  const json = (...args: string[]) => JSON.parse(samesayInside([...args, "--json"]).stdout);

  it("is the same to samesay score, which names no number that differs", () => {
    for (const [language, text, same, other] of SAID_TWICE) {
      const kinds = (b: string) =>
        json("score", "--system", "token-cosine", "--lang", language, text, b).differences.map(
          ({ kind }: { kind: string }) => kind,
        );
      expect(kinds(same), same).toEqual([]);
      expect(kinds(other), other).toContainEqual(expect.stringMatching(/^(?:number|time)$/));
    }
  });

  it("is read by samesay analyse and aligned by align as the reader reads it", async () => {
    for (const [language, text, same, other] of SAID_TWICE) {
      const [{ quantities }] = [json("analyse", "--lang", language, same)].flat();
      expect(quantities.map(({ value }: { value: unknown }) => value)).toEqual(
        readNumbers(same, language).map(({ value }) => value),
      );
      const steps = async (b: string) =>
        (await align(text, b, { languages: [language, language] })).links.map(({ step }) => step);
      expect(await steps(same), same).toContain("number");
      expect(await steps(other), other).not.toContain("number");
    }
  });
});
