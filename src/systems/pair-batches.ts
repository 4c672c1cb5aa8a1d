import { isSequence, refusedArgument } from "../arguments.ts";
import { throwIfAborted } from "../errors.ts";

/** A batch is handed on this long after its first item at the latest, in ms: a slow source's results come as it does. */
const LONGEST_WAIT = 20;

export interface BatchOptions {
  /** Items of a batch at most. */
  readonly size: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Items of a source in batches, order kept: `size` of them, or fewer where the source keeps the first of them waiting
 * for 20 ms. The source is read no further than the batch and, while it keeps us waiting, one item more.
 * @throws StsError E_ABORTED when the signal fires, even while the source keeps it waiting; E_INPUT for no sequence
 */
export async function* batchesOf<T>(
  source: Iterable<T> | AsyncIterable<T>,
  { size, signal }: BatchOptions,
): AsyncGenerator<T[], void> {
  throwIfAborted(signal);
  if (!isSequence(source)) {
    throw refusedArgument("scoreMany: pairs", source, "an iterable or async iterable of { a, b }");
  }
  if (Symbol.asyncIterator in source) {
    yield* batchesAsTheyCome(source[Symbol.asyncIterator](), size, signal);
    return;
  }
  let batch: T[] = [];
  for (const item of source) {
    batch.push(await item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* batchesAsTheyCome<T>(
  items: AsyncIterator<T>,
  size: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<T[], void> {
  const wait = new Wait<IteratorResult<T>>(signal);
  let next: Promise<IteratorResult<T>> | undefined;
  let batch: T[] = [];
  let finished = false;
  try {
    while (!finished) {
      next ??= Promise.resolve(items.next());
      const found = await wait.for(next);
      if (found !== "late") {
        next = undefined;
        if (found.done === true) finished = true;
        else if (batch.push(found.value) === 1) wait.startClock();
      }
      if (batch.length === 0 || !(found === "late" || finished || batch.length >= size)) continue;
      wait.stopClock();
      yield batch;
      batch = [];
    }
  } finally {
    wait.end();
    const left = finished ? undefined : items.return?.();
    // A source that still owes an item, or hangs, would hang this as well.
    left?.catch(() => {});
    if (next === undefined && signal?.aborted !== true) await left;
  }
}

/** Waits for one promise after another, until the clock runs out or the signal fires. Keeps no promise alive. */
class Wait<T> {
  readonly #signal: AbortSignal | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #late = false;
  #wake: { resolve(value: T | "late"): void; reject(cause: unknown): void } | undefined;

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    signal?.addEventListener("abort", this.#stop);
  }

  for(promise: Promise<T>): Promise<T | "late"> {
    return new Promise((resolve, reject) => {
      this.#wake = { resolve, reject };
      promise.then(resolve, reject);
      if (this.#late) resolve("late");
      if (this.#signal?.aborted) this.#stop();
    });
  }

  startClock(): void {
    this.#clock = setTimeout(() => {
      this.#late = true;
      this.#wake?.resolve("late");
    }, LONGEST_WAIT);
  }

  stopClock(): void {
    clearTimeout(this.#clock);
    this.#late = false;
  }

  end(): void {
    this.stopClock();
    this.#signal?.removeEventListener("abort", this.#stop);
  }

  readonly #stop = (): void => {
    try {
      throwIfAborted(this.#signal);
    } catch (error) {
      this.#wake?.reject(error);
    }
  };
}
