import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Size of the pieces a pipe is read in. */
const CHUNK = 256 * 1024;

/** How often a pipe without bytes is asked again, in ms. */
const PIPE_REST = 25;

/**
 * Bytes of a named pipe, until its last writer closes it. It is asked again and again rather than waited for: a wait
 * for a writer that never comes holds one of Node's few threads, and not even `process.exit` ends it.
 */
export async function* pipeBytes(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    let written = false;
    for (;;) {
      const bytes = new Uint8Array(CHUNK);
      // EAGAIN: somebody writes to it, but nothing yet.
      const count = await handle.read(bytes, 0, CHUNK, null).then(
        ({ bytesRead }) => bytesRead,
        (error: NodeJS.ErrnoException) => {
          if (error.code === "EAGAIN") return undefined;
          throw error;
        },
      );
      written ||= count !== 0;
      if (count === 0 && written) return;
      if (count) yield bytes.subarray(0, count);
      else await sleep(PIPE_REST);
    }
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a pipe for all who read it, however often: they are taken from it once and kept in memory.
 * @returns undefined for what is no pipe
 */
export async function heldPipe(path: string): Promise<HeldPipe | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFIFO() !== true) return undefined;
  let taken: Promise<Uint8Array[]> | undefined;
  const take = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of pipeBytes(path)) chunks.push(chunk);
    return chunks;
  };
  return {
    async *bytes() {
      taken ??= take();
      yield* await taken;
    },
    async sha256() {
      const hash = createHash("sha256");
      taken ??= take();
      for (const chunk of await taken) hash.update(chunk);
      return hash.digest("hex");
    },
  };
}

/** A pipe whose bytes are kept. */
export interface HeldPipe {
  bytes(): AsyncGenerator<Uint8Array>;
  /** Of the bytes as they came. */
  sha256(): Promise<string>;
}
