import { createWriteStream } from "node:fs";
import { type FileHandle, open, readlink, realpath, rename, stat, unlink } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createGzip, type Gzip } from "node:zlib";
import { checkObject } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { openPipe, writeSome } from "../pipes/pipe-output.ts";
import { keepAtExit, removeAbandoned, removeAtExit, temporaryName } from "./temporary-files.ts";

/** Where results go: a file that appears only when it is whole, or a stream. */
export interface Output {
  /** Buffered; await it: the promise is the back-pressure. */
  write(data: string | Uint8Array): Promise<void>;
  /** Writes what is left; a file then gets its name. */
  close(): Promise<void>;
  /** Gives up: the temporary file goes, what stood under the name before stays. Safe after close. */
  discard(): Promise<void>;
  /** True once nobody reads any more (`| head`): stop quietly. */
  readonly ended: boolean;
}

/**
 * The number of an open stream that a path names: a file behind it must be neither emptied nor replaced, and
 * whoever opened it keeps its place in it.
 */
function descriptorOf(path: string): number | undefined {
  const [, name, number] = /^\/(?:dev\/(stdout|stderr)|(?:dev|proc\/self)\/fd\/(\d+))$/.exec(path) ?? [];
  if (name !== undefined) return name === "stdout" ? 1 : 2;
  return number === undefined ? undefined : Number(number);
}

/** What is called of a stream such as process.stdout. Structural, so that the types need no @types/node. */
export interface StreamLike {
  readonly destroyed?: boolean;
  write(data: string | Uint8Array, done?: () => void): boolean;
  on(event: string, listener: (error: Error) => void): unknown;
  off(event: string, listener: (error: Error) => void): unknown;
}

/** Text gathered before a system call. */
const BUFFER = 256 * 1024;

/**
 * Opens a file for writing: under a temporary name beside it, renamed by close(); gzip when the name ends in
 * .gz. Devices, pipes and open streams (/dev/null, /dev/stdout, /dev/fd/3) are written directly.
 * @throws StsError E_OUTPUT when the place cannot be written
 */
export async function openFileOutput(path: string): Promise<Output> {
  const fd = descriptorOf(path);
  if (fd !== undefined) return streamOutput(createWriteStream("", { fd, autoClose: false }), path);
  const target = await endOfLinks(path);
  const before = await stat(target).catch(() => undefined);
  if (before?.isDirectory()) throw new StsError("E_OUTPUT", `${path} is a directory; name a file in it`);
  const direct = before !== undefined && !before.isFile();
  if (!direct) await removeAbandoned(target);
  const place = direct ? target : temporaryName(target);
  const opened = before?.isFIFO() ? openPipe(place) : open(place, direct ? "a" : "wx", before?.mode ?? 0o666);
  const handle = await opened.catch((error: unknown) => {
    throw outputError(path, error);
  });
  if (!direct) removeAtExit(place);
  const sink = new FileSink(path, handle, place, direct ? undefined : target);
  return /\.gz$/i.test(path) ? new GzipOutput(sink, path) : sink;
}

/** The file that a path leads to through links, whether it is there or not: a link is never replaced by a file. */
async function endOfLinks(path: string): Promise<string> {
  let end = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const next = await readlink(end).catch(() => undefined);
    if (next === undefined) break;
    end = resolve(dirname(end), next);
  }
  return realpath(end).catch(() => end);
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

/** Wraps a stream such as process.stdout. A closed pipe ends it quietly. */
export function streamOutput(stream: StreamLike, name = "stdout"): Output {
  checkObject(stream, "output", "write", "a path or a stream such as process.stdout");
  return new StreamSink(stream, name);
}

