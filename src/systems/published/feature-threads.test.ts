import { expect, it } from "vitest";
import { openSet } from "../../data/index.ts";
import { OtherThread } from "../../other-thread.ts";
import { learnCorpus } from "./corpus/learn-corpus.ts";
import { FeatureThreads, featureBlocks } from "./feature-threads.ts";
import type { FeatureAnswer, FeatureTask, TaggedPair } from "./feature-worker.ts";
import { MODULE } from "./serve-features.ts";

// Enough for a third thread.
const rows = (await (await openSet("stsb-dev")).read().toArray()).slice(0, 820);
const pairs = rows.map(
  ({ a, b }): TaggedPair => [
    [a, "en"],
    [b, "en"],
  ],
);
const CHOICE = { languages: ["en"], tokenVectors: true } as const;
/** Of no corpus, of its counts, of its vectors and of its texts; and of vectors of words. */
const FREE = ["token-cosine", "alignment-harmonic", "token-vectors"];
const BOUND = ["idf-overlap", "latent-vectors", "text-model"];
const PLAN = { dimension: 20, textModel: "topics", textDimension: 5 } as const;

async function computed(threads: number) {
  const pool = await FeatureThreads.of(threads);
  try {
    await pool.open(CHOICE);
    const blocks = featureBlocks(pairs);
    const texts = await pool.read(blocks, {});
    const free = await pool.features(blocks, FREE, await pool.learn([], {}), {});
    const corpus = await pool.learn(texts.flat(), PLAN);
    let done = 0;
    const onDone = (count: number) => {
      done += count;
    };
    const bound = await pool.features(blocks, BOUND, corpus, { onDone });
    return { free, bound, corpus, done, owners: new Set(blocks.map(({ owner }) => owner)).size, texts };
  } finally {
    await pool.close();
  }
}

it("gives the same values, to the bit, and learns the same in three threads", {
  timeout: 240_000,
}, async () => {
  const one = await computed(1);
  expect([one.done, one.owners]).toEqual([pairs.length, 1]);
  expect(one.corpus).toEqual(learnCorpus(one.texts.flat(), PLAN));
  const three = await computed(3);
  expect([three.done, three.owners]).toEqual([pairs.length, 3]);
  for (const kind of ["free", "bound", "corpus"] as const) expect(three[kind], kind).toEqual(one[kind]);
});

it("stops where it is asked to, and works on afterwards", { timeout: 120_000 }, async () => {
  const pool = await FeatureThreads.of(2);
  await pool.open(CHOICE);
  const blocks = featureBlocks(pairs);
  const stop = new AbortController();
  const work = pool.features(blocks, FREE, await pool.learn([], {}), {
    signal: stop.signal,
    onDone: () => stop.abort(),
  });
  await expect(work).rejects.toMatchObject({ code: "E_ABORTED" });
  const texts = await pool.read(blocks.slice(0, 2), {});
  expect(texts.map(([a]) => a.lemmas.length > 0)).toEqual(texts.map(() => true));
  const late = new AbortController();
  const learning = pool.learn([...texts.flat(), ...texts.flat()], { dimension: 30 }, late.signal);
  late.abort();
  await expect(learning).rejects.toMatchObject({ code: "E_ABORTED" });
  // The thread that learnt is gone; another takes its place.
  expect(
    await pool.features(blocks.slice(0, 2), ["token-cosine"], await pool.learn([], {}), {}),
  ).toHaveLength(1);
  await pool.close();
});

it("tells what was wrong in another thread as this one would", async () => {
  const other = new OtherThread<FeatureTask, FeatureAnswer>(MODULE, "serveFeatures");
  await other.ask({ kind: "open", choice: CHOICE });
  await expect(other.ask({ kind: "features", families: ["token-cosin"], pairs })).rejects.toMatchObject({
    code: "E_UNKNOWN_NAME",
    message: expect.stringContaining('"token-cosin"; did you mean "token-cosine"'),
  });
  // It goes on afterwards, and ends.
  expect(await other.ask({ kind: "features", families: ["token-cosine"], pairs: [] })).toHaveLength(1);
  await other.end();
  const lost = new OtherThread(`${MODULE}.not-there.js`, "serveFeatures");
  await expect(lost.ask(1)).rejects.toThrow("serve-features.ts.not-there.js");
  await lost.end();
});
