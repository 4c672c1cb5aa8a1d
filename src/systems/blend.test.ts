import { describe, expect, it } from "vitest";
import { memoryFiles, sha256 } from "../vectors/index.ts";
import { openBilingualLexicon } from "./bilingual-lexicon.ts";
import {
  BLEND_FEATURES,
  BLEND_FILE,
  type BlendFeature,
  type BlendFile,
  blendDigest,
  blendOf,
  floorOf,
  parseBlend,
  raised,
  readBlend,
  saysTheSame,
} from "./blend.ts";
import { NO_OPPOSITES, OPPOSITES_FILE, parseOpposites } from "./opposite-stems.ts";
import { wordVectors } from "./word-alignment.ts";
import { evidenceOf } from "./word-evidence.ts";

const file: BlendFile = {
  format: 1,
  kind: "blend",
  weights: "w",
  low: 0.4,
  high: 0.6,
  sets: ["stsb-train"],
  same: { terms: ["cosine", "numbers-clash", "cosine*overlap"], weights: [4, -2, 1], intercept: -1 },
  cross: { terms: ["compared"], weights: [2], intercept: 0 },
};
const lexiconOf = async (lists: Readonly<Record<string, string>>) => {
  const files = Object.fromEntries(
    Object.entries(lists).map(([own, list]) => [`${own}-en.tsv`, `${list}\n`]),
  );
  const checksums = await Promise.all(
    Object.entries(files).map(async ([name, list]) => [name, { sha256: await sha256(bytes(list)) }] as const),
  );
  const manifest = JSON.stringify({ kind: "lexicon", files: Object.fromEntries(checksums) });
  return openBilingualLexicon(memoryFiles("lexicon", { ...files, "manifest.json": manifest }));
};
const bytes = (text: string) => new TextEncoder().encode(text);
const english = (text: string) => evidenceOf(text, "en");

describe("a blend", () => {
  const blend = blendOf(file, NO_OPPOSITES);
  const [three, four] = [english("three dogs"), english("four dogs")];

  it("is the sum of weighted vectors and words, words as far as the gate is open", () => {
    // Half of the two content words are shared, the numbers clash; at cosine .5 the gate is half open.
    // -1 + 4 * .5 + .5 * (-2 * 1 + 1 * .5 * .5)
    expect(blend.near(0.5, 0.5, three, four, false)).toBeCloseTo(0.125, 7);
    // -1 + 4 * .8 + (-2 * 1 + 1 * .8 * .5)
    expect(blend.near(0.8, 0.8, three, four, false)).toBeCloseTo(0.6, 7);
  });

  it("lets words count less in long texts", () => {
    // Nine more content words on either side: 8 of 11 parts of what the words say, which is -2 * 1 + .8 * 10 / 11.
    const long = (number: string) =>
      english(`${number} dogs ${"alder birch cedar elm fir gum hazel ivy juniper".split(" ").join(" ")}`);
    const [x, y] = [long("three"), long("four")];
    expect([x.words.length, y.words.length]).toEqual([11, 11]);
    expect(blend.near(0.8, 0.8, x, y, false)).toBeCloseTo(
      -1 + 4 * 0.8 + (8 / 11) * (-2 + (0.8 * 10) / 11),
      7,
    );
  });

  it("looks at no word up to the gate", () => {
    expect(blend.far(0.4, 0.4, false)).toBe(blend.near(0.4, 0.4, three, four, false));
    expect(blend.low(false)).toBe(0.4);
  });

  it("has weights of its own for two languages", () => {
    const spanish = evidenceOf("cuatro perros", "es");
    // 2 * .7
    expect(blend.near(0.8, 0.7, three, spanish, true)).toBeCloseTo(1.4, 7);
    expect(blend.far(0.1, 0.7, true)).toBeCloseTo(1.4, 7);
    const { cross: _, ...one } = file;
    const without = blendOf(one, NO_OPPOSITES);
    expect(without.far(0.1, 0.1, true)).toBe(without.far(0.1, 0.1, false));
  });

  it("aligns words by their vectors where weights ask for it, as far as the gate is open", () => {
    const same = {
      terms: ["alignment", "cosine"],
      weights: [2, 1],
      intercept: 0,
      apart: [0.2, 0, 0, 0],
    } as const;
    // "three" and "four" are half alike and all weigh the same: alignment (1 + .5) / 2.
    const table: Readonly<Record<string, number[]>> = {
      three: [1, 0],
      four: [0.5, Math.sqrt(0.75)],
      dogs: [0, 1],
    };
    const words = wordVectors((word) => Float32Array.from(table[word]!));
    const aligning = blendOf({ low: 0.4, high: 0.6, same }, NO_OPPOSITES, { words });
    const likest = (0.5 + 1 + Math.sqrt(0.75) + 1) / 4;
    expect(aligning.near(0.5, 0.5, three, four, false)).toBeCloseTo(0.5 + 0.5 * 2 * (likest - 0.2), 6);
    expect(aligning.far(0.4, 0.4, false)).toBeCloseTo(0.4, 6);
    // A share of a text, long or short: no less counts in long ones.
    expect(aligning.near(0.9, 0.9, four, three, false)).toBe(aligning.near(0.9, 0.9, three, four, false));
  });

  it("joins two languages by a lexicon, with weights and a gate of their own", async () => {
    const lexicon = await lexiconOf({ es: "gat\tcat\t1.00" });
    await lexicon.load(["es"]);
    const glossed = {
      terms: ["cosine", "overlap"],
      weights: [2, 3],
      intercept: 0,
      low: 0.1,
      high: 0.3,
      lexicon: lexicon.digest,
      vectors: false,
    } as const;
    const joined = blendOf({ ...file, glossed }, NO_OPPOSITES, { lexicon });
    const [cat, gato] = [english("a black cat"), evidenceOf("un gato negro", "es")];
    expect([joined.low(true), joined.low(false)]).toEqual([0.1, 0.4]);
    expect(joined.far(0.1, 0.1, true)).toBeCloseTo(0.2, 7);
    // One of two content words on either side; the gate is half open: 2 * .2 + .5 * 3 * .5
    expect(joined.near(0.2, 0.2, cat, gato, true)).toBeCloseTo(1.15, 7);
    expect(joined.near(0.2, 0.2, gato, cat, true)).toBe(joined.near(0.2, 0.2, cat, gato, true));
    // Without the lexicon the plain weights hold: 2 * compared.
    expect(blendOf({ ...file, glossed }, NO_OPPOSITES).near(0.2, 0.2, cat, gato, true)).toBeCloseTo(0.4, 7);
  });

  it("does not depend on the order of the texts", () => {
    expect(blend.near(0.7, 0.7, four, three, false)).toBe(blend.near(0.7, 0.7, three, four, false));
  });
});

