import { expect, it } from "vitest";
import { normalizeText, wellFormed } from "./normalize.ts";

it("unifies Unicode form, width, quotes, dashes and blanks", () => {
  expect(normalizeText("e\u0301t\u00e9")).toBe("\u00e9t\u00e9");
  expect(normalizeText("ＡＢＣ　１２３％")).toBe("ABC 123%");
  expect(normalizeText("“Quite” «so» ‘it’s’ …")).toBe('"Quite" "so" \'it\'s\' ...');
  expect(normalizeText("a–b well‐known — −5")).toBe("a-b well-known -- -5");
  expect(normalizeText("  a\u00a0\t b\r\n")).toBe("a b");
});

it("removes what no reader sees, but not the joiners inside emoji", () => {
  expect(normalizeText("\ufeffhel\u00adlo\u200b \u200fworld\u0000")).toBe("hello world");
  expect(normalizeText("👩‍👩‍👧 ❤️")).toBe("👩‍👩‍👧 ❤️");
});

it("leaves out the steps that are switched off", () => {
  expect(normalizeText("“a”  ＡＢ—", { quotes: false, width: false, dashes: false, spaces: false })).toBe(
    "“a”  ＡＢ—",
  );
  expect(normalizeText("\u00e9", { form: "NFD" })).toBe("e\u0301");
  expect(normalizeText("ﬁ", { form: "NFKC" })).toBe("fi");
  expect(normalizeText("e\u0301", { form: false })).toBe("e\u0301");
  expect(normalizeText("a\u200bb", { invisible: false })).toBe("a\u200bb");
});

it("replaces unpaired surrogates whatever the options", () => {
  expect(normalizeText("a\ud800b", { form: false, invisible: false })).toBe("a\ufffdb");
  expect(wellFormed("\udc00😀\ud83d")).toBe("\ufffd😀\ufffd");
  expect(wellFormed("plain")).toBe("plain");
});
