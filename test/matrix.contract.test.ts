import { expect, it } from "vitest";
import { createSystem, type LanguagePair, scoreMatrix } from "../src/systems/index.ts";
import { readGolden } from "./support/golden.ts";

// The texts of all golden pairs, four languages and noise among them, and what no list has.
const golden = readGolden();
const long = golden.map(({ a }) => a).join(" ");
const ODD = [
  "",
  " ",
  "🎸🎸",
  "!!!",
  "No.",
  "2 kg",
  "dog",
  "köpek",
  "Ελληνικά κείμενα",
  "A man 弾く la guitarra",
];
/** Texts of every `step`th golden pair, and the odd ones. */
function texts(of: "a" | "b", step: number): string[] {
  return [...golden.flatMap((pair, k) => (k % step === 0 ? [pair[of]] : [])), ...ODD];
}

/** Score and raw value of each cell: of the matrix, and of the pairs one by one. */
async function bothWays(name: string, step: number, languages?: LanguagePair) {
  const [left, right] = [texts("a", step), texts("b", step)];
  const system = await createSystem(name, languages && { languages });
  try {
    // What base takes long to encode.
    if (name === "fast") left.push(long);
    const { scores, raw } = await scoreMatrix(system, left, right);
    const pairs = await system.score(left.flatMap((a) => right.map((b) => ({ a, b }))));
    return {
      matrix: Array.from(scores, (score, cell) => [score, raw.values[cell]]),
      pairs: pairs.map((result) => [result.score, result.raw.value]),
    };
  } finally {
    await system.close?.();
  }
}

const TOLD: readonly { readonly languages?: LanguagePair }[] = [
  {},
  { languages: ["en", "en"] },
  { languages: ["tr", "tr"] },
  { languages: ["es", "ar"] },
  { languages: ["en", "tr"] },
];

it.each(TOLD)(
  "gives all pairs by fast the values that they have alone: $languages",
  async ({ languages }) => {
    const { matrix, pairs } = await bothWays("fast", 2, languages);
    expect(matrix).toEqual(pairs);
  },
);

it("does so by base, in one language and in two", async () => {
  const { matrix, pairs } = await bothWays("base", 6);
  // A network's vectors hang on the batch in their eighth digit.
  for (const [cell, values] of matrix.entries())
    for (const [k, value] of values.entries()) expect(value).toBeCloseTo(pairs[cell]![k]!, 6);
});
