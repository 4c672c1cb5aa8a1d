import { createSystem } from "./create-system.ts";
import { mostSimilar, type SimilarOptions, type SimilarText, scoreMatrix } from "./matrix.ts";
import type { ScoreMatrix, ScoreOptions, ScoreResult, System, SystemOptions, SystemPair } from "./system.ts";

export interface ScorerOptions extends SystemOptions {
  /** Name of a system, or one of your own. Default: "base". */
  readonly system?: string | System;
}

/** One system, ready to score. Close it, or bind it with `await using`. */
export interface Scorer extends AsyncDisposable {
  readonly system: System;
  /** How close two texts are in meaning. */
  score(a: string, b: string, options?: ScoreOptions): Promise<ScoreResult>;
  /**
   * Scores pairs as they come: order kept, the source read only as fast as results are taken.
   * @throws StsError E_ABORTED when the signal fires
   */
  scoreMany(
    pairs: Iterable<SystemPair> | AsyncIterable<SystemPair>,
    options?: ScoreOptions,
  ): AsyncGenerator<ScoreResult, void>;
  /** Every text of `left` against every text of `right`; see `scoreMatrix`. */
  scoreMatrix(
    left: readonly string[],
    right: readonly string[],
    options?: ScoreOptions,
  ): Promise<ScoreMatrix>;
  /** The candidates closest to a text, best first; see `mostSimilar`. */
  mostSimilar(query: string, candidates: readonly string[], options?: SimilarOptions): Promise<SimilarText[]>;
  close(): Promise<void>;
}

const BATCH = 1024;

/**
 * A scorer of a system.
 * @throws StsError E_UNKNOWN_NAME, E_MODEL
 * @example
 * await using scorer = await createScorer({ system: "base" });
 * const { score } = await scorer.score("A man is playing a guitar.", "Someone plays an instrument.");
 */
export async function createScorer(options: ScorerOptions = {}): Promise<Scorer> {
  const { system: wanted, ...rest } = options;
  const system = typeof wanted === "object" ? wanted : await createSystem(wanted, rest);
  const close = () => system.close();
  return {
    system,
    async score(a, b, scoreOptions) {
      return (await system.score([{ a, b }], scoreOptions))[0]!;
    },
    scoreMany: (pairs, scoreOptions) => scoreMany(system, pairs, scoreOptions),
    scoreMatrix: (left, right, scoreOptions) => scoreMatrix(system, left, right, scoreOptions),
    mostSimilar: (query, candidates, similarOptions) =>
      mostSimilar(system, query, candidates, similarOptions),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function* scoreMany(
  system: System,
  pairs: Iterable<SystemPair> | AsyncIterable<SystemPair>,
  options: ScoreOptions = {},
): AsyncGenerator<ScoreResult, void> {
  const { onProgress, ...rest } = options;
  const size = system.batchSize ?? BATCH;
  let batch: SystemPair[] = [];
  let done = 0;
  const flush = async () => {
    const before = done;
    const results = await system.score(batch, {
      ...rest,
      ...(onProgress && { onProgress: (part: number) => onProgress(before + part) }),
    });
    done += batch.length;
    batch = [];
    return results;
  };
  for await (const pair of pairs) {
    batch.push(pair);
    if (batch.length >= size) yield* await flush();
  }
  if (batch.length > 0) yield* await flush();
}
