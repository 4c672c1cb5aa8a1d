import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkFilePlace, checkFolderPlace } from "./check-places.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (path: string) => join(folder, path);

it("lets pass what can be written, and leaves nothing behind", async () => {
  writeFileSync(at("there.tsv"), "kept");
  await checkFilePlace(at("there.tsv"));
  await checkFilePlace(at("new.tsv.gz"));
  await checkFilePlace("/dev/null");
  await checkFolderPlace(at("a/b/c"));
  await checkFolderPlace(folder);
  expect(readdirSync(folder)).toEqual(["there.tsv"]);
});

it("says before the work what would fail after it", async () => {
  mkdirSync(at("folder"));
  const refusals: [() => Promise<void>, string][] = [
    [() => checkFilePlace(at("none/x.html")), "no such folder"],
    [() => checkFilePlace(at("there.tsv/x.html")), "part of the path is a file"],
    [() => checkFilePlace(at("folder")), "is a directory; name a file in it"],
    [() => checkFolderPlace(at("there.tsv")), "part of the path is a file"],
    [() => checkFolderPlace(at("there.tsv/plots")), "part of the path is a file"],
  ];
  if (process.platform === "linux")
    refusals.push([() => checkFolderPlace("/proc/samesay/plots"), "/proc/samesay/plots: "]);
  for (const [check, message] of refusals)
    await expect(check(), message).rejects.toMatchObject({
      code: "E_OUTPUT",
      message: expect.stringContaining(message),
    });
});
