import { stat } from "node:fs/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { GoldPair } from "../../data/index.ts";
import { StsError, throwIfAborted } from "../../errors.ts";
import { createSystem, type ScoreResult, type System, type SystemOptions } from "../../systems/index.ts";

/** A block of a stream with its results. */
export interface ScoredBlock {
  readonly pairs: readonly GoldPair[];
  readonly results: readonly ScoreResult[];
}

/** What a thread of its own makes its system by: the same as the first thread's. */
export interface ThreadSystem {
  /** As after `--system`. */
  readonly name: string;
  readonly languages?: SystemOptions["languages"];
}

/** Its weights would stand in memory once a thread: it reads with threads of its own instead. */
const HEAVY = "accurate";
/** Shorter files, in bytes, are done before a second thread is ready: some thousand pairs. */
const SHORT = 250_000;
/**
 * Of `fast`, where nobody says how many threads: two took 9.5 s for 20,000 pairs of 1.9 MB which one did in 8, and 17 for
 * 80,000 which one did in 22, since each compiles the code and reads common words for itself.
 */
const SHORT_FOR_FAST = 4_000_000;

/**
 * In how many threads a file's pairs are scored, 1 to `most`: in more than one where the file is long and the system one
 * that ships.
 * @param input as after `--input`; streams of standard input go in one thread
 * @param asked whether the user said how many
 */
export async function threadsFor(
  input: string | undefined,
  system: string,
  model: string | undefined,
  most: number,
  asked: boolean,
): Promise<number> {
  // Node's threads cannot load the command's TypeScript sources, and a thread that holds another waits for it in vain.
  if (most < 2 || !isMainThread || !import.meta.url.endsWith(".js")) return 1;
  const shipped = model === undefined && system !== HEAVY && !/[/\\]/.test(system);
  if (!shipped || input === undefined || input === "-") return 1;
  const file = await stat(input).catch(() => undefined);
  return file?.isFile() === true && file.size >= (system === "fast" && !asked ? SHORT_FOR_FAST : SHORT)
    ? most
    : 1;
}

/** Pairs of the first block, which is done before other threads are started, and of the others. */
const FIRST_BLOCK = 1024;
const [BLOCK, LARGEST_BLOCK] = [2048, 4096];

/**
 * Batches of a file put together to blocks that are worth a call: the same blocks however many threads score them.
 * @param wanted pairs that one call of the system handles well
 */
export async function* blocksOf(
  batches: AsyncIterable<readonly GoldPair[]>,
  wanted = BLOCK,
): AsyncGenerator<readonly GoldPair[]> {
  let size = FIRST_BLOCK;
  let block: GoldPair[] = [];
  for await (const batch of batches) {
    for (const pair of batch) {
      if (block.push(pair) < size) continue;
      yield block;
      size = Math.min(wanted, LARGEST_BLOCK);
      block = [];
    }
  }
  if (block.length > 0) yield block;
}

/** Blocks that a thread has at once: the one that it scores, and one to go on with. */
const AT_ONCE = 2;

interface Waiting extends Pick<ScoredBlock, "pairs"> {
  readonly results: Promise<ScoreResult[]>;
  done: boolean;
}

/**
 * Results of blocks, in their order, by this thread and `threads - 1` others, which are started after the first block. Each
 * block's results are those that one thread gives. Holds some two blocks a thread.
 * @throws StsError as `system.score`, of the first block that fails; E_ABORTED
 */
export async function* scoreInThreads(
  blocks: AsyncIterable<readonly GoldPair[]>,
  system: System,
  { threads, ...of }: ThreadSystem & { readonly threads: number },
  signal: AbortSignal,
): AsyncGenerator<ScoredBlock> {
  const others: OtherThread[] = [];
  const waiting: Waiting[] = [];
  let isFirst = true;
  try {
    for await (const pairs of blocks) {
      if (isFirst || threads < 2) {
        isFirst = false;
        yield { pairs, results: await system.score(pairs, { signal }) };
        continue;
      }
      while (others.length < threads - 1) others.push(new OtherThread(of, signal));
      const free = others.find(({ load }) => load === 0) ?? others.find(({ load }) => load < AT_ONCE);
      const block = begin(pairs, free?.score(pairs) ?? system.score(pairs, { signal }));
      waiting.push(block);
      if (free === undefined) await block.results.catch(() => {});
      while (waiting.length > 0 && (waiting[0]!.done || waiting.length > AT_ONCE * threads))
        yield await ended(waiting.shift()!);
    }
    for (const block of waiting) yield await ended(block);
  } finally {
    await Promise.all(others.map((other) => other.end()));
  }
}

