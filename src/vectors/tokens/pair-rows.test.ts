import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodePair, pairRooms, pairRows } from "./pair-rows.ts";
import { encodeWithSpecials, type Tokenizer } from "./tokenizer.ts";
import { readTokenizer } from "./tokenizer-json.ts";

const models = new URL("../../../models/", import.meta.url);
const open = (name: string): Promise<Tokenizer> =>
  readTokenizer(readFileSync(new URL(`${name}/tokenizer.json`, models), "utf8"), name);

/** FNV-1a over the ids as little-endian 32-bit numbers. */
function hash(ids: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const id of ids) {
    for (let shift = 0; shift < 32; shift += 8) h = Math.imul(h ^ ((id >>> shift) & 255), 0x01000193);
  }
  return h >>> 0;
}

const repeated = (n: number, text: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => text(i)).join(" ");
const A = "A man is playing a guitar.";
const B = "Someone plays an instrument on the stage, loudly and rather badly.";
const ENGLISH = repeated(60, (i) => `word${i} is number ${i}`);
const TURKISH = repeated(70, (i) => `cümle ${i} çok uzun`);
const MIDDLING = repeated(9, () => "İstanbul'da yağmur yağıyor.");

const CASES: readonly (readonly [a: string, b: string, limit: number])[] = [
  [A, B, 128],
  [A, B, 12],
  [B, A, 12],
  [B, `${B} ${A}`, 13],
  [B, B, 12],
  [B, B, 13],
  [B, B, 14],
  ["[SEP] x </s>", "y <s> [CLS]", 128],
  ["El niño", "طفلان يلعبان في الثلج.", 128],
  ["İki çocuk karda oynuyor.", "Dos niños juegan.", 9],
  [ENGLISH, A, 128],
  [A, TURKISH, 128],
  [ENGLISH, TURKISH, 128],
  [TURKISH, ENGLISH, 127],
  [MIDDLING, ENGLISH, 128],
];

/**
 * Length, hash of the ids and sum of the segments by transformers 5.24.0 with tokenizers 0.23.3:
 * t = PreTrainedTokenizerFast(tokenizer_file=...); t(a, b, truncation="longest_first", max_length=limit)
 */
const EXPECTED: Readonly<
  Record<string, readonly (readonly [length: number, hash: number, segments: number])[]>
> = {
  en: [
    [23, 1145220273, 14],
    [12, 4003426470, 6],
    [12, 65996830, 5],
    [13, 2499228676, 6],
    [12, 3877134539, 6],
    [13, 2499228676, 6],
    [14, 1303378393, 7],
    [14, 1501434934, 6],
    [22, 12752213, 18],
    [9, 2071206249, 4],
    [128, 1626696164, 8],
    [128, 413220599, 119],
    [128, 3644230500, 64],
    [127, 2474193509, 63],
    [128, 1257114560, 64],
  ],
  multi: [
    [29, 762740872, 0],
    [12, 1171679856, 0],
    [12, 1148229128, 0],
    [13, 809161538, 0],
    [12, 2711520535, 0],
    [13, 809161538, 0],
    [14, 1202050803, 0],
    [18, 348433978, 0],
    [16, 3626438160, 0],
    [9, 4181837176, 0],
    [128, 2865025021, 0],
    [128, 437407030, 0],
    [128, 2568161751, 0],
    [127, 557465704, 0],
    [128, 4004656395, 0],
  ],
};

describe.each(Object.entries(EXPECTED))("pairs by the tokenizer %s", (name, expected) => {
  it("are the rows that transformers gives, cut ones too", async () => {
    const tokenizer = await open(name);
    for (const [i, [a, b, limit]] of CASES.entries()) {
      const { ids, segments } = encodePair(tokenizer, a, b, limit);
      const sum = segments.reduce((total, segment) => total + segment, 0);
      expect([ids.length, hash(ids), sum], `case ${i}`).toEqual(expected[i]);
      expect(segments).toHaveLength(ids.length);
    }
  });
});

it("writes two texts as each of the two models does", async () => {
  // By the same versions: t("A man is playing a guitar.", "Someone plays ...", truncation="longest_first", max_length=12)
  const [en, multi] = [await open("en"), await open("multi")];
  expect(encodePair(en, A, B, 12)).toEqual({
    ids: [101, 1037, 2158, 2003, 2652, 102, 2619, 3248, 2019, 6602, 2006, 102],
    segments: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
  });
  expect(encodePair(multi, A, B, 12).ids).toEqual([0, 59, 300, 78, 23085, 2, 2, 12270, 2205, 5500, 7, 2]);
});

it("gives rooms that fill the row, cut the longer text first, and turn with the texts", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), fc.integer({ min: 2, max: 200 }), (a, b, room) => {
      const [x, y] = pairRooms(a, b, room);
      expect(x + y).toBe(Math.min(room, a + b));
      expect(x <= a && y <= b).toBe(true);
      if (x < a && y < b) expect(Math.abs(x - y)).toBeLessThanOrEqual(1);
      if (a !== b) expect(pairRooms(b, a, room)).toEqual([y, x]);
    }),
  );
});

it("reads a pair in windows that together hold every token of both texts", async () => {
  const { pair } = await open("en");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
      const left = Array.from({ length: a }, (_, i) => 1000 + i);
      const right = Array.from({ length: b }, (_, i) => 9000 + i);
      const { rows, excess } = pairRows(pair!, left, right, 32);
      expect(rows.every((row) => row.ids.length <= 32)).toBe(true);
      const read = new Set(rows.flatMap((row) => row.ids));
      expect([...left, ...right].every((id) => read.has(id))).toBe(true);
      expect(rows.length === 1).toBe(a + b <= 29);
      expect(excess[0] + excess[1]).toBe(Math.max(0, a + b - 29));
    }),
  );
});

it("refuses a tokenizer that tells no form for two texts", async () => {
  const { pair: _, ...tokenizer } = await open("en");
  expect(() => encodePair(tokenizer, "a", "b", 12)).toThrow(/no form for two texts/);
  expect(encodeWithSpecials(tokenizer, "a").length).toBe(3);
});
