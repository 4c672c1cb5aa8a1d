import { abortError, throwIfAborted } from "../../errors.ts";
import { mayStartThreads, OtherThread } from "../../other-thread.ts";
import { takingTurns } from "../../work.ts";
import { type Corpus, NO_CORPUS } from "./corpus/corpus.ts";
import { type CorpusPlan, learnCorpus } from "./corpus/learn-corpus.ts";
import { type ChosenColumns, familiesOf, featureRows } from "./feature-columns.ts";
import type { ReaderChoice, RecipeReader } from "./feature-tools.ts";
import {
  type FeatureAnswer,
  type FeatureAnswers,
  type FeatureTask,
  FeatureWorker,
  type TaggedPair,
} from "./feature-worker.ts";
import type { LearntText } from "./recipe-text.ts";

/** Pairs that a thread takes at once: some tenth of a second's work. */
const BLOCK = 32;
/** A thread compiles the code and reads lists for itself: it is started for so many pairs, not for fewer. */
const PAIRS_A_THREAD = 400;
/** Blocks that another thread has at once: the one that it is at, and one to go on with. */
const AT_ONCE = 2;

/** Pairs that one thread reads, and then has: which one did last is known. */
export interface FeatureBlock {
  readonly pairs: readonly TaggedPair[];
  owner?: number;
}

export function featureBlocks(pairs: readonly TaggedPair[]): FeatureBlock[] {
  return Array.from({ length: Math.ceil(pairs.length / BLOCK) }, (_, k) => ({
    pairs: pairs.slice(k * BLOCK, (k + 1) * BLOCK),
  }));
}

export interface SharedWork {
  readonly signal?: AbortSignal | undefined;
  /** Told of how many pairs more are done. */
  readonly onDone?: (pairs: number) => void;
}

interface Other {
  readonly thread: OtherThread<FeatureTask, FeatureAnswer>;
  choice?: ReaderChoice;
  corpus?: Corpus;
}

/**
 * This thread and others, which read texts and compute features of blocks of pairs; the same values, whoever does. Texts
 * stay read from call to call. Others are started when there are pairs enough, and end with `close`; idle ones keep no
 * process alive.
 */
export class FeatureThreads {
  readonly #threads: number;
  readonly #here = new FeatureWorker();
  #others: Other[] = [];
  #choice: ReaderChoice | undefined;
  #reader: RecipeReader | undefined;
  #corpus: Corpus = NO_CORPUS;
  #shared: Corpus = NO_CORPUS;

  /** @param threads this one among them; by default as many as `defaultThreads` says */
  static async of(threads: number | undefined): Promise<FeatureThreads> {
    if (!mayStartThreads()) return new FeatureThreads(1);
    if (threads !== undefined) return new FeatureThreads(threads);
    const { defaultThreads } = await import("../../vectors/node.ts");
    return new FeatureThreads(defaultThreads());
  }

  private constructor(threads: number) {
    this.#threads = threads;
  }