describe("saysTheSame", () => {
  it.each([
    ["The bus is late!", "the bus is late", true],
    ["It starts at 4 p.m.", "It starts at 16:00", true],
    ["It has 3 doors.", "It has three doors.", true],
    ["The bus is late.", "The buses are late.", false],
    ["Late is the bus.", "The bus is late.", false],
    ["...", "!!!", false],
  ])("%s / %s", (a, b, expected) => {
    expect(saysTheSame(english(a), english(b))).toBe(expected);
  });
});

describe("the floor of near copies", () => {
  const at = (values: Partial<Record<BlendFeature, number>>) =>
    Float64Array.from(BLEND_FEATURES, (name) => values[name] ?? 0);

  it("holds for texts in nearly the same words, and higher where only a number differs", () => {
    const denied = floorOf(at({ overlap: 1, "negation-parity": 1 }), 1);
    const number = floorOf(at({ overlap: 1, "numbers-contradict": 1 }), 1);
    expect([denied.share, number.share]).toEqual([1, 1]);
    expect(number.from - number.depth).toBeGreaterThan(denied.from - denied.depth);
    expect(floorOf(at({ overlap: 0.3 }), 1).share).toBe(0);
    expect(floorOf(at({ overlap: 1 }), 0).share).toBe(0);
  });

  it("keeps the order and makes no step", () => {
    const floor = floorOf(at({ overlap: 0.6 }), 1);
    const values = Array.from({ length: 200 }, (_, i) => raised(-8 + i / 20, floor));
    for (let i = 1; i < values.length; i++) {
      const step = values[i]! - values[i - 1]!;
      expect(step > 0 && step < 0.051).toBe(true);
    }
    expect(raised(1, floor)).toBe(1);
    const whole = { ...floor, share: 1 };
    expect(raised(-50, whole)).toBeCloseTo(whole.from - whole.depth, 7);
  });
});

