import { describe, expect, it } from "vitest";
import { arithmeticInUse } from "../src/vectors/index.ts";
import { GOLDEN_TIERS, readGolden, tierScores } from "./support/golden.ts";

// What the tiers gave when test/fixtures/golden/scores.tsv was written (npm run golden), on an x64 processor with
// vnni by onnxruntime-node: no scores from elsewhere, but a guard against numbers that change unsaid. It takes some 15
// seconds, since all tiers read all pairs.

const REMEDY =
  "scores changed: if they were meant to, raise VERSION of the systems concerned, write into CHANGELOG.md which scores " +
  "and by how much, and run npm run golden";

/** Two decimals; products of eight bits saturate on processors without VNNI, and other ones round otherwise. */
const [EXACT, OTHER_PROCESSOR] = [0.0051, 0.05];

/** Whether this processor computes 8-bit networks as the one that the scores were written on. */
const sameKind = () => {
  const used = arithmeticInUse() ?? "";
  return /native/.test(used) && /x64.*vnni/.test(used);
};

const pairs = readGolden();

it("has 120 pairs, 30 to a language, 20 of two languages, of eight kinds", () => {
  expect(pairs).toHaveLength(120);
  const crossLingual = pairs.filter(({ languages }) => languages.includes("-"));
  expect(crossLingual).toHaveLength(20);
  for (const language of ["en", "es", "ar", "tr"])
    expect(pairs.filter(({ languages }) => languages.startsWith(language))).toHaveLength(30);
  const kinds = ["plain", "near-copy", "numbers", "negation", "names", "question", "long", "noisy"];
  expect([...new Set(pairs.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(kinds));
});

describe.each(GOLDEN_TIERS.map((tier, t) => [tier, t] as const))("%s", (tier, t) => {
  it("gives what it gave", async () => {
    const scores = await tierScores(tier, pairs);
    // Token vectors are added in 32-bit floats, alike everywhere.
    const tolerance = tier === "fast" || sameKind() ? EXACT : OTHER_PROCESSOR;
    const changed = pairs.flatMap(({ a, b, scores: recorded }, i) =>
      Math.abs(scores[i]! - recorded[t]!) <= tolerance
        ? []
        : [`${tier} ${recorded[t]} -> ${scores[i]!.toFixed(2)}: ${a} | ${b}`],
    );
    expect(changed, REMEDY).toEqual([]);
  }, 120_000);
});
