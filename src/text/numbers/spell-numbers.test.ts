import { expect, it } from "vitest";
import type { Language } from "../language.ts";
import { spellNumbers } from "./spell-numbers.ts";

// Grouping and decimal marks by CLDR 44; by hand.
it.each<[Language | "und", string, string]>([
  ["en", "1,500,000 people paid $1,000.50", "1500000 people paid $1000.50"],
  ["es", "1.500.000 personas y 3,14; 25 000 más", "1500000 personas y 3.14; 25000 más"],
  ["tr", "1.500.000 kişi, 5,0 km, saat 17.00'de", "1500000 kişi, 5.0 km, saat 17.00'de"],
  ["ar", "١٬٥٠٠٬٠٠٠ نسمة و٣٫٥٪", "1500000 نسمة و3.5٪"],
  ["en", "v1.2.3 at 10:30 on 2024-01-15, 1/2, 3½, 007", "v1.2.3 at 10:30 on 2024-01-15, 1/2, 3½, 007"],
  ["en", "no digits, no change", "no digits, no change"],
  ["und", "12,345,678", "12345678"],
])("%s: %s", (language, text, spelled) => {
  expect(spellNumbers(text, language)).toBe(spelled);
  expect(spellNumbers(spelled, language)).toBe(spelled);
});
