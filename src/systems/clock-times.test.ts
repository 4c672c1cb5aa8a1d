import { describe, expect, it } from "vitest";
import type { Language } from "../text/index.ts";
import { withFullHours } from "./clock-times.ts";

describe("withFullHours", () => {
  it.each<[Language, string, string]>([
    ["en", "The bus leaves at 4 pm.", "The bus leaves at 16:00"],
    ["en", "The bus leaves at 4:45 p.m. sharp", "The bus leaves at 16:45 sharp"],
    ["en", "at 4pm, at 12 a.m.", "at 16:00, at 0:00"],
    ["en", "nine o'clock in the evening", "21:00"],
    ["es", "Sale a las 4 de la tarde.", "Sale a las 16:00."],
    ["es", "a las nueve de la mañana", "a las 9:00"],
    ["es", "a las 4:45 p. m.", "a las 16:45"],
    ["ar", "الساعة ٤ مساءً", "الساعة 16:00"],
    ["ar", "الساعة التاسعة صباحا", "الساعة 9:00"],
    ["tr", "Otobüs akşam saat 8'de kalkıyor.", "Otobüs 20:00'de kalkıyor."],
    // Night begins in the evening and goes on after midnight; noon is twelve.
    ["tr", "Otobüs akşam sekizde kalkıyor.", "Otobüs 20:00 kalkıyor."],
    ["tr", "sabah saat on birde uyandı", "11:00 uyandı"],
    ["tr", "GECE ON İKİDE, gece ikide", "0:00, 2:00"],
    ["tr", "gece 11'de", "23:00'de"],
    ["es", "a las 12 de la noche, a las 10 de la noche", "a las 0:00, a las 22:00"],
    ["ar", "الساعة ١٠ ليلا، ٢ ليلا، ١٢ ظهرا", "الساعة 22:00، 2:00، 12:00"],
  ])("%s: %s", (language, text, expected) => {
    expect(withFullHours(text, language)).toBe(expected);
  });

  it.each<[Language, string]>([
    ["en", "Four people in the room"],
    ["en", "at 16:00"],
    ["en", "40 pm filters"],
    ["es", "dos de la familia"],
    ["tr", "Bu akşam 8 kişi geldi"],
    ["tr", "Bu akşam üç kişi geldi"],
    ["tr", "gece yedi"],
    ["ar", "اشترى ٤ كتب"],
  ])("leaves alone what is no hour of a half day: %s: %s", (language, text) => {
    expect(withFullHours(text, language)).toBe(text);
  });
});
