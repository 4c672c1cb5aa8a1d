import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** How often a pipe that nobody reads, or that is full, is asked again, in ms. */
const REST = 25;

/**
 * Opens a named pipe for writing once somebody reads it. It is asked again and again rather than waited for: a wait
 * for a reader that never comes holds one of Node's few threads, and not even `process.exit` ends it.
 */
export async function openPipe(path: string): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      // ENXIO: nobody reads it yet.
      if ((error as NodeJS.ErrnoException).code !== "ENXIO") throw error;
    }
    await sleep(REST);
  }
}

/** Writes as many bytes from `start` on as the file takes; of a full pipe, after a rest. @returns how many */
export async function writeSome(handle: FileHandle, bytes: Uint8Array, start: number): Promise<number> {
  for (;;) {
    try {
      return (await handle.write(bytes, start, bytes.length - start)).bytesWritten;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
    await sleep(REST);
  }
}
