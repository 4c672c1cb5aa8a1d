import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { resolve } from "node:path";

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