describe("opposites", () => {
  const opposites = parseOpposites("en\tcold\thot\nes\talt\tbaj\n");

  it("are those of the language, either way round", () => {
    expect([opposites("en")("hot", "cold"), opposites("en")("cold", "hot")]).toEqual([true, true]);
    expect([opposites("es")("hot", "cold"), opposites("tr")("hot", "cold")]).toEqual([false, false]);
    expect(opposites("en")("constructor", "toString")).toBe(false);
  });
});

describe("readBlend", () => {
  const lines = "en\tcold\thot\n";
  const filesOf = (own: object, more: Record<string, Uint8Array> = {}) =>
    memoryFiles("m", { [BLEND_FILE]: bytes(JSON.stringify(own)), ...more });
  const of = async (own: object) => ({
    weights: "w",
    comparison: undefined,
    digest: await blendDigest(JSON.stringify(own)),
  });

  it("takes what fits the weights, with its opposites", async () => {
    const own = {
      ...file,
      opposites: await sha256(bytes(lines)),
      same: { terms: ["opposites"], weights: [1], intercept: 0 },
    };
    const blend = await readBlend(filesOf(own, { [OPPOSITES_FILE]: bytes(lines) }), await of(own));
    expect(blend.near(0.9, 0.9, english("hot soup"), english("cold soup"), false)).toBeCloseTo(1, 7);
  });

  it("refuses weights fitted for another lexicon", async () => {
    const lexicon = await lexiconOf({ es: "gat\tcat\t1.00" });
    const glossed = { ...file.same, low: 0.1, high: 0.3, lexicon: "other", vectors: false };
    const { opposites: _, ...own } = { ...file, glossed };
    await expect(readBlend(filesOf(own), await of(own), { lexicon })).rejects.toMatchObject({
      code: "E_MODEL",
      message: expect.stringContaining("another lexicon"),
    });
  });

  it("refuses what is missing, damaged or of other weights", async () => {
    const own = { ...file, opposites: await sha256(bytes(lines)) };
    const refused = async (promise: Promise<unknown>, message: string) =>
      expect(promise).rejects.toMatchObject({ code: "E_MODEL", message: expect.stringContaining(message) });
    await refused(readBlend(memoryFiles("m", {}), await of(file)), "m/blend.json: no such file");
    await refused(
      readBlend(filesOf(file), { ...(await of(file)), weights: "v" }),
      "fitted for other weights",
    );
    await refused(
      readBlend(filesOf(file), { ...(await of(file)), comparison: "c" }),
      "fitted for another comparison",
    );
    await refused(
      readBlend(filesOf(file), { ...(await of(file)), digest: "0" }),
      "m/calibration.json: was fitted for another blend",
    );
    await refused(readBlend(filesOf(own), await of(own)), "m/opposites.tsv: no such file");
    const cut = { [OPPOSITES_FILE]: bytes("en\tcold") };
    await refused(readBlend(filesOf(own, cut), await of(own)), "m/opposites.tsv: damaged");
    const aligning = {
      ...file,
      same: { terms: ["alignment"], weights: [1], intercept: 0, apart: [0, 0, 0, 0] },
    } as const;
    await refused(
      readBlend(filesOf(aligning), await of(aligning)),
      "aligns words, which this encoder has no",
    );
  });

  it.each([
    ["{", "x: not JSON"],
    ["[]", "x: kind is undefined"],
    ["null", "x: kind is undefined"],
    [{ ...file, format: 2 }, "x: format 2; this version of samesay reads format 1"],
    [{ ...file, weights: 1 }, "weights is no checksum"],
    [
      { ...file, same: { terms: ["alignment"], weights: [1], intercept: 0 } },
      "same.apart is no list of 4 numbers",
    ],
    [{ ...file, opposites: 1 }, "opposites is no checksum"],
    [{ ...file, low: "0" }, "low is no number"],
    [{ ...file, sets: undefined }, "sets is no list"],
    [{ ...file, same: undefined }, "same.terms is no list"],
    [{ ...file, same: { ...file.same, terms: ["cosine", "mood", "short"] } }, 'terms holds "mood"'],
    [{ ...file, same: { ...file.same, terms: ["cosine*short*short", "short", "copy"] } }, "does not know"],
    [{ ...file, same: { ...file.same, weights: [1, 2, null] } }, "weights is no list of 3 numbers"],
    [{ ...file, cross: { ...file.cross, intercept: null } }, "cross.intercept is no number"],
  ])("names what is wrong: %j", (content, message) => {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    expect(() => parseBlend(text, "x")).toThrow(message);
  });
});
