import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSystem, type LanguageTag, type System } from "../src/systems/index.ts";

/** Near copies differ in one thing that matters: it must show, and the rest that they share must show too. */
describe("near copies by accurate", () => {
  let system: System;
  beforeAll(async () => {
    system = await createSystem("accurate");
  });
  afterAll(() => system.close());

  async function scores(language: LanguageTag, text: string, ...others: string[]): Promise<number[]> {
    const languages = [language, language] as const;
    return (await system.score(others.map((b) => ({ a: text, b, languages })))).map(({ score }) => score);
  }

  it.each<[LanguageTag, string, string, string]>([
    ["en", "The dog bites the man.", "The man is bitten by the dog.", "The man bites the dog."],
    [
      "en",
      "The nurse called the lawyer.",
      "The lawyer was called by the nurse.",
      "The lawyer called the nurse.",
    ],
    ["es", "El perro muerde al hombre.", "El hombre es mordido por el perro.", "El hombre muerde al perro."],
    ["tr", "Köpek adamı ısırdı.", "Adam köpek tarafından ısırıldı.", "Adam köpeği ısırdı."],
    ["ar", "عض الكلب الرجل.", "الكلب عض الرجل.", "عض الرجل الكلب."],
  ])("%s: who did it to whom: %s", async (language, text, passive, swapped) => {
    const [same, other] = await scores(language, text, passive, swapped);
    expect(same).toBeGreaterThan(other!);
    expect(other).toBeLessThan(4);
  });

  it.each<[LanguageTag, string, string, string]>([
    ["en", "The meeting is at 5 pm.", "The meeting is at 17:00.", "The meeting is at 6 pm."],
    [
      "en",
      "The ferry leaves at eight in the morning.",
      "The ferry leaves at 8:00.",
      "The ferry leaves at 9:00.",
    ],
    ["es", "La reunión es a las 5 de la tarde.", "La reunión es a las 17:00.", "La reunión es a las 18:00."],
    ["tr", "Toplantı akşam 7'de.", "Toplantı 19:00'de.", "Toplantı akşam 8'de."],
    ["ar", "الاجتماع الساعة الخامسة مساء.", "الاجتماع الساعة 17:00.", "الاجتماع الساعة السادسة مساء."],
  ])("%s: the hour: %s", async (language, text, otherwise, later) => {
    const [same, other] = await scores(language, text, otherwise, later);
    expect(same).toBeGreaterThan(3.5);
    expect(same! - other!).toBeGreaterThan(1);
    expect(other).toBeGreaterThan(0.5);
  });

  it.each<[LanguageTag, string, string, string]>([
    [
      "en",
      "The old bridge is closed today.",
      "Today the old bridge is closed.",
      "The old bridge is not closed today.",
    ],
    ["es", "La tienda abre hoy.", "Hoy abre la tienda.", "La tienda no abre hoy."],
    ["tr", "Dükkân bugün açılıyor.", "Bugün dükkân açılıyor.", "Dükkân bugün açılmıyor."],
    ["ar", "يفتح المتجر اليوم.", "اليوم يفتح المتجر.", "لا يفتح المتجر اليوم."],
  ])("%s: what is denied: %s", async (language, text, turned, denied) => {
    const [same, other] = await scores(language, text, turned, denied);
    expect(same! - other!).toBeGreaterThan(1.5);
    expect(other).toBeLessThan(2.5);
    expect(other).toBeGreaterThan(0.4);
  });

  it.each<[LanguageTag, string, string, string]>([
    ["en", "The hotel has twelve rooms.", "The hotel has 12 rooms.", "The hotel has fifteen rooms."],
    [
      "es",
      "El hotel tiene doce habitaciones.",
      "El hotel tiene 12 habitaciones.",
      "El hotel tiene 15 habitaciones.",
    ],
    ["tr", "Evin üç odası var.", "Evin 3 odası var.", "Evin dört odası var."],
    ["ar", "في البيت ثلاث غرف.", "في البيت 3 غرف.", "في البيت أربع غرف."],
  ])("%s: how many: %s", async (language, text, figures, more) => {
    const [same, other] = await scores(language, text, figures, more);
    expect(same).toBeGreaterThan(3.5);
    expect(other).toBeLessThan(3);
    expect(other).toBeGreaterThan(0.5);
  });
});
