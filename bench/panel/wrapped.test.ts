import { expect, it } from "vitest";
import { wrapped } from "./wrapped.ts";

it("cuts at blanks, no line wider than told but for a longer word", () => {
  expect(wrapped("one two three", 7)).toBe("one two\nthree");
  expect(wrapped("incomprehensible it is", 5)).toBe("incomprehensible\nit is");
  expect(wrapped("", 5)).toBe("");
});
