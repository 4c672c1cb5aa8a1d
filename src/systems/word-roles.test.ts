import { describe, expect, it } from "vitest";
import type { Language } from "../text/index.ts";
import { evidenceOf } from "./word-evidence.ts";
import { sameWord } from "./word-facts.ts";
import { matchWords } from "./word-matches.ts";
import { roleChange } from "./word-roles.ts";

function changeOf(a: string, b: string, language: Language) {
  const [x, y] = [evidenceOf(a, language), evidenceOf(b, language)];
  return roleChange(x, y, matchWords(x.words, y.words, sameWord));
}

describe("roleChange", () => {
  it.each<[Language, string, string]>([
    ["en", "The nurse thanked the driver.", "The driver thanked the nurse."],
    ["en", "The green door has a yellow handle.", "The yellow door has a green handle."],
    ["en", "The cafe behind the church is full.", "The church behind the cafe is full."],
    [
      "en",
      "First she paid the bill, then she phoned her aunt.",
      "First she phoned her aunt, then she paid the bill.",
    ],
    ["es", "La enfermera saludó al conductor.", "El conductor saludó a la enfermera."],
    ["ar", "شكر الطباخ الخياط", "شكر الخياط الطباخ"],
    ["ar", "الطباخ شكر الخياط", "الخياط شكر الطباخ"],
    ["tr", "Yeşil kapının sarı kolu var.", "Sarı kapının yeşil kolu var."],
  ])("sees words in each other's place: %s: %s / %s", (language, a, b) => {
    expect(changeOf(a, b, language).exchanged).toBeGreaterThan(0);
  });

  it.each<[Language, string, string]>([
    ["en", "Yesterday the nurse slept.", "The nurse slept yesterday."],
    ["en", "Milk and honey are in the jar.", "Honey and milk are in the jar."],
    ["en", "He wore a grey coat and a blue scarf.", "He wore a blue scarf and a grey coat."],
    ["en", "The nurse argued with the driver.", "The driver argued with the nurse."],
    ["en", "Before leaving he ate.", "He ate before leaving."],
    ["en", "It began on May 3.", "It began on 3 May."],
    ["es", "La enfermera habló con el conductor.", "El conductor habló con la enfermera."],
    ["es", "La tienda abre hoy.", "Hoy abre la tienda."],
    ["es", "Mañana llega el tren.", "El tren llega mañana."],
    ["ar", "نام الطباخ", "الطباخ نام"],
    ["ar", "المتجر يفتح اليوم", "اليوم يفتح المتجر"],
    ["tr", "Dükkân açılıyor bugün.", "Bugün açılıyor dükkân."],
    ["tr", "Hemşire şoförle konuştu.", "Şoför hemşireyle konuştu."],
  ])("sees none where it changes nothing: %s: %s / %s", (language, a, b) => {
    expect(changeOf(a, b, language)).toMatchObject({ exchanged: 0, endings: 0 });
  });

  it("sees endings that Turkish words gave each other, and none in words that only moved", () => {
    expect(changeOf("Kaptan doktoru gördü.", "Doktor kaptanı gördü.", "tr").endings).toBeGreaterThan(0);
    expect(changeOf("Kaptan doktoru gördü.", "Doktoru kaptan gördü.", "tr")).toMatchObject({
      endings: 0,
      exchanged: 0,
    });
    expect(changeOf("İzmir'den Konya'ya gitti.", "İzmir'e Konya'dan gitti.", "tr").endings).toBeGreaterThan(
      0,
    );
  });

  it("sees small words that now stand before others", () => {
    expect(
      changeOf("She flew from Rome to Oslo.", "She flew to Rome from Oslo.", "en").remarked,
    ).toBeGreaterThan(0);
    expect(changeOf("She flew from Rome to Oslo.", "She flew to Oslo from Rome.", "en").remarked).toBe(0);
  });

  it.each<[Language, string, string]>([
    ["en", "The nurse was thanked by the driver.", "The driver thanked the nurse."],
    ["es", "La enfermera fue saludada por el conductor.", "El conductor saludó a la enfermera."],
    ["tr", "Hemşire şoför tarafından görüldü.", "Doktor kaptanı gördü."],
  ])("sees which text is passive: %s: %s", (language, a, b) => {
    expect(changeOf(a, b, language).voice).toBe(1);
    expect(changeOf(a, a, language).voice).toBe(0);
  });
});
