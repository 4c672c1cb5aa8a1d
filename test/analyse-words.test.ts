import { describe, expect, it } from "vitest";
import { analyse } from "../src/analysis/index.ts";
import { countNegations, identifyLanguage, type Language, tokenize } from "../src/text/index.ts";

/** Words that users met wrong, and others of the same kinds. */

const words = async (text: string, language: Language) =>
  (await analyse(text, language)).tokens.map(({ form, lemma }) =>
    form === lemma ? form : `${form}:${lemma}`,
  );

describe("Turkish suffixes behind handles and addresses", () => {
  it.each([
    ["@kemal'in sözü", ["@kemal", "'in", "sözü"]],
    ["#konu'nun başı", ["#konu", "'nun", "başı"]],
    ["ali@ornek.com'u aradım", ["ali@ornek.com", "'u", "aradım"]],
    ["www.ornek.com'dan aldım", ["www.ornek.com", "'dan", "aldım"]],
    ["ornek.com’a gir", ["ornek.com", "’a", "gir"]],
    ["https://a.com/o'brien/x'te", ["https://a.com/o'brien/x", "'te"]],
  ])("%s", (text, split) => {
    const texts = (clitics: "split" | "whole") =>
      tokenize(text, { language: "tr", clitics }).map((token) => token.text);
    expect(texts("split")).toEqual(split);
    expect(texts("whole")).toEqual(text.split(" "));
  });

  it("are none in other languages", () => {
    expect(tokenize("@kemal's book", { clitics: "split" }).map(({ text }) => text)).toEqual([
      "@kemal",
      "'s",
      "book",
    ]);
    expect(tokenize("ver a.com/b'yi", { language: "es" }).some(({ text }) => text === "'yi")).toBe(false);
  });
});

describe("Spanish pronouns behind verbs", () => {
  // Forms and infinitives: Nueva gramática de la lengua española, 42.3 (imperatives), 16.4 (order of clitics).
  it.each([
    ["Dámelo ahora.", ["Da:dar", "me:yo", "lo:él"]],
    ["Cuéntamelo todo.", ["Cuenta:contar", "me:yo", "lo:él"]],
    ["Quiero decírselo.", ["Quiero:querer", "decir", "se:él", "lo:él"]],
    ["Voy a dártelas.", ["Voy:ir", "a", "dar", "te:tú", "las:él"]],
    ["Vámonos a casa.", ["Vamos:ir", "nos:yo"]],
  ])("%s", async (text, start) => {
    expect((await words(text, "es")).slice(0, start.length)).toEqual(start);
  });

  it("are none in nouns that end like them", async () => {
    for (const word of ["películas", "títulos", "ángeles", "caramelo", "cápsula", "artículos"])
      expect((await analyse(`Vi ${word} ayer.`, "es")).tokens.map(({ form }) => form)).toContain(word);
  });
});

describe("Arabic words written together", () => {
  it("a noun and whose it is, a verb and what it acts on", async () => {
    for (const [text, parts] of [
      ["مسجدنا كبير.", ["مسجد", "نا"]],
      // As the treebank of Prague (PADT) cuts verbs with an object written on to them.
      ["سرقه أخو مريم.", ["سرق", "ه"]],
      ["سأله المعلم.", ["سأل", "ه"]],
      ["ساعدني صديقي.", ["ساعد", "ني"]],
      ["يحبه الناس.", ["يحب", "ه"]],
      ["فقه اللغة علم.", ["فقه", "اللغة"]],
      ["كره الولد المدرسة.", ["كره", "الولد"]],
      ["بيتنا جميل.", ["بيت", "نا"]],
      ["مطبخهم كبير.", ["مطبخ", "هم"]],
    ] as const)
      expect((await analyse(text, "ar")).tokens.slice(0, 2).map(({ form }) => form)).toEqual(parts);
    const [verb] = (await analyse("سرقه أخو مريم.", "ar")).tokens;
    expect(verb).toMatchObject({ form: "سرق", lemma: "سرق", upos: "VERB" });
  });

  it("a verb that begins with و, and the conjunction", async () => {
    expect((await words("وفقني الله.", "ar"))[0]).toBe("وفق");
    expect((await analyse("ولكني هنا.", "ar")).tokens[0]!.form).toBe("و");
    expect((await analyse("وكتب الولد.", "ar")).tokens[0]!.form).toBe("و");
  });

  it("a cup, and Cuba", async () => {
    const cup = await analyse("شربت كوبا من الشاي.", "ar");
    expect(cup.entities).toEqual([]);
    expect(cup.tokens[1]).toMatchObject({ lemma: "كوب", upos: "NOUN" });
    for (const text of ["سافرت إلى كوبا.", "كوبا من أجمل البلدان.", "زار الرئيس كوبا أمس."])
      expect((await analyse(text, "ar")).entities.map(({ id }) => id)).toContain("country:CU");
  });
});