function begin(pairs: readonly GoldPair[], results: Promise<ScoreResult[]>): Waiting {
  const block: Waiting = { pairs, results, done: false };
  const finish = () => {
    block.done = true;
  };
  // A failure is told when the block's turn comes.
  results.then(finish, finish);
  return block;
}

async function ended({ pairs, results }: Waiting): Promise<ScoredBlock> {
  return { pairs, results: await results };
}

/** What another thread answers: results, or what went wrong. */
type Answer =
  | { readonly results: ScoreResult[] }
  | { readonly code: StsError["code"]; readonly message: string };

/** Another thread with the same system, made when it is first asked. Answers come in the order of what it is asked. */
class OtherThread {
  readonly #worker: Worker;
  readonly #signal: AbortSignal;
  readonly #asked: { resolve(results: ScoreResult[]): void; reject(cause: unknown): void }[] = [];
  readonly #gone: Promise<void>;

  constructor(of: ThreadSystem, signal: AbortSignal) {
    const code = `import(${JSON.stringify(import.meta.url)}).then((module) => module.serveScores());`;
    this.#worker = new Worker(code, { eval: true, workerData: of });
    this.#worker.on("message", (answer: Answer) => {
      const asked = this.#asked.shift();
      if ("results" in answer) asked?.resolve(answer.results);
      else asked?.reject(new StsError(answer.code, answer.message));
    });
    this.#gone = new Promise((resolve) => this.#worker.on("exit", () => resolve()));
    this.#worker.on("error", (cause) => this.#refuse(cause));
    this.#worker.on("exit", () => this.#refuse(new StsError("E_MODEL", "a thread that scored has ended")));
    this.#signal = signal;
    signal.addEventListener("abort", this.#stop, { once: true });
  }

  /** Blocks that it has. */
  get load(): number {
    return this.#asked.length;
  }

  score(pairs: readonly GoldPair[]): Promise<ScoreResult[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage(
        pairs.map(({ a, b, languages }) => ({ a, b, ...(languages !== undefined && { languages }) })),
      );
    });
  }

  /** Lets it close what it has open, or, where it is at work, stops it. */
  async end(): Promise<void> {
    this.#signal.removeEventListener("abort", this.#stop);
    if (this.load > 0 || this.#signal.aborted) await this.#worker.terminate();
    else this.#worker.postMessage("end");
    await this.#gone;
  }

  #refuse(cause: unknown): void {
    for (const { reject } of this.#asked.splice(0)) reject(cause);
  }

  readonly #stop = (): void => {
    try {
      throwIfAborted(this.#signal);
    } catch (cause) {
      this.#refuse(cause);
    }
  };
}

/**
 * What runs in another thread, which calls it by name: answers lists of pairs with their results, until it is told to end.
 * @public
 */
export function serveScores(): void {
  const { name, languages } = workerData as ThreadSystem;
  const port = parentPort!;
  let system: Promise<System> | undefined;
  // One block after another: the next waits until this one is answered.
  let before: Promise<void> = Promise.resolve();
  const answer = async (asked: readonly GoldPair[] | "end"): Promise<void> => {
    if (asked === "end") {
      await (await system)?.close();
      port.close();
      return;
    }
    try {
      system ??= createSystem(name, { threads: 1, ...(languages && { languages }) });
      port.postMessage({ results: await (await system).score(asked) });
    } catch (error) {
      if (!(error instanceof StsError)) throw error;
      port.postMessage({ code: error.code, message: error.message });
    }
  };
  port.on("message", (asked: readonly GoldPair[] | "end") => {
    before = before.then(() => answer(asked));
  });
}
