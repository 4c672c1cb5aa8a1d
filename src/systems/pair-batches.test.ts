import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { batchesOf } from "./pair-batches.ts";

async function gather<T>(batches: AsyncIterable<T[]>): Promise<T[][]> {
  const all: T[][] = [];
  for await (const batch of batches) all.push(batch);
  return all;
}

describe("batches of a source", () => {
  it("are full where nothing is waited for, and keep the order", async () => {
    async function* quick() {
      for (let i = 0; i < 7; i++) yield i;
    }
    const wanted = [[0, 1, 2], [3, 4, 5], [6]];
    expect(await gather(batchesOf([0, 1, 2, 3, 4, 5, 6], { size: 3 }))).toEqual(wanted);
    expect(await gather(batchesOf(quick(), { size: 3 }))).toEqual(wanted);
    expect(await gather(batchesOf([], { size: 3 }))).toEqual([]);
  });

  it("are handed on while a slow source keeps the next item back", async () => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slow() {
      yield 1;
      yield 2;
      await gate;
      yield 3;
    }
    const batches = batchesOf(slow(), { size: 1000 });
    // The source ends only once the first batch is here: without it this would wait for ever.
    expect(await batches.next()).toEqual({ done: false, value: [1, 2] });
    release();
    expect(await batches.next()).toEqual({ done: false, value: [3] });
    expect(await batches.next()).toEqual({ done: true, value: undefined });
  });

  it("pass on what the source throws after a batch was handed on, once", async () => {
    async function* failing() {
      yield 1;
      await sleep(60);
      throw new RangeError("the database went away");
    }
    const batches = batchesOf(failing(), { size: 10 });
    expect(await batches.next()).toEqual({ done: false, value: [1] });
    // Meanwhile the source fails: no unhandled rejection, but the next call's.
    await sleep(80);
    await expect(batches.next()).rejects.toThrow("the database went away");
  });

  it("end with the signal between an item and the next, and leave the source", async () => {
    const controller = new AbortController();
    let left = 0;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: false, value: 1 }) as const,
        return: async () => {
          left++;
          return { done: true, value: undefined } as const;
        },
      }),
    };
    const batches = batchesOf<number>(source, { size: 2, signal: controller.signal });
    expect((await batches.next()).value).toEqual([1, 1]);
    controller.abort();
    await expect(batches.next()).rejects.toMatchObject({ code: "E_ABORTED" });
    expect(left).toBe(1);
  });
});
