import { describe, expect, it } from "vitest";
import type { Language } from "../../text/index.ts";
import { differences } from "./differences.ts";

const found = (a: string, b: string, language: Language) =>
  differences(a, b, { languages: [language, language] });
const kinds = (a: string, b: string, language: Language) =>
  found(a, b, language).differences.map(({ kind }) => kind);

describe("what differs", () => {
  it.each([
    ["en", "The shop is open.", "The shop is closed.", "opposite"],
    ["en", "How to turn on dark mode?", "How to turn off dark mode?", "opposite"],
    ["en", "Always rebase before pushing.", "Never rebase before pushing.", "quantifier"],
    ["en", "They approved the law.", "They rejected the law.", "opposite"],
    ["en", "He accepted the offer.", "He turned down the offer.", "opposite"],
    ["en", "Profits surged last year.", "Profits plunged last year.", "opposite"],
    ["es", "El gobierno respaldó el plan.", "El gobierno rechazó el plan.", "opposite"],
    ["tr", "Planı destekledi.", "Plana karşı çıktı.", "opposite"],
    ["ar", "أقلعت الطائرة مساء.", "هبطت الطائرة مساء.", "opposite"],
    ["en", "A man is not dancing.", "A man is dancing.", "negation"],
    ["en", "He doesn't like fish.", "He likes fish.", "negation"],
    ["en", "He lives in Paris.", "He lives in London.", "name"],
    ["en", "Flight UA123 is late.", "Flight UA124 is late.", "name"],
    ["en", "cheap flights to london", "cheap flights from london", "role"],
    ["en", "World War I", "World War II", "number"],
    ["en", "Open 9:00-17:00", "Open 9:00-18:00", "time"],
    ["en", "annual report 2023-2024", "annual report 2022-2023", "time"],
    ["en", "The hotel is 5 km from the beach.", "The hotel is 5.1 km from the beach.", "number"],
    ["en", "The ticket costs $10.", "The ticket costs €10.", "number"],
    ["en", "Add one spoon of salt and two of sugar.", "Add two spoons of salt and one of sugar.", "number"],
    ["en", "replace foo with bar", "replace bar with foo", "role"],
    ["en", "Team A beat Team B.", "Team B beat Team A.", "role"],
    ["en", "Yesterday Tom hit Jim.", "Jim hit Tom yesterday.", "role"],
    ["en", "A red box and a blue bag", "A blue box and a red bag", "role"],
    [
      "en",
      "You get a refund only if the item is damaged.",
      "You get a refund if the item is damaged.",
      "condition",
    ],
    ["en", "You must submit the form.", "You may submit the form.", "modality"],
    ["en", "a man without a hat", "a man with a hat", "negation"],
    ["tr", "İzmir'e uçak bileti", "İzmir'den uçak bileti", "role"],
    ["tr", "Toplantı saat 17.00'de.", "Toplantı saat 18.00'de.", "time"],
    ["es", "La puerta está abierta.", "La puerta está cerrada.", "opposite"],
    ["es", "Vi a Juan.", "No vi a Juan.", "negation"],
    ["tr", "Kapı açık.", "Kapı kapalı.", "opposite"],
    ["tr", "Dün geldi.", "Dün gelmedi.", "negation"],
    ["ar", "الباب مفتوح.", "الباب مغلق.", "opposite"],
    ["ar", "ذهب الولد إلى المدرسة.", "لم يذهب الولد إلى المدرسة.", "negation"],
  ] as const)("%s: %s / %s", (language, a, b, kind) => {
    expect(kinds(a, b, language)).toEqual([kind]);
    expect(kinds(b, a, language)).toEqual([kind]);
  });

  it("gives places, strength and evidence", () => {
    expect(found("The shop is open.", "The shop is closed.", "en").differences).toEqual([
      {
        kind: "opposite",
        left: [12, 16],
        right: [12, 18],
        leftText: "open",
        rightText: "closed",
        strength: 1,
        contradicts: true,
        evidence: "complement: open / closed",
      },
    ]);
  });

  it.each([
    ["en", "The shop is not closed.", "The shop is open."],
    ["en", "The shop is empty.", "The shop is not full."],
    ["en", "He didn't come.", "He did not come."],
    ["en", "The United Nations met.", "The UN met."],
    ["en", "The UK's first wedding", "Britain's first wedding"],
    ["en", "The city has 1,500,000 people.", "The city has 1500000 people."],
    ["en", "Add 2 kg of flour.", "Add 2000 g of flour."],
    ["en", "red, green, blue", "blue, green, red"],
    ["en", "TypeScript, Python, Go", "Go, Python, TypeScript"],
    ["en", "The distance from Rome to Milan", "The distance from Milan to Rome"],
    ["en", "Yesterday Tom hit Jim.", "Tom hit Jim yesterday."],
    ["en", "A red box and a blue bag", "A blue bag and a red box"],
    ["en", "Tom sold a car to Jim.", "Jim bought a car from Tom."],
    ["en", "Tom is taller than Jim.", "Jim is shorter than Tom."],
    ["en", "The cat chased the dog.", "The dog was chased by the cat."],
    ["es", "A la niña la llamó el médico.", "El médico llamó a la niña."],
    ["tr", "Polis hırsızı yakaladı.", "Hırsız polis tarafından yakalandı."],
    ["tr", "Müşteri hizmetlerine bağlanmak istiyorum.", "musteri hizmetlerine baglanmak istiyorum"],
    ["en", "I don't want tea or coffee.", "I want neither tea nor coffee."],
    ["en", "Room No 7 is free", "Room No. 7 is free"],
    ["es", "La tienda está abierta.", "La tienda no está cerrada."],
    ["tr", "Kapı açık değil.", "Kapı kapalı."],
  ] as const)("%s: proves equal: %s / %s", (language, a, b) => {
    expect(found(a, b, language)).toMatchObject({ differences: [], same: true });
    expect(found(b, a, language)).toMatchObject({ differences: [], same: true });
  });

  it.each([
    ["en", "It's one of them.", "I'm one of them."],
    ["en", "the problem isn't who has money.", "the problem is who doesn't have money."],
    ["en", "You must pay.", "You have to pay."],
  ] as const)("%s: does not prove equal: %s / %s", (language, a, b) => {
    expect(found(a, b, language).same).toBe(false);
  });

  it("proves slips of the keyboard where words are known", () => {
    const known = new Set(["how", "can", "i", "register", "a", "house", "horse"]);
    const knows = (form: string) => known.has(form);
    expect(differences("How can I register?", "How can I regster?", { knows })).toMatchObject({ same: true });
    expect(differences("How can I register?", "How can I regster?")).toMatchObject({ same: false });
    expect(differences("a house", "a horse", { knows })).toMatchObject({ same: false });
  });

  it("compares numbers, names and negation across languages", () => {
    const across = (a: string, b: string, other: Language) =>
      differences(a, b, { languages: ["en", other] }).differences.map(({ kind }) => kind);
    expect(across("The hotel is 5 km away.", "El hotel está a 6 km.", "es")).toEqual(["number"]);
    expect(across("The hotel is 5 km away.", "El hotel está a 5000 m.", "es")).toEqual([]);
    expect(across("He lives in Germany.", "يعيش في فرنسا.", "ar")).toEqual(["name"]);
    expect(across("We met Anna in Berlin.", "Nos reunimos con Ana en Viena.", "es")).toEqual(["name"]);
    expect(across("We met Anna in London.", "Nos reunimos con Ana en Londres.", "es")).toEqual([]);
    expect(across("He is not at home.", "O evde.", "tr")).toEqual(["negation"]);
    expect(across("I have never been there.", "Oraya hiç gitmedim.", "tr")).toEqual([]);
    expect(across("Don't be late!", "Geç kalma!", "tr")).toEqual([]);
  });

  it("says of texts in other words no more than that the words differ", () => {
    const { differences: all, same } = found(
      "The cat sat on a red mat.",
      "Prices of blue cars fell in May.",
      "en",
    );
    expect(same).toBe(false);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ contradicts }) => contradicts)).toEqual([]);
  });

  it("finds nothing in equal and empty texts", () => {
    expect(found("Ana corre.", "Ana corre.", "es")).toEqual({
      differences: [],
      equal: [],
      same: true,
      overlap: 1,
    });
    expect(found("", "", "en")).toEqual({ differences: [], equal: [], same: true, overlap: 1 });
  });
});
