import { StsError, throwIfAborted } from "../../errors.ts";
import type { TextPair } from "../../text/text-pair.ts";
import { nextTurn } from "../../work.ts";
import type { CrossEncoder, PairScores, ScorePairsOptions } from "../cross-encoder.ts";
import { checkTexts } from "../encoder.ts";
import { planBatches, type Row } from "../tokens/batches.ts";
import { pairRows, pairTemplate, specialCount } from "../tokens/pair-rows.ts";
import { TOKENIZED_AT_ONCE } from "../tokens/token-rows.ts";
import type { PairTemplate, Tokenizer } from "../tokens/tokenizer.ts";
import { WorkInFlight } from "../work-in-flight.ts";
import type { ScoreSession } from "./onnx-session.ts";

/** What a cross-encoder is put together from; `open-cross-encoder.ts` reads it from a model's files. */
export interface OnnxCrossEncoderParts {
  readonly name: string;
  readonly sha256: string;
  readonly maxTokens: number;
  readonly tokenizer: Tokenizer;
  readonly session: ScoreSession;
  /** Called by `close`, once: the session may be shared. */
  readonly release: () => Promise<void>;
  /** Cells (rows x longest row) of one batch. Default 512: more gains nothing and holds the thread longer. */
  readonly tokenBudget?: number;
}

const DEFAULT_TOKEN_BUDGET = 512;

/**
 * A cross-encoder in ONNX form: each pair is read in both orders, and its score is their mean, so that
 * score(a, b) = score(b, a).
 *
 * A pair that stands several times in a call, in whatever order, is read once, in batches of rows of like length;
 * scores come back in the order asked for. A pair of more tokens than one row holds is read in windows (`pairRows`)
 * whose scores are averaged by their tokens; `excessTokens` tells how many were over.
 * @throws StsError E_MODEL when the tokenizer has no form for two texts, or the limit leaves no room for them
 */
export function createOnnxCrossEncoder(parts: OnnxCrossEncoderParts): CrossEncoder {
  const template = pairTemplate(parts.tokenizer);
  const { name, sha256, maxTokens } = parts;
  if (maxTokens < specialCount(template) + 2) {
    throw new StsError("E_MODEL", `model "${name}": maxTokens ${maxTokens} leaves no room for two texts`);
  }
  const work = new WorkInFlight(`cross-encoder "${name}"`);
  return {
    name,
    sha256,
    maxTokens,
    score: (pairs, options = {}) => work.run(() => scorePairs(parts, template, pairs, options)),
    close: () => work.close(parts.release),
  };
}

async function scorePairs(
  parts: OnnxCrossEncoderParts,
  template: PairTemplate,
  pairs: readonly TextPair[],
  { signal, onProgress }: ScorePairsOptions,
): Promise<PairScores> {
  throwIfAborted(signal);
  checkTexts(
    pairs.flatMap(({ a, b }) => [a, b]),
    (i) => `pair ${i >> 1}, text ${i % 2 === 0 ? "a" : "b"}`,
  );
  const distinct = distinctPairs(pairs);
  const tokenised = await tokenise(parts, template, distinct, signal);
  const sums = new Float64Array(distinct.length);
  const weights = new Float64Array(distinct.length);
  const waiting = new Uint32Array(distinct.length);
  for (const row of tokenised.rows) waiting[row.text]!++;
  let done = pairs.length;
  for (const [k, { places }] of distinct.entries()) if (waiting[k]! > 0) done -= places.length;
  for (const batch of planBatches(tokenised.rows, parts.tokenBudget ?? DEFAULT_TOKEN_BUDGET)) {
    throwIfAborted(signal);
    const scores = await parts.session.run(batch, parts.tokenizer.padId);
    for (const [r, { text, ids }] of batch.entries()) {
      sums[text]! += scores[r]! * ids.length;
      weights[text]! += ids.length;
      waiting[text]!--;
      if (waiting[text] === 0) done += distinct[text]!.places.length;
    }
    onProgress?.(done, pairs.length);
  }
  const result = new Float64Array(pairs.length);
  const excessTokens = new Uint32Array(2 * pairs.length);
  for (const [k, { places }] of distinct.entries()) {
    const [first, second] = tokenised.excess[k]!;
    for (const { index, turned } of places) {
      result[index] = weights[k] === 0 ? 0 : sums[k]! / weights[k]!;
      excessTokens[2 * index] = turned ? second : first;
      excessTokens[2 * index + 1] = turned ? first : second;
    }
  }
  return { scores: result, excessTokens };
}

/** Two texts in the order of their code units, and where in the call they stand so or the other way round. */
interface DistinctPair {
  readonly texts: readonly [string, string];
  readonly places: { readonly index: number; readonly turned: boolean }[];
}

function distinctPairs(pairs: readonly TextPair[]): DistinctPair[] {
  const found = new Map<string, Map<string, DistinctPair>>();
  const all: DistinctPair[] = [];
  for (const [index, { a, b }] of pairs.entries()) {
    const turned = b < a;
    const [first, second] = turned ? [b, a] : [a, b];
    const under = found.get(first) ?? new Map<string, DistinctPair>();
    found.set(first, under);
    let pair = under.get(second);
    if (pair === undefined) {
      pair = { texts: [first, second], places: [] };
      under.set(second, pair);
      all.push(pair);
    }
    pair.places.push({ index, turned });
  }
  return all;
}

/** Rows of both orders of every pair that has tokens on both sides; each text is tokenised once. */
async function tokenise(
  { tokenizer, maxTokens }: OnnxCrossEncoderParts,
  template: PairTemplate,
  pairs: readonly DistinctPair[],
  signal: AbortSignal | undefined,
): Promise<{ rows: Row[]; excess: (readonly [number, number])[] }> {
  const known = new Map<string, readonly number[]>();
  const idsOf = (text: string): readonly number[] => {
    // Unigram tokenizers have a token for blanks alone.
    const ids = known.get(text) ?? (text.trim() === "" ? [] : tokenizer.encode(text));
    known.set(text, ids);
    return ids;
  };
  const rows: Row[] = [];
  const excess: (readonly [number, number])[] = [];
  for (const [text, { texts }] of pairs.entries()) {
    if (text % TOKENIZED_AT_ONCE === TOKENIZED_AT_ONCE - 1) await nextTurn(signal);
    const [a, b] = [idsOf(texts[0]), idsOf(texts[1])];
    if (a.length === 0 || b.length === 0) {
      excess.push([0, 0]);
      continue;
    }
    const forward = pairRows(template, a, b, maxTokens);
    const backward = pairRows(template, b, a, maxTokens);
    for (const row of [...forward.rows, ...backward.rows]) rows.push({ text, ...row, skip: 0 });
    excess.push(forward.excess);
  }
  return { rows, excess };
}
