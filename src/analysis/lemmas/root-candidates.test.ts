import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashString } from "../network/hash.ts";
import { lowerCase, readScript } from "./lemmatiser.ts";
import { Candidates } from "./root-candidates.ts";
import { alike } from "./root-lemmas.ts";
import { NOMINAL, PROPER, type Roots, readAlternation, SEEN, VERB } from "./roots.ts";

const classes = new Map([
  [hashString("kitap"), NOMINAL],
  [hashString("akıl"), NOMINAL],
  [hashString("festival"), NOMINAL],
  [hashString("gül"), NOMINAL + VERB],
  [hashString("Gül"), SEEN],
  [hashString("başla"), VERB],
  [hashString("baş"), NOMINAL],
  [hashString("ankara"), PROPER],
]);
const roots: Roots = {
  classes,
  shapes: new Map([
    [hashString("kitab"), 0],
    [hashString("akl"), 1],
  ]),
  alternations: ["1,p", "1,ıl"].map(readAlternation),
};
const found = new Candidates();

function lemmas(form: string, scripts: string[] = []): string[] {
  found.collect(
    roots,
    (word) => classes.get(word) ?? 0,
    scripts.map(readScript),
    scripts.map((_, i) => i),
    form,
    lowerCase(form, "tr"),
  );
  return Array.from({ length: found.count }, (_, c) => found.lemmaAt(c));
}

// Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), sections 2.1 (final k, p, t, ç), 2.3 (vowels that
// drop out: akıl, akl-ı) and 8.2.3.3 (verbs before -Iyor); BOUN's lemmas are roots in this sense.
describe("candidates for a Turkish lemma", () => {
  it.each([
    ["kitapta", ["kitap"]],
    ["kitabında", ["kitap"]],
    ["aklıma", ["akıl"]],
    ["başlıyorlar", ["başla", "baş"]],
    ["gülün", ["gül"]],
    ["masada", []],
  ])("of %s are the roots that it begins with: %j", (form, expected) => {
    expect(lemmas(form)).toEqual(expected);
  });

  it("come with and without a form's capital, and end at an apostrophe", () => {
    expect(lemmas("Gülün")).toEqual(["gül", "Gül"]);
    expect(lemmas("Ödülü'yle")).toEqual(["ödülü", "Ödülü"]);
    expect(lemmas("Festivali’nden")).toEqual(["festivali", "Festivali", "festival", "Festival"]);
    expect(lemmas("ANKARA'DA")).toEqual(["ankara", "Ankara"]);
  });

  it("tell the classes of both casings where there is a capital", () => {
    lemmas("Gülün");
    expect(Array.from(found.classes.subarray(0, 2))).toEqual([
      NOMINAL + VERB + 16 * SEEN,
      SEEN + 16 * (NOMINAL + VERB),
    ]);
    lemmas("gülün");
    expect(found.classes[0]).toBe(NOMINAL + VERB);
  });

  it("are joined by what edit scripts make, each lemma once", () => {
    expect(lemmas("kitabı", ["0,,1,,l", "0,,2,p,l", "0,,9,,l", "1,e,0,,l"])).toEqual([
      "kitap",
      "kitab",
      "eitabı",
    ]);
    expect(lemmas("ABD'nin", ["0,,4,,k"])).toEqual(["abd", "Abd", "ABD"]);
  });

  it("are hashed as the words that they are, however odd the form", () => {
    const form = fc.string({ unit: "grapheme", maxLength: 150 });
    fc.assert(
      fc.property(form, (odd) => {
        const all = lemmas(odd, ["0,,0,,l", "0,,1,lik,k", "1,,1,,l"]);
        expect(all.map(hashString)).toEqual(Array.from(found.lemma.subarray(0, found.count)));
      }),
    );
  });
});

it("makes endings alike that harmony and voicing tell apart", () => {
  expect(alike("ları’nda")).toBe(alike("leri'nde"));
  expect(alike("tuk")).toBe(alike("diğ"));
  expect(alike("lar")).not.toBe(alike("lur"));
});
