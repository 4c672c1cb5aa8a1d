import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addFile, type Catalogue, openSet } from "../src/data/index.ts";
import { evaluateSets, readSet, setsOfData } from "../src/evaluate/index.ts";
import { createSystem } from "../src/systems/index.ts";

// Languages of tracks (evaluation, conclusions): the files of 2017's tracks 2 and 6 hold English first though their names say
// ar-en and tr-en. Files of the official form, made of sentences that translate each other.
const SAID = [
  {
    en: "The children are playing in the garden with a dog.",
    es: "Los niños están jugando en el jardín con un perro.",
    ar: "الأطفال يلعبون في الحديقة مع كلب.",
    tr: "Çocuklar bahçede bir köpekle oynuyorlar.",
  },
  {
    en: "A woman is cutting an onion in the kitchen.",
    es: "Una mujer está cortando una cebolla en la cocina.",
    ar: "امرأة تقطع بصلة في المطبخ.",
    tr: "Bir kadın mutfakta soğan doğruyor.",
  },
  {
    en: "The government announced new taxes on Monday.",
    es: "El gobierno anunció nuevos impuestos el lunes.",
    ar: "أعلنت الحكومة ضرائب جديدة يوم الاثنين.",
    tr: "Hükümet pazartesi günü yeni vergiler açıkladı.",
  },
] as const;
type Tongue = keyof (typeof SAID)[number];

const { sets } = JSON.parse(readFileSync("data/catalogue.json", "utf8")) as Catalogue;
const MIXED = sets.filter(({ languages: [x, y] }) => x !== y);

let folder = "";
const before = process.env.SAMESAY_DATA;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-order-"));
  process.env.SAMESAY_DATA = join(folder, "user");
});
afterAll(() => {
  if (before === undefined) delete process.env.SAMESAY_DATA;
  else process.env.SAMESAY_DATA = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Adds the set as a file whose texts have that order; half of the pairs translate each other. */
async function add(name: string, pairs: number, [first, second]: readonly Tongue[]): Promise<void> {
  const rows = Array.from({ length: pairs }, (_, i) => {
    const isSame = i % 2 === 0;
    const [a, b] = [SAID[i % 3]![first!], SAID[isSame ? i % 3 : (i + 1) % 3]![second!]];
    return `${i}\t${isSame ? 5 : 0}\t${a}\t${b}\n`;
  });
  const file = join(folder, "set.tsv");
  writeFileSync(file, rows.join(""));
  await addFile(file, { name });
}

describe("a set of two languages is read in the order that its texts have", () => {
  it("all of them: tests, training sets and trials of 2016 and 2017, whichever way round", async () => {
    expect(MIXED.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "sts2016-es-en.news",
        "sts2016-es-en-trial",
        "sts2017.track2.ar-en",
        "sts2017.track4a.es-en",
        "sts2017.track6.tr-en",
        "sts2017-train.ar-en.MSRpar",
        "sts2017-train.es-en.MT",
        "sts2017-trial.ar-en",
      ]),
    );
    for (const [i, { name, pairs, languages }] of MIXED.entries()) {
      // by turns, so that both orders are tried
      const order = (i % 2 === 0 ? [languages[1], languages[0]] : languages) as Tongue[];
      await add(name, pairs, order);
      const set = await openSet(name);
      expect([name, set.languages]).toEqual([name, order]);
      const read = await readSet(set);
      expect(read.pairs.every((pair) => String(pair.languages) === String(order))).toBe(true);
    }
  });

  it("a set that was added under the languages of its name too, and --lang overrides both", async () => {
    await add("sts2017.track6.tr-en", 250, ["en", "tr"]);
    const list = join(folder, "user", "catalogue.json");
    const stored = readFileSync(list, "utf8");
    writeFileSync(list, stored.replaceAll(/"en",\s+"tr"/g, '"tr", "en"'));
    const set = await openSet("sts2017.track6.tr-en");
    expect(set.languages).toEqual(["tr", "en"]);
    expect((await readSet(set)).pairs[0]!.languages).toEqual(["en", "tr"]);
    expect((await readSet(set, { languages: ["es", "es"] })).pairs[0]!.languages).toEqual(["es", "es"]);
  });

  it("so that systems score each text in its own language, and count those that --lang does not fit", async () => {
    const system = await createSystem("fast");
    const track = await setsOfData(["sts2017.track6.tr-en"]);
    const { report } = await evaluateSets(system, track, { draws: 0 });
    expect(report.sets[0]!.otherLanguage).toBeUndefined();
    expect(report.sets[0]!.pearson).toBeGreaterThan(0.8);
    const turned = await evaluateSets(system, track, { draws: 0, languages: ["tr", "en"] });
    expect(turned.report.sets[0]!.otherLanguage).toBe(250);
    await system.close();
  });
});
