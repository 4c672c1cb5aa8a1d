import { describe, expect, it } from "vitest";
import { createSystem } from "../create-system.ts";
import type { LanguageTag } from "../system.ts";
import { acronymsAmong, spelledOut } from "./initials.ts";

const read = (a: string, b: string, languages: readonly [LanguageTag, LanguageTag] = ["en", "en"]) => {
  const found = spelledOut({ a, b, languages });
  const back = spelledOut({ a: b, b: a, languages: [languages[1], languages[0]] });
  expect(back && [back.b, back.a]).toEqual(found && [found.a, found.b]);
  const among = acronymsAmong(
    { texts: [a], languages: [languages[0]] },
    { texts: [b], languages: [languages[1]] },
  );
  if (found !== undefined) expect(among.length).toBeGreaterThan(0);
  return found?.a;
};

// Acronyms and names as the organisations and dictionaries write them.
describe("an acronym that the other text spells out", () => {
  it.each([
    ["LLM", "Large Language Models", "Large Language Models"],
    ["LLMs", "large language models", "large language models"],
    ["We train LLMs.", "We train large language models.", "We train large language models."],
    ["NLP is fun.", "Natural language processing is fun.", "Natural language processing is fun."],
    ["The UN met today.", "The United Nations met today.", "The United Nations met today."],
    ["The U.N. met.", "The United Nations met.", "The United Nations met."],
    ["He left the USA.", "He left the United States of America.", "He left the United States of America."],
    [
      "La ONU votó.",
      "La Organización de las Naciones Unidas votó.",
      "La Organización de las Naciones Unidas votó.",
    ],
    ["AB'ye girdi.", "Avrupa Birliği'ne girdi.", "Avrupa Birliği'ye girdi."],
    ["İHA düştü.", "İnsansız hava aracı düştü.", "İnsansız hava aracı düştü."],
  ])("%s is read as %s", (a, b, meant) => {
    expect(read(a, b, ["und", "und"])).toBe(meant);
  });

  it.each([
    ["The UN met.", "The United Kingdom met."],
    ["IT is slow.", "I think it is slow."],
    ["The US won.", "He asked us, and under stress he said so."],
    ["Large Language Models (LLM)", "Large Language Models"],
    ["The UN met.", "The UN, the United Nations, met."],
    ["LLM", "LLM"],
    ["ALL OF US ARE HERE", "United States"],
    ["هيئة", "United Nations"],
  ])("%s beside %s is read as it is", (a, b) => {
    expect(read(a, b)).toBeUndefined();
  });

  it("alone tells no language, and is read by that of the other", () => {
    expect(spelledOut({ a: "UN", b: "United Nations", languages: ["es", "en"] })?.languages).toEqual([
      "en",
      "en",
    ]);
    expect(spelledOut({ a: "La UN.", b: "United Nations", languages: ["es", "en"] })?.languages).toEqual([
      "es",
      "en",
    ]);
  });
});

it("is spelled out in a matrix as in a list, whatever languages are told", async () => {
  const system = await createSystem("fast");
  const left = ["LLM", "The UN met today.", "It rains."];
  const right = ["Large Language Models", "The United Nations met today.", "a cat"];
  for (const options of [{}, { languages: ["en", "en"] as const }]) {
    const pairs = left.flatMap((a) => right.map((b) => ({ a, b })));
    const listed = await system.score(pairs, options);
    const matrix = await system.scoreMatrix!(left, right, options);
    expect([...matrix.raw.values]).toEqual(listed.map((result) => result.raw.value));
    expect(listed[0]!.score).toBeGreaterThan(4.5);
    if ("languages" in options) expect(listed[0]!.languages).toEqual(["en", "en"]);
  }
  await system.close();
});
