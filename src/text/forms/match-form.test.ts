import { expect, it } from "vitest";
import { matchForm } from "./match-form.ts";

it.each([
  ["en", "Don’t", "don't"],
  ["en", "ＣＯ₂", "co₂"],
  ["es", "ÑANDÚ", "ñandú"],
  ["tr", "İSTANBUL’DA", "istanbul'da"],
  ["tr", "ISPARTA", "ısparta"],
  ["ar", "المَدْرَسَةُ", "المدرسه"],
  ["ar", "٢٠٢٤", "2024"],
] as const)("%s: %s is compared as %s", (language, word, form) => {
  expect(matchForm(word, language)).toBe(form);
  expect(matchForm(form, language)).toBe(form);
});

it("keeps accents, which tell words apart", () => {
  expect(matchForm("año", "es")).not.toBe(matchForm("ano", "es"));
  expect(matchForm("ona", "tr")).not.toBe(matchForm("öna", "tr"));
});
