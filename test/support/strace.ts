import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Debian's strace; undefined where it is absent. */
export const STRACE = existsSync("/usr/bin/strace") ? "/usr/bin/strace" : undefined;

/** What a process and its threads asked of the system. */
export interface Trace {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Sockets made and addresses looked for, one line each. */
  readonly network: readonly string[];
  /** Paths that were opened to be read, there or not. */
  readonly read: readonly string[];
  /** Paths that were made, opened to be written, renamed or deleted; no devices. */
  readonly written: readonly string[];
}

/** Runs a program under strace, to its end. @param log a file for strace's own output */
export async function traced(
  log: string,
  argv: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<Trace> {
  const calls = "network,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat";
  const child = spawn(STRACE!, ["-f", "-qq", "-e", `trace=${calls}`, "-o", log, ...argv], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const lines = readFileSync(log, "utf8").split("\n");
  const paths = (wanted: (line: string) => boolean) =>
    lines.filter(wanted).flatMap((line) => /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? []);
  const isWrite = (line: string) =>
    /\b(creat|mkdir|mkdirat|rename|renameat|renameat2|unlink|unlinkat)\(/.test(line) ||
    (/\bopen(at)?\(/.test(line) && /O_WRONLY|O_RDWR|O_CREAT/.test(line));
  return {
    status,
    stdout,
    stderr,
    network: lines.filter((line) => /\b(socket|connect|sendto|sendmsg|sendmmsg)\(/.test(line)),
    read: paths((line) => /\bopen(at)?\(/.test(line) && !isWrite(line)),
    written: paths(isWrite).filter((path) => !/^\/(dev|proc)\//.test(path)),
  };
}