describe("lemmas of irregular forms", () => {
  // Merriam-Webster and the Diccionario de la lengua española.
  it.each([
    ["en", "She wrote two theses.", "theses", "thesis"],
    ["en", "Crises and phenomena came.", "Crises", "crisis"],
    ["en", "Crises and phenomena came.", "phenomena", "phenomenon"],
    ["en", "The mice ate the loaves.", "mice", "mouse"],
    ["en", "She found her keys.", "found", "find"],
    ["es", "Llueve mucho en Galicia.", "Llueve", "llover"],
    ["es", "Siento frío.", "Siento", "sentir"],
    ["es", "El perro mordió al niño.", "mordió", "morder"],
    ["es", "Juega con ella.", "Juega", "jugar"],
    ["es", "Los tomates cuestan poco.", "cuestan", "costar"],
    ["es", "Los niños duermen bien.", "duermen", "dormir"],
  ] as const)("%s %s %s", async (language, text, form, lemma) => {
    const { tokens } = await analyse(text, language);
    expect(tokens.find((token) => token.form === form)?.lemma).toBe(lemma);
  });
});

describe("pronouns on Spanish imperatives", () => {
  // Nueva gramática de la lengua española, 4.13 and 42.3.
  it.each([
    ["Vete a casa.", ["Ve:ir", "te:tú"]],
    ["Dime la verdad.", ["Di:decir", "me:yo"]],
    ["Hazlo ahora.", ["Haz:hacer", "lo:él"]],
    ["Ponte el abrigo.", ["Pon:poner", "te:tú"]],
    ["Tenlo en cuenta.", ["Ten:tener", "lo:él"]],
    ["Vente conmigo.", ["Ven:venir", "te:tú"]],
    ["Dale el libro.", ["Da:dar", "le:él"]],
    ["Siéntate.", ["Sienta:sentar", "te:tú"]],
    ["Cállate ya.", ["Calla:callar", "te:tú"]],
  ])("%s", async (text, start) => {
    const { tokens } = await analyse(text, "es");
    expect(tokens.slice(0, 2).map(({ form, lemma }) => `${form}:${lemma}`)).toEqual(start);
    expect(tokens[0]!.upos).toBe("VERB");
  });

  it("are none in nouns and forms that end like them", async () => {
    for (const word of ["vela", "velo", "venta", "ángeles", "cárceles", "plátanos", "tense", "dente"])
      expect((await analyse(`Vi ${word} ayer.`, "es")).tokens.map(({ form }) => form)).toContain(word);
  });
});

describe("Turkish nouns and adjectives that look like verbs", () => {
  it.each([
    ["Dükkan kapalıydı.", "kapalıydı", "kapalı", "ADJ"],
    ["Hava soğuktu.", "soğuktu", "soğuk", "ADJ"],
    ["Babam doktordu.", "doktordu", "doktor", "NOUN"],
    ["Öğretmenin kitabı masada.", "Öğretmenin", "öğretmen", "NOUN"],
    ["Seçmenin oyu önemli.", "Seçmenin", "seçmen", "NOUN"],
    ["Okumanın önemi büyük.", "Okumanın", "oku", "NOUN"],
    ["Mektup yazdı.", "yazdı", "yaz", "VERB"],
    ["Kapı kapandı.", "kapandı", "kapan", "VERB"],
    ["ali@ornek.com'u gördüm.", "ali@ornek.com'u", "ali@ornek.com", "PROPN"],
    ["#konu'ya baktı.", "#konu'ya", "#konu", "PROPN"],
    ["25'inden sonra geldi.", "25'inden", "25", "NUM"],
    ["3.5'e kadar çıktı.", "3.5'e", "3.5", "NUM"],
  ])("%s %s", async (text, form, lemma, upos) => {
    const token = (await analyse(text, "tr")).tokens.find((each) => each.form === form);
    expect(token).toMatchObject({ lemma, upos });
    if (upos !== "VERB") expect(token!.features).not.toHaveProperty("Voice");
  });

  it("1990'larda is of 1990", async () => {
    expect((await words("1990'larda doğdu.", "tr"))[0]).toBe("1990'larda:1990");
  });
});

it("الله is its own lemma, wherever it stands", async () => {
  for (const text of ["الله أكبر", "وفقني الله", "عبد الله هنا", "بسم الله"])
    expect((await analyse(text, "ar")).tokens.find(({ form }) => form === "الله")?.lemma).toBe("الله");
});

