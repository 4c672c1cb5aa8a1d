import type { Readable, Writable } from "node:stream";
import type { CliIo, Progress } from "./command.ts";

/** What of the process a command line needs; a test passes its own streams. */
export interface ProcessLike {
  readonly stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  readonly stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** CliIo plus the exit code it has gathered. */
export interface CollectingIo extends CliIo {
  /** Of the terminal that results go to; undefined for a file or pipe. */
  readonly columns: number | undefined;
  /** 1 after `answerNo()`, else 0. */
  readonly answerCode: () => 0 | 1;
  error(text: string): void;
}

/** The stream takes more, or never will: its reader is gone. */
const TAKEN = ["drain", "close", "error"] as const;

export function createIo(streams: ProcessLike, signal: AbortSignal): CollectingIo {
  let code: 0 | 1 = 0;
  const { stdin, stdout } = streams;
  let left = false;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") left = true;
  });
  const ended = () => left || (stdout as Writable).destroyed;
  const print = (text: string): Promise<void> =>
    new Promise((resolve) => {
      if (ended() || stdout.write(text) || signal.aborted) {
        resolve();
        return;
      }
      const done = () => {
        for (const event of TAKEN) stdout.off(event, done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      for (const event of TAKEN) stdout.on(event, done);
      // A reader that has stalled must not make the command deaf.
      signal.addEventListener("abort", done);
    });
  // A command that waits for standard input would wait on after Ctrl-C.
  signal.addEventListener("abort", () => (stdin as Readable).destroy?.(), { once: true });
  return {
    print,
    printJson: (_, document) => print(`${JSON.stringify(document, null, 2)}\n`),
    printJsonLine: (_, document) => print(`${JSON.stringify(document)}\n`),
    note: (text) => void streams.stderr.write(`${text}\n`),
    error: (text) => void streams.stderr.write(`${text}\n`),
    progress: (label, total) => (streams.stderr.isTTY ? delayedBar(streams.stderr, label, total) : silent),
    columns: stdout.columns,
    signal,
    stdin,
    stdout,
    ended,
    stdinIsTerminal: stdin.isTTY === true,
    stdoutIsTerminal: stdout.isTTY === true,
    answerNo: () => {
      code = 1;
    },
    answerCode: () => code,
  };
}

const silent: Progress = { update: () => {}, stop: () => {} };

const DELAY_MS = 2000;

/** Shows itself only once the work has taken two seconds, so short work stays quiet. */
function delayedBar(stream: NodeJS.WritableStream, label: string, total: number | undefined): Progress {
  const started = Date.now();
  let bar: { update(done: number, payload?: object): void; stop(): void } | undefined;
  let loading = false;
  let stopped = false;
  let done = 0;
  const show = async () => {
    loading = true;
    const { default: cliProgress } = await import("cli-progress");
    if (stopped) return;
    const format =
      total === undefined
        ? `${label}  {value} done  {rate}/s`
        : `${label}  {bar} {percentage}%  {value}/{total}  {rate}/s  {eta_formatted} left`;
    const single = new cliProgress.SingleBar(
      { format, stream, hideCursor: true, clearOnComplete: true, fps: 5, etaBuffer: 50 },
      cliProgress.Presets.shades_classic,
    );
    single.start(total ?? 0, done, { rate: rate() });
    bar = single;
  };
  const rate = () => Math.round((1000 * done) / Math.max(1, Date.now() - started));
  return {
    update(next) {
      done = next;
      if (bar !== undefined) bar.update(done, { rate: rate() });
      else if (!loading && Date.now() - started > DELAY_MS) void show();
    },
    stop() {
      stopped = true;
      bar?.stop();
    },
  };
}
