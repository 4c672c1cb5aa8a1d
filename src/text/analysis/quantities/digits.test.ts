import { expect, it } from "vitest";
import { digitValue } from "./digits.ts";

// Values by hand, after the separators that CLDR 44 gives for the languages.
it.each([
  ["1,000.50", "en", 1000.5],
  ["1.000,50", "es", 1000.5],
  ["1.000,50", "tr", 1000.5],
  ["1,000", "en", 1000],
  ["1.000", "es", 1000],
  ["1.000", "tr", 1000],
  ["1.000", "en", 1000],
  ["1,000", "es", 1000],
  ["1.234", "en", 1.234],
  ["1,234", "es", 1.234],
  ["3.5", "es", 3.5],
  ["1,5", "en", 1.5],
  ["1,234,567", "en", 1_234_567],
  ["1.234.567,8", "tr", 1_234_567.8],
  ["١٬٠٠٠٫٥", "ar", 1000.5],
  ["۱۲٫۵", "ar", 12.5],
  ["-5", "en", -5],
  ["−5,5", "es", -5.5],
  ["1/4", "en", 0.25],
  ["1\u00a0000", "es", 1000],
  ["0,5", "en", 0.5],
  ["0.123", "es", 0.123],
] as const)("%s in %s is %d", (text, language, value) => {
  expect(digitValue(text, language)).toBeCloseTo(value, 12);
});

it.each(["", "abc", "1/0", "--5", "12a"])("%j is no number", (text) => {
  expect(digitValue(text, "en")).toBeUndefined();
});
