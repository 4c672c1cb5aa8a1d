import { checkOptions, refusedArgument } from "../arguments.ts";
import { StsError, throwIfAborted } from "../errors.ts";
import { checkPair, checkScoreOptions, checkText, SYSTEM_OPTIONS } from "./check-arguments.ts";
import { createSystem } from "./create-system.ts";
import {
  mostSimilar,
  type PreparedTexts,
  prepareTexts,
  type SimilarOptions,
  type SimilarText,
  scoreMatrix,
} from "./matrix.ts";
import { batchesOf } from "./pair-batches.ts";
import {
  isSystem,
  type ScoreMatrix,
  type ScoreOptions,
  type ScoreResult,
  type System,
  type SystemOptions,
  type TextPair,
} from "./system.ts";

export interface ScorerOptions extends SystemOptions {
  /** Name of a system, or one of your own. Default: "base". */
  readonly system?: string | System;
}

/** One system, ready to score. Close it, or bind it with `await using`. */
export interface Scorer extends AsyncDisposable {
  readonly system: System;
  /**
   * How close two texts are in meaning.
   * @throws StsError E_INPUT when a text is no string or the scorer is closed (as all of these do), E_ABORTED, E_MODEL
   */
  score(a: string, b: string, options?: ScoreOptions): Promise<ScoreResult>;
  /**
   * Scores pairs as they come: order kept, the source read only as fast as results are taken. Pairs are
   * gathered into batches of the system's size, or of what a slow source gave within 20 ms.
   * @throws StsError E_ABORTED when the signal fires, even while the source keeps it waiting; E_INPUT for
   *   anything that is no pair
   */
  scoreMany(
    pairs: Iterable<TextPair> | AsyncIterable<TextPair>,
    options?: ScoreOptions,
  ): AsyncGenerator<ScoreResult, void>;
  /** Every text of `left` against every text of `right`; see `scoreMatrix`. */
  scoreMatrix(
    left: readonly string[],
    right: readonly string[],
    options?: ScoreOptions,
  ): Promise<ScoreMatrix>;
  /** The candidates closest to a text, best first; see `mostSimilar`. */
  mostSimilar(
    query: string,
    candidates: readonly string[] | PreparedTexts,
    options?: SimilarOptions,
  ): Promise<SimilarText[]>;
  /** Reads a list of candidates once, for many queries; see `prepareTexts`. */
  prepare(texts: readonly string[], options?: ScoreOptions): Promise<PreparedTexts>;
  /** Frees what the system holds; afterwards the scorer refuses to score. May be called again. */
  close(): Promise<void>;
}

const BATCH = 1024;

/**
 * A scorer of a system.
 * @throws StsError E_UNKNOWN_NAME, E_MODEL, E_INPUT, E_ABORTED
 * @example
 * await using scorer = await createScorer({ system: "base" });
 * const { score } = await scorer.score("A man is playing a guitar.", "Someone plays an instrument.");
 */
export async function createScorer(options: ScorerOptions = {}): Promise<Scorer> {
  checkOptions(options, "createScorer", ["system", ...SYSTEM_OPTIONS], '{ system: "base" }');
  const { system: wanted, ...rest } = options;
  throwIfAborted(rest.signal);
  return scorerOf(isSystem(wanted) ? wanted : await createSystem(wanted, rest));
}

/** A scorer of a system that is there already. */
export function scorerOf(system: System): Scorer {
  if (!isSystem(system))
    throw refusedArgument("scorerOf: system", system, "a system", "await createSystem(name)");
  let closed = false;
  const open = (): System => {
    if (closed) throw new StsError("E_INPUT", "this scorer is closed; create another");
    return system;
  };
  const close = async () => {
    if (closed) return;
    closed = true;
    await system.close();
  };
  return {
    system,
    async score(a, b, scoreOptions) {
      checkText(a, "score: text a");
      checkText(b, "score: text b");
      checkScoreOptions(scoreOptions, "score");
      return (await open().score([{ a, b }], scoreOptions))[0]!;
    },
    scoreMany: (pairs, scoreOptions) => scoreMany(open, pairs, scoreOptions),
    scoreMatrix: async (left, right, scoreOptions) => scoreMatrix(open(), left, right, scoreOptions),
    mostSimilar: async (query, candidates, similarOptions) =>
      mostSimilar(open(), query, candidates, similarOptions),
    prepare: async (texts, scoreOptions) => prepareTexts(open(), texts, scoreOptions),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function* scoreMany(
  open: () => System,
  pairs: Iterable<TextPair> | AsyncIterable<TextPair>,
  options: ScoreOptions = {},
): AsyncGenerator<ScoreResult, void> {
  checkScoreOptions(options, "scoreMany");
  const { onProgress, ...rest } = options;
  const size = open().batchSize ?? BATCH;
  let done = 0;
  for await (const batch of batchesOf(pairs, { size, signal: rest.signal })) {
    const before = done;
    for (const [i, pair] of batch.entries()) checkPair(pair, before + i, "scoreMany");
    yield* await open().score(batch, {
      ...rest,
      ...(onProgress && { onProgress: (part: number) => onProgress(before + part) }),
    });
    done += batch.length;
  }
}