  /** Opens what texts are read with, where it is not what is open. @throws StsError as `openRecipeReader` */
  async open(choice: ReaderChoice): Promise<RecipeReader> {
    if (this.#reader !== undefined && JSON.stringify(choice) === JSON.stringify(this.#choice))
      return this.#reader;
    this.#reader = await this.#here.open(choice);
    this.#choice = choice;
    return this.#reader;
  }

  /** What corpora and networks are learnt from, of each pair. */
  async read(
    blocks: readonly FeatureBlock[],
    work: SharedWork,
  ): Promise<(readonly [LearntText, LearntText])[]> {
    const texts = await this.#share<"read">(blocks, work, {
      here: async ({ pairs }, turn) => {
        const own: LearntText[] = [];
        for (const text of pairs.flat()) {
          await turn();
          own.push(this.#here.read(...text));
        }
        return own;
      },
      there: ({ pairs }) => ({ kind: "read", texts: pairs.flat() }),
    });
    const all = texts.flat();
    return Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!]);
  }

  /** As `learnCorpus`, by another thread where one is there, so that this one can go on and be stopped. */
  async learn(texts: readonly LearntText[], plan: CorpusPlan, signal?: AbortSignal): Promise<Corpus> {
    throwIfAborted(signal);
    const [other] = this.#living();
    if (other === undefined) return learnCorpus(texts, plan);
    const stop = () => other.thread.refuse(abortError(signal!));
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return await ask(other, {
        kind: "learn",
        texts: texts.map(({ lemmas, aligner: { heads, words } }) => ({ lemmas, aligner: { heads, words } })),
        plan,
      });
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Values of families of features, shape [families][pairs * columns]. */
  async features(
    blocks: readonly FeatureBlock[],
    families: readonly string[],
    corpus: Corpus,
    work: SharedWork,
  ): Promise<Float64Array[]> {
    if (families.length === 0) return [];
    this.#use(corpus);
    const values = await this.#share<"features">(blocks, work, {
      here: ({ pairs }, turn) => this.#here.features(families, pairs, turn),
      there: ({ pairs }) => ({ kind: "features", families, pairs }),
    });
    return families.map((_, k) => joined(values.map((own) => own[k]!)));
  }

  /** Features of each pair, shape [pairs][columns]. */
  async rows(
    blocks: readonly FeatureBlock[],
    chosen: readonly ChosenColumns[],
    corpus: Corpus,
    work: SharedWork,
  ): Promise<Float64Array[]> {
    const families = familiesOf(chosen).map(({ name }) => name);
    const values = await this.features(blocks, families, corpus, work);
    const pairs = blocks.reduce((sum, block) => sum + block.pairs.length, 0);
    return featureRows(chosen, new Map(families.map((name, k) => [name, values[k]!])), pairs);
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.splice(0).map(({ thread }) => thread.end()));
  }

  #use(corpus: Corpus): void {
    if (corpus === this.#corpus) return;
    this.#here.use(corpus);
    this.#corpus = corpus;
    this.#shared = corpus;
  }

  /** Answers of all blocks, in their order: each thread takes those that it has read, then what is left. */
  async #share<Kind extends "read" | "features">(
    blocks: readonly FeatureBlock[],
    { signal, onDone }: SharedWork,
    by: {
      here(block: FeatureBlock, turn: () => Promise<void>): Promise<FeatureAnswers[Kind]>;
      there(block: FeatureBlock): FeatureTask;
    },
  ): Promise<FeatureAnswers[Kind][]> {
    throwIfAborted(signal);
    const answers: FeatureAnswers[Kind][] = [];
    const queue = new BlockQueue(blocks);
    const turn = takingTurns(signal);
    let failed = false;
    const work = async (owner: number, answer: (block: FeatureBlock) => Promise<FeatureAnswers[Kind]>) => {
      try {
        for (let at = queue.take(owner); at !== undefined && !failed; at = queue.take(owner)) {
          const block = blocks[at]!;
          answers[at] = await answer(block);
          throwIfAborted(signal);
          onDone?.(block.pairs.length);
        }
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    const others = await this.#started(blocks);
    await Promise.all([
      work(0, (block) => by.here(block, turn)),
      ...others.flatMap((other, k) =>
        Array.from({ length: AT_ONCE }, () =>
          work(k + 1, async (block) => (await ask(other, by.there(block))) as FeatureAnswers[Kind]),
        ),
      ),
    ]);
    return answers;
  }

  /** Other threads, as many as the pairs are worth, with the same open. */
  async #started(blocks: readonly FeatureBlock[]): Promise<readonly Other[]> {
    const worth = Math.floor((blocks.length * BLOCK) / PAIRS_A_THREAD);
    const others = this.#living();
    if (others.length < Math.min(this.#threads - 1, worth)) {
      const { MODULE } = await import("./serve-features.ts");
      while (others.length < Math.min(this.#threads - 1, worth))
        others.push({ thread: new OtherThread(MODULE, "serveFeatures") });
    }
    if (others.length > 0 && this.#shared === this.#corpus) this.#shared = inSharedMemory(this.#corpus);
    for (const other of others) this.#bring(other);
    return others;
  }

  /** Others that can be asked. */
  #living(): Other[] {
    this.#others = this.#others.filter(({ thread }) => !thread.isLost);
    return this.#others;
  }

  /** Has another thread open what is open here. What goes wrong there is told by the first answer that is waited for. */
  #bring(other: Other): void {
    const tell = (task: FeatureTask) => other.thread.ask(task).catch((cause) => other.thread.refuse(cause));
    if (other.choice !== this.#choice) {
      tell({ kind: "open", choice: this.#choice! });
      other.choice = this.#choice!;
    }
    if (other.corpus === this.#shared) return;
    tell({ kind: "use", corpus: this.#shared });
    other.corpus = this.#shared;
  }
}

async function ask<Kind extends FeatureTask["kind"]>(
  { thread }: Other,
  task: Extract<FeatureTask, { kind: Kind }>,
): Promise<FeatureAnswers[Kind]> {
  return (await thread.ask(task)) as FeatureAnswers[Kind];
}

/** Blocks that no one has taken, by who has their texts. */
class BlockQueue {
  readonly #blocks: readonly FeatureBlock[];
  readonly #left = new Map<number | undefined, number[]>();

  constructor(blocks: readonly FeatureBlock[]) {
    this.#blocks = blocks;
    for (const [at, { owner }] of blocks.entries()) {
      const own = this.#left.get(owner) ?? [];
      this.#left.set(owner, own);
      own.push(at);
    }
  }

  /** Number of a block for that thread: one of its own, else of no one's, else the last of whoever has most. */
  take(owner: number): number | undefined {
    const at = this.#left.get(owner)?.shift() ?? this.#left.get(undefined)?.shift() ?? this.#fullest()?.pop();
    if (at !== undefined) this.#blocks[at]!.owner = owner;
    return at;
  }

  #fullest(): number[] | undefined {
    let most: number[] | undefined;
    for (const own of this.#left.values()) if (own.length > (most?.length ?? 0)) most = own;
    return most;
  }
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** A copy whose numbers all threads read in one place. */
function inSharedMemory<T>(value: T): T {
  if (value instanceof Float32Array || value instanceof Float64Array) {
    const shared = new SharedArrayBuffer(value.byteLength);
    const copy = value instanceof Float32Array ? new Float32Array(shared) : new Float64Array(shared);
    copy.set(value);
    return copy as T;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, inSharedMemory(own)])) as T;
}