describe("no as the sign of a number", () => {
  it.each([
    ["He lives at no 12.", 0],
    ["I live at No 7.", 0],
    ["See No. 7.", 0],
    ["The no 12 bus came.", 0],
    ["No 12 dogs are alike.", 1],
    ["There is no dog.", 1],
  ])("%s", async (text, denials) => {
    expect((await analyse(text, "en")).negations).toHaveLength(denials);
    expect(
      countNegations(
        tokenize(text).map((token) => token.text),
        "en",
      ),
    ).toBe(denials);
  });
});

describe("Spanish titles with English words", () => {
  it.each([
    "Ingeniero de software",
    "Gerente de marketing",
    "Director de marketing digital",
    "Jefe de producto",
    "Analista de datos",
    "Coordinadora de eventos",
    "Desarrollador de front end",
  ])("%s", async (text) => {
    expect((await identifyLanguage(text)).language).toBe("es");
  });

  it.each([
    ["Ayşe de geldi", "tr"],
    ["Annem de bunu istiyor", "tr"],
    ["Software engineer", "en"],
    ["Bill of materials", "en"],
    ["Marketing manager", "en"],
  ])("%s is not", async (text, language) => {
    expect((await identifyLanguage(text)).language).toBe(language);
  });
});

describe("a relative clause about what its verb acts on", () => {
  // Who does what, as a reader of each sentence says.
  it.each([
    ["en", "The bank that Mary's brother robbed was closed.", "robbed", "Mary's brother", "The bank"],
    ["en", "The book which the teacher wrote won a prize.", "wrote", "the teacher", "The book"],
    ["en", "The book which the teacher wrote won a prize.", "won", "The book", "a prize"],
    ["en", "The man that the dog has bitten cried.", "bitten", "the dog", "The man"],
    ["en", "The woman whom the man loves left.", "left", "The woman", undefined],
    ["en", "The man who bit the dog left.", "bit", "The man", "the dog"],
    ["en", "The car that was stolen by the boys is red.", "stolen", "the boys", "The car"],
    [
      "es",
      "El banco que robó el hermano de María estaba cerrado.",
      "robó",
      "el hermano de María",
      "El banco",
    ],
    [
      "es",
      "El banco que el hermano de María robó estaba cerrado.",
      "robó",
      "el hermano de María",
      "El banco",
    ],
    ["es", "El libro que escribió la maestra ganó un premio.", "escribió", "la maestra", "El libro"],
    ["es", "El hombre que robó el banco huyó.", "robó", "El hombre", "el banco"],
    ["tr", "Mehmet'in kardeşinin soyduğu banka kapalıydı.", "soyduğu", "Mehmet'in kardeşinin", "banka"],
    ["tr", "Öğretmenin yazdığı kitap ödül kazandı.", "yazdığı", "Öğretmenin", "kitap"],
    ["tr", "Bankayı soyan adam kaçtı.", "soyan", "adam", "Bankayı"],
    ["tr", "Ali'nin doğduğu şehir büyüktür.", "doğduğu", "Ali'nin", undefined],
    ["ar", "الكتاب الذي كتبه المعلم فاز بجائزة.", "كتب", "المعلم", "الكتاب"],
    ["ar", "المرأة التي يحبها الرجل رحلت.", "يحب", "الرجل", "المرأة"],
  ] as const)("%s %s %s", async (language, text, verb, agent, patient) => {
    const frame = (await analyse(text, language)).frames.find(({ action }) => action.text === verb)!;
    const player = (name: string) => frame.roles.filter(({ role }) => role === name).map((role) => role.text);
    expect(player("agent")).toEqual([agent]);
    expect(player("patient")).toEqual(patient === undefined ? [] : [patient]);
  });
});

describe('a word with "me" written on to it', () => {
  it("is a verb in Arabic, whatever it looks like", async () => {
    const { tokens, frames } = await analyse("وفقني الله في عملي.", "ar");
    expect(tokens[0]).toMatchObject({ form: "وفق", upos: "VERB" });
    const roles = frames.find(({ action }) => action.head === 0)!.roles.map(({ role, text }) => [role, text]);
    expect(roles).toContainEqual(["agent", "الله"]);
    expect(roles).toContainEqual(["patient", "ني"]);
    const particle = await analyse("إنني سعيد.", "ar");
    expect(particle.tokens.every(({ upos }) => upos !== "VERB")).toBe(true);
  });
});

describe("an address", () => {
  it.each([
    ["tr", "ali@ornek.com'u aradım.", "ali@ornek.com"],
    ["tr", "@kemal'in yazısını okudum.", "@kemal"],
    ["tr", "#konu'nun sonucu ne?", "#konu"],
    ["tr", "https://ornek.com/a'ya baktım.", "https://ornek.com/a"],
    ["en", "ali@example.com wrote.", "ali@example.com"],
  ] as const)("%s %s is its own lemma", async (language, text, lemma) => {
    expect((await analyse(text, language)).tokens[0]!.lemma).toBe(lemma);
  });
});
