import { isEmptyText, isLoneLetters, isReadable } from "../../../text/index.ts";
import type { LanguageReader } from "../../language-tagger.ts";
import { finishResult, rawOf, scoreOf } from "../../result/result.ts";
import { signWarnings, type TextSigns, textSigns, textWarnings } from "../../result/text-warnings.ts";
import type { LanguageTag, ScoreMatrix, ScoreResult, TextPair } from "../../system.ts";
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
  let current: ReadBlock | undefined;
  let [left, right]: SideSigns[] = [];
  await comparePairs(blocks, how, (block, i, j, place, raw) => {
    if (block !== current || left === undefined || right === undefined) {
      current = block;
      left = new SideSigns(block, "left");
      right = block.left === block.right ? left : new SideSigns(block, "right");
    }
    const { a, b } = pairs[place]!;
    const { calibration } = block.reading;
    const excessA = block.vectors.left.excessTokens[i]!;
    const excessB = block.vectors.right.excessTokens[j]!;
    results[place] = finishResult(
      { system: parts.name, rawName: parts.raw, calibration },
      {
        a,
        b,
        raw,
        unreadable: left.unknown(i) || right.unknown(j) || (left.lone(i) && right.lone(j)),
        languages: block.languages,
        warnings: signWarnings(left.of(i, looked?.[place]?.[0]), right.of(j, looked?.[place]?.[1])),
        ...(excessA + excessB > 0 && { truncated: { excessTokens: [excessA, excessB] } }),
      },
    );
  });
  return results;
}

/** What is found of the texts of a side once, when a pair first asks. */
class SideSigns {
  readonly #block: ReadBlock;
  readonly #at: "left" | "right";
  readonly #language: LanguageTag;
  /** 0 where not looked at; else 1, and 2 more where so. */
  readonly #unknown: Uint8Array;
  readonly #lone: Uint8Array;
  /** -1 where not looked at. */
  readonly #signs: Int8Array;

  constructor(block: ReadBlock, at: "left" | "right") {
    this.#block = block;
    this.#at = at;
    this.#language = block.languages[at === "left" ? 0 : 1];
    const { length } = block[at].texts;
    this.#unknown = new Uint8Array(length);
    this.#lone = new Uint8Array(length);
    this.#signs = new Int8Array(length).fill(-1);
  }

  unknown(row: number): boolean {
    if (this.#unknown[row] === 0) this.#unknown[row] = isUnknown(this.#block, this.#at, row) ? 3 : 1;
    return this.#unknown[row] === 3;
  }

  lone(row: number): boolean {
    if (this.#lone[row] === 0) this.#lone[row] = isLoneLetters(givenOf(this.#block[this.#at], row)) ? 3 : 1;
    return this.#lone[row] === 3;
  }

  /** @param looked the language that somebody looked for and found, where somebody did */
  of(row: number, looked: LanguageTag | undefined): TextSigns {
    if (looked !== undefined) return this.#read(row, looked, true);
    if (this.#signs[row]! < 0) this.#signs[row] = this.#read(row, this.#language, false);
    return this.#signs[row]!;
  }

  #read(row: number, language: LanguageTag, identified: boolean): TextSigns {
    const text = givenOf(this.#block[this.#at], row);
    return textSigns({ text, language, identified, unknown: this.unknown(row) });
  }
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
