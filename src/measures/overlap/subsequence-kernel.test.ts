import { expect, it } from "vitest";
import { codePoints } from "../../text/index.ts";
import { kernel, subsequenceKernel } from "./subsequence-kernel.ts";

/** K_n alone, in the paper's own scale. */
function order(a: string, b: string, n: number, decay: number): number {
  const upTo = (longest: number) =>
    longest === 0 ? 0 : kernel(codePoints(a), codePoints(b), longest, decay);
  return (upTo(n) - upTo(n - 1)) * decay ** (2 * n);
}

it("gives the values of Lodhi et al. 2002", () => {
  // K_2(car, cat) = λ^4, K_2(car, car) = 2 λ^4 + λ^6
  for (const decay of [0.3, 0.5, 0.9]) {
    expect(order("car", "cat", 2, decay)).toBeCloseTo(decay ** 4, 12);
    expect(order("car", "car", 2, decay)).toBeCloseTo(2 * decay ** 4 + decay ** 6, 12);
    expect(order("car", "bat", 2, decay)).toBeCloseTo(0, 12);
  }
});

it("equals the sum over all subsequences, listed one by one", () => {
  const listed = (text: string, n: number) => {
    const found: { word: string; span: number }[] = [];
    const walk = (from: number, places: number[]) => {
      if (places.length === n) {
        const span = places.at(-1)! - places[0]! + 1;
        found.push({ word: places.map((at) => text[at]).join(""), span });
        return;
      }
      for (let at = from; at < text.length; at++) walk(at + 1, [...places, at]);
    };
    walk(0, []);
    return found;
  };
  for (const [a, b] of [
    ["banana", "bandana"],
    ["aaaa", "aa"],
    ["abcab", "cabac"],
  ] as const) {
    for (const n of [1, 2, 3]) {
      let sum = 0;
      for (const x of listed(a, n)) {
        for (const y of listed(b, n)) if (x.word === y.word) sum += 0.6 ** (x.span + y.span);
      }
      expect(order(a, b, n, 0.6), `${a} ${b} ${n}`).toBeCloseTo(sum, 12);
    }
  }
});

it("refuses options out of range", () => {
  expect(() => subsequenceKernel("x", { unit: "words", longest: 0, decay: 0.5 })).toThrow("longest is 0");
  expect(() => subsequenceKernel("x", { unit: "words", longest: 2, decay: 0 })).toThrow("decay is 0");
});
