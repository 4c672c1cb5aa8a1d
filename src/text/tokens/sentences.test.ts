import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { splitSentences } from "./sentences.ts";

const split = (text: string, language: Language = "en") =>
  splitSentences(text, { language }).map((s) => s.text);

describe("boundaries", () => {
  it.each<[Language, string[]]>([
    ["en", ["Dr. Smith left.", "Why?", '"Stop!" he said.', "It cost $3.50."]],
    ["en", ["No.", "I disagree.", "See No. 5 for more."]],
    ["en", ["He lives in the U.S.", "He works for Apple Inc.", "The end."]],
    ["en", ["J. R. Smith and Acme Inc. Smith came.", "At 5 p.m. he left... and then?", "(Yes.)", "So!"]],
    ["en", ["It was I.", "He ran."]],
    ["es", ["¿Qué tal?, dijo el Sr. Pérez.", "¡Hola!", "¿Cómo estás?", "EE. UU. ganó en 44 a. C. a Roma."]],
    ["ar", ["كيف حالك؟", "أنا بخير.", "د. أحمد هنا!", "نعم"]],
    ["tr", ["19. yüzyılda geldi.", "Dr. Ali 3. sınıfta.", "Ankara'da kaldı mı?", "Evet…"]],
    ["tr", ["II. Abdülhamit öldü.", "Sonra 5. Murat geldi."]],
  ])("%s: %j", (language, sentences) => {
    expect(split(sentences.join(" "), language)).toEqual(sentences);
  });

  it("needs no blank before an inverted mark and ends at an empty line", () => {
    expect(split("¡Hola!¿Cómo estás?", "es")).toEqual(["¡Hola!", "¿Cómo estás?"]);
    expect(split("A title\n\nA text\ngoes on")).toEqual(["A title", "A text\ngoes on"]);
  });
});

it("gives offsets into the original text, without blanks at the ends", () => {
  const text = "  One.  Two! ";
  for (const s of splitSentences(text)) expect(text.slice(s.start, s.end)).toBe(s.text);
  expect(splitSentences(text)[1]).toEqual({ text: "Two!", start: 8, end: 12 });
});

it("takes a text without marks as one sentence and a blank one as none", () => {
  expect(split("no mark here")).toEqual(["no mark here"]);
  expect(split(" \n ")).toEqual([]);
});
