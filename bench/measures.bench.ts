// npx vitest bench --run bench/measures.bench.ts. 100 pairs of sentences per iteration, each pair new to the measure.
import { bench, describe } from "vitest";
import { measures } from "../src/measures/index.ts";

const pairs = Array.from(
  { length: 100 },
  (_, k) =>
    [
      `A man in a red shirt is playing the guitar on stage ${k} times.`,
      `The man, who wears red, plays ${k} songs on his guitar.`,
    ] as const,
);

describe("100 pairs of sentences", () => {
  for (const measure of Object.values(measures)) {
    bench(measure.name, () => {
      for (const [a, b] of pairs) measure.score(a, b);
    });
  }
});

describe("one pair of 10,000 characters", () => {
  const [a, b] = [0, 1].map((side) =>
    Array.from({ length: 1700 }, (_, k) => `word${(k * (side + 3) * 7919) % 997}`)
      .join(" ")
      .slice(0, 10_000),
  ) as [string, string];
  for (const measure of Object.values(measures)) {
    bench(measure.name, () => {
      measure.score(a, b);
    });
  }
});
