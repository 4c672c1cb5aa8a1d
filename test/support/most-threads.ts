import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The most threads that a process has until it ends; where Linux tells. */
export async function mostThreads(child: ChildProcess): Promise<number> {
  let most = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const tasks = `/proc/${child.pid}/task`;
    if (existsSync(tasks)) most = Math.max(most, readdirSync(tasks).length);
    await sleep(10);
  }
  return most;
}
