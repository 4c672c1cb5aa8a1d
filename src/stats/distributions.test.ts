import { expect, it } from "vitest";
import { reference } from "./fixtures/reference.ts";
import { normalQuantile, normalUpperTail } from "./normal.ts";
import { studentsTUpperTail } from "./students-t.ts";

/** Relative, because a tail of 1e-100 that is off by 1e-12 is all wrong. */
function off(actual: number, expected: number): number {
  return Math.abs(actual / expected - 1);
}

it("Student's t has SciPy's tails, from the middle down to 1e-300", () => {
  for (const [t, df, tail] of reference.t) {
    expect(off(studentsTUpperTail(t, df), tail)).toBeLessThan(df > 1e5 ? 1e-10 : 1e-12);
  }
});

it("Student's t is symmetric, and 0 and NaN where it must be", () => {
  expect(studentsTUpperTail(0, 5)).toBe(0.5);
  expect(studentsTUpperTail(1.3, 5) + studentsTUpperTail(-1.3, 5)).toBe(1);
  expect(studentsTUpperTail(Infinity, 5)).toBe(0);
  expect(studentsTUpperTail(-Infinity, 5)).toBe(1);
  expect(studentsTUpperTail(NaN, 5)).toBeNaN();
  // One degree of freedom is the Cauchy distribution: 1/2 - atan(t) / pi.
  expect(studentsTUpperTail(1e-8, 1)).toBeCloseTo(0.5 - Math.atan(1e-8) / Math.PI, 15);
  expect(() => studentsTUpperTail(1, 0)).toThrow("df is 0");
});

it("the normal distribution has SciPy's tails, from 9 deviations below to 37 above", () => {
  for (const [z, tail] of reference.normal) expect(off(normalUpperTail(z), tail)).toBeLessThan(1e-12);
  expect(normalUpperTail(Infinity)).toBe(0);
  expect(normalUpperTail(-Infinity)).toBe(1);
  expect(normalUpperTail(NaN)).toBeNaN();
});

it("normal quantiles are SciPy's", () => {
  for (const [p, z] of reference.normalQuantile) {
    // Next to 1 the share itself is rounded: an ulp of it moves z by 1e-5 at 1 - 1e-12.
    expect(normalQuantile(p)).toBeCloseTo(z, 11);
  }
  expect(normalQuantile(0)).toBe(-Infinity);
  expect(normalQuantile(1)).toBe(Infinity);
  expect(() => normalQuantile(1.1)).toThrow("p is 1.1");
});
