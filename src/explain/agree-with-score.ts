import type { ScoreResult, System, TextPair } from "../systems/index.ts";
import type { AlignedChunks, ChunkedPair } from "./align/align-chunks.ts";
import { joinLone, type LoneChunk, loneChunks } from "./align/lone-chunks.ts";
import type { RouteModel } from "./align/route-model.ts";
import { textWithout } from "./text-without.ts";

/** A part that says nothing of what the other text says may be worth so many points of the score, and no more. */
const MOST_LOST = 0.3;
/** More lone chunks than that are of texts too long, or too unlike, to be asked about one by one. */
const MAX_ASKED = 24;

/** A pair with its chunks aligned and the score that is explained. */
export interface ScoredChunks {
  readonly texts: readonly [string, string];
  readonly pair: ChunkedPair;
  readonly aligned: readonly AlignedChunks[];
  readonly result: ScoreResult;
}

/** What a pair's score falls by without the chunk. */
interface Loss {
  readonly chunk: LoneChunk;
  readonly loss: number;
}

/**
 * Makes alignments say what the scores say. A chunk that stands alone is taken out of its text and the rest is scored: where
 * the score falls by more than 0.3, the chunk shares meaning with the other text, and gets the partner that it goes with most surely.
 * One call of the system for all pairs. @returns the alignments, in order
 */
export async function agreeWithScores(
  scored: readonly ScoredChunks[],
  system: System,
  model: RouteModel,
  signal?: AbortSignal,
): Promise<(readonly AlignedChunks[])[]> {
  const asked = scored.flatMap(({ texts, pair, aligned, result }, at) => {
    const lone = loneChunks(pair, aligned);
    return lone.length > MAX_ASKED ? [] : lone.flatMap((chunk) => rest(chunk, texts, pair, result, at));
  });
  if (asked.length === 0) return scored.map(({ aligned }) => aligned);
  const results = await system.score(
    asked.map(({ rest: own }) => own),
    signal === undefined ? {} : { signal },
  );
  const losses = scored.map((): Loss[] => []);
  for (const [k, { of, chunk }] of asked.entries())
    losses[of]!.push({ chunk, loss: scored[of]!.result.score - results[k]!.score });
  return scored.map(({ pair, aligned }, at) => {
    const lost = losses[at]!.filter(({ loss }) => loss > MOST_LOST).sort((p, q) => q.loss - p.loss);
    return lost.length === 0
      ? aligned
      : joinLone(
          pair,
          aligned,
          lost.map(({ chunk }) => chunk),
          model,
        );
  });
}

/** The pair without the chunk; nothing where a text would have no word left. */
function rest(
  chunk: LoneChunk,
  [a, b]: readonly [string, string],
  pair: ChunkedPair,
  { languages }: ScoreResult,
  of: number,
): { readonly of: number; readonly chunk: LoneChunk; readonly rest: TextPair }[] {
  const { text, tokens } = pair[chunk.side][chunk.place]!;
  const left = textWithout(chunk.side === "left" ? a : b, text.tokens, tokens);
  if (!/\p{L}/u.test(left)) return [];
  const own = chunk.side === "left" ? { a: left, b } : { a, b: left };
  return [{ of, chunk, rest: { ...own, languages } }];
}
