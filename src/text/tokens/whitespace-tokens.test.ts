import { expect, it } from "vitest";
import { isWhiteSpace, whitespaceTokens } from "./whitespace-tokens.ts";

it("splits on white space and nothing else", () => {
  expect(whitespaceTokens(" A man,  a plan\t(Panama)\n")).toEqual(["A", "man,", "a", "plan", "(Panama)"]);
  expect(whitespaceTokens("")).toEqual([]);
  expect(whitespaceTokens(" \u3000\u00a0")).toEqual([]);
  expect(whitespaceTokens("a\u200bb")).toEqual(["a\u200bb"]);
  expect(whitespaceTokens("\ud800 \udc00")).toEqual(["\ud800", "\udc00"]);
});

it("knows the same white space as Python", () => {
  // [c for c in range(0x10000) if chr(c).isspace()], Python 3.11
  const python = [
    9, 10, 11, 12, 13, 28, 29, 30, 31, 32, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005,
    0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
  ];
  const found: number[] = [];
  for (let code = 0; code < 0x10000; code++) if (isWhiteSpace(code)) found.push(code);
  expect(found).toEqual(python);
});
