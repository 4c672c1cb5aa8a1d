import { stat } from "node:fs/promises";
import type { GoldPair } from "../../data/index.ts";
import { abortError } from "../../errors.ts";
import { mayStartThreads, OtherThread, serveThread, threadData } from "../../other-thread.ts";
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
  if (most < 2 || !mayStartThreads()) return 1;
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
  const others: ScoringThread[] = [];
  const stop = () => {
    for (const other of others) other.refuse(abortError(signal));
  };
  signal.addEventListener("abort", stop, { once: true });
  const waiting: Waiting[] = [];
  let isFirst = true;
  try {
    for await (const pairs of blocks) {
      if (isFirst || threads < 2) {
        isFirst = false;
        yield { pairs, results: await system.score(pairs, { signal }) };
        continue;
      }
      while (others.length < threads - 1) others.push(new OtherThread(import.meta.url, "serveScores", of));
      const free = others.find(({ load }) => load === 0) ?? others.find(({ load }) => load < AT_ONCE);
      const block = begin(pairs, free?.ask(textsOf(pairs)) ?? system.score(pairs, { signal }));
      waiting.push(block);
      if (free === undefined) await block.results.catch(() => {});
      while (waiting.length > 0 && (waiting[0]!.done || waiting.length > AT_ONCE * threads))
        yield await ended(waiting.shift()!);
    }
    for (const block of waiting) yield await ended(block);
  } finally {
    signal.removeEventListener("abort", stop);
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

/** Another thread with the same system, made when it is first asked. */
type ScoringThread = OtherThread<readonly ScoredTexts[], ScoreResult[]>;
type ScoredTexts = Pick<GoldPair, "a" | "b" | "languages">;

function textsOf(pairs: readonly GoldPair[]): ScoredTexts[] {
  return pairs.map(({ a, b, languages }) => ({ a, b, ...(languages !== undefined && { languages }) }));
}

/**
 * What runs in another thread, which calls it by name: answers lists of pairs with their results.
 * @public
 */
export function serveScores(): void {
  const { name, languages } = threadData() as ThreadSystem;
  let system: Promise<System> | undefined;
  serveThread(
    async (pairs: readonly ScoredTexts[]) => {
      system ??= createSystem(name, { threads: 1, ...(languages && { languages }) });
      return (await system).score(pairs);
    },
    async () => (await system)?.close(),
  );
}
