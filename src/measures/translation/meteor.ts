import { checkEach, checkTexts } from "../../arguments.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";
import { alignStages } from "./stage-alignment.ts";

/**
 * METEOR of one sentence with exact and stem stages, in 0..1.
 *
 *   F (1 - 0.5 (c / m)³)    F = 10 P R / (R + 9 P)    P = m / |h|    R = m / |r|
 *
 * m: matched words (`alignStages`); c: chunks, runs of matches that follow one another on both sides. All words of
 * both sides in one chunk: no penalty, as in METEOR 1.5. No match: 0. Cost O(h + r).
 * @param stages words of both sides at each stage, the strictest first; each side has one length at all stages
 * @source Banerjee and Lavie 2005, https://aclanthology.org/W05-0909; Denkowski and Lavie 2014,
 *   https://aclanthology.org/W14-3348
 */
export function sentenceMeteor(
  stages: readonly (readonly [hypothesis: readonly string[], reference: readonly string[]])[],
): number {
  checkEach(stages, "sentenceMeteor: stages", "an array of stages", (stage, name) =>
    checkEach(stage, name, "the words of both texts", checkTexts),
  );
  const [hypothesis = [], reference = []] = stages[0] ?? [];
  const partners = alignStages(stages);
  const matches = partners.filter((partner) => partner >= 0).length;
  if (matches === 0) return 0;
  const precision = matches / hypothesis.length;
  const recall = matches / reference.length;
  const chunks = chunksOf(partners);
  const penalty = chunks === 1 && precision === 1 && recall === 1 ? 0 : 0.5 * (chunks / matches) ** 3;
  return ((10 * precision * recall) / (recall + 9 * precision)) * (1 - penalty);
}

function chunksOf(partners: readonly number[]): number {
  let chunks = 0;
  for (let at = 0; at < partners.length; at++) {
    if (partners[at]! < 0) continue;
    const goesOn = at > 0 && partners[at - 1]! >= 0 && partners[at] === partners[at - 1]! + 1;
    if (!goesOn) chunks++;
  }
  return chunks;
}

/** METEOR of words and their stems, without synonyms, mean of both directions (`sentenceMeteor`, `bothDirections`). */
export const meteor: Measure = bothDirections(
  {
    name: "meteor",
    description: "METEOR of equal words and equal stems (no synonyms), mean of both directions",
    source: "Banerjee and Lavie 2005, https://aclanthology.org/W05-0909",
    cost: "O(a + b)",
  },
  (hypothesis, reference) =>
    sentenceMeteor([
      [hypothesis.words, reference.words],
      [hypothesis.stems, reference.stems],
    ]),
);
