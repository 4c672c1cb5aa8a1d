import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { SpanMemory } from "./span-memory.ts";

/** Words of several scripts, pairs of surrogates among them, more than the memory has places for at first. */
const words = Array.from(
  { length: 2000 },
  (_, k) => `${["kız", "niño", "كتاب", "🙂", "a"][k % 5]}${k % 700}`,
);

it("gives what was made of a word where it was met first, wherever it stands", () => {
  const made: string[] = [];
  const memory = new SpanMemory(5000, (word) => {
    made.push(word);
    return { word };
  });
  const text = words.join(" ");
  let at = 0;
  for (const word of words) {
    const known = memory.of(text, at, at + word.length);
    expect(known.word).toBe(word);
    expect(memory.of(word, 0, word.length)).toBe(known);
    at += word.length + 1;
  }
  expect(made).toEqual([...new Set(words)]);
});

it("forgets all where there are too many, and knows them again", () => {
  const memory = new SpanMemory(10, (word) => ({ word }));
  for (let round = 0; round < 3; round++)
    for (const word of words) expect(memory.of(word, 0, word.length).word).toBe(word);
});

it("tells words apart that begin or end alike, and the empty word", () => {
  const memory = new SpanMemory(100, (word) => word);
  expect([memory.of("abcd", 0, 3), memory.of("abcd", 1, 4), memory.of("abcd", 0, 4)]).toEqual([
    "abc",
    "bcd",
    "abcd",
  ]);
  expect(memory.of("abcd", 2, 2)).toBe("");
});

it("knows the words of texts in four languages as a map of strings does", () => {
  const texts = LANGUAGES.map((tag) =>
    readFileSync(new URL(`../numbers/fixtures/${tag}.tsv`, import.meta.url), "utf8"),
  );
  const plain = new Map<string, number>();
  let met = 0;
  const memory = new SpanMemory(100_000, () => met++);
  for (const text of [...texts, ...texts]) {
    for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
      if (!plain.has(word)) plain.set(word, plain.size);
      expect(memory.of(text, index, index + word.length)).toBe(plain.get(word));
    }
  }
  expect(plain.size).toBeGreaterThan(3000);
});
