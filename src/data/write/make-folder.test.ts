import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeFolders } from "../../make-folders.ts";

const root = mkdtempSync(join(tmpdir(), "samesay-folders-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("makes all folders of a path, and takes those that are there", async () => {
  const path = join(root, "a", "b", "c");
  await Promise.all([makeFolders(path), makeFolders(join(path, "d")), makeFolders(path)]);
  await makeFolders(path);
  expect(existsSync(join(path, "d"))).toBe(true);
});

it("refuses a file, a file on the way and a dangling link, by the system's codes", async () => {
  writeFileSync(join(root, "file"), "");
  symlinkSync(join(root, "nowhere"), join(root, "dangling"));
  await expect(makeFolders(join(root, "file"))).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolders(join(root, "file", "x"))).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(makeFolders(join(root, "dangling"))).rejects.toMatchObject({ code: "EEXIST" });
});

it.runIf(existsSync("/proc/self"))(
  "ends below /proc, where Node's own recursion spins for ever",
  async () => {
    await expect(makeFolders("/proc/samesay/a/b")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
