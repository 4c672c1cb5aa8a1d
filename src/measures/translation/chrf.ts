import { checkNumber, checkText } from "../../arguments.ts";
import { characterNgrams, whitespaceTokens, wordNgrams } from "../../text/index.ts";
import { multisetSizes, type Sizes } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";

const LONGEST = 6;
/** Recall weighs twice as much as precision. */
const BETA = 2;
const ASCII_PUNCTUATION = /^[!-/:-@[-`{-~]$/;

/**
 * chrF, and with words chrF++, of one sentence, in 0..1; sacreBLEU's.
 *
 *   (1 + β²) P R / (β² P + R)    β = 2
 *
 * P, R: means of precision and recall over n-grams of 1 to 6 characters, blanks left out, and of 1 to
 * `wordOrder` words; orders that one side is too short for are left out. Nothing shared: 0. Cost O(h + r) in
 * characters.
 * @param wordOrder 0 for chrF, 2 for chrF++
 * @source Popović 2015, https://aclanthology.org/W15-3049; Popović 2017 (chrF++), https://aclanthology.org/W17-4770
 */
export function sentenceChrf(hypothesis: string, reference: string, wordOrder = 0): number {
  checkText(hypothesis, "sentenceChrf: hypothesis");
  checkText(reference, "sentenceChrf: reference");
  checkNumber(wordOrder, "sentenceChrf: wordOrder");
  const counts = [...characterSizes(hypothesis, reference), ...wordSizes(hypothesis, reference, wordOrder)];
  const used = counts.filter(({ left, right }) => left > 0 && right > 0);
  let precision = 0;
  let recall = 0;
  for (const { shared, left, right } of used) {
    precision += shared / left / used.length;
    recall += shared / right / used.length;
  }
  if (precision + recall === 0) return 0;
  return ((1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall);
}

function characterSizes(hypothesis: string, reference: string): Sizes[] {
  const [h, r] = [hypothesis, reference].map((text) => whitespaceTokens(text).join(""));
  return orders(LONGEST).map((n) => multisetSizes(characterNgrams(h!, n), characterNgrams(r!, n)));
}

function wordSizes(hypothesis: string, reference: string, longest: number): Sizes[] {
  const [h, r] = [hypothesis, reference].map((text) => whitespaceTokens(text).flatMap(punctuationApart));
  return orders(longest).map((n) => multisetSizes(wordNgrams(h!, n), wordNgrams(r!, n)));
}

const orders = (longest: number) => Array.from({ length: longest }, (_, k) => k + 1);

/** chrF++ sets one punctuation mark apart: the last character's, else the first's. */
function punctuationApart(token: string): string[] {
  if (token.length === 1) return [token];
  if (ASCII_PUNCTUATION.test(token.at(-1)!)) return [token.slice(0, -1), token.at(-1)!];
  return ASCII_PUNCTUATION.test(token[0]!) ? [token[0]!, token.slice(1)] : [token];
}

/** chrF of the texts in match form, mean of both directions (`sentenceChrf`, `bothDirections`). */
export const chrf: Measure = bothDirections(
  {
    name: "chrf",
    description: "F2 of n-grams of 1 to 6 characters (chrF), mean of both directions",
    source: "Popović 2015, https://aclanthology.org/W15-3049",
    cost: "O(a + b)",
  },
  (hypothesis, reference) => sentenceChrf(hypothesis.form, reference.form),
  (view) => whitespaceTokens(view.form),
);

/** chrF++ of the texts in match form, mean of both directions (`sentenceChrf`, `bothDirections`). */
export const chrfPlusPlus: Measure = bothDirections(
  {
    name: "chrf-plus-plus",
    description: "F2 of n-grams of 1 to 6 characters and 1 to 2 words (chrF++), mean of both directions",
    source: "Popović 2017, https://aclanthology.org/W17-4770",
    cost: "O(a + b)",
  },
  (hypothesis, reference) => sentenceChrf(hypothesis.form, reference.form, 2),
  (view) => whitespaceTokens(view.form),
);
