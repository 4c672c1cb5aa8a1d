import { describe, expect, it } from "vitest";
import type { LanguageTag } from "../system.ts";
import { Slips } from "./slips.ts";
import { TextWordsStore } from "./text-words.ts";

const slips = new Slips(new TextWordsStore());
const meant = (a: string, b: string, language: LanguageTag) => {
  const found = slips.meant({ a, b, languages: [language, language] });
  const back = slips.meant({ a: b, b: a, languages: [language, language] });
  expect(back).toEqual(found && [found[1], found[0]]);
  return found;
};

// Slips as keyboards make them: a letter left out, doubled, replaced, two that changed places.
describe("Slips", () => {
  it.each<[LanguageTag, string, string, string]>([
    ["en", "How can I regster?", "How can I register?", "How can I register?"],
    ["en", "Where is my ordr?", "Where is my order?", "Where is my order?"],
    ["en", "The man is palying guitar", "A man is playing the guitar", "The man is playing guitar"],
    ["en", "Regsiter now!", "Please register now.", "Register now!"],
    ["und", "Where is my ordr?", "Where is my order?", "Where is my order?"],
    [
      "es",
      "\u00bfD\u00f3nde est\u00e1 mi peddido?",
      "\u00bfD\u00f3nde est\u00e1 mi pedido?",
      "\u00bfD\u00f3nde est\u00e1 mi pedido?",
    ],
    ["tr", "Sipari\u015fim nredee?", "Sipari\u015fim nerede?", "Sipari\u015fim nredee?"],
    [
      "tr",
      "Hseab\u0131m\u0131 nas\u0131l kapatabilirim?",
      "Hesab\u0131m\u0131 nas\u0131l kapatabilirim?",
      "Hesab\u0131m\u0131 nas\u0131l kapatabilirim?",
    ],
    [
      "ar",
      "\u0643\u064a\u0641 \u064a\u0645\u0643\u0646\u0646\u064a \u0627\u0644\u062a\u0633\u062c\u0628\u064a\u0644\u061f",
      "\u0643\u064a\u0641 \u064a\u0645\u0643\u0646\u0646\u064a \u0627\u0644\u062a\u0633\u062c\u064a\u0644\u061f",
      "\u0643\u064a\u0641 \u064a\u0645\u0643\u0646\u0646\u064a \u0627\u0644\u062a\u0633\u062c\u064a\u0644\u061f",
    ],
  ])("%s: reads %j beside %j as %j", (language, text, other, read) => {
    expect(meant(text, other, language)?.[0] ?? text).toBe(read);
  });

  it.each<[LanguageTag, string, string]>([
    // Words both.
    ["en", "Fill in the form.", "Fill in the from."],
    ["en", "A horse stands here.", "A house stands here."],
    ["en", "They were hiking.", "They were biking."],
    // Names, numbers, codes.
    ["en", "We met Karin there.", "We met Karim there."],
    ["en", "It costs 1500 euros.", "It costs 1550 euros."],
    ["en", "Flight UA1234 is late.", "Flight UA1235 is late."],
    // Both texts have it.
    ["en", "Install samesay here.", "Install samesay there."],
    // No word that one letter makes.
    ["en", "The flumox is open.", "The shop is open."],
    ["es", "La casa est\u00e1 aqu\u00ed.", "La cosa est\u00e1 aqu\u00ed."],
    // Endings say who and when.
    ["tr", "Yar\u0131n geliyorum.", "Yar\u0131n geliyorsun."],
    ["tr", "Toplant\u0131ya gelmedi.", "Toplant\u0131ya gelmeli."],
    [
      "tr",
      "Polis h\u0131rs\u0131z\u0131 yakalad\u0131.",
      "H\u0131rs\u0131z polis taraf\u0131ndan yakaland\u0131.",
    ],
    // Typed without marks, which is compared as such.
    [
      "tr",
      "musteri hizmetlerine baglanmak istiyorum",
      "M\u00fc\u015fteri hizmetlerine ba\u011flanmak istiyorum.",
    ],
    ["es", "\u00bfDonde esta la estacion?", "\u00bfD\u00f3nde est\u00e1 la estaci\u00f3n?"],
    [
      "ar",
      "\u0643\u062a\u0628\u062a \u0627\u0644\u0631\u0633\u0627\u0644\u0629.",
      "\u0643\u062a\u0628\u0646\u0627 \u0627\u0644\u0631\u0633\u0627\u0644\u0629.",
    ],
  ])("%s: leaves %j beside %j", (language, a, b) => {
    expect(meant(a, b, language)).toBeUndefined();
  });

  it("finds in two lists all pairs that hold a slip", () => {
    const left = ["How can I regster?", "Where is my order?", "It rains."];
    const right = ["Where is my ordr?", "How can I register?", "Where is the garden?"];
    const of = (texts: readonly string[]) => ({ texts, languages: texts.map(() => "en" as const) });
    const places = slips.among(of(left), of(right));
    expect(places.map(([i, j]) => `${i} ${j}`).sort()).toEqual(["0 1", "1 0"]);
  });
});
