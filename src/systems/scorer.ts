import { StsError, throwIfAborted } from "../errors.ts";
import { checkPair, checkText } from "./check-arguments.ts";
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
  /**
   * How close two texts are in meaning.
   * @throws StsError E_INPUT when a text is no string or the scorer is closed (as all of these do), E_ABORTED, E_MODEL
   */
  score(a: string, b: string, options?: ScoreOptions): Promise<ScoreResult>;
  /**
   * Scores pairs as they come: order kept, the source read only as fast as results are taken. Pairs are
   * gathered into batches of the system's size.
   * @throws StsError E_ABORTED when the signal fires, even while the source keeps it waiting; E_INPUT for
   *   anything that is no pair
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
  const { system: wanted, ...rest } = options;
  throwIfAborted(rest.signal);
  const system = isSystem(wanted) ? wanted : await createSystem(wanted, rest);
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
      return (await open().score([{ a, b }], scoreOptions))[0]!;
    },
    scoreMany: (pairs, scoreOptions) => scoreMany(open, pairs, scoreOptions),
    scoreMatrix: async (left, right, scoreOptions) => scoreMatrix(open(), left, right, scoreOptions),
    mostSimilar: async (query, candidates, similarOptions) =>
      mostSimilar(open(), query, candidates, similarOptions),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function isSystem(wanted: unknown): wanted is System {
  return typeof wanted === "object" && wanted !== null && typeof (wanted as System).score === "function";
}

async function* scoreMany(
  open: () => System,
  pairs: Iterable<SystemPair> | AsyncIterable<SystemPair>,
  options: ScoreOptions = {},
): AsyncGenerator<ScoreResult, void> {
  const { onProgress, ...rest } = options;
  const size = open().batchSize ?? BATCH;
  let batch: SystemPair[] = [];
  let done = 0;
  const flush = async () => {
    const before = done;
    const results = await open().score(batch, {
      ...rest,
      ...(onProgress && { onProgress: (part: number) => onProgress(before + part) }),
    });
    done += batch.length;
    batch = [];
    return results;
  };
  for await (const pair of untilAborted(pairs, rest.signal)) {
    checkPair(pair, done + batch.length, "scoreMany");
    batch.push(pair);
    if (batch.length >= size) yield* await flush();
  }
  if (batch.length > 0) yield* await flush();
}

/** The source's items; the signal ends the wait for one that does not come. */
async function* untilAborted<T>(
  source: Iterable<T> | AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void> {
  throwIfAborted(signal);
  if (isIterable(source)) {
    yield* source;
    return;
  }
  if (!isAsyncIterable(source)) {
    throw new StsError(
      "E_INPUT",
      "scoreMany: pairs is neither an iterable nor an async iterable of { a, b }",
    );
  }
  if (signal === undefined) {
    yield* source;
    return;
  }
  const items = source[Symbol.asyncIterator]();
  let stop: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      try {
        throwIfAborted(signal);
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  // Raced below; without a listener of its own a late rejection would be an unhandled one.
  aborted.catch(() => {});
  let finished = false;
  try {
    for (;;) {
      const next = await Promise.race([items.next(), aborted]);
      if (next.done === true) {
        finished = true;
        return;
      }
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Not awaited: a source that hangs would hang this as well.
    if (!finished) items.return?.()?.catch?.(() => {});
  }
}

function isIterable<T>(source: unknown): source is Iterable<T> {
  return (
    typeof (source as Iterable<T> | null | undefined)?.[Symbol.iterator] === "function" &&
    typeof source !== "string"
  );
}

function isAsyncIterable<T>(source: unknown): source is AsyncIterable<T> {
  return typeof (source as AsyncIterable<T> | null | undefined)?.[Symbol.asyncIterator] === "function";
}
