import { expect, it } from "vitest";
import type { ChunkAlignment } from "../../data/index.ts";
import { chunkAligners, getChunkAligner } from "../chunk-aligners.ts";
import type { ChunkedSentences } from "../chunk-comment.ts";

const chunks = (text: string) =>
  text
    .split(" | ")
    .filter((own) => own !== "")
    .map((own) => own.split(" "));
const pair = (left: string, right: string): ChunkedSentences => [chunks(left), chunks(right)];
const shown = (lines: readonly ChunkAlignment[]) =>
  lines.map(
    ({ left, right, type, score }) =>
      `${left.join(" ") || 0} <==> ${right.join(" ") || 0} ${type} ${score ?? "NIL"}`,
  );
const one = async (name: string, left: string, right: string) =>
  shown((await getChunkAligner(name).align([pair(left, right)]))[0]!);

const PAIRS = [
  pair("A cat | sleeps | on the sofa | .", "The cat | is asleep | ."),
  pair("12 | killed | in bus crash | in Peru", "Bus accident | in Peru | kills | at least 14 people"),
  pair("the big dog", "an animal"),
  pair("hello", "-- | : | world"),
  pair("", "alone here"),
];

it.each(chunkAligners.filter(({ learns }) => !learns).map(({ name }) => name))(
  "%s names every token of both sentences",
  { timeout: 120_000 },
  async (name) => {
    const aligned = await getChunkAligner(name).align(PAIRS);
    for (const [k, lines] of aligned.entries())
      for (const [side, key] of (["left", "right"] as const).entries()) {
        const covered = lines.flatMap((line) => line[key]).sort((x, y) => x - y);
        // A word of one text may stand for several of the other only in RTM-DCU's word links.
        expect([...new Set(covered)], `${name} ${k} ${key}`).toEqual(
          PAIRS[k]![side]!.flat().map((_, i) => i + 1),
        );
        if (name !== "ists-rtm-ibm2") expect(covered.length).toBe(new Set(covered).size);
      }
  },
);

it("types as the rules say", { timeout: 120_000 }, async () => {
  // By hand, from the rules: same content words; more words on the left; opposites; another number.
  expect(await one("ists-nerosim", "the red car", "a red car")).toEqual(["1 2 3 <==> 1 2 3 EQUI 5"]);
  expect(await one("ists-nerosim", "the red car", "the car")).toEqual(["1 2 3 <==> 1 2 SPE1 4"]);
  expect(await one("ists-nerosim", "the hot soup", "the cold soup")).toEqual(["1 2 3 <==> 1 2 3 OPPO 4"]);
  expect(await one("ists-nerosim", "five people", "nine people")).toEqual(["1 2 <==> 1 2 SIMI 3"]);
  expect(await one("ists-fcicu", "the car", "the automobile")).toEqual(["1 2 <==> 1 2 EQUI 5"]);
  expect(await one("ists-simcompass-prefix", "playing dogs", "played dogs")).toEqual(["1 2 <==> 1 2 EQUI 5"]);
});
