import { isEmptyText, isLoneLetters, isReadable } from "../../../text/index.ts";
import type { LanguageReader } from "../../language-tagger.ts";
import { finishResult, rawOf, scoreOf } from "../../result/result.ts";
import { textWarnings } from "../../result/text-warnings.ts";
import type { ScoreMatrix, ScoreResult, TextPair } from "../../system.ts";
import { type EncoderSystemParts, isZeroRow } from "../tier/encoder-parts.ts";
import { type Comparison, comparePairs, type ReadBlock } from "./compare-pairs.ts";
import type { PairBlock, TextSide } from "./pair-plan.ts";

/** Results of a list of pairs, in its order. */
export async function scoreBlocks(
  parts: EncoderSystemParts,
  blocks: readonly PairBlock[],
  how: Comparison,
  pairs: readonly TextPair[],
  languages: LanguageReader,
): Promise<ScoreResult[]> {
  const results: ScoreResult[] = new Array(pairs.length);
  // A tier that does not look for languages in millions of texts still does in a few, to warn of foreign ones.
  const looked = await languages.lookAtFew(pairs);
  await comparePairs(blocks, how, (block, i, j, place, raw) => {
    const { a, b } = pairs[place]!;
    const seen = (side: 0 | 1) => ({
      text: side === 0 ? a : b,
      language: looked?.[place]?.[side] ?? block.languages[side],
      identified: looked !== undefined,
      unknown: side === 0 ? isUnknown(block, "left", i) : isUnknown(block, "right", j),
    });
    const [x, y] = [seen(0), seen(1)];
    const { left, right } = block.vectors;
    const excessTokens = [left.excessTokens[i]!, right.excessTokens[j]!] as const;
    const { calibration } = block.reading;
    results[place] = finishResult(
      { system: parts.name, rawName: parts.raw, calibration },
      {
        a,
        b,
        raw,
        unreadable: x.unknown || y.unknown || (isLoneLetters(a) && isLoneLetters(b)),
        languages: block.languages,
        warnings: textWarnings(x, y),
        ...(excessTokens[0] + excessTokens[1] > 0 && { truncated: { excessTokens } }),
      },
    );
  });
  return results;
}

/** Scores of all against all. */
export async function scoreMatrixBlocks(
  parts: EncoderSystemParts,
  blocks: readonly PairBlock[],
  how: Comparison,
  rows: number,
  columns: number,
): Promise<ScoreMatrix> {
  const scores = new Float64Array(rows * columns);
  const raw = new Float64Array(scores.length);
  const warnings = new Set<string>();
  const sides = new Map<TextSide, SideFacts>();
  let current: ReadBlock | undefined;
  let [left, right]: SideFacts[] = [];
  await comparePairs(blocks, how, (block, i, j, place, value) => {
    if (block !== current || left === undefined || right === undefined) {
      current = block;
      left = factsOf(block, "left", parts.detectsLanguages, sides, warnings);
      right = factsOf(block, "right", parts.detectsLanguages, sides, warnings);
    }
    const { calibration } = block.reading;
    const unreadable =
      left.unknown[i] === 1 || right.unknown[j] === 1 || (left.lone[i] === 1 && right.lone[j] === 1);
    const [a, b] = [givenOf(block.left, i), givenOf(block.right, j)];
    const of = { a, b, raw: value, unreadable };
    scores[place] = scoreOf(calibration, of);
    raw[place] = rawOf(calibration, of);
  });
  return { rows, columns, scores, raw: { name: parts.raw, values: raw }, warnings: [...warnings] };
}

/** What is found once of the texts of a side, not once a pair. */
interface SideFacts {
  /** 1 where `isUnknown`, and where `isLoneLetters`. */
  readonly unknown: Uint8Array;
  readonly lone: Uint8Array;
}

function factsOf(
  block: ReadBlock,
  at: "left" | "right",
  identified: boolean,
  sides: Map<TextSide, SideFacts>,
  warnings: Set<string>,
): SideFacts {
  const side = block[at];
  const known = sides.get(side);
  if (known !== undefined) return known;
  const language = block.languages[at === "left" ? 0 : 1];
  const unknown = new Uint8Array(side.texts.length);
  for (const [row, text] of side.texts.entries()) {
    unknown[row] = isUnknown(block, at, row) ? 1 : 0;
    const seen = { text, language, identified, unknown: unknown[row] === 1 };
    for (const warning of textWarnings(seen, seen)) warnings.add(warning);
    if (isEmptyText(text)) warnings.add("a text is empty: scored 0, or 5 against another empty one");
    if (block.vectors[at].excessTokens[row]! > 0)
      warnings.add("a text is longer than the model reads at once: scored by windows");
  }
  const facts = { unknown, lone: Uint8Array.from(side.texts, (text) => (isLoneLetters(text) ? 1 : 0)) };
  sides.set(side, facts);
  return facts;
}

function givenOf({ given, texts }: TextSide, row: number): string {
  return (given ?? texts)[row]!;
}

/** Whether half or more of a text is nothing that the system reads, or its encoder knows nothing in it. */
function isUnknown(block: ReadBlock, at: "left" | "right", row: number): boolean {
  return !isReadable(block[at].texts[row]!) || isZeroRow(block.vectors[at], row);
}
