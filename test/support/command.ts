import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** The built command, as a user runs it. */
export const BIN = resolve("dist/cli/main.js");

export interface CommandRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a run says on stderr, without the notice that weights of eight bits give on some processors (src/vectors/onnx/self-test.ts). */
export function ownWords(stderr: string): string {
  return stderr.replace(/^model "[^"]+" gives other .* on this processor .*\n/gm, "");
}

/** Runs `samesay ...args`. */
export function samesay(
  args: readonly string[],
  options: { input?: string | Uint8Array; cwd?: string; env?: Record<string, string> } = {},
): CommandRun {
  const { input = "", cwd, env } = options;
  const result: SpawnSyncReturns<string> = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
  });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** One thread in which the built command line stays loaded. */
let server: { readonly worker: Worker; readonly flag: Int32Array } | undefined;

/**
 * What `samesay ...args` answers, without a process of its own: the built command line runs in a thread that keeps what
 * it has loaded. For tests of what a command says; how its process starts, ends and is stopped is for `samesay`.
 */
export function samesayInside(
  args: readonly string[],
  options: { input?: string | Uint8Array; cwd?: string; env?: Record<string, string> } = {},
): CommandRun {
  const { input = "", cwd, env = {} } = options;
  // Where home is, is the process's own to say.
  if (env.HOME !== undefined) return samesay(args, options);
  if (server === undefined) {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const bin = pathToFileURL(BIN);
    const worker = new Worker(new URL("./command-worker.mjs", import.meta.url), {
      workerData: { bin: String(bin), flag },
    });
    worker.unref();
    server = { worker, flag };
  }
  const { worker, flag } = server;
  const { port1, port2 } = new MessageChannel();
  Atomics.store(flag, 0, 0);
  const home = process.cwd();
  if (cwd !== undefined) process.chdir(cwd);
  worker.postMessage({ port: port2, args, env, input }, [port2]);
  Atomics.wait(flag, 0, 0);
  process.chdir(home);
  const answer = receiveMessageOnPort(port1)?.message as CommandRun;
  port1.close();
  return answer;
}