/** One line for what the system reports. */
export function outputError(path: string, error: unknown): StsError {
  if (error instanceof StsError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const problems: Record<string, string> = {
    ENOENT: "no such folder; create it first",
    EEXIST: "a file of that name is there; name a folder",
    ENOTDIR: "part of the path is a file; name another place",
    EACCES: "no permission to write there; name another place",
    EPERM: "no permission to write there; name another place",
    EROFS: "the file system is read-only; name another place",
    EBADF: "no such open stream; name a file",
    ENOSPC: "the disk is full; nothing was left behind",
    EDQUOT: "the disk quota is used up; nothing was left behind",
    EFBIG: "the file grows larger than is allowed here; nothing was left behind",
    ENAMETOOLONG: "the name is too long; shorten it",
  };
  const problem = problems[code ?? ""] ?? `cannot be written (${code ?? message})`;
  return new StsError("E_OUTPUT", `${path}: ${problem}`, { cause: error });
}

class FileSink implements Output {
  readonly ended = false;
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #place: string;
  readonly #target: string | undefined;
  #text = "";
  #open = true;

  constructor(path: string, handle: FileHandle, place: string, target: string | undefined) {
    this.#path = path;
    this.#handle = handle;
    this.#place = place;
    this.#target = target;
  }

  async write(data: string | Uint8Array): Promise<void> {
    if (typeof data === "string") {
      this.#text += data;
      if (this.#text.length >= BUFFER) await this.#flush();
      return;
    }
    await this.#flush();
    await this.#put(data);
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    await this.#flush();
    try {
      this.#open = false;
      await this.#handle.close();
      if (this.#target !== undefined) await rename(this.#place, this.#target);
      keepAtExit(this.#place);
    } catch (error) {
      await this.#remove();
      throw outputError(this.#path, error);
    }
  }

  async discard(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.#handle.close().catch(() => {});
    await this.#remove();
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = "";
    if (text !== "") await this.#put(Buffer.from(text));
  }

  async #put(bytes: Uint8Array): Promise<void> {
    try {
      for (let done = 0; done < bytes.length; ) {
        done += await writeSome(this.#handle, bytes, done);
      }
    } catch (error) {
      await this.discard();
      throw outputError(this.#path, error);
    }
  }

  async #remove(): Promise<void> {
    if (this.#target !== undefined) await unlink(this.#place).catch(() => {});
    keepAtExit(this.#place);
  }
}

class GzipOutput implements Output {
  readonly ended = false;
  readonly #sink: Output;
  readonly #gzip: Gzip;
  readonly #pump: Promise<void>;
  #failure: unknown;
  #text = "";

  constructor(sink: Output, path: string) {
    this.#sink = sink;
    const gzip = createGzip({ chunkSize: BUFFER });
    this.#gzip = gzip;
    this.#pump = (async () => {
      try {
        for await (const chunk of gzip) await sink.write(chunk as Uint8Array);
      } catch (error) {
        this.#failure ??= outputError(path, error);
        gzip.destroy();
      }
    })();
  }

  async write(data: string | Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (typeof data === "string") {
      this.#text += data;
      if (this.#text.length < BUFFER) return;
    }
    await this.#flush();
    if (typeof data !== "string") await writeTo(this.#gzip, data);
    if (this.#failure !== undefined) throw this.#failure;
  }

  async close(): Promise<void> {
    await this.#flush();
    this.#gzip.end();
    await this.#pump;
    if (this.#failure !== undefined) throw this.#failure;
    await this.#sink.close();
  }

  async discard(): Promise<void> {
    this.#gzip.destroy();
    await this.#pump;
    await this.#sink.discard();
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = "";
    if (text !== "") await writeTo(this.#gzip, Buffer.from(text));
  }
}

class StreamSink implements Output {
  readonly #stream: StreamLike;
  readonly #name: string;
  #text = "";
  #failure: NodeJS.ErrnoException | undefined;
  readonly #onError: (error: NodeJS.ErrnoException) => void;

  constructor(stream: StreamLike, name: string) {
    this.#stream = stream;
    this.#name = name;
    this.#onError = (error) => {
      this.#failure ??= error;
    };
    stream.on("error", this.#onError);
  }

  get ended(): boolean {
    return this.#failure?.code === "EPIPE" || this.#failure?.code === "ERR_STREAM_DESTROYED";
  }

  async write(data: string | Uint8Array): Promise<void> {
    if (typeof data === "string") {
      this.#text += data;
      if (this.#text.length < BUFFER) return;
    }
    await this.flush();
    if (typeof data !== "string") await this.#put(data);
  }

  /** A pipe's reader waits for whole lines now, not for a full buffer: called between batches. */
  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = "";
    if (text !== "") await this.#put(text);
  }

  async close(): Promise<void> {
    await this.flush();
    // Everything is out once an empty write behind it comes back.
    if (!this.ended && !this.#stream.destroyed) {
      await new Promise<void>((resume) => this.#stream.write("", () => resume()));
    }
    if (this.#failure !== undefined && !this.ended) throw outputError(this.#name, this.#failure);
    this.#stream.off("error", this.#onError);
  }

  async discard(): Promise<void> {
    this.#text = "";
    this.#stream.off("error", this.#onError);
  }

  async #put(data: string | Uint8Array): Promise<void> {
    if (this.ended) return;
    await writeTo(this.#stream, data);
    if (this.#failure !== undefined && !this.ended) throw outputError(this.#name, this.#failure);
  }
}

/** Resolves when the stream takes more, or will never again. */
function writeTo(stream: StreamLike, data: string | Uint8Array): Promise<void> {
  if (stream.destroyed || stream.write(data)) return Promise.resolve();
  return new Promise((resume) => {
    const done = () => {
      for (const event of ["drain", "close", "error"]) stream.off(event, done);
      resume();
    };
    for (const event of ["drain", "close", "error"]) stream.on(event, done);
  });
}
