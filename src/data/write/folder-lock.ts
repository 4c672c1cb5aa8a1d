import { randomBytes } from "node:crypto";
import { open, readFile, stat, unlink, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StsError } from "../../errors.ts";
import { makeFolder } from "./make-folder.ts";
import { outputError } from "./node-output.ts";

const LOCK = ".samesay.lock";
/** A holder touches its lock this often, in ms; one untouched for STALE is nobody's. */
const TOUCH = 2_000;
const STALE = 20_000;
const PATIENCE = 60_000;

/**
 * Does work that reads and rewrites files of a folder while no other process does: a lock file that only one can
 * create. The lock of a process that is gone, or has not touched it for 20 s, is taken over.
 * @throws StsError E_OUTPUT when the folder cannot be written, or another process holds it for a minute
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await makeFolder(folder);
  const path = join(folder, LOCK);
  const own = `${process.pid} ${hostname()} ${randomBytes(8).toString("hex")}`;
  for (const start = Date.now(); !(await created(path, own)); await sleep(10 + 40 * Math.random())) {
    await removeAbandoned(path);
    if (Date.now() - start > PATIENCE) {
      throw new StsError(
        "E_OUTPUT",
        `${path}: another process works there; wait for it, or remove the file if there is none`,
      );
    }
  }
  const touching = setInterval(() => void touch(path), TOUCH);
  touching.unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    // Not the lock of another, should this process have slept until its own was taken over.
    if ((await content(path)) === own) await unlink(path).catch(() => {});
  }
}

/** False when the file is there already. */
async function created(path: string, text: string): Promise<boolean> {
  const handle = await open(path, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw outputError(path, error);
  });
  if (handle === undefined) return false;
  await handle.writeFile(text).finally(() => handle.close());
  return true;
}

/** One waiting process at a time looks and removes, or two could: the second a lock that is somebody's again. */
async function removeAbandoned(path: string): Promise<void> {
  if (!(await isAbandoned(path))) return;
  const taking = `${path}.taking`;
  if (!(await created(taking, ""))) {
    const found = await stat(taking).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > STALE) await unlink(taking).catch(() => {});
    return;
  }
  if (await isAbandoned(path)) await unlink(path).catch(() => {});
  await unlink(taking).catch(() => {});
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return false;
  if (Date.now() - found.mtimeMs > STALE) return true;
  const [pid = "", host] = ((await content(path)) ?? "").split(" ");
  return host === hostname() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

async function content(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}
