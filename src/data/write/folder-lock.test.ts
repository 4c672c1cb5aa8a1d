import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { withFolderLock } from "./folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-lock-"));
const lock = join(folder, ".samesay.lock");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("lets one at a time read and rewrite a file", async () => {
  const path = join(folder, "count");
  writeFileSync(path, "0");
  const add = () =>
    withFolderLock(folder, async () => {
      const count = Number(readFileSync(path, "utf8"));
      await sleep(1);
      writeFileSync(path, String(count + 1));
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect(readFileSync(path, "utf8")).toBe("20");
  expect(existsSync(lock)).toBe(false);
});

it("gives the lock back when the work fails", async () => {
  await expect(withFolderLock(folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

it("takes over the lock of a process that is gone, and one that nobody touches", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, `${pid} ${hostname()} x`);
  expect(await withFolderLock(folder, async () => "done")).toBe("done");
  writeFileSync(lock, "1 elsewhere x");
  const before = new Date(Date.now() - 60_000);
  utimesSync(lock, before, before);
  expect(await withFolderLock(folder, async () => "done")).toBe("done");
});
