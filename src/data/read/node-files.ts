import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { checkBytes } from "../../arguments.ts";
import { nearestNames, StsError } from "../../errors.ts";
import { pipeBytes } from "../pipes/pipe-bytes.ts";
import { inputError } from "./input-error.ts";

/** Size of the pieces a file is read in. */
const CHUNK = 256 * 1024;

/**
 * Refuses what cannot be read as a file, with the nearest names of its folder for a mistyped one.
 * @throws StsError E_INPUT
 */
export async function checkReadable(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) throw await unreadable(path, found);
  if (found.isDirectory()) {
    throw new StsError(
      "E_INPUT",
      `${path} is a directory; name a file in it, or add its sets: samesay data add ${path}`,
    );
  }
}

async function unreadable(path: string, error: NodeJS.ErrnoException): Promise<StsError> {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") {
    return inputError(path, error);
  }
  const folder = dirname(resolve(path));
  const names = await readdir(folder).catch(() => undefined);
  if (names === undefined)
    return new StsError("E_INPUT", `${path}: no such file, nor such a folder; check the path`);
  const near = nearestNames(basename(path), names);
  const hint =
    near.length > 0 ? `did you mean ${near.map((name) => `"${name}"`).join(" or ")}?` : "check the path";
  return new StsError("E_INPUT", `${path}: no such file; ${hint}`);
}

/** A file's bytes, unpacked when they are gzip (told by content, not by name). */
export async function* fileBytes(path: string): AsyncGenerator<Uint8Array> {
  await checkReadable(path);
  const source = (await stat(path)).isFIFO()
    ? pipeBytes(path)
    : createReadStream(path, { highWaterMark: CHUNK });
  yield* unpacked(source, path);
}

/** True of a file on disk, which may be read from anywhere and more than once; false of pipes and devices. */
export async function isRegular(path: string): Promise<boolean> {
  await checkReadable(path);
  return (await stat(path)).isFile();
}

/**
 * Bytes of a stream, unpacked when they are gzip.
 * @throws StsError E_FORMAT for gzip that is cut short, damaged or followed by garbage, and for a name in
 *   .gz without gzip in it
 */
export async function* unpacked(
  chunks: AsyncIterable<Uint8Array | string>,
  name: string,
): AsyncGenerator<Uint8Array> {
  const source = asBytes(chunks, name)[Symbol.asyncIterator]();
  const start: Uint8Array[] = [];
  let length = 0;
  while (length < 2) {
    const { value, done } = await source.next();
    if (done) break;
    start.push(value);
    length += value.length;
  }
  const head = Buffer.concat(start);
  const all = rejoined(head, source);
  if (head[0] === 0x1f && head[1] === 0x8b) yield* gunzipped(all, name);
  else if (/\.gz$/i.test(name) && head.length > 0) {
    throw new StsError(
      "E_FORMAT",
      `${name}:1: named .gz but holds no gzip data; rename it, or compress it with gzip`,
    );
  } else yield* all;
}

async function* rejoined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* asBytes(
  chunks: AsyncIterable<Uint8Array | string>,
  name: string,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      if (typeof chunk !== "string") checkBytes(chunk, `${name}: a chunk`);
      yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StsError || code === undefined) throw error;
    throw inputError(name, error);
  }
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  let fed = 0;
  let feedError: unknown;
  const feed = (async () => {
    try {
      for await (const chunk of chunks) {
        if (gunzip.destroyed) return;
        fed += chunk.length;
        if (!gunzip.write(chunk)) await drained(gunzip);
      }
      gunzip.end();
    } catch (error) {
      feedError = error;
      gunzip.destroy();
    }
  })();
  let read = false;
  try {
    for await (const chunk of gunzip) yield chunk as Uint8Array;
    read = true;
  } catch (error) {
    read = true;
    if (feedError !== undefined) throw feedError;
    const { code } = error as NodeJS.ErrnoException;
    const problem = code === "Z_BUF_ERROR" ? "the gzip data is cut short" : "the gzip data is damaged";
    throw new StsError("E_FORMAT", `${name}: ${problem}; copy or download the file again`, { cause: error });
  } finally {
    gunzip.destroy();
    // A reader that stops early does not wait for a source that may never go on.
    if (read) await feed;
  }
  if (feedError !== undefined) throw feedError;
  if (gunzip.bytesWritten < fed) {
    throw new StsError(
      "E_FORMAT",
      `${name}: ${fed - gunzip.bytesWritten} bytes of garbage after the gzip data; copy or download the file again`,
    );
  }
}

/** Resolves when the stream takes more, or is gone. */
function drained(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resume) => {
    const done = () => {
      stream.off("drain", done);
      stream.off("close", done);
      resume();
    };
    stream.on("drain", done);
    stream.on("close", done);
  });
}

/** Random access to a file, as Parquet readers want it. Close it when done. */
export async function openRandomAccess(path: string): Promise<{
  byteLength: number;
  slice(start: number, end?: number): Promise<ArrayBuffer>;
  close(): Promise<void>;
}> {
  await checkReadable(path);
  const handle = await open(path, "r").catch((error: unknown) => {
    throw inputError(path, error);
  });
  const { size } = await handle.stat();
  return {
    byteLength: size,
    async slice(start, end = size) {
      const from = start < 0 ? size + start : start;
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - from));
      let done = 0;
      while (done < bytes.length) {
        const { bytesRead } = await handle.read(bytes, done, bytes.length - done, from + done);
        if (bytesRead === 0) break;
        done += bytesRead;
      }
      return bytes.buffer;
    },
    close: () => handle.close(),
  };
}

/** The file's first bytes; fewer when it is shorter. */
export async function firstBytes(path: string, length: number): Promise<Uint8Array> {
  const file = await openRandomAccess(path);
  try {
    return new Uint8Array(await file.slice(0, length));
  } finally {
    await file.close();
  }
}

/** True when something stands at the path. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
