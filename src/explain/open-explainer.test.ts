import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Explanation } from "./explanation.ts";
import { LOCALES } from "./locale.ts";
import { type Explainer, type ExplainPair, openExplainer } from "./open-explainer.ts";
import { explanationHtml } from "./show/explanation-html.ts";
import { explanationText } from "./show/explanation-text.ts";

let explainer: Explainer;
beforeAll(async () => {
  explainer = await openExplainer({ system: "fast" });
}, 60_000);
afterAll(() => explainer.close());

const explainOne = async (
  a: string,
  b: string,
  languages?: ["en" | "es" | "ar" | "tr", "en" | "es" | "ar" | "tr"],
) => (await explainer.explain([{ a, b, ...(languages && { languages }) }]))[0]!;

function expectCovered({ tokens, chunks }: Explanation): void {
  for (const [k, side] of (["left", "right"] as const).entries()) {
    const covered = chunks.flatMap((chunk) => chunk[side]).sort((x, y) => x - y);
    expect(covered).toEqual(tokens[k]!.map((_, i) => i));
  }
}

const word = fc.constantFrom(
  ..."the dog cat sleeps runs in garden not never 3 five red , . ( ) 's München perro kırmızı الكلب في 👍 don't U.S. —".split(
    " ",
  ),
);
const text = fc.oneof(
  fc.array(word, { maxLength: 14 }).map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);

it("puts every token of both texts into exactly one chunk, whatever the texts", async () => {
  const language = fc.constantFrom("en" as const, "es" as const, "ar" as const, "tr" as const);
  const pair = fc.record({ a: text, b: text, languages: fc.tuple(language, language) });
  // Many pairs a run: one call encodes the chunks of all.
  const pairs = fc.array(pair, { minLength: 25, maxLength: 25 });
  const check = async (some: readonly ExplainPair[]) => {
    for (const explained of await explainer.explain(some)) {
      expectCovered(explained);
      expect(explained.sentence.length).toBeGreaterThan(0);
      for (const { type, score, left, right } of explained.chunks) {
        expect(score === null).toBe(type === "NOALI");
        expect(left.length > 0 && right.length > 0).toBe(type !== "NOALI");
        if (score !== null) expect(score).toBeGreaterThanOrEqual(0);
        if (score !== null) expect(score).toBeLessThanOrEqual(5);
      }
    }
  };
  await fc.assert(fc.asyncProperty(pairs, check), { numRuns: 3, interruptAfterTimeLimit: 50_000 });
}, 60_000);

describe("an explanation", () => {
  it("names what differs in number and in kind", async () => {
    const { chunks, sentence } = await explainOne(
      "Three hurt in train crash near Lyon",
      "Five hurt in rail accident in France",
    );
    const typed = chunks.map(({ leftText, rightText, type }) => [leftText, rightText, type]);
    expect(typed).toContainEqual(["hurt", "hurt", "EQUI"]);
    expect(chunks.find(({ leftText }) => leftText === "Three")).toMatchObject({
      rightText: "Five",
      asks: "number",
    });
    expect(sentence).toMatch(/the number differs, “Three” and “Five”/);
  });

  it("is the mirror of that of the texts changed over", async () => {
    const [a, b] = ["A man plays the guitar in the park.", "A young man is playing an instrument."];
    const there = await explainOne(a, b);
    const back = await explainOne(b, a);
    const swap = { SPE1: "SPE2", SPE2: "SPE1" } as Record<string, string>;
    const key = (one: Explanation, mirrored: boolean) =>
      one.chunks
        .map(({ left, right, type, score }) =>
          mirrored ? `${right}|${left}|${swap[type] ?? type}|${score}` : `${left}|${right}|${type}|${score}`,
        )
        .sort();
    expect(key(back, true)).toEqual(key(there, false));
  });

  it("knows opposites across languages by what the words are in English", async () => {
    const { chunks } = await explainOne(
      "The museum is closed on Mondays.",
      "El museo está abierto los lunes.",
      ["en", "es"],
    );
    expect(chunks.filter(({ type }) => type === "OPPO").map(({ leftText }) => leftText)).toEqual([
      expect.stringContaining("closed"),
    ]);
  });

  it("calls days no numbers", async () => {
    const { sentence } = await explainOne("El avión llegó el lunes.", "El avión llegó el martes.", [
      "es",
      "es",
    ]);
    expect(sentence).toContain("el lunes");
    expect(sentence).not.toContain("the number differs");
  });

  it("says of a denial that it is one, and leaves the score as it is", async () => {
    const pair = ["The new museum is not open on Sundays.", "The new museum is open on Sundays."] as const;
    const explained = await explainOne(...pair);
    expect(explained.sentence).toMatch(/^Nearly the same words, but the first denies it;/);
    expect(explained.chunks.some(({ flags }) => flags.includes("POL"))).toBe(true);
  });

  it.each([
    ["", "", "Neither text says anything."],
    ["", "A dog.", "The first text says nothing."],
    ["A dog runs.", "A dog runs.", "Both say the same."],
    ["Stocks fell.", "فراشة", "The two say nothing in common."],
  ])("of %j and %j: %s", async (a, b, sentence) => {
    expect((await explainOne(a, b)).sentence).toBe(sentence);
  });

  it("takes texts of 200 words, and pairs across languages", async () => {
    const long = Array.from({ length: 200 }, (_, i) => ["dog", "sees", "a", "cat", "today"][i % 5]).join(" ");
    expectCovered(await explainOne(long, "A dog sees a cat."));
    const across = await explainOne("El perro duerme.", "A dog is sleeping.", ["es", "en"]);
    expect(across.chunks.map(({ leftText, rightText }) => [leftText, rightText])).toEqual([
      ["El perro", "A dog"],
      ["duerme", "is sleeping"],
    ]);
  });
});

describe("shown", () => {
  it("in the four languages, page and terminal", async () => {
    for (const locale of LOCALES) {
      const pairs = [{ a: "A <b> dog.", b: "كلب", languages: ["en", "ar"] as const }];
      const [explained] = (await explainer.explain(pairs, { locale })) as [Explanation];
      const page = explanationHtml(explained);
      expect(page).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
      expect(page).toContain("&lt;b&gt;");
      expect(page).not.toMatch(/<b>|(?:src|href)=|url\(|@import/);
      expect(page).toContain('lang="ar" dir="rtl"');
    }
  });

  it("without colours says the same words", async () => {
    const explained = await explainOne("A dog runs.", "A cat runs.");
    const plain = explanationText(explained);
    expect(plain).not.toContain("\u001b");
    expect(explanationText(explained, { colour: true }).replaceAll(/\u001b\[\d+m/g, "")).toBe(plain);
  });
});

it("refuses an unknown locale", async () => {
  await expect(openExplainer({ locale: "fr" as "en" })).rejects.toThrow(
    'locale is "fr"; explanations are in en, es, ar, tr',
  );
});
