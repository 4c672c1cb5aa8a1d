import { asSeen } from "../../../text/forms/same-text.ts";
import { isEmptyText, isLoneLetters, isReadable } from "../../../text/index.ts";
import type { Embeddings } from "../../../vectors/index.ts";
import type { LanguageReader } from "../../language-tagger.ts";
import { finishResult, fixedScore, rawOf } from "../../result/result.ts";
import { signWarnings, type TextSigns, textSigns } from "../../result/text-warnings.ts";
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
  const sides = new Map<Embeddings, SideSigns>();
  await comparePairs(blocks, how, (block, cells, raw) => {
    const [left, right] = signsOf(block, sides, false);
    const frame = { system: parts.name, rawName: parts.raw, calibration: block.reading.calibration };
    for (let k = 0; k < cells.count; k++) {
      const [i, j, place] = [cells.left[k]!, cells.right[k]!, cells.place[k]!];
      const { a, b } = pairs[place]!;
      const excessA = block.vectors.left.excessTokens[i]!;
      const excessB = block.vectors.right.excessTokens[j]!;
      results[place] = finishResult(frame, {
        a,
        b,
        raw: raw[k]!,
        unreadable: areUnreadable(left, i, right, j),
        languages: block.languages,
        warnings: signWarnings(left.of(i, looked?.[place]?.[0]), right.of(j, looked?.[place]?.[1])),
        ...(excessA + excessB > 0 && { truncated: { excessTokens: [excessA, excessB] } }),
      });
    }
  });
  return results;
}

/** The signs of both sides of a block; those of a side are kept with its vectors, however many blocks have it. */
function signsOf(
  block: ReadBlock,
  sides: Map<Embeddings, SideSigns>,
  identified: boolean,
): readonly [SideSigns, SideSigns] {
  const of = (at: "left" | "right") => {
    const vectors = block.vectors[at];
    const known = sides.get(vectors) ?? new SideSigns(block, at, identified);
    sides.set(vectors, known);
    return known;
  };
  return [of("left"), of("right")];
}

function areUnreadable(left: SideSigns, i: number, right: SideSigns, j: number): boolean {
  return left.unknown(i) || right.unknown(j) || (left.lone(i) && right.lone(j));
}

/** What is found of the texts of a side once, when a pair first asks. */
class SideSigns {
  readonly #block: ReadBlock;
  readonly #at: "left" | "right";
  readonly #language: LanguageTag;
  readonly #identified: boolean;
  /** 0 where not looked at; else 1, and 2 more where so. */
  readonly #unknown: Uint8Array;
  readonly #lone: Uint8Array;
  /** -1 where not looked at. */
  readonly #signs: Int8Array;

  /** @param identified whether somebody looked for languages that were not given */
  constructor(block: ReadBlock, at: "left" | "right", identified: boolean) {
    this.#block = block;
    this.#at = at;
    this.#identified = identified;
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
  of(row: number, looked?: LanguageTag): TextSigns {
    if (looked !== undefined) return this.#read(row, looked, true);
    if (this.#signs[row]! < 0) this.#signs[row] = this.#read(row, this.#language, this.#identified);
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
  const sides = new Map<Embeddings, SideSigns>();
  const looks = new Looks();
  await comparePairs(blocks, how, (block, cells, values) => {
    const { calibration } = block.reading;
    const [left, right] = signsOf(block, sides, parts.detectsLanguages);
    const [own, other] = [looks.of(block.left), looks.of(block.right)];
    for (const at of ["left", "right"] as const)
      addWarnings(block, at, at === "left" ? left : right, warnings);
    for (let k = 0; k < cells.count; k++) {
      const [i, j, place] = [cells.left[k]!, cells.right[k]!, cells.place[k]!];
      const unreadable = areUnreadable(left, i, right, j);
      const fixed = fixedScore(
        own.seen[i] === other.seen[j],
        own.empty[i] === 1,
        other.empty[j] === 1,
        unreadable,
      );
      scores[place] = fixed ?? calibration.map(values[k]!);
      raw[place] = rawOf(calibration, values[k]!, unreadable);
    }
  });
  return { rows, columns, scores, raw: { name: parts.raw, values: raw }, warnings: [...warnings] };
}

/** How the texts of a side look to a reader. */
interface SideLooks {
  /** The same number for texts that are identical to a reader. */
  readonly seen: Uint32Array;
  /** 1 where nothing can be seen. */
  readonly empty: Uint8Array;
}

/** Looks of the texts of a call, each looked at once. */
class Looks {
  readonly #sides = new Map<TextSide, SideLooks>();
  readonly #numbers = new Map<string, number>();

  of(side: TextSide): SideLooks {
    let looks = this.#sides.get(side);
    if (looks === undefined) {
      const texts = side.given ?? side.texts;
      looks = {
        seen: Uint32Array.from(texts, (text) => this.#numberOf(asSeen(text))),
        empty: Uint8Array.from(texts, (text) => (isEmptyText(text) ? 1 : 0)),
      };
      this.#sides.set(side, looks);
    }
    return looks;
  }

  #numberOf(seen: string): number {
    const number = this.#numbers.get(seen) ?? this.#numbers.size;
    this.#numbers.set(seen, number);
    return number;
  }
}

const warned = new WeakSet<SideSigns>();

/** Adds what a reader should know of the texts of a side, once. */
function addWarnings(block: ReadBlock, at: "left" | "right", signs: SideSigns, warnings: Set<string>): void {
  if (warned.has(signs)) return;
  warned.add(signs);
  const { texts } = block[at];
  for (let row = 0; row < texts.length; row++) {
    const own = signs.of(row);
    for (const warning of signWarnings(own, own)) warnings.add(warning);
    if (isEmptyText(texts[row]!)) warnings.add("a text is empty: scored 0, or 5 against another empty one");
    if (block.vectors[at].excessTokens[row]! > 0)
      warnings.add("a text is longer than the model reads at once: scored by windows");
  }
}

function givenOf({ given, texts }: TextSide, row: number): string {
  return (given ?? texts)[row]!;
}

/** Whether half or more of a text is nothing that the system reads, or its encoder knows nothing in it. */
function isUnknown(block: ReadBlock, at: "left" | "right", row: number): boolean {
  return !isReadable(block[at].texts[row]!) || isZeroRow(block.vectors[at], row);
}
