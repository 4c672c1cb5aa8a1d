import { createHash, randomBytes } from "node:crypto";
import { unlinkSync } from "node:fs";
import { readdir, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

/** Of this machine, in a name: processes of another one that shares the folder are not ours to judge. */
let host: string | undefined;

/** Asked for when a file is written: engines that guard system facts load this room without a question. */
function hostDigest(): string {
  host ??= createHash("sha256").update(hostname()).digest("hex").slice(0, 6);
  return host;
}

/** `.out.tsv.1a2b3c-4711-5d6e7f80.tmp`: beside the file, of this machine and process. */
export function temporaryName(target: string): string {
  const own = `${hostDigest()}-${process.pid}-${randomBytes(4).toString("hex")}`;
  return join(dirname(target), `.${basename(target)}.${own}.tmp`);
}

/** Removes what killed processes of this machine have left of a file; what cannot be removed stays. */
export async function removeAbandoned(target: string): Promise<void> {
  const folder = dirname(target);
  const start = `.${basename(target)}.${hostDigest()}-`;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(start)) continue;
    const [, pid] = /^(\d+)-[0-9a-f]{8}\.tmp$/.exec(name.slice(start.length)) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await unlink(join(folder, name)).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

const open = new Set<string>();

/** Has a file removed should the process end before `keepAtExit`, `process.exit` included. */
export function removeAtExit(path: string): void {
  if (open.size === 0) process.on("exit", removeAll);
  open.add(path);
}

export function keepAtExit(path: string): void {
  open.delete(path);
  if (open.size === 0) process.off("exit", removeAll);
}

function removeAll(): void {
  for (const path of open) {
    try {
      unlinkSync(path);
    } catch {
      // It is gone already, or cannot be removed: nothing more can be done at this point.
    }
  }
}
