import { expect, it } from "vitest";
import { openChunkSet } from "../../data/index.ts";
import { readGold } from "../model/cross-validate.ts";
import { goldGroup } from "../model/fit-chunk-model.ts";
import { openShippedReading } from "../open-chunk-reading.ts";
import { englishKnowledge } from "../words/word-knowledge.ts";
import { teachUbcRun1, teachUbcRun2 } from "./ubc.ts";

it("aligns one to one as it was taught, EQUI alone in run 1, typed and scored in run 2", {
  timeout: 300_000,
}, async () => {
  const { pairs, chunks } = await openChunkSet("images", ["stsb-test", "stsb-dev"]);
  const gold = pairs.slice(0, 100).map(({ alignments }, i) => ({
    chunks: [chunks[i]![0].chunks, chunks[i]![1].chunks] as const,
    alignments,
  }));
  const shipped = openShippedReading();
  const read = await readGold(gold, { ...shipped, knowledge: englishKnowledge });
  await shipped.close();
  const [taught, others] = [read.slice(0, 75), read.slice(75)];
  const [first, second] = [teachUbcRun1(taught), teachUbcRun2(taught)];
  const [typed, matching] = [new Set<string>(), { found: 0, right: 0, all: 0 }];
  for (const { chunked, alignments } of others) {
    const [one, two] = [first(chunked), second(chunked)];
    for (const side of ["left", "right"] as const) {
      const taken = one.flatMap((group) => group[side]);
      expect(new Set(taken).size).toBe(taken.length);
    }
    expect(two.map(({ left, right }) => [left, right])).toEqual(one.map(({ left, right }) => [left, right]));
    for (const { type, score } of one) expect([type, score]).toEqual(["EQUI", 5]);
    for (const { type, score } of two) {
      typed.add(type);
      if (type === "EQUI") expect(score).toBe(5);
      else expect(score >= 0 && score < 5).toBe(true);
    }
    const people = alignments.flatMap((line) => goldGroup(chunked, line) ?? []);
    matching.all += people.length;
    matching.found += one.length;
    matching.right += one.filter(({ left, right }) =>
      people.some((group) => group.left.includes(left[0]!) && group.right.includes(right[0]!)),
    ).length;
  }
  expect(typed.size).toBeGreaterThan(2);
  // The paper's runs have an alignment F1 of .885 on the test part of images.
  expect((2 * matching.right) / (matching.found + matching.all)).toBeGreaterThan(0.8);
  // Texts without chunks have nothing to align.
  expect(second({ ...others[0]!.chunked, left: [], grid: { rows: [], textsLike: 0 } })).toEqual([]);
});
